"""Three Card Poker: Ante and Play against the dealer, Pair Plus on the hand alone.

Sources: 003 Chapter 4 section 13, 001 Three Card Poker A-L (edition of 09/11/2024). House options: the text followed,
pay tables, limits and approved higher maxima, what Play wins, the bonus of a beaten hand, how hands of one class are
compared, linked wagers, two adjacent positions, dealing from a shoe, the hand or in stacks, shuffler, second deck,
count of the stub, match play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

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
    STACKS,
    BankedRules,
    banked_options,
)
from feltwright.engine.families.banked_state import Conduct, HandsPlay, HandsState, Held
from feltwright.engine.game import GameDef, Irregularity, Named, Step
from feltwright.engine.games import three_card_poker_clauses as clauses
from feltwright.engine.hands import (
    FLUSH,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_CARD,
    THREE_CARD_BY_CARDS,
    TRIPS,
    Ranking,
    evaluate,
)
from feltwright.engine.money import Odds, stake_unit
from feltwright.engine.options import Kind, Option, OptionProblem, PayTable, Profile
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.till import Till
from feltwright.engine.wagers import Basis, BetKey, Pay, Result, Verdict, Wager

# TCP-7: both texts rank hands alike; TCP-4: cards are collected hand by hand; TCP-10, TCP-11: what void hands get back;
# TCP-16: section 13 asks for neither a shoe nor the hand.
PAIR_PLUS, ANTE_BONUS = "pair_plus", "ante_bonus"
WAGERS = (
    Wager(ANTE, "Ante", "003 §13.C.7", "until No More Bets", Basis.BET, "dealer"),
    Wager(PLAY, "Play", "003 §13.C.6b", "after looking at the hand", Basis.BET, "dealer", "decision"),
    Wager(ANTE_BONUS, "Ante Bonus", "003 §13.C.10", "with Ante and Play", Basis.BET, "bonus", "automatic"),
    Wager(PAIR_PLUS, "Pair Plus", "003 §13.C.5a", "until No More Bets", Basis.BET, "bonus"),
)
ONEIDA_WAGERS = {
    ANTE: "001 TCP §A.1",
    PLAY: "001 TCP §A.4",
    ANTE_BONUS: "001 TCP §K.1.d",
    PAIR_PLUS: "001 TCP §A.3",
}


def _table(*pays: int) -> PayTable:
    lines = (PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH)[-len(pays) :]
    return tuple((line, Odds(pay)) for line, pay in zip(lines, pays, strict=True))


PAIR_PLUS_PAYS = _table(1, 4, 6, 30, 40)
ONEIDA_PAYS = _table(1, 4, 5, 30, 40)
ONEIDA_OTHER_PAYS = _table(1, 4, 6, 33, 45)
BONUS_PAYS: PayTable = ((STRAIGHT, Odds(1)), (TRIPS, Odds(4)), (STRAIGHT_FLUSH, Odds(5)))
QUALIFIES = evaluate(("QS", "3D", "2C"), THREE_CARD).score
"""The lowest queen high, in either order of hands: without a pair both compare card by card."""
LEAST_003 = 100
"""The posted minimum is a dollar at least."""
PLAY_FROM = evaluate(("QS", "6D", "4C"), THREE_CARD).score
"""Queen, six, four: the lowest hand that loses less by playing than by folding."""


class ThreeCardPoker(BankedRules, frozen=True, kw_only=True):
    """The house's choices at a Three Card Poker table."""

    text: str = "003"
    minimum_cents: int = 500
    maximum_cents: int = 50_000
    pair_plus_maximum_cents: int = 10_000
    higher_maximum: bool = False
    pair_plus_pays: PayTable = PAIR_PLUS_PAYS
    bonus_pays: PayTable = BONUS_PAYS
    play_wins: str = "even_money"
    bonus_if_beaten: bool = True

    SIDE: ClassVar[str] = PAIR_PLUS
    HAND: ClassVar[int] = 3
    DEALER_HAND: ClassVar[int] = 3
    WAGERS: ClassVar[tuple[Wager, ...]] = WAGERS
    RANKINGS: ClassVar[Mapping[str, Ranking]] = {BY_GROUPS: THREE_CARD, BY_CARDS: THREE_CARD_BY_CARDS}

    @cached_property
    def clauses(self) -> Mapping[str, str]:
        if self.text == "001":
            return clauses.OF_001 | clauses.DEALING[self.deal_mode]
        return clauses.OF_003 | clauses.MACHINE_003 if self.shuffler else clauses.OF_003

    @property
    def from_left(self) -> bool:
        return bool(self.cite("from_left"))

    @property
    def show_alone(self) -> bool:
        return bool(self.cite("alone"))

    @property
    def takes_turns(self) -> bool:
        return self.second_deck or self.text == "003"

    @property
    def hand_needs_shuffler(self) -> bool:
        return self.text == "001"

    @property
    def miscount_voids_all(self) -> bool:
        return self.text == "001"

    def ruling(self, row: Irregularity) -> str:
        if row.ruling == misdeals.HAND_VOID and self.miscount_voids_all:
            return misdeals.VOID
        return row.ruling

    def row(self, wager: Wager) -> Wager:
        return wager if self.text == "003" else replace(wager, cite=ONEIDA_WAGERS[wager.id])

    def pays(self, key: BetKey) -> tuple[Pay, ...]:
        tables = {PAIR_PLUS: self.pair_plus_pays, ANTE_BONUS: self.bonus_pays}
        if key.wager in tables:
            return tuple(Pay(odds, line) for line, odds in tables[key.wager])
        return (Pay(Odds(1)),)

    def pay_cite(self, key: BetKey) -> str:
        if self.text == "003":
            return "003 §13.C.10"
        return self.pair_plus_cite if key.wager == PAIR_PLUS else ONEIDA_PAY_CITES[key.wager]

    @property
    def pair_plus_cite(self) -> str:
        """The clause of the ledger in use."""
        if self.text == "003":
            return "003 §13.C.10"
        return "001 TCP §K.1.c" if self.pair_plus_pays == ONEIDA_OTHER_PAYS else "001 TCP §K.1.b"

    def unit_cents(self, key: BetKey) -> int:
        if key.wager in (ANTE, PLAY):
            return stake_unit(tuple(odds for _, odds in self.bonus_pays), self.chips_cents[0])
        return super().unit_cents(key)

    def limits(self, key: BetKey) -> tuple[int, int, str]:
        most = self.pair_plus_maximum_cents if key.wager == PAIR_PLUS else self.maximum_cents
        return self.minimum_cents, most, self.cite("limits_side" if key.wager == PAIR_PLUS else "limits")

    def problems(self) -> list[OptionProblem]:
        return [*self.device_problems(), *self._limit_problems(), *self._text_problems()]

    def _limit_problems(self) -> Iterator[OptionProblem]:
        if self.pair_plus_maximum_cents < self.minimum_cents:
            yield OptionProblem("pair_plus_maximum_cents", "BELOW_MINIMUM")
        if self.pair_plus_maximum_cents > self.casino_maximum_cents:
            yield OptionProblem("pair_plus_maximum_cents", "ABOVE_CASINO_MAXIMUM")
        if self.text == "003" and self.minimum_cents < LEAST_003:
            yield OptionProblem("minimum_cents", "BELOW_LEAST_MINIMUM")
        if self.text == "003" and not self.higher_maximum:
            for option, most in (("maximum_cents", 50_000), ("pair_plus_maximum_cents", 10_000)):
                if getattr(self, option) > most:
                    yield OptionProblem(option, "NEEDS_HIGHER_MAXIMUM")

    def _text_problems(self) -> Iterator[OptionProblem]:
        """What the text followed does not leave to the house."""
        default = ThreeCardPoker()
        names: tuple[str, ...] = ("higher_maximum", "play_wins", "bonus_if_beaten")
        if self.text == "003":
            names = (
                "second_deck",
                "counting_shuffler",
                "two_positions",
                "linked",
                "match_play",
                "count_stub_rounds",
                "equal_class",
            )
        for name in names:
            if getattr(self, name) != getattr(default, name):
                yield OptionProblem(name, "NOT_IN_THIS_TEXT")
        if self.text == "003" and self.deal_mode == STACKS:
            yield OptionProblem("deal_mode", "NOT_IN_THIS_TEXT")
        if self.text == "001" and self.pair_plus_pays not in (ONEIDA_PAYS, ONEIDA_OTHER_PAYS):
            yield OptionProblem("pair_plus_pays", "PAYS_ARE_EXACT")
        if self.text == "001" and self.bonus_pays != BONUS_PAYS:
            yield OptionProblem("bonus_pays", "PAYS_ARE_EXACT")


