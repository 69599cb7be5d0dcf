"""Words for codes: what a refusal, a call, a phase, an event or a problem is in plain English.

Everything else deals in codes with parameters; sentences are only here. Amounts come as cents and leave as dollars.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from feltwright.engine.actions import Detail
from feltwright.engine.events import (
    Announced,
    BetPlaced,
    CardDealt,
    DiceOffered,
    Event,
    MarkerMoved,
    ProcedureNoted,
    WheelSpun,
)
from feltwright.engine.options import OptionProblem
from feltwright.engine.refusals import Refusal
from feltwright.engine.tally import Tally
from feltwright.engine.wagers import BetKey, Result
from feltwright.files.problems import FileProblem
from feltwright.speech import money, speak
from feltwright.store.chain import Body, Closed, Opened, Remarked, Stepped
from feltwright.store.problems import JournalProblem

REFUSALS = {
    "ABOVE_CASINO_MAXIMUM": "{cents} is above the casino maximum of {maximum}; only the casino's heads may allow it.",
    "ABOVE_MAXIMUM": "{cents} is too much: the most that may be bet here is {maximum}.",
    "ALWAYS_ON": "{wager} always works; it is not called on or off.",
    "BACK_TO_BACK_NEEDS_MINIMUM": "Back-to-Back needs at least {minimum} of yours on the regular game.",
    "BAD_PARTICULAR": "That particular does not fit here.",
    "BELOW_MINIMUM": "{cents} is too little: the least that may be bet here is {minimum}.",
    "BETS_ON_FELT": "Seat {seat} still has bets on the felt.",
    "CANNOT_BE_PAID": "{cents} cannot be paid exactly: bet a multiple of {unit}.",
    "CANNOT_HAPPEN_NOW": "{code} cannot happen at this moment.",
    "CARDS_ARE_OUT": "The first card is dealt: wagers are no longer touched.",
    "CARDS_NOT_READY": "The cards are being prepared; bets are taken when they are ready.",
    "CARDS_WAIT_FOR_PLAYER": "The cards lie spread until a player comes to look at them.",
    "COLOUR_IN_USE": "Somebody at this table already plays {colour}.",
    "COLOUR_MISSING": "Seat {seat} needs a chip colour of its own.",
    "COMES_BY_TRAVEL": "{wager} is not bet directly: the chips move there from the come area.",
    "COMMISSION_OUTSTANDING": "Collect the {cents} of commission outstanding before the shuffle.",
    "COMMISSION_OWED": "Seat {seat} owes {cents} of commission and needs the chips for it.",
    "CONTRACT_BET": "{wager} stays up until it is decided.",
    "COUPON_ON_LINE_ONLY": "Match play coupons go on Pass or Don't Pass only.",
    "CUT_IS_OFFERED": "The cut is still offered to seat {seat}.",
    "CUT_NOT_OFFERED": "The cut is not offered to seat {seat} now.",
    "CUT_TOO_NEAR_THE_END": "Cut at least {least} cards from either end of the {cards}.",
    "DICE_ARE_OFFERED": "The dice are still being offered round the table.",
    "DICE_IN_AIR": "The dice are out; leave the bets alone.",
    "DICE_NOT_OFFERED": "The dice are not offered to seat {seat} now.",
    "DICE_NOT_READY": "Nobody has the dice ready to throw.",
    "DONT_AFTER_POINT": "The point is {point}; Don't Pass waits for the next come-out.",
    "DOUBLE_TOTALS": "{total} may not be doubled, only 10 and 11.",
    "ENOUGH_CARDS": "There are enough cards for what is dealt next ({wanted}).",
    "HAND_NOT_OPEN": "{hand} is not open: {stand} on the stand.",
    "HOLDS_THE_DICE": "Seat {seat} has the dice; pass them first.",
    "IMPOSSIBLE_OUTCOME": "That cannot come up.",
    "INSURANCE_TOO_HIGH": "{cents} is too much: insurance goes up to {maximum} here.",
    "LATE_BET_NEEDS": "The dice are out: the bet counts only if confirmed by {by}.",
    "MADE_BY_DECISION": "{wager} is made by deciding so when the hand is played.",
    "MORE_THAN_THERE_IS": "There is only {there} to take, not {cents}.",
    "MORE_THAN_THE_WAGER": "{cents} is more than the wager it doubles: {maximum} at most.",
    "NAME_MISSING": "Seat {seat} needs a player's name.",
    "NEEDS_CONFIRMATION": "This has to be confirmed by {by}.",
    "NOTHING_TO_BURN": "No card is burned now.",
    "NOTHING_OWED": "No commission is owed that could be collected now.",
    "NOTHING_LEFT_TO_CHANCE": "Nothing is left to chance at this moment.",
    "NOT_A_PAIR": "Only two cards of the same value are split.",
    "NOT_CHOOSING_DICE": "Seat {seat} has no dice to choose from now.",
    "NOT_CUTTING": "The cards are not being cut now.",
    "NOT_DESIGNATED": "At this table it is the {designated} who calls No Roll.",
    "NOT_ENOUGH_MONEY": "That takes {needed}, and there is only {bankroll} in the rack.",
    "NOT_IN_THIS_GAME": "There is no such thing in this game.",
    "NOT_IN_THIS_TEXT": "The rules in force have no such choice.",
    "NOT_OFFERED_HERE": "At this table nobody may {choice}.",
    "NOT_READY_TO_DEAL": "The cards cannot be dealt now.",
    "NOT_THE_NEXT_STEP": "Not yet: {next} comes first.",
    "NOT_THE_SHOOTER": "Seat {seat} does not have the dice.",
    "NOT_WHOLE_CHIPS": "{cents} cannot be made up of {chip} chips.",
    "NOT_SHUFFLING": "The cards are not shuffled now.",
    "NOT_YOUR_POSITION": "Position {position} is not for seat {seat} to bet on.",
    "NOT_YOUR_TURN": "It is seat {seat}'s turn.",
    "NO_BURNED_CARD_TO_SHOW": "There is no burned card to be shown.",
    "NO_CARD_TO_DRAW": "There is no card to draw.",
    "NO_COME_BETS_LEFT": "No come bets are left to roll for.",
    "NO_COME_ON_COME_OUT": "There is no come betting on a come-out; bet the line.",
    "NO_DECISION_NOW": "There is nothing to decide now.",
    "NO_HAND_THERE": "There is no such hand at position {position}.",
    "NO_INSURANCE_NOW": "Insurance is taken only between the deal and the dealer's look, when he shows an ace.",
    "NO_MORE_BETS": "No more bets: the betting is closed.",
    "NO_SHOOTER": "Nobody is shooting.",
    "NO_SHUFFLER": "No shuffle machine is in use.",
    "NO_SUCH_BET": "Seat {seat} has nothing on {wager}.",
    "NO_SUCH_SEAT": "There is no seat {seat}: the table has {seats}.",
    "NO_WAGERS": "Nobody has made a wager.",
    "ODDS_ABOVE_CAP": "Odds of {multiple} times are offered: {maximum} at most behind this bet.",
    "ODDS_NEED_FLAT": "Odds need a {flat} bet of yours that has its number.",
    "ONE_BACK_TO_BACK": "One Back-to-Back number a spin.",
    "ONE_CARD_ON_SPLIT_ACES": "A split ace gets one card only.",
    "ONLY_ON_TWO_CARDS": "Only the first two cards of a hand let a player {choice}.",
    "ON_WITH_THE_POINT": "{wager} works anyway while the point is on.",
    "OTHERS_MAY_SHOOT": "Somebody else may still take the dice.",
    "PARTICULAR_MISSING": "Say also: {name}.",
    "PASS_AFTER_POINT": "The point is {point}: Pass waits for the next come-out, a Put bet is for now.",
    "POSITION_TAKEN": "Somebody else's chips lie at position {position}.",
    "RAISES_NOT_OPEN": "Raises are taken only between a spread and Raises closed.",
    "RAISE_ABOVE_BET": "A raise goes up to the original bet, {maximum} here.",
    "RAISE_NEEDS_BET": "Only a bet can be raised.",
    "SEAT_EMPTY": "Nobody sits at seat {seat}.",
    "SEAT_TAKEN": "{name} already sits at seat {seat}.",
    "SESSION_STOPPED": "The journal cannot be written, so nothing more can happen in this session.",
    "SHOOTER_NEEDS_LINE_BET": "Seat {seat} shoots and needs a Pass or Don't Pass bet first.",
    "SPLIT_THREE_TIMES": "A hand is split three times at most.",
    "TENDER_NOT_TAKEN": "A bet in {tender} is not taken here.",
    "TIE_NEEDS_INITIAL": "A tie wager needs an initial wager beside it.",
    "TWO_WAGERS_NEEDED": "Position {position} needs a wager for each of its two hands.",
    "UNEQUAL_WAGERS": "The two wagers at position {position} must be equal.",
    "UNKNOWN_DECISION": "There is no decision called {choice}.",
    "UNKNOWN_IRREGULARITY": "The rules know no irregularity called {code}.",
    "UNKNOWN_STEP": "There is no step called {step}.",
    "WAGER_NOT_OFFERED": "{wager} is not offered at this table.",
    "WAR_EQUALS_INITIAL": "War takes exactly {cents}, as much as the initial wager.",
    "WRONG_DEVICE": "What is wanted now is an outcome of the {device}, not a {given}.",
    "ABOVE_FIVE_TIMES": "{cents} is too much: neither wager may be more than five times the other, {maximum} here.",
    "ANTE_MUST_PLAY": "With an ante the hand is played or folded.",
    "ANTE_TOO_SMALL": "That takes an ante of at least {needed} beside it.",
    "COMES_BY_DECISION": "{wager} is not bet directly: it comes with the player's decision.",
    "COUPON_ON_ANTE_ONLY": "Match play coupons go on the ante only.",
    "HAND_DECIDED": "That hand has been decided: {choice}.",
    "HAND_IN_PLAY": "Seat {seat} has a hand in this round.",
    "NOTHING_BET": "Nobody has bet yet.",
    "NOT_ADJACENT": "Two positions next to each other at most: {position} is not one of them.",
    "NOT_DECIDING": "There is nothing to decide now.",
    "NO_SUCH_HAND": "Seat {seat} has no such hand.",
    "PLAY_EQUALS_ANTE": "The play wager equals the ante: {needed}, not {cents}.",
    "PLAY_NEEDS_ANTE": "Without an ante there is nothing to play for.",
    "PLAY_OUT_OF_RANGE": "The play wager is {minimum} to {maximum}, not {cents}.",
    "PLAY_NOT_A_MULTIPLE": "The play wager is one, two or three times {unit}, not {cents}.",
}

ANNOUNCEMENTS = {
    "NO_MORE_BETS": "No more bets, please",
    "NO_SPIN": "No spin",
    "NO_ROLL": "No roll",
    "NUMBER_IS": "{number_call}",
    "WINNING_CARD": "{card}",
    "PAIR_IN_TWO_OPEN": "Pair in two may be bet",
    "PAIR_IN_THREE_OPEN": "Pair in three may be bet",
    "FLUSH_OPEN": "Flush may be bet",
    "OPEN_STRAIGHT_OPEN": "Straight, open, may be bet",
    "INSIDE_STRAIGHT_OPEN": "Straight, inside, may be bet",
    "OPEN_STRAIGHT_FLUSH_OPEN": "Straight flush, open, may be bet",
    "INSIDE_STRAIGHT_FLUSH_OPEN": "Straight flush, inside, may be bet",
    "THREE_OF_A_KIND_OPEN": "Three of a kind may be bet",
    "NATURAL": "{roll_call}, front line winner",
    "CRAPS_OUT": "{roll_call}, line away",
    "POINT_IS": "{roll_call}; mark the point, {total_word}",
    "POINT_MADE": "Winner {total_word}, front line winner",
    "SEVEN_OUT": "Seven out, line away",
    "TOTAL_IS": "{roll_call}",
    "PLAYER_COUNT": "Player has {count}",
    "BANKER_COUNT": "Banker has {count}",
    "PLAYER_WINS": "Player wins, {player} over {banker}",
    "BANKER_WINS": "Banker wins, {banker} over {player}",
    "TIE_HAND": "Tie hand, {player} all",
    "LAST_HAND": "Last hand",
    "PHANTOM_HAND": "A phantom hand: no bets, please",
    "HOUSE_CARD": "The house has the {card}",
    "CONSECUTIVE_TIE": "The hands are consecutive, tie hand",
    "PAIR": "We have a pair",
    "THREE_OF_A_KIND": "Three of a kind",
    "NO_THREE_OF_A_KIND": "No three of a kind, tie hand",
    "SPREAD_IS": "The spread is {spread}",
    "RAISES_CLOSED": "Raises closed",
    "THIRD_CARD": "{card}",
    "DEALER_SHOWS": "Dealer has {hand}",
    "DEALER_PLAYS": "Dealer plays",
    "DEALER_DOES_NOT_PLAY": "Dealer does not play",
    "MISDEAL": "Misdeal",
}

PHASES = {
    "betting": "Place your bets",
    "running": "The ball is running, bets are open",
    "called": "No more bets",
    "spinning": "No more bets, the wheel is turning",
    "offer": "The dice are offered",
    "select": "The shooter picks two dice",
    "come_out": "Coming out",
    "point": "The point is on",
    "in_air": "The dice are out",
    "shuffle": "The cards are to be shuffled",
    "cut": "The cards are to be cut",
    "burn": "A card is burned",
    "dealing": "No more bets, the cards are dealt",
    "player_draws": "The Player's Hand draws",
    "banker_draws": "The Banker's Hand draws",
    "decided": "The hands are complete",
    "ties": "Tied players choose war or surrender",
    "at_war": "War",
    "paired": "A pair: the third card comes at once",
    "raising": "Raises are open",
    "raises_closed": "Raises closed",
    "choosing": "Players choose to play on or not",
    "exposed": "A card has been exposed",
    "insurance": "Insurance?",
    "switching": "Switch?",
    "playing": "The players decide",
    "drawing": "A card is drawn",
    "dealers_turn": "The dealer draws",
    "found_card": "A card lies face up in the shoe",
    "exposed_card": "A card was drawn in error",
    "decision": "The players decide",
    "reveal": "The dealer's hand is to be turned over",
    "settle": "The hands are to be settled",
}

RESULTS = {
    Result.WIN: "wins",
    Result.LOSE: "loses",
    Result.PUSH: "pushes",
    Result.VOID: "is void",
    Result.STANDS: "stands",
}

RULINGS = {
    "void": "it counts for nothing",
    "stands": "play stands",
    "face": "the face that counts is ruled",
    "bets_closed": "the betting is closed",
    "as_posted": "as the sign at the table says",
    "previous_card": "the card last passed wins",
    "choice": "each player may play on or have the wagers back",
    "bankers_card": "the card goes to the Banker's Hand",
    "next_hand": "the card is the first of the next hand",
    "phantom_hand": "the card goes into a phantom hand without wagers",
    "round_void": "the round is void and the wagers go back",
    "not_used": "the card is not used",
    "used_next": "the card is the next one used",
    "offered": "the card is offered to the hands in turn",
    "dealt_last": "the missing cards come last",
    "dead": "the hand is dead",
    "forbidden": "it is forbidden and put right",
    "reported": "it is reported to the commission",
    "void_new_deck": "all hands are void and the deck leaves the table",
    "hand_void": "that hand is void",
    "next_card": "it is used as the next card",
    "reshuffle": "the cards are shuffled again",
    "new_deck": "the deck leaves the table",
    "recut": "the cards are cut again",
    "by_hand": "the cards are shuffled and dealt by hand",
    "replaced": "a floor person brings another",
}

NOTES = {
    "SAME_DIRECTION_TWICE": "The wheel was turned the same way twice running",
    "DICE_TAKEN": "The dice are taken",
    "DICE_CHOSEN": "Two dice are chosen, the others go back to the bowl",
    "DIE_INSPECTED": "The die that left the table is inspected before it goes back",
    "ORDERED_TO_PASS": "The boxman orders the shooter to pass the dice",
    "DEALER_MATCHES": "The dealer puts an equal stack beside the player's",
    "LACED": "About one deck is laced into the stack",
    "COMMISSION_MARKED": "Commission is marked up in the seat's box",
    "COMMISSION_COLLECTED": "Commission is collected",
    "INSPECTED": "The dealer sorts and inspects the cards",
    "VERIFIED": "A supervisor confirms the inspection",
    "PRESENTED": "The cards are fanned out face up for the players",
    "WASHED": "The cards are turned down, washed and stacked",
    "LOADED": "The cards go into the shuffle machine",
    "STARTED": "The green button starts the shuffle machine",
    "OTHER_SET_INSPECTED": "Meanwhile the dealer inspects the other set",
    "OTHER_SET_WASHED": "The other set is turned down, washed and stacked",
    "INTO_THE_SHOE": "The cards go into the shoe",
    "DEALT_FROM_HAND": "The dealer holds the cards and deals them from the hand",
    "SETS_SWAPPED": "The sets change places: one is dealt, the other goes into the machine",
    "SHUFFLED": "The cards are shuffled",
    "CARDS_CUT": "The cards are cut, {depth} from the top",
    "CUTTING_CARD_PLACED": "The cutting card goes in with {behind} cards behind it",
    "BURNED": "{cards} burned face down",
    "NEW_DEALER": "A new dealer burns a card",
    "DISCARDS_SHUFFLED": "The shoe is empty: the discards are shuffled and cut to finish the round",
    "HOLE_CARD_CHECKED": "The dealer looks at the hole card",
    "CUTTING_CARD_OUT": "The cutting card is out: the cards are shuffled after this round",
    "EXPOSED_CARD_BURNED": "Nobody took the exposed card: it is burned",
    "NEW_CARDS": "New cards are brought to the table",
    "STUB_COUNTED": "The stub is counted face down",
    "COVER_CARD": "The cover card goes under the deck",
    "STACK_TO_RACK": "The other {cards} cards of the last stack go to the discard rack",
    "STUB_TO_RACK": "The stub goes to the discard rack unseen",
    "DEALER_HAND_SHOWN": "Nobody plays, but the players see the dealer's hand",
    "DEALER_HAND_CLOSED": "Nobody plays; the dealer's hand stays closed",
}

EVENTS = {
    "SeatTaken": "Seat {seat}: {name} sits down with {cents}",
    "SeatLeft": "Seat {seat} leaves with {cents}",
    "BoughtIn": "Seat {seat} buys {cents} more in chips",
    "BetPlaced": "Seat {seat} puts {cents} on {key}, {total_cents} in all",
    "BetPlaced charged": "Seat {seat} puts {cents} on {key}, {total_cents} in all, and pays {vig_cents} commission",
    "BetRemoved": "Seat {seat} takes {cents} off {key}, {total_cents} stays",
    "BetReturned": "{cents} on {key} goes back to seat {seat}, {total_cents} stays",
    "BetMoved": "Seat {seat}: {cents} moves from {key} to {to}",
    "BetCalled": "Seat {seat} calls {key} {on}",
    "BetSettled": "Seat {seat}: {key} {result}, {net_cents}",
    "PhaseChanged": "{phase}",
    "Announced": "{call}",
    "WheelSpun": "The wheel turns {wheel}",
    "WheelSpun ball": "The wheel turns {wheel}, the ball {ball}",
    "WheelStopped": "It comes to rest on {face}",
    "DiceOffered": "The dice are offered to seat {seat}",
    "DiceOffered nobody": "Nobody is left to take the dice",
    "DiceThrown": "Seat {seat} throws the dice",
    "DiceRolled": "The dice show {faces}",
    "MarkerMoved": "The {marker} goes to {place}",
    "MarkerMoved away": "The {marker} is taken off the layout",
    "MarkerMoved on": "The {marker} is turned on at {place}",
    "MarkerMoved off": "The {marker} is turned off",
    "MarkerMoved shows": "The {marker} goes to {place} and shows {face}",
    "CardDealt": "{card} goes to {place}",
    "CardDealt down": "A card goes face down to {place}",
    "CardTurned": "{card} is turned up at {place}",
    "CardsCollected": "The cards of {place} are collected",
    "Decided": "Seat {seat}: {choice}",
    "IrregularityRuled": "{code}: {ruling}",
    "RoundVoided": "The {what} is void, the bets wait for the next one",
    "OverrideRecorded": "Seat {seat}: {cents} on {key}, above the limit, allowed by {approved_by}",
    "ProcedureNoted": "{note}",
    "RoundEnded": "The round is over",
}
"""By the name of the event; a second word is a variant of it."""

OPTION_PROBLEMS = {
    "ABOVE_CASINO_MAXIMUM": "it is above the casino maximum",
    "ABOVE_MAXIMUM": "it is above the table maximum",
    "BAD_VALUE": "it cannot have this value",
    "BELOW_LEAST_ODDS": "it pays less than the least that is allowed",
    "BELOW_LEAST_MINIMUM": "the text that is followed asks for a higher minimum",
    "BELOW_MINIMUM": "it is below the table minimum",
    "CHIPS_NOT_MULTIPLES": "every chip must be a multiple of the smallest",
    "CHIPS_NOT_RISING": "chips go from the smallest to the largest, each once",
    "COLOURS_DO_NOT_ALTERNATE": "red and black must take turns round the wheel",
    "NEEDS_APPROVAL": "it needs the general manager's approval",
    "TOO_FEW_DECKS": "there would be too few cards for a round",
    "NOT_EVERY_NUMBER_ONCE": "every number of the wheel must be there, each once",
    "NOT_IN_THIS_TEXT": "the text that is followed does not have it",
    "NO_CHIPS": "a table needs chips",
    "ODDS_ABOVE_100": "odds go up to a hundred times at most",
    "PAYS_ARE_EXACT": "the text that is followed fixes what bets pay",
    "PAYS_BELOW_MINIMUM": "it pays less than the least that is allowed",
    "PUT_NEEDS_ODDS": "a table that takes Put bets must take odds on them",
    "UNKNOWN_OPTION": "this game has no such option",
    "NEEDS_SHUFFLER": "it takes an automated shuffler",
    "NEEDS_HIGHER_MAXIMUM": "a maximum this high needs the general manager's approval",
}

FILE_PROBLEMS = {
    "AMBIGUOUS_ODDS": "more than one set of odds would fit",
    "AREA_NOT_OFFERED": "the area is for a wager that is not offered",
    "BAD_ARRAY": "the array has no sensible size",
    "BAD_GRID": "the grid does not hold together",
    "BAD_ID": "this cannot be an id",
    "BAD_MONEY": "this is not an amount of money",
    "BAD_NUMBER": "the number does not fit",
    "BAD_RANGE": "the range makes no sense",
    "BAD_SEAT": "this is not the number of a seat",
    "BAD_SHAPE": "the shape makes no sense",
    "BAD_WAGER": "this cannot be a wager",
    "DUPLICATE_CELL": "the cell is there twice",
    "DUPLICATE_ID": "the id is there twice",
    "EMPTY_STEP": "the step does nothing",
    "EMPTY_TEXT": "the text is empty",
    "KEY_TWICE": "the wager has two areas",
    "MISSING_KEY": "the key is missing",
    "NEWER_FORMAT": "the file is made for a newer program",
    "NOT_TOML": "the file is not TOML",
    "NOT_UTF8": "the file is not UTF-8 text",
    "NO_LAYOUT": "there is no felt to play on",
    "OPTION_MISMATCH": "the felt is made for other options",
    "STEP_WITHOUT_EACH": "a step without an array",
    "TEXT_TOO_LONG": "the text is too long",
    "TOO_LARGE": "the file is too large",
    "TWO_STEPS_IN_ONE": "the step does more than one thing",
    "UNKNOWN_ANCHOR": "there is no such fitting",
    "UNKNOWN_CLOTH": "there is no such cloth",
    "UNKNOWN_COLOUR": "there is no such colour",
    "UNKNOWN_COVER": "there is no such area to light up",
    "UNKNOWN_DECISION": "the game has no such decision",
    "UNKNOWN_FACT": "the game keeps no such fact",
    "UNKNOWN_FONT": "there is no such font",
    "UNKNOWN_GAME": "there is no such game",
    "UNKNOWN_GLYPH": "there is no such picture",
    "UNKNOWN_IRREGULARITY": "the game knows no such irregularity",
    "UNKNOWN_KEY": "the key is not known",
    "UNKNOWN_ODDS": "there are no such odds to print",
    "UNKNOWN_OPTION": "the game has no such option",
    "UNKNOWN_PHASE": "the game has no such phase",
    "UNKNOWN_PLACEHOLDER": "nothing fills this placeholder",
    "UNKNOWN_PROFILE": "the game has no such profile",
    "UNKNOWN_RESULT": "no wager ends like this",
    "UNKNOWN_SIDE": "there is no such side",
    "UNKNOWN_STEP": "the procedure has no such step",
    "UNKNOWN_WAGER": "the game has no such wager",
    "UNREADABLE": "the file cannot be read",
    "WAGER_WITHOUT_AREA": "the wager has no area",
    "WRONG_GAME": "the layout is for another game",
    "WRONG_TYPE": "this is not the kind of value wanted",
}

JOURNAL_PROBLEMS = {
    "CHAIN_BROKEN": "The record was changed after it was written: {detail}.",
    "DISK_FAILED": "The disk failed while the journal was written: {detail}.",
    "DISK_FULL": "The disk is full; the journal cannot grow: {detail}.",
    "ENTRY_NOT_READABLE": "This entry is not one this program knows: {detail}.",
    "JOURNAL_BUSY": "Another program keeps the journal locked: {detail}.",
    "JOURNAL_CANNOT_BE_OPENED": "The journal cannot be opened: {detail}.",
    "JOURNAL_DAMAGED": "The journal is damaged or is no journal: {detail}.",
    "JOURNAL_FAILED": "The journal failed: {detail}.",
    "JOURNAL_IS_NEWER": "The journal was written by a later program: {detail}.",
    "JOURNAL_READ_ONLY": "The journal may not be written: {detail}.",
    "NOT_OPENED": "The session does not begin with its opening: {detail}.",
    "NO_JOURNAL": "This is a database, but no journal: {detail}.",
    "NO_SESSION": "No session is called {detail}.",
    "REPORT_NUMBER_TAKEN": "Another report took the number {detail} meanwhile.",
    "SESSION_HELD": "The session is open elsewhere: {detail}.",
    "SESSION_IS_CLOSED": "The session is closed: {detail}.",
    "SESSION_NOT_UNIQUE": "More than one session starts with {detail}.",
    "STEP_DIFFERS": "Played again, this step comes out otherwise: {detail}.",
    "STEP_REFUSED": "Played again, this step is refused: {detail}.",
    "UNKNOWN_GAME": "This program does not know the game {detail}.",
    "UNKNOWN_RULES": "The rules of the session are not ones this program knows: {detail}.",
}

REMARKS = {
    "clock_jumped": "The clock was set by {by_ms} ms",
    "imported": "Brought over from {file}; the times are those of the import",
    "layout_changed": "The felt is no longer the one the session was opened on",
    "recalled": "Earlier outcomes were looked at",
    "refused": "Refused ({code} {cite}): {action}",
    "from_scenario": "Played on from the scenario {title}",
    "resumed": "Continued after {after}",
    "suspended": "Left, to be continued",
}

MONEY = ("cents", "chip", "unit", "minimum", "maximum", "bankroll", "needed", "there")
"""Parameters given as cents in text."""
IDS = ("choice", "code", "designated", "device", "flat", "hand", "next", "step", "tender", "wager")
"""Parameters that are ids, with underscores."""

_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven "
    "twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six"
).split()
_RANKS = dict(
    zip("AKQJT98765432", "ace king queen jack ten nine eight seven six five four three two".split(), strict=True)
)


def _several(rank: str) -> str:
    return f"{rank}es" if rank == "six" else f"{rank}s"


_SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
_STICK = {
    2: "Two, craps two, aces",
    3: "Three, craps three, ace-deuce",
    7: "Seven",
    11: "Yo-leven",
    12: "Twelve, craps twelve, boxcars",
}
_SMALL_WORDS = (
    *("joker", "double zero", "red", "black", "green", "odd", "even", "low", "high", "on", "off", "nothing is"),
    *("{0} of {1}", "{0} and {1}", "{0} at {1}", "{0}, green", "{0} {1}, {2} and {3}", "hard {0}", "{0}, easy {0}"),
    *("yes", "no", "none"),
)
_WORDS = (
    *(*_NUMBERS, *_RANKS.values(), *map(_several, _RANKS.values())),
    *(*_SUITS.values(), *_STICK.values(), *_SMALL_WORDS),
)
_THINGS = (
    *("white", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"),
    *("aside", "board", "cash", "chips", "crown", "high card", "marker", "match play", "on", "off", "puck", "roll"),
    *("spread marker", "tuck", *(f"spread {cards}" for cards in range(1, 12))),
    *(f"commission {kind} {position}" for kind in ("box", "button") for position in range(1, 8)),
)
"""What lies and moves on a felt, and what players bring, as ids say it."""
TALLIES = {
    "BLACKJACK": "Blackjack",
    "CONSECUTIVE": "Consecutive",
    "NATURAL": "Natural {total}",
    "OVER": "{total}, over",
    "RANK": "{rank}",
    "SOFT": "Soft {total}",
    "SPREAD": "Spread {spread}",
    "TOTAL": "{total}",
    "high_card": "{high} high",
    "pair": "Pair of {highs}",
    "two_pairs": "{highs} and {lows}",
    "three_of_a_kind": "Three {highs}",
    "straight": "Straight to {high}",
    "flush": "Flush, {high} high",
    "full_house": "{highs} full of {lows}",
    "four_of_a_kind": "Four {highs}",
    "straight_flush": "Straight flush to {high}",
    "royal_flush": "Royal flush",
}
"""What cards amount to, as it is written beside them."""
SHORT_TALLIES = {
    "BLACKJACK": "BJ",
    "OVER": "{total}",
    "SOFT": "{low}/{total}",
    "straight": "Straight",
    "flush": "Flush",
    "straight_flush": "Straight flush",
}
"""The same where hands lie too close for words."""
ADVICE = {
    "ALWAYS_THREE_TIMES": "a flush or better is worth most three times, whatever card the dealer shows.",
    "ALL_RAISED": "Everybody has raised in full at a spread of {spread}.",
    "BASIC_STRATEGY": "against {rank}, {choice} is worth {worth} of the wager and {other} {other_worth}.",
    "FOLD_OR_TIMES": "folding is worth -100 % of the ante, one time {once}, three times {thrice}, against all hands "
    "the dealer can have beside the card shown.",
    "GO_TO_WAR": "war is worth {worth} of the wager, surrender -50 %.",
    "NO_INSURANCE": "insurance wins only {tens} times in {others}, and needs one in three.",
    "NO_RAISE": "at a spread of {spread} a raise is worth {worth} of it.",
    "ONLY_CHOICE": "nothing else may be done.",
    "PLAY_OR_FOLD": "playing is worth {worth} of the ante, folding -100 %.",
    "RAISE": "at a spread of {spread} a raise is worth {worth} of it.",
    "SIDE_BET_ONLY": "there is no ante to play for.",
    "SWITCH_OR_KEEP": "switched, both hands are worth {switched} of a wager, kept {kept}.",
}
"""Why a decision is advised; it follows the decision's own name."""
TABLES: dict[str, Mapping[Any, str]] = {
    "Refusals": REFUSALS,
    "Calls": ANNOUNCEMENTS,
    "Phases": PHASES,
    "Results": RESULTS,
    "Rulings": RULINGS,
    "Notes": NOTES,
    "Events": EVENTS,
    "Option problems": OPTION_PROBLEMS,
    "File problems": FILE_PROBLEMS,
    "Journal problems": JOURNAL_PROBLEMS,
    "Remarks": REMARKS,
    "Hands": TALLIES,
    "Hands in short": SHORT_TALLIES,
    "Advice": ADVICE,
    "Ids": dict(enumerate(_THINGS)),
    "Words": dict(enumerate(_WORDS)),
}
"""Every table of words by the context it is translated in."""


