"""A second opinion on blackjack: what every wager is worth, from nothing but the cards that were shown.

Written against the text and the options, not against the engine: it hears the same events as a player does, counts
for itself, and of the table's state it looks at the hole card alone, to know whether a look under it told the truth.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from feltwright.engine.actions import Action, Decide, RaiseIrregularity
from feltwright.engine.events import (
    BetSettled,
    CardDealt,
    CardsCollected,
    CardTurned,
    Event,
    RoundEnded,
)
from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.wagers import BetKey, Result

TENS = "TJQK"


def total_of(cards: list[str]) -> tuple[int, bool]:
    """The best total and whether it is soft."""
    low = sum(1 if card[0] == "A" else 10 if card[0] in TENS else int(card[0]) for card in cards)
    soft = low <= 11 and any(card[0] == "A" for card in cards)
    return (low + 10 if soft else low), soft


def is_ace_and_ten(cards: list[str]) -> bool:
    return len(cards) == 2 and total_of(cards)[0] == 21


@dataclass
class Referee:
    """What lies on the table, and what has been seen of it."""

    rules: BlackjackRules
    seen: dict[str, list[str]] = field(default_factory=dict)
    split: set[str] = field(default_factory=set)
    switched: set[str] = field(default_factory=set)
    given_up: set[str] = field(default_factory=set)
    counted: dict[str, int] = field(default_factory=dict)

    def hears(self, action: Action, events: tuple[Event, ...], hole: str, acting: str) -> None:
        """One step: the hole card as it lies, and the place of the hand that was to act."""
        if isinstance(action, Decide) and action.choice == "surrender":
            self.given_up.add(acting)
        for event in events:
            self._hear(event, action, events, hole)

    def _hear(self, event: Event, action: Action, events: tuple[Event, ...], hole: str) -> None:
        match event:
            case CardDealt() if event.place != "discard":
                cards = self.seen.setdefault(event.place, [])
                assert event.position == len(cards), event
                cards.append(event.card)
            case CardTurned() if event.place != "discard":
                self.seen[event.place][event.position] = event.card
                if isinstance(action, Decide) and action.choice == "switch" and event in _exchanged(events):
                    self.switched.add(event.place)
            case CardsCollected():
                if isinstance(action, Decide) and action.choice == "split" and event is _first_collected(events):
                    self.split |= {event.place, _dealt_beside(events, event.place)}
                self.seen.pop(event.place, None)
            case BetSettled():
                self._judge(event, action, hole)
            case RoundEnded():
                assert not self.seen, self.seen
                for marks in (self.split, self.switched, self.given_up):
                    marks.clear()

    def _judge(self, event: BetSettled, action: Action, hole: str) -> None:
        if isinstance(action, RaiseIrregularity):
            assert (event.result, event.net_cents) == (Result.VOID, 0), event
            return self._count("void by irregularity")
        if event.key.wager == "insurance":
            won = hole[0] in TENS
            assert event.net_cents == (2 if won else -1) * event.cents, event
            return self._count("insurance won" if won else "insurance lost")
        worth, what = self.worth(event.key)
        if what in ("blackjack", "surrendered"):
            assert not is_ace_and_ten([self.seen["dealer"][0], hole]), f"{what}, and the dealer has a blackjack"
        assert event.net_cents == worth * event.cents, (event, what, self.seen)
        return self._count(what)

    def _count(self, what: str) -> None:
        self.counted[what] = self.counted.get(what, 0) + 1

    def worth(self, key: BetKey) -> tuple[Fraction | int, str]:
        """What a unit of the wager wins, and why."""
        place = place_of(key)
        cards, dealer = self.seen[place], self.seen["dealer"]
        assert "" not in cards, f"{key} is settled before anybody has seen {cards}"
        added, split = key.wager == "double_down", place in self.split
        total, against = total_of(cards)[0], total_of([card for card in dealer if card])[0]
        if total > 21:
            return -1, "over 21"
        natural = is_ace_and_ten(cards) and not split
        natural = natural and (place not in self.switched or self.rules.switched_naturals)
        if "" not in dealer and is_ace_and_ten(dealer):
            return self._against_blackjack(key, natural=natural, split=split, added=added)
        if place in self.given_up:
            return Fraction(-1, 2), "surrendered"
        if natural and (self.rules.natural_beats_push or against != self.rules.push_total):
            return Fraction(self.rules.blackjack_odds.pays, self.rules.blackjack_odds.to), "blackjack"
        assert "" not in dealer, f"{key} is settled under a closed card"
        if self.rules.push_total == against == 22:
            return (0 if self.rules.at_push is Result.PUSH else -1), "dealer's 22"
        if against > 21:
            return 1, "dealer over 21"
        return (total > against) - (total < against), "compared"

    def _against_blackjack(self, key: BetKey, *, natural: bool, split: bool, added: bool) -> tuple[int, str]:
        if natural:
            return 0, "blackjack against blackjack"
        if added or key.wager == "split":
            return 0, "addition handed back"
        if split and self.rules.dealer_blackjack_after_split == "collect_none":
            return 0, "split wager handed back as printed"
        return -1, "split wager lost to a blackjack" if split else "lost to a blackjack"


def place_of(key: BetKey) -> str:
    """The hand in front of which a wager lies."""
    number = {"main": "0", "hand1": "0", "hand2": "1"}.get(key.wager, key.on)
    return f"hand.{key.spot}.{number}"


def _exchanged(events: tuple[Event, ...]) -> list[Event]:
    """The two second cards that changed places; other players' cards may be turned up after them."""
    return [event for event in events if isinstance(event, CardTurned)][:2]


def _first_collected(events: tuple[Event, ...]) -> Event:
    return next(event for event in events if isinstance(event, CardsCollected))


def _dealt_beside(events: tuple[Event, ...], place: str) -> str:
    return next(event.place for event in events if isinstance(event, CardDealt) and event.place != place)