ONEIDA_PAY_CITES = {ANTE: "001 TCP §K.1.a", PLAY: "001 TCP §K.1.a", ANTE_BONUS: "001 TCP §K.1.d"}
OPTIONS = (
    Option("text", "Text followed", Kind.CHOICE, "003 §13.A.1", ("003", "001")),
    Option("pair_plus_maximum_cents", "Pair Plus maximum", Kind.CENTS, "003 §13.D.1", low=100),
    Option("higher_maximum", "Higher maxima approved", Kind.FLAG, "003 §13.D.1"),
    Option("pair_plus_pays", "Pair Plus pays", Kind.ODDS, "003 §13.C.10", tuple(line for line, _ in PAIR_PLUS_PAYS)),
    Option("bonus_pays", "Ante Bonus pays", Kind.ODDS, "003 §13.C.10", tuple(line for line, _ in BONUS_PAYS)),
    Option("play_wins", "Play against a beaten dealer", Kind.CHOICE, "TCP-1", ("even_money", "pushes")),
    Option("bonus_if_beaten", "Ante Bonus although the dealer wins", Kind.FLAG, "TCP-2"),
    *banked_options(clauses.OPTIONS, "003 §13.D.1"),
)
IRREGULARITIES = misdeals.irregularities(
    clauses.OF_001 | clauses.COUNTS_003 | clauses.FAULTS_003, closed=3, player=misdeals.HAND_VOID
)


