"""Questions before a table opens on a felt that somebody might not want to play on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from feltwright.app.played import Doubts


def violations_words(count: int) -> str:
    """So many violations."""
    if count == 1:
        return QCoreApplication.translate("Confirming", "1 violation")
    return QCoreApplication.translate("Confirming", "{0} violations").format(count)


class FeltQuestion(QMessageBox):
    """Nothing has been done yet, and nothing is if it is closed."""

    def __init__(self, doubts: Doubts, parent: QWidget | None, *, kept: bool = True) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("The felt"))
        role = QMessageBox.ButtonRole
        goes_on = doubts.before is not None
        yes = self.tr("Continue on the changed felt") if goes_on else self.tr("Open the table")
        no = self.tr("Do not continue") if goes_on else self.tr("Cancel")
        self.yes, self.no = self.addButton(yes, role.AcceptRole), self.addButton(no, role.RejectRole)
        self.setDefaultButton(self.no)
        self.setEscapeButton(self.no)
        self.setText(self._what(doubts))
        self.setInformativeText(self._consequence(kept=kept))

    def _what(self, doubts: Doubts) -> str:
        felt, count = doubts.felt.mark.id, violations_words(doubts.violations)
        if doubts.before is None:
            return self.tr("The felt {0} has {1}.").format(felt, count)
        changed = self.tr("The felt of this session, {0}, has changed since it was played on.").format(felt)
        now = self.tr("It now has {0}.").format(count) if doubts.violations else ""
        return f"{changed} {now}".rstrip()

    def _consequence(self, *, kept: bool) -> str:
        if kept:
            return self.tr("The session will tell that this was confirmed.")
        return self.tr("This table is kept as no session.")


def once_confirmed(
    doubts: Doubts, parent: QWidget | None, go: Callable[[], object], *, kept: bool = True
) -> FeltQuestion:
    """Ask, and go once it was confirmed; whoever asks keeps the question while it is open."""
    question = FeltQuestion(doubts, parent, kept=kept)
    question.yes.clicked.connect(lambda _checked=False: go())
    question.open()
    return question