def word(text: str) -> str:
    """A small word in the language in use."""
    return speak("Words", text)


def refusal_words(refusal: Refusal) -> str:
    """Why not, as the dealer would say it.

    >>> refusal_words(Refusal("NO_SUCH_BET", "", (("seat", "2"), ("wager", "place_win:6"))))
    'Seat 2 has nothing on place win 6.'
    """
    return _sentence(speak("Refusals", REFUSALS[refusal.code]).format_map(_shown(refusal.params)))


def announcement_words(code: str, params: Detail = ()) -> str:
    """The call.

    >>> announcement_words("NUMBER_IS", (("number", "17"), ("colour", "black")))
    'Seventeen black, odd and low'
    """
    shown = _shown(params)
    if "number" in shown:
        shown["number_call"] = _number_call(shown["number"], shown["colour"])
    if "total" in shown:
        shown["total_word"] = number_words(shown["total"])
        shown["roll_call"] = _roll_call(int(shown["total"]), shown["dice"])
    return _sentence(speak("Calls", ANNOUNCEMENTS[code]).format_map(shown))


def phase_words(phase: str) -> str:
    """What is going on."""
    return speak("Phases", PHASES[phase])


def result_words(result: Result) -> str:
    """How a wager ended."""
    return speak("Results", RESULTS[result])


