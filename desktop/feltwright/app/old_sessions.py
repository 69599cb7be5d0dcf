"""Sessions of version 0.1.0, one JSON file each, brought into the journal once."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from feltwright.app.sessions import TableSpec, open_journal, opening
from feltwright.engine import catalog
from feltwright.engine.actions import particulars
from feltwright.engine.refusals import IllegalAction
from feltwright.engine.replay import Recording, from_json, replay
from feltwright.engine.table import Table
from feltwright.files.disk import read_bytes
from feltwright.files.problems import FileError
from feltwright.store import places
from feltwright.store.chain import Opened, Remarked, Stepped
from feltwright.store.problems import JournalProblem

_LOG = logging.getLogger(__name__)
DONE = ".imported"
LARGEST_SESSION = 64 * 2**20


def import_old() -> int:
    """Bring every old session over, to be continued from the journal; files that make no sense are left alone."""
    count = 0
    for path in sorted((places.data_folder() / "sessions").glob("*.json")):
        try:
            _bring_over(path)
        except (
            OSError,
            FileError,
            ValueError,
            RecursionError,
            catalog.UnknownGame,
            IllegalAction,
            JournalProblem,
        ) as error:
            _LOG.info("%s stays where it is: %s", path, error)
        else:
            count += 1
    return count


def _bring_over(path: Path) -> None:
    """The whole session in one commit under the file's own name, so that a crash in between cannot double it."""
    recording = from_json(read_bytes(path, LARGEST_SESSION))
    table = replay(catalog.game(recording.game), recording)
    remark = Remarked("imported", particulars(file=path.name, times="of the import"))
    with open_journal() as journal:
        if path.stem not in {row.id for row in journal.sessions()}:
            opened = _opened(recording, table, path.stem, journal.installation)
            steps = (Stepped(entry.action, entry.events) for entry in table.log)
            journal.open_session(opened, remark, *steps).release()
    path.rename(path.with_name(path.name + DONE))


def _opened(recording: Recording, table: Table, session: str, installation: str) -> Opened:
    opened = opening(TableSpec(recording.game), chance="not recorded")
    return msgspec.structs.replace(
        opened,
        session=session,
        installation=installation,
        profile="",
        rules=msgspec.to_builtins(table.rules),
    )
