"""Basic strategy worked out for the rules in force: what each decision is worth, and the best one.

The first two cards of the player and the dealer's up card leave the shoe; the cards after them are drawn as if each
were put back, which moves the figures by less than a thousandth of a percent with six decks and by some four
hundredths with one. Values are those of cards: an ace is 1, ten and court cards are 10. A pair is split once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from msgspec import Struct

from feltwright.engine.families.blackjack_rules import BlackjackRules
from feltwright.engine.wagers import Result

VALUES = range(1, 11)
STRATEGY = "basic strategy, a pair split once, cards after the first three drawn as if put back"
HIT, STAND, DOUBLE, SPLIT, SURRENDER = "hit", "stand", "double", "split", "surrender"


class Terms(Struct, frozen=True):
    """What of the rules bears on the worth of a hand."""

    decks: int
    blackjack: float
    hits_soft_17: bool
    double: bool
    double_totals: tuple[int, ...]
    surrender: bool
    peek: bool
    """Without the look a blackjack is found when hands may be over 21 already (BLA-17)."""
    split_is_free: bool
    """A dealer's blackjack found after a split takes nothing (BLA-2 as printed)."""
    push: int
    at_push: float
    natural_beats_push: bool


def terms_of(rules: BlackjackRules) -> Terms:
    """The terms of a table."""
    odds = rules.blackjack_odds
    return Terms(
        rules.deck_count,
        odds.pays / odds.to,
        rules.hits_soft_17,
        rules.double_down,
        rules.double_totals,
        rules.surrender,
        rules.peek,
        rules.dealer_blackjack_after_split == "collect_none",
        rules.push_total,
        0.0 if rules.at_push is Result.PUSH else -1.0,
        rules.natural_beats_push,
    )


def deals(decks: int, first: int, second: int, up: int) -> float:
    """How often a player's two values, in either order, meet an up card."""
    left, size, share = _full(decks), 52 * decks, 1.0
    for value in (first, second, up):
        share *= left[value] / size
        left[value] -= 1
        size -= 1
    return share * (1 if first == second else 2)


def _full(decks: int) -> list[int]:
    return [0, *([4 * decks] * 9), 16 * decks]


PAIRS = tuple(combinations_with_replacement(VALUES, 2))


@cache
def worth(terms: Terms) -> float:
    """What a unit wagered is worth to a player of the basic strategy."""
    return sum(deals(terms.decks, a, b, up) * hand_worth(terms, a, b, up) for a, b in PAIRS for up in VALUES)


def hand_worth(terms: Terms, first: int, second: int, up: int) -> float:
    """What two cards against an up card are worth."""
    return max(choices(terms, first, second, up).values())


def best(terms: Terms, first: int, second: int, up: int) -> str:
    """The decision that is worth most."""
    found = choices(terms, first, second, up)
    return max(found, key=lambda choice: found[choice])


@cache
def choices(terms: Terms, first: int, second: int, up: int) -> dict[str, float]:
    """Every decision on two cards with what it is worth; a blackjack decides nothing."""
    return _Hand(terms, first, second, up).choices()


def later_choices(terms: Terms, values: tuple[int, ...], up: int) -> dict[str, float]:
    """Decisions on a hand that was split or drew cards: what stands on two cards is judged as before a split."""
    first, second, *_ = sorted(values)
    hand = _Hand(terms, first, second, up)
    total, soft = _count(*values)
    found = {STAND: hand.stand(total), HIT: hand.hit(total, soft)}
    if len(values) == 2:
        found[DOUBLE] = hand.double(total, soft)
        if first == second:
            found[SPLIT] = 2 * hand.after_split()[0]
        found[SURRENDER] = -0.5
    return found


@cache
def plain_21(terms: Terms, up: int) -> float:
    """What an ace and a ten are worth where they are no blackjack."""
    hand = _Hand(terms, 1, 10, up)
    return (1 - hand.natural) * hand.stand(21) - hand.natural


