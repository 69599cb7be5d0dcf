"""In-app help: first steps for whoever uses it, what the mouse and the keys do, and where things are."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from feltwright import resources


class HelpDialog(QDialog):
    """One page, always at hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self.text = QTextBrowser(self)
        self.text.setOpenExternalLinks(True)
        self.text.setHtml("".join(f"<h3>{title}</h3>{_rows(rows)}" for title, rows in self._chapters()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.resize(720, 640)

    def _chapters(self) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        return (
            (self.tr("First steps: trainers and demonstrators"), self._training()),
            (self.tr("First steps: compliance and audit"), self._sessions()),
            (self.tr("First steps: layout designers and reviewers"), self._reviewing()),
            (self.tr("Betting with the mouse"), self._mouse()),
            (self.tr("Betting with the keyboard"), self._keyboard()),
            (self.tr("The round"), self._round()),
            (self.tr("Looking back"), self._back()),
            (self.tr("Command line"), self._commands()),
            (self.tr("Files"), self._files()),
        )

    def _training(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Demonstrate on a game's card"),
                self.tr("the game from the first chip to the last payment; Step and Back go through it"),
            ),
            (self.tr("Presenter"), self.tr("a window of your own: notes with clauses, and what is told next")),
            (
                self.tr("Play it yourself from here"),
                self.tr("hands the table over wherever the demonstration stands"),
            ),
            (self.tr("Kiosk, full screen"), self.tr("every demonstration in a loop, until a key or a touch")),
        )

    def _mouse(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Click an area"), self.tr("puts the chip in hand there for the active seat")),
            (self.tr("Shift and click"), self.tr("puts the smallest bet the table takes there")),
            (self.tr("Right-click"), self.tr("takes the chip in hand off; with Shift, everything")),
            (self.tr("Ctrl and click"), self.tr("takes everything off")),
            (self.tr("Drag"), self.tr("moves the active seat's chips to another area")),
            (self.tr("Wheel, middle button"), self.tr("zoom and pan")),
        )

    def _keyboard(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Arrow keys"), self.tr("move the focus ring over the felt")),
            (self.tr("Enter"), self.tr("bets on the focused area or the chosen row of the wagers panel")),
            (self.tr("Backspace"), self.tr("takes the bet down")),
            ("Alt+1 … Alt+9", self.tr("take a chip in hand; Alt+0 is the least bet")),
            ("Ctrl+1 … Ctrl+9", self.tr("bet for a seat")),
            ("Ctrl+Z, Ctrl+Shift+Z", self.tr("undo and redo until the betting closes")),
            ("Ctrl+B, Ctrl+D, Ctrl+K", self.tr("rebet, double, clear")),
        )

    def _round(self) -> tuple[tuple[str, str], ...]:
        return (
            ("F5", self.tr("lets the table run to the next outcome; again jumps to the end of what moves")),
            (self.tr("Buttons under the felt"), self.tr("are exactly what may be done now")),
            (self.tr("Round, Irregularities"), self.tr("raises what can go wrong; the regulation says what follows")),
        )

    def _back(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Ledger, Why?"), self.tr("the clause behind every payment")),
            (self.tr("Recall (F6)"), self.tr("the felt as it lay at earlier outcomes, step by step")),
            (self.tr("Rules"), self.tr("options in force, pay tables, citations and errata")),
        )

    def _sessions(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Everything is kept"),
                self.tr("an outcome is on disk before it is shown; closing a window loses nothing"),
            ),
            (
                self.tr("Sessions… in the lobby"),
                self.tr("continues what was interrupted, replays, or makes a signed report"),
            ),
            (
                self.tr("Drop a report on the lobby"),
                self.tr("tells whether it is authentic, complete, right and plausible"),
            ),
        )

    def _reviewing(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Review a layout…"),
                self.tr("rulers, measure tool, findings by clause, comments, decisions and editing on the felt"),
            ),
            (
                self.tr("Make the submission…"),
                self.tr("drawings, schedules, findings and decisions in one signed archive"),
            ),
            (self.tr("Drop a file on the lobby"), self.tr("opens it in its window, whatever it is called")),
        )

    def _commands(self) -> tuple[tuple[str, str], ...]:
        return (
            ("feltwright self-test", self.tr("tries everything that is installed")),
            ("feltwright kiosk", self.tr("every demonstration in a loop; with names, those games only")),
            ("feltwright scenario check", self.tr("plays scenarios and says which hold")),
            ("feltwright layout check", self.tr("every finding of a felt, cited")),
            ("feltwright report verify", self.tr("four verdicts on a report")),
            ("feltwright --help", self.tr("all commands; each has its own --help")),
        )

    def _files(self) -> tuple[tuple[str, str], ...]:
        felts, scripts = (resources.path(f"{folder}/README.md") for folder in ("layouts", "resources/scenarios"))
        return (
            (self.tr("Layouts"), self.tr("TOML in millimetres; every key is described in {0}").format(_link(felts))),
            (self.tr("Scenarios"), self.tr("TOML; every key is described in {0}").format(_link(scripts))),
            (
                self.tr("Reports"),
                self.tr("PDF: pdfsig checks its signature, openssl that of the record attached (pdfdetach)"),
            ),
            (
                self.tr("Another game"),
                self.tr("two files, rules and felt; the recipe is engine/games/README.md of the source"),
            ),
        )


def _link(path: Path) -> str:
    return f'<a href="{path.as_uri()}">{escape(str(path))}</a>'


def _rows(rows: tuple[tuple[str, str], ...]) -> str:
    lines = "".join(f"<tr><td style='padding-right:24px'><b>{what}</b></td><td>{does}</td></tr>" for what, does in rows)
    return f"<table cellpadding='4'>{lines}</table>"