def event_words(event: Event, names: Mapping[str, str] | None = None) -> str:
    """One line for the log; `names` are the printed names of wagers by id."""
    fields = {name: _field(name, getattr(event, name), names or {}) for name in event.__struct_fields__}
    if isinstance(event, Announced):
        fields["call"] = announcement_words(event.code, event.params)
    if isinstance(event, ProcedureNoted):
        fields["note"] = speak("Notes", NOTES[event.what]).format_map(dict(event.detail))
    return _sentence(speak("Events", EVENTS[_variant(event)]).format_map(fields))


def option_problem_words(problem: OptionProblem) -> str:
    """What is wrong with an option."""
    return _with_detail(f"{problem.option}: {speak('Option problems', OPTION_PROBLEMS[problem.code])}", problem.detail)


def file_problem_words(problem: FileProblem) -> str:
    """What is wrong with a layout or scenario file, and where; a file may also choose options that cannot be had."""
    where = ", ".join(part for part in (problem.file, problem.entry, problem.key) if part)
    context = "Option problems" if problem.code in OPTION_PROBLEMS else "File problems"
    words = speak(context, TABLES[context][problem.code])
    return _with_detail(f"{where}: {words}", problem.detail)


def journal_problem_words(problem: JournalProblem) -> str:
    """What is wrong with the journal, and where."""
    return speak("Journal problems", JOURNAL_PROBLEMS[problem.code]).format(detail=problem.detail)


