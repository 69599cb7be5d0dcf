"""Four Card Poker: the best four of five cards against the dealer's best four of six, Aces Up on the hand alone.

Sources: 001 Four Card Poker A-L (edition of 09/11/2024). House options: play wagers in whole multiples, how hands of
one class are compared, limits, linked wagers, two adjacent positions, dealing from a shoe, the hand or in stacks,
shuffler, second deck, count of the stub, match play. There is no qualifying hand, and ties go to the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

from feltwright.engine.actions import (
    Decide,
    GameAction,
)
from feltwright.engine.cards import INDEX
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.families import banked_bets, banked_hand, banked_state, banked_table, banked_tally, misdeals
from feltwright.engine.families.banked_bets import Bets
from feltwright.engine.families.banked_rules import (
    ANTE,
    BY_CARDS,
    BY_GROUPS,
    FOLD,
    LAY_DOWN,
    PLAY,
    BankedRules,
    banked_options,
)
from feltwright.engine.families.banked_state import Conduct, HandsPlay, HandsState, Held
from feltwright.engine.game import GameDef, Named, Step
from feltwright.engine.games import four_card_poker_clauses as clauses
from feltwright.engine.hands import (
    FLUSH,
    FOUR_CARD,
    FOUR_CARD_BY_CARDS,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIRS,
    Hand,
    Ranking,
    best,
    chosen,
    evaluate,
)
from feltwright.engine.money import Odds
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Basis, BetKey, Pay, Result, Verdict, Wager

# FCP-4 has the house choose what compares hands of a class; their class, and so what they pay, is the same either way.
# FCP-5: the dealer's sixth card is meant to lie face up; FCP-10: a void deal gives back what was folded in it.
ACES_UP, AUTO_BONUS, PAIR_OF_ACES = "aces_up", "auto_bonus", "pair_of_aces"
WAGERS = (
    Wager(ANTE, "Ante", "001 FCP §A.2", "until No More Bets", Basis.BET, "dealer"),
    Wager(PLAY, "Play", "001 FCP §A.5", "after looking at the hand", Basis.BET, "dealer", "decision"),
    Wager(AUTO_BONUS, "Automatic Bonus", "001 FCP §K.1.c", "with Ante and Play", Basis.BET, "bonus", "automatic"),
    Wager(ACES_UP, "Aces Up", "001 FCP §A.1", "until No More Bets", Basis.BET, "bonus"),
)
PAY_CITES = {ANTE: "001 FCP §K.1.a", PLAY: "001 FCP §K.1.a", AUTO_BONUS: "001 FCP §K.1.c", ACES_UP: "001 FCP §K.1.b"}
ACES_UP_PAYS: PayTable = (
    (PAIR_OF_ACES, Odds(1)),
    (TWO_PAIRS, Odds(2)),
    (STRAIGHT, Odds(5)),
    (FLUSH, Odds(6)),
    (TRIPS, Odds(7)),
    (STRAIGHT_FLUSH, Odds(30)),
    (QUADS, Odds(50)),
)
BONUS_PAYS: PayTable = ((TRIPS, Odds(2)), (STRAIGHT_FLUSH, Odds(20)), (QUADS, Odds(25)))
TIMES = {PLAY: 1, "play_2": 2, "play_3": 3}
"""Ways to make the play wager without naming an amount."""
ACES = evaluate(("AS", "AD", "3C", "2H"), FOUR_CARD).score
TENS = evaluate(("TS", "TD", "3C", "2H"), FOUR_CARD).score
TWOS = evaluate(("2S", "2D", "4C", "3H"), FOUR_CARD).score


def line_of(hand: Hand) -> str:
    """The line of the pay tables: the class, with a pair of aces on its own."""
    return PAIR_OF_ACES if hand.kind == PAIR and hand.score >= ACES else hand.kind


class FourCardPoker(BankedRules, frozen=True, kw_only=True):
    """The house's choices at a Four Card Poker table."""

    minimum_cents: int = 500
    maximum_cents: int = 50_000
    aces_up_maximum_cents: int = 10_000
    play_multiples: str = "any"
    match_play: bool = True

    SIDE: ClassVar[str] = ACES_UP
    HAND: ClassVar[int] = 5
    DEALER_HAND: ClassVar[int] = 6
    UP: ClassVar[int] = 1
    WAGERS: ClassVar[tuple[Wager, ...]] = WAGERS
    RANKINGS: ClassVar[Mapping[str, Ranking]] = {BY_GROUPS: FOUR_CARD, BY_CARDS: FOUR_CARD_BY_CARDS}

    @cached_property
    def clauses(self) -> Mapping[str, str]:
        return clauses.CLAUSES | clauses.DEALING[self.deal_mode]

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        tables = {ACES_UP: ACES_UP_PAYS, AUTO_BONUS: BONUS_PAYS}
        if key.wager in tables:
            return tuple(Pay(odds, line) for line, odds in tables[key.wager])
        return (Pay(Odds(1)),)

    def pay_cite(self, key: BetKey) -> str:
        return PAY_CITES[key.wager]

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        most = {ACES_UP: self.aces_up_maximum_cents, PLAY: 3 * self.maximum_cents}.get(key.wager, self.maximum_cents)
        return self.minimum_cents, most, self.cite("limits_side" if key.wager == ACES_UP else "limits")

    def problems(self) -> list[OptionProblem]:
        return [*self.device_problems(), *self._limit_problems()]

    def _limit_problems(self) -> Iterator[OptionProblem]:
        if self.aces_up_maximum_cents < self.minimum_cents:
            yield OptionProblem("aces_up_maximum_cents", "BELOW_MINIMUM")
        if self.aces_up_maximum_cents > self.casino_maximum_cents:
            yield OptionProblem("aces_up_maximum_cents", "ABOVE_CASINO_MAXIMUM")


