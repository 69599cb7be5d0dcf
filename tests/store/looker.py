"""A process that plays a session and, when it is told to, looks at files as the program does.

`python looker.py JOURNAL SESSION`, then a command a line: `play N` answers with the number of entries and the head of
the chain, or with the code of what went wrong; `keep` with where everything was kept, from where it plays on;
`dropped FILE` and its like with what became of the look.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from random import Random

from engine.random_play import play_on
from feltwright.app.opening import kind_of
from feltwright.cli import main as command
from feltwright.engine.actions import TakeSeat
from feltwright.store import journal as journal_module
from feltwright.store.journal import Journal
from feltwright.store.problems import JournalProblem
from feltwright.store.rescue import keep_everything
from feltwright.store.sitting import Sitting, begin, take_up
from moments import CLOCKS
from store.seated import opened


def play(sitting: Sitting, count: str) -> str:
    """So many steps, each acknowledged by having been taken."""
    try:
        for _ in play_on(sitting.table, Random(count), int(count)):
            """Anything legal."""
    except JournalProblem as problem:
        return problem.code
    return f"{len(sitting.lines)} {sitting._writer.head.hex()}"


def listed(folder: str) -> str:
    """A file dialog that has shown everything in a folder."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication, QFileSystemModel

    from feltwright.app.file_dialogs import FileDialog

    app = QApplication.instance() or QApplication([])
    dialog = FileDialog(None, "", folder)
    model = dialog.findChild(QFileSystemModel)
    root = model.index(folder)
    loop = QEventLoop()
    dialog.show()
    while not model.rowCount(root):
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert dialog.grab().width() > 0, "every row has been drawn"
    found = [model.type(model.index(row, 0, root)) for row in range(model.rowCount(root))]
    app.processEvents()
    dialog.close()
    return f"{len(found)} files"


def asked(*arguments: str) -> str:
    """What the command line makes of it."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return f"exit {command(arguments)}"


def answer(sitting: Sitting, verb: str, rest: str) -> str:
    """One command."""
    match verb:
        case "play":
            return play(sitting, rest)
        case "dropped":
            return kind_of(Path(rest)).value
        case "verified":
            return asked("report", "verify", rest)
        case "compared":
            return asked("layout", "compare", rest, rest)
        case _:
            return listed(rest.removeprefix("in a dialog "))


def main(path: Path, session: str) -> None:
    """Until killed."""
    journal_module.TIDY_AFTER = 3
    journal = Journal(path, CLOCKS)
    sitting = begin(journal, opened("roulette", session, journal.installation))
    for seat, name in enumerate(("Ann", "Ben"), 1):
        sitting.table.do(TakeSeat(seat, name, 500_000, ("red", "blue")[seat - 1]))
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "keep":
            kept = keep_everything([sitting]).path
            sitting.release()
            sitting = take_up(Journal(kept, CLOCKS), session)
        said = str(kept) if verb == "keep" else answer(sitting, verb, rest)
        sys.stdout.write(said + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