class _Given(dict[str, str]):
    """The particulars of a remark; one that a record leaves out is a question mark."""

    def __missing__(self, _name: str) -> str:
        return "?"


def entry_words(body: Body, names: Mapping[str, str] | None = None) -> str:
    """An entry of a session in one line."""
    match body:
        case Opened(mode=mode, game=game):
            return f"Opened: {game}, {mode}"
        case Stepped(action=action, events=events):
            return "; ".join(event_words(event, names) for event in events) or spoken(type(action).__name__)
        case Remarked(code=code, detail=detail):
            return speak("Remarks", REMARKS[code]).format_map(_Given(detail)) if code in REMARKS else spoken(code)
        case Closed(reason=reason):
            return f"Closed: {reason}"


def key_words(key: BetKey, names: Mapping[str, str] | None = None) -> str:
    """A bet by name.

    >>> key_words(BetKey("place_win", "6"), {"place_win": "Place to Win"}), key_words(BetKey("ante", spot=3))
    ('Place to Win 6', 'ante at 3')
    """
    name = (names or {}).get(key.wager, spoken(key.wager))
    name = f"{name} {key.on}" if key.on else name
    return word("{0} at {1}").format(name, key.spot) if key.spot else name


def is_card(text: str) -> bool:
    """Whether a text is the name of a card."""
    return text in ("JK1", "JK2") or (len(text) == 2 and text[0] in _RANKS and text[1] in _SUITS)


