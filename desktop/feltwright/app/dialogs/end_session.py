"""Ends a session with chips on the felt: what lies there, what becomes of it, and by which clause."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from feltwright.app.naming import clause_text
from feltwright.engine.breaking_off import CITE
from feltwright.engine.table import Table
from feltwright.speech import money


class EndSessionDialog(QDialog):
    """Accepted, the session ends; who just presses Enter goes on playing."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("End the session"))
        self._table = table
        self.lying = self._label("\n".join(self._lying()), "heading")
        self.lying.setObjectName("lying")
        self.follows = self._label(" ".join(self._follows()))
        self.follows.setObjectName("follows")
        clause = self._label(clause_text(CITE), "small")
        later = self.tr("An ended session cannot be continued. To play on later, close the window instead.")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.end = self.buttons.addButton(self.tr("End the session"), QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setDefault(True)
        cancel.setFocus()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (self.lying, self.follows, clause, self._label(later), self.buttons):
            column.addWidget(widget)
        self.setMinimumWidth(440)

    def _label(self, words: str, role: str = "") -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        return label

    def _lying(self) -> Iterator[str]:
        """A line for each seat that has something on the felt, or owes something."""
        state = self._table.state
        if not state.bets:
            yield self.tr("Nobody has chips on the felt.")
        for seat, place in enumerate(state.seats, start=1):
            count = sum(bet.seat == seat for bet in state.bets)
            words = (
                self.tr("{0} has {1} on the felt (1 bet)")
                if count == 1
                else self.tr("{0} has {1} on the felt ({2} bets)")
            )
            if count:
                yield words.format(place.name, money(state.on_felt(seat)), count)
            owed = self._table.game.owed(state, seat)
            if owed:
                yield self.tr("{0} owes {1} of commission").format(place.name, money(owed))

    def _follows(self) -> Iterator[str]:
        """What becomes of the round, of the chips, and of commission paid ahead or owed."""
        state = self._table.state
        owing = any(self._table.game.owed(state, seat) for seat in range(1, len(state.seats) + 1))
        if self._table.settling() is not None:
            yield self.tr("The round is decided and will be settled.")
        elif any(bet.vig_cents for bet in state.bets):
            yield self.tr("The chips go back to their seats, undecided, with the commission paid ahead.")
        elif state.bets:
            yield self.tr("The chips go back to their seats, undecided.")
        elif not owing:
            yield self.tr("The round is broken off.")
        if owing:
            yield self.tr("Commission owed is collected.")
