"""A session played again, with everything a report counts: money, settlements, outcomes, rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from feltwright.engine.actions import Resolve
from feltwright.engine.events import BetSettled, BoughtIn, Event, SeatLeft, SeatTaken
from feltwright.engine.table import AnyState
from feltwright.report.chance_check import Chances
from feltwright.report.record import Change, SessionMark, head_of
from feltwright.report.replaying import Fault, Sitting, Stride, Watcher, decode_all, order_fault, play_again, sit_down
from feltwright.report.totals import SessionTally, Tallies
from feltwright.store.chain import Entry, Opened

MOVES_MONEY = frozenset((BetSettled, BoughtIn, SeatLeft, SeatTaken))
MODES = ("test", "replay", "demonstration", "live")
"""From the least live on."""
HONEST = "system"
"""What the name of a chance source starts with if its outcomes are to be judged."""


class Money(Struct):
    """What crossed the table."""

    bought: int = 0
    cashed: int = 0
    won: int = 0
    lost: int = 0

    def happened(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, BetSettled):
            if event.net_cents > 0:
                self.won += event.net_cents
            else:
                self.lost -= event.net_cents
        elif isinstance(event, SeatTaken | BoughtIn):
            self.bought += event.cents
        elif isinstance(event, SeatLeft):
            self.cashed += event.cents


class Account(Struct):
    """One session as far as it could be played again."""

    session: str
    lines: list[bytes]
    entries: list[Entry]
    head: str
    """Of the chain of these lines."""
    sitting: Sitting | None = None
    end: AnyState | None = None
    broken: Fault | None = None
    """What is wrong with the entries or their order."""
    wrong: Fault | None = None
    """What is wrong with the play."""
    money: Money = msgspec.field(default_factory=Money)
    chances: Chances | None = None

    @property
    def opening(self) -> tuple[int, Opened] | None:
        """When the session was opened, and as what."""
        first = self.entries[0] if self.entries else None
        return (first.utc_ms, first.body) if first is not None and isinstance(first.body, Opened) else None

    @property
    def is_judged(self) -> bool:
        """Whether its outcomes claim to be chance."""
        return self.sitting is not None and self.sitting.opened.chance.startswith(HONEST)

    def mark(self) -> SessionMark:
        """The session in a record's header."""
        end, money = self.end, self.money
        closing = 0 if end is None else sum(seat.cents for seat in end.seats) + sum(bet.cents for bet in end.bets)
        return SessionMark(
            session=self.session,
            entries=len(self.lines),
            head=self.head,
            rounds=0 if end is None else end.round,
            bought_cents=money.bought,
            cashed_cents=money.cashed,
            won_cents=money.won,
            lost_cents=money.lost,
            outstanding_cents=closing - (money.bought - money.cashed + money.won - money.lost),
            closing_cents=closing,
        )


def keep_account(session: str, lines: list[bytes], tallies: Tallies, watchers: Sequence[Watcher] = ()) -> Account:
    """Decode, put in order, play again, count; the first fault of each kind is kept."""
    entries, broken = decode_all(lines, session)
    account = Account(session, lines, entries, head_of(lines), broken=broken or order_fault(entries, session))
    opened = entries[0].body if entries else None
    if not isinstance(opened, Opened):
        return account
    sitting = sit_down(opened)
    if isinstance(sitting, Fault):
        account.wrong = sitting
        return account
    account.sitting = sitting
    account.chances = Chances()
    count = _Counter(account.money, tallies.of(sitting.game, sitting.rules), account.chances)
    end = play_again(sitting, entries, (count, *watchers))
    if isinstance(end, Fault):
        account.wrong = end
    else:
        account.end = end
    return account


def mode_of(opened: Sequence[Opened]) -> str:
    """A report is only as live as the least of its sessions."""
    return min((session.mode for session in opened), key=lambda mode: MODES.index(mode) if mode in MODES else -1)


def changes_of(opened: Sequence[tuple[int, Opened]], until_ms: int, application: str) -> tuple[Change, ...]:
    """Where one session was written by other software than the one before, or than what made the report."""
    seen = [*sorted((at, session.application) for at, session in opened), (until_ms, application)]
    return tuple(Change(at, before, after) for (_, before), (at, after) in pairwise(seen) if before != after)


class _Counter:
    def __init__(self, money: Money, tally: SessionTally, chances: Chances) -> None:
        self._money, self._tally, self._chances = money, tally, chances

    def __call__(self, stride: Stride) -> None:
        is_settled = False
        for event in stride.events:
            kind = type(event)
            if kind in MOVES_MONEY:
                self._money.happened(event)
                is_settled |= kind is BetSettled
        if is_settled:
            self._tally.stepped(stride.before, stride.events)
        if stride.request is not None and isinstance(stride.action, Resolve):
            self._chances.drew(stride.request, stride.action.picks)
