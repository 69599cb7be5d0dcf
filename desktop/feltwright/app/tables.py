"""A table in its session: a fresh one, one that goes on, one where a scenario stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from feltwright.app.played import Doubts, PlayedFelt
from feltwright.app.recall import Recall
from feltwright.app.sessions import SCRIPTED, TableSpec, go_on, remember, seating, spec_of, start
from feltwright.engine.actions import particulars
from feltwright.store.chain import Remarked
from feltwright.store.problems import JournalProblem
from feltwright.store.sitting import Sitting

if TYPE_CHECKING:
    from feltwright.scenario import Run


class Seated(Struct, frozen=True):
    """What a window needs of it."""

    session: Sitting
    spec: TableSpec
    recall: Recall
    felt: PlayedFelt


def fresh(spec: TableSpec, doubts: Doubts) -> Seated:
    """A new session with its players seated; JournalProblem if it cannot be written."""
    recalls: list[Recall] = []
    session = start(spec, lambda table: recalls.append(Recall(table)), doubts=doubts)
    try:
        for seat in spec.seats or seating(session.table.rules):
            session.table.do(seat)
    except JournalProblem:
        session.release()
        raise
    remember(spec)
    return Seated(session, spec, recalls[0], doubts.felt)


def returned(session_id: str, doubts: Doubts) -> Seated:
    """An interrupted session exactly where it stood; JournalProblem if it cannot go on."""
    recalls: list[Recall] = []
    session = go_on(session_id, doubts, lambda table: recalls.append(Recall(table)))
    return Seated(session, spec_of(session.opened), recalls[0], doubts.felt)


def from_scenario(run: Run, spec: TableSpec, doubts: Doubts) -> Seated:
    """A table where a scenario stands, kept as a demonstration from the start."""
    recalls: list[Recall] = []
    session = start(spec, lambda table: recalls.append(Recall(table)), SCRIPTED, doubts)
    try:
        session.remark(Remarked("from_scenario", particulars(title=run.scenario.title)))
        for action in run.past():
            session.table.do(action)
    except JournalProblem:
        session.release()
        raise
    return Seated(session, spec, recalls[0], doubts.felt)