OPTIONS = (
    Option("aces_up_maximum_cents", "Aces Up maximum", Kind.CENTS, "001 FCP §F.1.b", low=100),
    Option("play_multiples", "Play wagers between one and three antes", Kind.CHOICE, "FCP-1", ("any", "whole")),
    *banked_options(clauses.OPTIONS, "001 FCP §F.1.a"),
)
IRREGULARITIES = misdeals.irregularities(clauses.CLAUSES, closed=5)


def why_not(rules: FourCardPoker, state: HandsState, action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    return banked_table.why_not(CONDUCT, IRREGULARITIES, rules, state, action)


def needs(rules: FourCardPoker, state: HandsState) -> ChanceRequest | None:
    """Five cards for every hand and six for the dealer, once the betting is closed."""
    return banked_hand.request(rules, state)


def perform(rules: FourCardPoker, state: HandsState, action: GameAction) -> Step[HandsPlay]:
    """What a legal action leads to."""
    return banked_table.perform(CONDUCT, IRREGULARITIES, rules, state, action)


def _play_cents(ante: int, action: Decide) -> int:
    return action.cents or TIMES[action.choice] * ante


def _why_not_play(rules: FourCardPoker, ante: int, action: Decide) -> Refusal | None:
    """One to three times the ante, in chips."""
    cents = _play_cents(ante, action)
    if cents % rules.chips_cents[0]:
        return refuse("NOT_WHOLE_CHIPS", cents=cents, chip=rules.chips_cents[0])
    if not ante <= cents <= 3 * ante or (action.cents and action.choice != PLAY):
        return refuse("PLAY_OUT_OF_RANGE", rules.cite("play"), cents=cents, minimum=ante, maximum=3 * ante)
    if rules.play_multiples == "whole" and cents % ante:
        return refuse("PLAY_NOT_A_MULTIPLE", "FCP-1", cents=cents, unit=ante)
    return None


def _announce(rules: FourCardPoker, till: Till, play: HandsPlay) -> None:
    till.announce("DEALER_SHOWS", rules.cite("reveal"), (("hand", best(play.dealer, FOUR_CARD).kind),))


def _verdicts(rules: FourCardPoker, play: HandsPlay, held: Held, bets: Bets) -> Iterator[tuple[str, Verdict]]:
    """Play, Ante, its bonus, Aces Up."""
    hand = best(held.cards, FOUR_CARD)
    if PLAY in bets:
        verdict = _against(rules, best(held.cards, rules.ranking), best(play.dealer, rules.ranking))
        yield PLAY, verdict
        yield ANTE, verdict
        bonus = dict(BONUS_PAYS).get(hand.kind)
        if bonus is not None:
            beaten = verdict.result is Result.LOSE
            yield AUTO_BONUS, Verdict(Result.WIN, rules.cite("bonus_beaten" if beaten else "bonus"), bonus)
    if ACES_UP in bets:
        odds = dict(ACES_UP_PAYS).get(line_of(hand))
        if odds is None:
            yield ACES_UP, Verdict(Result.LOSE, rules.cite("side_loses"))
        else:
            yield ACES_UP, Verdict(Result.WIN, "001 FCP §K.1.b", odds)


def _against(rules: FourCardPoker, mine: Hand, dealers: Hand) -> Verdict:
    if mine.score < dealers.score:
        return Verdict(Result.LOSE, rules.cite("loses"))
    return Verdict(Result.WIN, rules.cite("ties" if mine.score == dealers.score else "wins"), Odds(1))


def _default(_play: HandsPlay, held: Held) -> str:
    """Three times with tens or better, once with a smaller pair, else fold: close to the best and easy to keep."""
    score = best(held.cards, FOUR_CARD).score
    if score >= TENS:
        return "play_3"
    return PLAY if score >= TWOS else FOLD


def _arrange(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The four that count from high to low, and to their right the two that do not."""
    used = chosen(cards, FOUR_CARD)
    return tuple(sorted(cards, key=lambda card: (card in used, INDEX[card]), reverse=True))


CONDUCT = Conduct(
    choices=tuple(TIMES),
    why_not_play=_why_not_play,
    play_cents=_play_cents,
    verdicts=_verdicts,
    arrange=_arrange,
    announce=_announce,
    default=_default,
)


def routine(rules: FourCardPoker, state: HandsState, idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step; players keep to a simple strategy."""
    return banked_hand.routine(CONDUCT, rules, state, idle)


GAME = GameDef(
    id="four_card_poker",
    name="Four Card Poker",
    kind="cards",
    sources=("001",),
    rules=FourCardPoker,
    play=HandsPlay,
    hands=banked_hand.undecided,
    hand_places=banked_tally.hand_places,
    tally=banked_tally.by(FOUR_CARD),
    options=OPTIONS,
    profiles=(Profile("001", "Oneida rules of play", "001"),),
    wagers=WAGERS,
    phases=banked_state.PHASES,
    steps=banked_state.STEPS,
    decisions=(
        Named(PLAY, "Play the ante", "001 FCP §J.3.a"),
        Named("play_2", "Play twice the ante", "001 FCP §J.3.a"),
        Named("play_3", "Play three times the ante", "001 FCP §J.3.a"),
        Named(FOLD, "Fold", "001 FCP §J.5"),
        Named(LAY_DOWN, "Lay the hand down", "001 FCP §J.3.b"),
    ),
    irregularities=IRREGULARITIES,
    start=banked_hand.start,
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=banked_bets.route,
)