def why_not(rules: ThreeCardPoker, state: HandsState, action: GameAction) -> Refusal | None:
    """The only judge of what may be done now."""
    return banked_table.why_not(CONDUCT, IRREGULARITIES, rules, state, action)


def needs(rules: ThreeCardPoker, state: HandsState) -> ChanceRequest | None:
    """Three cards for every hand, once the betting is closed."""
    return banked_hand.request(rules, state)


def perform(rules: ThreeCardPoker, state: HandsState, action: GameAction) -> Step[HandsPlay]:
    """What a legal action leads to."""
    return banked_table.perform(CONDUCT, IRREGULARITIES, rules, state, action)


def _why_not_play(rules: ThreeCardPoker, ante: int, action: Decide) -> Refusal | None:
    """The play wager is exactly the ante."""
    if action.cents not in (0, ante):
        return refuse("PLAY_EQUALS_ANTE", rules.cite("play"), cents=action.cents, needed=ante)
    return None


def _announce(rules: ThreeCardPoker, till: Till, play: HandsPlay) -> None:
    hand = evaluate(play.dealer, THREE_CARD)
    till.announce("DEALER_SHOWS", rules.cite("reveal"), (("hand", hand.kind),))
    if any(held.choice == PLAY for held in play.hands):
        qualifies = hand.score >= QUALIFIES
        till.announce("DEALER_PLAYS" if qualifies else "DEALER_DOES_NOT_PLAY", rules.cite("qualify"))


def _verdicts(rules: ThreeCardPoker, play: HandsPlay, held: Held, bets: Bets) -> Iterator[tuple[str, Verdict]]:
    """Play, Ante, its bonus, Pair Plus."""
    kind = evaluate(held.cards, THREE_CARD).kind
    if PLAY in bets:
        yield PLAY, _play_verdict(rules, play, held)
        ante = _ante_verdict(rules, play, held)
        yield ANTE, ante
        yield from _bonus(rules, ante, kind)
    if PAIR_PLUS in bets:
        odds = dict(rules.pair_plus_pays).get(kind)
        if odds is None:
            yield PAIR_PLUS, Verdict(Result.LOSE, rules.cite("side_loses"))
        else:
            yield PAIR_PLUS, Verdict(Result.WIN, rules.pair_plus_cite, odds)