def card_words(card: str) -> str:
    """A card in full.

    >>> card_words("TS"), card_words("JK1")
    ('ten of spades', 'joker')
    """
    if card.startswith("JK"):
        return word("joker")
    return word("{0} of {1}").format(word(_RANKS[card[0]]), word(_SUITS[card[1]]))


def number_words(number: str) -> str:
    """A number of the wheel or the dice in words.

    >>> number_words("00"), number_words("7"), number_words("32")
    ('double zero', 'seven', 'thirty-two')
    """
    return word("double zero" if number == "00" else _NUMBERS[int(number)])


def spoken(code: str) -> str:
    """An id as words; a card in full.

    >>> spoken("place_win:6"), spoken("9H")
    ('place win 6', 'nine of hearts')
    """
    if is_card(code):
        return card_words(code)
    name, colon, on = code.replace("_", " ").partition(":")
    return speak("Ids", name) + colon.replace(":", " ") + on.replace(":", " ")


def _number_call(number: str, colour: str) -> str:
    if colour == "green":
        return word("{0}, green").format(number_words(number))
    parity, half = "odd" if int(number) % 2 else "even", "low" if int(number) <= 18 else "high"
    return word("{0} {1}, {2} and {3}").format(number_words(number), word(colour), word(parity), word(half))