class _Hand:
    """One meeting of three cards; what follows is drawn with unchanging chances."""

    def __init__(self, terms: Terms, first: int, second: int, up: int) -> None:
        left = _full(terms.decks)
        for value in (first, second, up):
            left[value] -= 1
        size = sum(left)
        self.terms, self.first, self.second, self.up = terms, first, second, up
        self.chance = [count / size for count in left]
        self.natural = self.chance[10] if up == 1 else self.chance[1] if up == 10 else 0.0
        self._drawn: dict[tuple[int, bool], dict[int, float]] = {}
        self._best: dict[tuple[int, bool], float] = {}
        self._stands: dict[int, float] = {}
        self._over: dict[tuple[int, bool], float] = {}
        self.dealer = self._dealer()

    def choices(self) -> dict[str, float]:
        """Against a dealer who has no blackjack, and then with the share of those he has."""
        terms = self.terms
        if self.first == 1 and self.second == 10:
            return {STAND: (1 - self.natural) * self._natural()}
        total, soft = _count(self.first, self.second)
        found = {STAND: self.stand(total), HIT: self.hit(total, soft)}
        if terms.double and (not terms.double_totals or total in terms.double_totals):
            found[DOUBLE] = self.double(total, soft)
        lost = -1.0
        if self.first == self.second:
            worth, over = self.after_split()
            found[SPLIT] = 2 * worth
            if not terms.peek:
                lost = -2 * over if terms.split_is_free else -1 - over
        if terms.surrender:
            found[SURRENDER] = -0.5
        to_blackjack = {SPLIT: lost}
        return {
            name: (1 - self.natural) * ev + self.natural * to_blackjack.get(name, -1.0) for name, ev in found.items()
        }

    def _natural(self) -> float:
        terms = self.terms
        if not terms.push or terms.natural_beats_push:
            return terms.blackjack
        pushed = self.dealer.get(terms.push, 0.0)
        return (1 - pushed) * terms.blackjack + pushed * terms.at_push

    def _dealer(self) -> dict[int, float]:
        """The dealer's totals where he has no blackjack."""
        total, soft = _count(self.up)
        found: dict[int, float] = {}
        excluded = {1: 10, 10: 1}.get(self.up, 0)
        for value in VALUES:
            if value == excluded:
                continue
            share = self.chance[value] / (1 - self.natural)
            for end, chance in self._ends(*_add(total, soft, value)).items():
                found[end] = found.get(end, 0.0) + share * chance
        return found

    def _ends(self, total: int, soft: bool) -> dict[int, float]:
        if total > 17 or (total == 17 and not (soft and self.terms.hits_soft_17)):
            return {total: 1.0}
        known = self._drawn.get((total, soft))
        if known is None:
            known = {}
            for value in VALUES:
                for end, chance in self._ends(*_add(total, soft, value)).items():
                    known[end] = known.get(end, 0.0) + self.chance[value] * chance
            self._drawn[total, soft] = known
        return known

    def stand(self, total: int) -> float:
        """What a total is worth as it is."""
        if total > 21:
            return -1.0
        known = self._stands.get(total)
        if known is None:
            known = sum(chance * self._meets(total, end) for end, chance in self.dealer.items())
            self._stands[total] = known
        return known

    def _meets(self, total: int, dealer: int) -> float:
        if dealer == self.terms.push:
            return self.terms.at_push
        if dealer > 21 or dealer < total:
            return 1.0
        return 0.0 if dealer == total else -1.0

    def hit(self, total: int, soft: bool) -> float:
        """What a total is worth that draws a card and plays on."""
        return sum(self.chance[value] * self._go_on(*_add(total, soft, value)) for value in VALUES)

    def _go_on(self, total: int, soft: bool) -> float:
        if total >= 21:
            return self.stand(total)
        known = self._best.get((total, soft))
        if known is None:
            known = self._best[total, soft] = max(self.stand(total), self.hit(total, soft))
        return known

    def double(self, total: int, soft: bool) -> float:
        """What a total is worth at twice the wager and one more card."""
        return 2 * sum(self.chance[value] * self.stand(_add(total, soft, value)[0]) for value in VALUES)

    def after_split(self) -> tuple[float, float]:
        """One of the two hands: what it is worth, and how often it goes over 21."""
        start = _count(self.first)
        worth, over = 0.0, 0.0
        for value in VALUES:
            here, lost = self._split_hand(*_add(*start, value))
            worth += self.chance[value] * here
            over += self.chance[value] * lost
        return worth, over

    def _split_hand(self, total: int, soft: bool) -> tuple[float, float]:
        """An ace has its one card, any other hand is played on, doubled or surrendered; none that is doubled busts."""
        if self.first == 1:
            return self.stand(total), 0.0
        here, over = self._go_on(total, soft), self._goes_over(total, soft)
        if self.terms.double and (not self.terms.double_totals or total in self.terms.double_totals):
            here, over = max((here, over), (self.double(total, soft), 0.0))
        if self.terms.surrender:
            here, over = max((here, over), (-0.5, 0.0))
        return here, over

    def _goes_over(self, total: int, soft: bool) -> float:
        """How often a hand that is played on for what it is worth ends over 21."""
        if total >= 21:
            return float(total > 21)
        known = self._over.get((total, soft))
        if known is None:
            drawn = self.hit(total, soft) > self.stand(total)
            ends = (self.chance[value] * self._goes_over(*_add(total, soft, value)) for value in VALUES)
            known = self._over[total, soft] = sum(ends) if drawn else 0.0
        return known


def _count(*values: int) -> tuple[int, bool]:
    total, soft = 0, False
    for value in values:
        total, soft = _add(total, soft, value)
    return total, soft


def _add(total: int, soft: bool, value: int) -> tuple[int, bool]:
    total += value
    if value == 1 and total + 10 <= 21:
        return total + 10, True
    if soft and total > 21:
        return total - 10, False
    return total, soft