def _ante_verdict(rules: ThreeCardPoker, play: HandsPlay, held: Held) -> Verdict:
    mine, dealers = evaluate(held.cards, rules.ranking).score, evaluate(play.dealer, rules.ranking).score
    if dealers < QUALIFIES:
        return Verdict(Result.WIN, rules.cite("unqualified"), Odds(1))
    if mine > dealers:
        return Verdict(Result.WIN, rules.cite("wins"), Odds(1))
    if mine == dealers:
        return Verdict(Result.PUSH, rules.cite("ties"))
    return Verdict(Result.LOSE, rules.cite("loses"))


def _play_verdict(rules: ThreeCardPoker, play: HandsPlay, held: Held) -> Verdict:
    verdict = _ante_verdict(rules, play, held)
    if evaluate(play.dealer, THREE_CARD).score < QUALIFIES:
        return Verdict(Result.PUSH, rules.cite("unqualified"))
    if verdict.result is not Result.WIN:
        return verdict
    if rules.play_wins == "pushes":
        return Verdict(Result.PUSH, rules.cite("wins"))
    return Verdict(Result.WIN, rules.cite("play_wins"), Odds(1))


def _bonus(rules: ThreeCardPoker, ante: Verdict, kind: str) -> Iterator[tuple[str, Verdict]]:
    """A straight or better is paid on the ante, beside whatever becomes of it."""
    odds = dict(rules.bonus_pays).get(kind)
    beaten = ante.result is Result.LOSE
    if odds is None or (beaten and not rules.bonus_if_beaten):
        return
    yield ANTE_BONUS, Verdict(Result.WIN, rules.cite("bonus_beaten" if beaten else "bonus"), odds)


def _default(_play: HandsPlay, held: Held) -> str:
    return PLAY if evaluate(held.cards, THREE_CARD).score >= PLAY_FROM else FOLD


def _arrange(cards: tuple[str, ...]) -> tuple[str, ...]:
    """From high to low."""
    return tuple(sorted(cards, key=INDEX.__getitem__, reverse=True))


CONDUCT = Conduct(
    choices=(PLAY,),
    why_not_play=_why_not_play,
    play_cents=lambda ante, _action: ante,
    verdicts=_verdicts,
    arrange=_arrange,
    announce=_announce,
    default=_default,
)


def routine(rules: ThreeCardPoker, state: HandsState, idle: frozenset[int]) -> GameAction | None:
    """The dealer's next step; players play queen, six, four and better."""
    return banked_hand.routine(CONDUCT, rules, state, idle)


GAME = GameDef(
    id="three_card_poker",
    name="Three Card Poker",
    kind="cards",
    sources=("003", "001"),
    rules=ThreeCardPoker,
    play=HandsPlay,
    hands=banked_hand.undecided,
    hand_places=banked_tally.hand_places,
    tally=banked_tally.by(THREE_CARD),
    options=OPTIONS,
    profiles=(
        Profile("003", "Licensed games rules of play", "003 §13.A.1"),
        Profile(
            "001",
            "Oneida rules of play",
            "001",
            (("text", "001"), ("pair_plus_pays", ONEIDA_PAYS), ("match_play", True)),
        ),
    ),
    wagers=WAGERS,
    phases=banked_state.PHASES,
    steps=banked_state.STEPS,
    decisions=(
        Named(PLAY, "Play", "003 §13.C.6b"),
        Named(FOLD, "Fold", "003 §13.C.6b"),
        Named(LAY_DOWN, "Lay the hand down", "003 §13.C.5a"),
    ),
    irregularities=IRREGULARITIES,
    start=banked_hand.start,
    why_not=why_not,
    needs=needs,
    perform=perform,
    routine=routine,
    routes=banked_bets.route,
)