def _roll_call(total: int, dice: str) -> str:
    """The stick's call of a roll: 4, 6, 8 and 10 come hard or easy."""
    if total in _STICK:
        return word(_STICK[total])
    called = number_words(str(total))
    if total % 2:
        return called
    one, _, two = dice.partition("-")
    return word("hard {0}" if one == two else "{0}, easy {0}").format(called)


def _shown(params: Detail) -> dict[str, str]:
    return {name: _SHOWN.get(name, str)(value) for name, value in params}


def _cards(stand: str) -> str:
    *others, last = map(card_words, stand.split()) if stand.strip() else (word("nothing is"),)
    return word("{0} and {1}").format(", ".join(others), last) if others else last


def _money(cents: str) -> str:
    return money(int(cents))


_SHOWN: dict[str, Callable[[str], str]] = {
    **dict.fromkeys(MONEY, _money),
    **dict.fromkeys(IDS, spoken),
    "card": card_words,
    "stand": _cards,
}


def _field(name: str, value: Any, names: Mapping[str, str]) -> str:
    """A field of an event as text."""
    match value:
        case BetKey():
            return key_words(value, names)
        case Result():
            return result_words(value)
        case bool():
            return word("on" if value else "off")
        case tuple() if name in ("faces", "approved_by"):
            return word("{0} and {1}").format(", ".join(map(str, value[:-1])), value[-1]) if value[1:] else str(*value)
        case int() if name == "net_cents":
            return ("+" if value > 0 else "") + money(value)
        case int() if name.endswith("cents"):
            return money(value)
    text = str(value)
    if name == "phase":
        return phase_words(text)
    if name == "ruling":
        return speak("Rulings", RULINGS[text])
    if name == "card":
        return card_words(text) if text else ""
    if name == "place":
        return spoken(text.removeprefix("puck.").removeprefix("area:"))
    return text if name == "name" else spoken(text)


