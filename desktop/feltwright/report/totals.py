"""What a session came to: handle, paid and hold of each wager, against what its exact house edge lets one expect."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from feltwright.engine import catalog
from feltwright.engine.events import BetSettled, Event
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame, AnyState
from feltwright.engine.wagers import Basis, BetKey, Result
from feltwright.odds.edge import Edge, NoStake, edge

ENOUGH = 30
"""Fewer decided wagers say nothing about the edge."""
COUNTED = frozenset({Result.WIN, Result.LOSE, Result.PUSH})


class TooMuchTheory(Exception):
    """Edges that would take longer to work out than the reader will wait."""


class Total(Struct, frozen=True):
    """One wager of one game over the whole period."""

    game: str
    wager: str
    count: int
    handle_cents: int
    """What was put at risk, commission paid in advance included."""
    paid_cents: int
    """What the house paid on it, stakes apart."""
    commission_cents: int
    hold_cents: int
    """What the house kept."""
    theory: str
    """The hold to be expected, in cents as a whole fraction; empty where no edge is known."""
    deviation_centi: int | None
    """Hold less theory in hundredths of a standard error; None where play or numbers do not allow it."""


class Tally(Struct, eq=False):
    """What has been settled on one key so far."""

    count: int = 0
    handle: int = 0
    paid: int = 0
    commission: int = 0
    net: int = 0
    base: int = 0
    """The handle the edge applies to."""
    judged: int = 0
    net_squared: int = 0
    net_base: int = 0
    base_squared: int = 0


class Tallies:
    """Sums over any number of sessions; rules that differ are kept apart until the end."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, Rules], dict[tuple[str, str], Tally]] = {}

    def of(self, game: AnyGame, rules: Rules) -> SessionTally:
        """Where one session's settlements go."""
        return SessionTally(rules, self._found.setdefault((game.id, rules), {}))

    @property
    def rule_sets(self) -> int:
        """How many sets of rules were played by."""
        return len(self._found)

    def totals(self, theory: bool = True, most_walked: int | None = None) -> tuple[Total, ...]:
        """One row for each wager, in the order of the games' own tables; without theory, no edge is worked out.

        TooMuchTheory if more than `most_walked` outcomes would have to be looked at for it.
        """
        rows: dict[tuple[str, str], _Sum] = {}
        walked = 0
        for (game_id, rules), tallies in self._found.items():
            for (wager, on), tally in tallies.items():
                known = _edge(game_id, rules, wager, on) if theory else None
                walked += known.walked if known is not None else 0
                if most_walked is not None and walked > most_walked:
                    raise TooMuchTheory(f"{walked:,}")
                rows.setdefault((game_id, wager), _Sum()).add(tally, known)
        place = {(g, w.id): n for g in catalog.IDS for n, w in enumerate(catalog.game(g).wagers) if (g, w.id) in rows}
        order = sorted(rows, key=lambda row: (catalog.IDS.index(row[0]), place.get(row, 0)))
        return tuple(rows[row].total(*row) for row in order)


class SessionTally:
    """The settlements of one session."""

    def __init__(self, rules: Rules, found: dict[tuple[str, str], Tally]) -> None:
        self._book = rules.book
        self._found = found

    def stepped(self, before: AnyState, events: tuple[Event, ...]) -> None:
        """Count the settlements of one step; `before` still has the bets as they lay.

        Seats that bet on the same thing win or lose together, so what the spread is taken of is the step, not the seat.
        """
        together: dict[Tally, tuple[int, int]] = {}
        for event in events:
            if isinstance(event, BetSettled) and event.result in COUNTED:
                tally, net, base = self._settled(before, event)
                if base is not None:
                    others = together.get(tally, (0, 0))
                    together[tally] = (others[0] + net, others[1] + base)
        for tally, (net, base) in together.items():
            tally.base += base
            tally.net_squared += net * net
            tally.net_base += net * base
            tally.base_squared += base * base

    def _settled(self, before: AnyState, event: BetSettled) -> tuple[Tally, int, int | None]:
        """The tally, the net, and what the edge is a share of, if this settlement counts for it."""
        key = event.key
        tally = self._found.setdefault((key.wager, key.on), Tally())
        terms = self._book.get(key)
        risked = 0 if terms is not None and terms.wager.placed_by == "automatic" else event.cents
        bet = before.bet(event.seat, key)
        if bet is not None:
            risked += bet.vig_cents
        tally.count += 1
        tally.handle += risked
        tally.paid += event.won_cents
        tally.commission += event.commission_cents
        tally.net += event.net_cents
        if event.result is Result.PUSH and terms is not None and terms.wager.basis is Basis.RESOLVED:
            return tally, 0, None
        tally.judged += 1
        return tally, event.net_cents, risked


class _Sum:
    def __init__(self) -> None:
        self.tally = Tally()
        self.theory: Fraction | None = Fraction(0)
        self.spread = Fraction(0)
        self.clean = True

    def add(self, tally: Tally, known: Edge | None) -> None:
        for name in Tally.__struct_fields__:
            setattr(self.tally, name, getattr(self.tally, name) + getattr(tally, name))
        if known is None or self.theory is None:
            self.theory = None
            return
        share = known.shown
        self.theory += share * tally.base
        self.spread += tally.net_squared + 2 * share * tally.net_base + share * share * tally.base_squared
        self.clean &= known.low == known.high and not known.strategy and known.basis is not Basis.CYCLE

    def total(self, game: str, wager: str) -> Total:
        tally = self.tally
        theory = "" if self.theory is None else str(self.theory)
        return Total(
            game,
            wager,
            tally.count,
            tally.handle,
            tally.paid,
            tally.commission,
            -tally.net,
            theory,
            self._deviation(),
        )

    def _deviation(self) -> int | None:
        if self.theory is None or not self.clean or self.tally.judged < ENOUGH or not self.spread:
            return None
        apart = -self.tally.net - self.theory
        hundredths = isqrt(int(10_000 * apart * apart / self.spread))
        return -hundredths if apart < 0 else hundredths


@lru_cache(maxsize=1024)
def _places(rules: Rules) -> dict[tuple[str, str], BetKey]:
    """One key for each wager and parameter, whatever the betting position."""
    return {(key.wager, key.on): key for key in reversed(rules.book)}


@lru_cache(maxsize=1024)
def _edge(game_id: str, rules: Rules, wager: str, on: str) -> Edge | None:
    key = _places(rules).get((wager, on))
    if key is None or rules.book[key].wager.placed_by != "player":
        return None
    try:
        return edge(catalog.game(game_id), rules, key)
    except NoStake:
        return None


def grand_total(totals: tuple[Total, ...], game: str) -> Total:
    """All wagers of a game in one row."""
    rows = [total for total in totals if total.game == game]
    theory = (
        "" if any(not row.theory for row in rows) else str(sum((Fraction(row.theory) for row in rows), Fraction(0)))
    )
    sums: dict[str, Any] = {
        name: sum(getattr(row, name) for row in rows)
        for name in ("count", "handle_cents", "paid_cents", "commission_cents", "hold_cents")
    }
    return replace(rows[0], wager="", theory=theory, deviation_centi=None, **sums)


def money_only(total: Total) -> Total:
    """The row without what the edge says of it: what arithmetic alone can check."""
    return replace(total, theory="", deviation_centi=None)
