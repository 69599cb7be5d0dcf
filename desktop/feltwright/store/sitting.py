"""A table and its place in the journal: no step is taken that has not been written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from feltwright.engine.actions import Action, particulars
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.table import Entry, Table
from feltwright.store import chain
from feltwright.store.again import fresh_table, opening, play_again
from feltwright.store.chain import Body, Closed, Opened, Remarked, Stepped
from feltwright.store.journal import Journal
from feltwright.store.problems import JournalProblem
from feltwright.store.writer import SessionWriter

SUSPENDED = "suspended"
"""The remark of a session that was left in order, to be continued."""
INTERRUPTION = "interruption"
"""What a session comes back after if it was not."""
STOPPED = refuse("SESSION_STOPPED")
"""Why nothing may be done at a table whose journal has failed."""
Prepare = Callable[[Table], object]
"""What wants to hear every step, the first included."""


class Sitting:
    """One session in use; it owns its journal and lets go of both at the end."""

    def __init__(self, journal: Journal, writer: SessionWriter, opened: Opened, table: Table) -> None:
        self.opened = opened
        self.table = table
        self._journal = journal
        self._writer = writer
        table.record(self._record)

    @property
    def session(self) -> str:
        """The session's id."""
        return self._writer.session

    @property
    def journal(self) -> Journal:
        """Where it is written."""
        return self._journal

    @property
    def lines(self) -> Sequence[bytes]:
        """Every entry as its bytes."""
        return self._writer.lines

    @property
    def is_lost(self) -> bool:
        """Whether nobody else would find what was played here."""
        try:
            self._journal.check_content()
        except JournalProblem:
            return True
        return self.problem is not None and self.problem.is_loss

    @property
    def problem(self) -> JournalProblem | None:
        """Why nothing more is written, and so nothing more can happen."""
        return self._writer.problem

    def remark(self, remark: Remarked) -> None:
        """Write down what is no step."""
        self._writer.append(remark)

    def end(self, reason: str = "ended") -> None:
        """Close the session for good; the table comes to rest first."""
        self._leave(Closed(reason), self.table.come_to_rest)

    def suspend(self) -> None:
        """Leave the session in order, to be continued; a journal that failed is left as it is."""
        self._leave(Remarked(SUSPENDED))

    def _leave(self, last: Body, before: Callable[[], None] = lambda: None) -> None:
        """A lost journal is not let go of: it lives on in what this process holds."""
        if self.problem is None or self.problem.is_loss:
            before()
            self._writer.append(last)
        self.release()

    def release(self) -> None:
        """Let go of the session without another word."""
        self._writer.release()
        self._journal.close()

    def _record(self, entry: Entry) -> None:
        self._writer.append(Stepped(entry.action, entry.events))


def begin(journal: Journal, opened: Opened, prepare: Prepare | None = None) -> Sitting:
    """A new session at a fresh table."""
    table = fresh_table(opened)
    if prepare is not None:
        prepare(table)
    return Sitting(journal, journal.open_session(opened), opened, table)


def take_up(journal: Journal, session: str, prepare: Prepare | None = None) -> Sitting:
    """A session where it stood; nothing is written to one that this program would play otherwise."""
    entries, writer = journal.resume(journal.session(session).id)
    try:
        table = play_again(entries, prepare)
        writer.append(came_back(entries))
    except JournalProblem:
        writer.release()
        raise
    return Sitting(journal, writer, opening(entries), table)


def came_back(entries: list[chain.Entry]) -> Remarked:
    """The remark that a session goes on, and whether it had been left in order."""
    in_order = entries[-1].body == Remarked(SUSPENDED)
    return Remarked("resumed", particulars(after=SUSPENDED if in_order else INTERRUPTION))


def refused(refusal: Refusal, action: Action) -> Remarked:
    """The remark of a wish that was refused."""
    wish = msgspec.json.encode(action).decode()
    return Remarked("refused", particulars(code=refusal.code, cite=refusal.cite, action=wish))