def _variant(event: Event) -> str:
    kind = type(event).__name__
    match event:
        case BetPlaced() if event.vig_cents:
            return f"{kind} charged"
        case WheelSpun() if event.ball:
            return f"{kind} ball"
        case DiceOffered(seat=0):
            return f"{kind} nobody"
        case MarkerMoved(place=""):
            return f"{kind} away"
        case MarkerMoved() if event.face:
            return f"{kind} {event.face}" if event.face in ("on", "off") else f"{kind} shows"
        case CardDealt(card=""):
            return f"{kind} down"
    return kind


def _with_detail(words: str, detail: str) -> str:
    return f"{words} ({detail})" if detail else words


def _sentence(words: str) -> str:
    """With a capital at the start, whatever filled the first place."""
    return words[:1].upper() + words[1:]


def tally_words(tally: Tally, *, short: bool = False) -> str:
    """What cards amount to.

    >>> tally_words(Tally("SOFT", (("total", "17"), ("low", "7")))), tally_words(Tally("pair", (("high", "6"),)))
    ('Soft 17', 'Pair of sixes')
    """
    if short and tally.code in SHORT_TALLIES:
        words = speak("Hands in short", SHORT_TALLIES[tally.code])
    else:
        words = speak("Hands", TALLIES[tally.code])
    return _sentence(words.format_map(_ranked(tally.params)))


def advice_words(code: str, params: Detail) -> str:
    """Why a decision is advised.

    >>> advice_words("GO_TO_WAR", (("worth", "-23 %"),))
    'War is worth -23 % of the wager, surrender -50 %.'
    """
    fields = _ranked(params)
    for name in ("choice", "other"):
        if name in fields:
            fields[name] = spoken(fields[name])
    return _sentence(speak("Advice", ADVICE[code]).format_map(fields))


def _ranked(params: Detail) -> dict[str, str]:
    """Ranks of cards in words, one and several."""
    fields = dict(params)
    for name in ("rank", "high", "low", "up"):
        rank = _RANKS.get(fields.get(name, ""))
        if rank:
            fields["rank" if name == "up" else name] = word(rank)
            fields[f"{name}s"] = word(_several(rank))
    return fields
