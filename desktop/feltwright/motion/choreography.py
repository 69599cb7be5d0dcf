"""From events to cues: every event kind has its choreography, and a timeline ends where the state says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from feltwright.engine.events import (
    Announced,
    BetCalled,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetSettled,
    BoughtIn,
    CardDealt,
    CardsCollected,
    CardTurned,
    Decided,
    DiceOffered,
    DiceRolled,
    DiceThrown,
    Event,
    IrregularityRuled,
    MarkerMoved,
    OverrideRecorded,
    PhaseChanged,
    ProcedureNoted,
    RoundBrokenOff,
    RoundEnded,
    RoundVoided,
    SeatLeft,
    SeatTaken,
    WheelSpun,
    WheelStopped,
)
from feltwright.engine.game import State
from feltwright.engine.wagers import BetKey, Result
from feltwright.motion.board import Fittings, board_of, fold
from feltwright.motion.card_moves import Carried, carried, giving_way
from feltwright.motion.cues import (
    Announce,
    ButtonSet,
    CardAway,
    CardFlip,
    CardMove,
    CardSlide,
    ChipsMove,
    ChipsSet,
    Cue,
    DiceOffer,
    DiceThrow,
    MarkerMove,
    Pause,
    SupplySet,
    Timeline,
    WheelRelease,
    WheelSpin,
)
from feltwright.motion.places import HOUSE, CardAt, Places, seat_place
from feltwright.motion.spread import Lie
from feltwright.motion.supply import Supply, dealt, is_stacked, put_away, supply_of
from feltwright.motion.tempo import DURATION_MS, stagger_ms


def choreograph(
    events: Sequence[Event],
    before: State[Any],
    after: State[Any],
    places: Places,
    fittings: Fittings | None = None,
) -> Timeline:
    """What the stage plays after a step; `fittings` are those before the events."""
    lay = fittings or Fittings()
    moved = carried(events, lay)
    stacks = [{area for area, _ in board_of(state, lay, places).stacks} for state in (before, after)]
    lies = places.lies(moved.on_felt, stacks[0] | stacks[1])
    score = _Score(places, lay, _settled_counts(events), events, moved, lies)
    for number, event in enumerate(events):
        score.number = number
        score.play(event)
        score.fittings = fold(score.fittings, (event,))
    score.give_way(0.0, lay, places.lies({card[:2] for card in lay.cards}, stacks[0]), lies)
    score.correct(before, after)
    left = score.fittings
    score.count(supply_of(before, len(lay.cards)), supply_of(after, len(left.cards)))
    score.give_way(score.over_ms, left, lies, places.lies({card[:2] for card in left.cards}, stacks[1]))
    return Timeline(tuple(sorted(score.cues, key=lambda cue: cue.start_ms)), lies)


def _settled_counts(events: Sequence[Event]) -> dict[str, int]:
    """How many pieces of a kind will move, which sets how closely they follow each other."""
    counts: dict[str, int] = {}
    for event in events:
        kind = _GROUP.get(type(event), "")
        if isinstance(event, BetSettled):
            kind = "sweep" if event.result is Result.LOSE else "pay"
        counts[kind] = counts.get(kind, 0) + 1
    return counts


_GROUP: dict[type[Struct], str] = {
    BetPlaced: "chips_down",
    CardDealt: "card",
    CardTurned: "flip",
    MarkerMoved: "marker",
}


class _Score:
    """Local to one `choreograph`: the cues so far and the moment the next may start."""

    def __init__(
        self,
        places: Places,
        fittings: Fittings,
        counts: dict[str, int],
        events: Sequence[Event],
        moved: Carried,
        lies: dict[CardAt, Lie],
    ) -> None:
        self.places = places
        self.fittings = fittings
        self.number = 0
        self._moved, self._lies = moved, lies
        self.cues: list[Cue] = []
        self._counts = counts
        self._group = ""
        self._next_ms = 0.0
        self.over_ms = 0.0
        self._stops = any(isinstance(event, WheelStopped) for event in events)

    def play(self, event: Event) -> None:
        """Add the cues of one event."""
        match event:
            case SeatTaken() | BoughtIn() | SeatLeft():
                self._seat(event)
            case BetPlaced() | BetRemoved() | BetReturned() | BetMoved():
                self._bet(event)
            case BetCalled():
                self._add(ButtonSet(start_ms=self.over_ms, seat=event.seat, area=self._area(event), on=event.on))
            case BetSettled():
                self._settle(event)
            case Announced():
                self._add(Announce(start_ms=self.over_ms, code=event.code, params=event.params))
            case MarkerMoved():
                self._marker(event)
            case WheelSpun() | WheelStopped():
                self._wheel(event)
            case DiceOffered() | DiceThrown() | DiceRolled():
                self._dice(event)
            case CardDealt() | CardTurned() | CardsCollected():
                self._cards(event)
            case RoundEnded() | RoundVoided():
                self._rest()
            case RoundBrokenOff():
                self._clear(event)
            case PhaseChanged() | Decided() | IrregularityRuled() | OverrideRecorded() | ProcedureNoted():
                """Told by the panels and the announcer; no piece moves."""

    def _area(self, event: BetPlaced | BetRemoved | BetReturned | BetMoved | BetCalled | BetSettled) -> str:
        key: BetKey = event.key
        return self.places.area_of(key, event.seat)

    def _seat(self, event: SeatTaken | BoughtIn | SeatLeft) -> None:
        here = seat_place(event.seat)
        way = (here, HOUSE) if isinstance(event, SeatLeft) else (HOUSE, here)
        self._chips("collect", event.seat, event.cents, *way)

    def _bet(self, event: BetPlaced | BetRemoved | BetReturned | BetMoved) -> None:
        here, area = seat_place(event.seat), self._area(event)
        match event:
            case BetPlaced():
                self._chips("chips_down", event.seat, event.cents, here, area)
            case BetMoved():
                self._chips("travel", event.seat, event.cents, area, self.places.area_of(event.to, event.seat))
            case _:
                self._chips("chips_up", event.seat, event.cents, area, here)

    def _add(self, cue: Cue) -> None:
        self.cues.append(cue)
        self.over_ms = max(self.over_ms, cue.start_ms + cue.duration_ms)

    def _turn(self, group: str) -> float:
        """When the next piece of a group starts: staggered within the group, after everything before it."""
        if group != self._group:
            self._group, self._next_ms = group, self.over_ms
        start = self._next_ms
        self._next_ms += stagger_ms(group, self._counts.get(group, 1))
        return start

    def _rest(self) -> None:
        if self.cues:
            self._add(Pause(start_ms=self.over_ms, duration_ms=DURATION_MS["pause"]))

    def _chips(self, group: str, seat: int, cents: int, origin: str, target: str) -> None:
        start = self._turn(group)
        self._move(start, DURATION_MS[group], seat, cents, origin, target)

    def _move(self, start: float, duration: float, seat: int, cents: int, origin: str, target: str) -> None:
        if cents > 0:
            self._add(
                ChipsMove(start_ms=start, duration_ms=duration, seat=seat, cents=cents, origin=origin, target=target)
            )

    def _settle(self, event: BetSettled) -> None:
        """Losers are swept to the house; winners are paid beside their stake and then take it in."""
        seat = event.seat
        if not self.places.has(event.key):
            self._chips("pay", seat, event.won_cents, HOUSE, seat_place(seat))
            return
        area, lost = self._area(event), _lost(event)
        group = "sweep" if event.result is Result.LOSE else "pay"
        start = self._turn(group)
        self._move(start, DURATION_MS["sweep"], seat, lost, area, HOUSE)
        paid = max(0, event.won_cents - event.commission_cents)
        self._move(start, DURATION_MS["pay"], seat, paid, HOUSE, area)
        taken = paid + event.returned_cents
        wait = DURATION_MS["pay"] + DURATION_MS["pause"] if paid else 0
        self._move(start + wait, DURATION_MS["collect"], seat, taken, area, seat_place(seat))

    def _marker(self, event: MarkerMoved) -> None:
        start, duration = self._turn("marker"), DURATION_MS["marker"]
        self._add(
            MarkerMove(start_ms=start, duration_ms=duration, marker=event.marker, place=event.place, face=event.face)
        )

    def _wheel(self, event: WheelSpun | WheelStopped) -> None:
        if isinstance(event, WheelStopped):
            way, ball, revolutions = self.fittings.running or ("clockwise", "", 1)
            duration = DURATION_MS["ball" if ball else "clapper"]
            self._add(
                WheelSpin(
                    start_ms=self.over_ms,
                    duration_ms=duration,
                    direction=way,
                    ball=ball,
                    section=event.section,
                    revolutions=revolutions,
                )
            )
            return
        for marker in set(self.fittings.markers) - set(fold(self.fittings, (event,)).markers):
            self._add(MarkerMove(start_ms=self.over_ms, duration_ms=0.0, marker=marker[0], place="", face=""))
        if not self._stops:
            duration = DURATION_MS["release"]
            self._add(WheelRelease(start_ms=self.over_ms, duration_ms=duration, direction=event.wheel, ball=event.ball))

    def _dice(self, event: DiceOffered | DiceThrown | DiceRolled) -> None:
        if isinstance(event, DiceOffered):
            self._add(DiceOffer(start_ms=self.over_ms, duration_ms=DURATION_MS["dice_offer"], seat=event.seat))
        elif isinstance(event, DiceRolled):
            duration, seat = DURATION_MS["dice"], self.fittings.shooter
            self._add(DiceThrow(start_ms=self.over_ms, duration_ms=duration, faces=event.faces, seat=seat))

    def _cards(self, event: CardDealt | CardTurned | CardsCollected) -> None:
        if isinstance(event, CardsCollected):
            gone = [card for card in self.fittings.cards if card[0] == event.place and card[:2] not in self._moved.kept]
            self._counts["cards_away"] = len(gone)
            for place, position, _ in gone:
                start, duration = self._turn("cards_away"), DURATION_MS["cards_away"]
                self._add(CardAway(start_ms=start, duration_ms=duration, place=place, position=position))
            return
        origin = self._moved.origins.get(self.number)
        if origin is not None:
            to = (event.place, event.position)
            self._slide(self._turn("slide"), origin, to, event.card, self._lies[to])
            return
        group = "card" if isinstance(event, CardDealt) else "flip"
        start, duration, place, at = self._turn(group), DURATION_MS[group], event.place, event.position
        if isinstance(event, CardTurned):
            self._add(CardFlip(start_ms=start, duration_ms=duration, place=place, position=at, card=event.card))
            return
        across = event.across
        self._add(
            CardMove(start_ms=start, duration_ms=duration, place=place, position=at, card=event.card, across=across)
        )

    def _clear(self, event: RoundBrokenOff) -> None:
        """Cards and markers leave the felt."""
        for place in dict.fromkeys(place for place, _, _ in self.fittings.cards):
            self._cards(CardsCollected(place))
        for marker in fold(self.fittings, (event,)).markers:
            self._marker(MarkerMoved(*marker))
        self._rest()

    def _slide(self, start: float, origin: CardAt, to: CardAt, card: str, lie: Lie) -> None:
        self._add(
            CardSlide(
                start_ms=start,
                duration_ms=DURATION_MS["slide"],
                origin=origin[0],
                origin_position=origin[1],
                place=to[0],
                position=to[1],
                card=card,
                lie=lie,
            )
        )

    def give_way(self, start: float, lay: Fittings, before: dict[CardAt, Lie], after: dict[CardAt, Lie]) -> None:
        """Hands make room before others come, and take it when they are gone; at the start, what has its own cue
        is left to it."""
        busy = {(cue.place, cue.position) for cue in self.cues if isinstance(cue, CardMove | CardFlip | CardAway)}
        kept = self._moved.kept | busy if start == 0.0 else frozenset[CardAt]()
        shows = {card[:2]: card[2] for card in lay.cards}
        for at in giving_way(before, after):
            if at not in kept and at in shows:
                self._slide(start, at, at, shows[at], after[at])

    def count(self, before: Supply | None, after: Supply | None) -> None:
        """Shuffled cards go back to the shoe for everybody to see; a mere difference is set right at the end."""
        if before is None or after is None or (reached := _after_cues(before, self.cues)) == after:
            return
        duration = DURATION_MS["shuffle"] if after.discards < reached.discards else 0
        self._add(SupplySet(start_ms=self.over_ms, duration_ms=duration, supply=after))

    def correct(self, before: State[Any], after: State[Any]) -> None:
        """Set at the end whatever the events alone would not bring to where the state has it."""
        board = board_of(before, Fittings(), self.places)
        for cue in self.cues:
            if isinstance(cue, ChipsMove):
                board.add(cue.origin, cue.seat, -cue.cents)
                board.add(cue.target, cue.seat, cue.cents)
        wanted = board_of(after, Fittings(), self.places)
        end = self.over_ms
        for area, seat in sorted({*board.stacks, *wanted.stacks}):
            cents = wanted.stacks.get((area, seat), 0)
            if not area.startswith("@") and board.stacks.get((area, seat), 0) != cents:
                self._add(ChipsSet(start_ms=end, seat=seat, area=area, cents=cents))
        for area, seat in sorted({*board.buttons, *wanted.buttons}):
            if (area, seat) in wanted.stacks:
                on = wanted.buttons.get((area, seat))
                self._add(ButtonSet(start_ms=end, seat=seat, area=area, on=on))


def _after_cues(supply: Supply, cues: Sequence[Cue]) -> Supply:
    """What the cues of single cards make of shoe and rack."""
    for cue in cues:
        if isinstance(cue, CardMove):
            supply = dealt(supply)
        if isinstance(cue, CardAway) or (isinstance(cue, CardMove) and is_stacked(cue.place, cue.card)):
            supply = put_away(supply)
    return supply


def _lost(event: BetSettled) -> int:
    """What of the stake goes to the house."""
    if event.parts:
        return min(event.cents, sum(part.cents for part in event.parts if part.odds is None))
    return event.cents if event.result is Result.LOSE else 0
