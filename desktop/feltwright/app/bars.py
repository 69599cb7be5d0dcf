"""The strips round the felt: phase and dealer's call above, seat and chips below, and refusals over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from feltwright.app.controller import LEAST, Controller
from feltwright.app.flow import FlowLayout
from feltwright.app.naming import named
from feltwright.app.panels.balances import swatch
from feltwright.engine.table import Table
from feltwright.felt.chips import ChipFace, paint_chip
from feltwright.speech import money, speak

CHIP_PX = 30


class ElidedLabel(QLabel):
    """One line, in smaller letters where it is long; ends in dots where it has no room even so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = self.contentsRect()
        painter.setFont(self._fitting(box.width()))
        words = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)

    def _fitting(self, width: int) -> QFont:
        font = QFont(self.font())
        if self.fontMetrics().horizontalAdvance(self.text()) > width:
            font.setPixelSize(SMALL_CALL_PX)
        return font


SMALL_CALL_PX = 13
FEW_PHASES = 6
"""More than this would make the window wider than a screen."""


class PhaseBar(QFrame):
    """Where the round is, and what the dealer calls."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._table = table
        self._marks: dict[str, QLabel] = {}
        row = QHBoxLayout()
        row.setSpacing(4)
        for phase in table.game.phases:
            mark = QLabel(speak("Procedure", phase.name), self)
            mark.setProperty("role", "phase")
            self._marks[phase.id] = mark
            row.addWidget(mark)
        row.addStretch(1)
        self.round = QLabel(self)
        self.round.setProperty("role", "dim")
        row.addWidget(self.round)
        self.call = ElidedLabel(self)
        self.call.setObjectName("call")
        self.call.setProperty("role", "call")
        self.call.setMinimumHeight(24)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.call)
        self.show_phase(table.state.phase, table.state.round)

    def show_phase(self, phase: str, number: int) -> None:
        """Mark the phase; a round of many phases shows only the one it is in."""
        few = len(self._marks) <= FEW_PHASES
        for name, mark in self._marks.items():
            current = name == phase
            mark.setVisible(few or current)
            if mark.property("current") != current:
                mark.setProperty("current", current)
                mark.style().unpolish(mark)
                mark.style().polish(mark)
        self.round.setText(self.tr("Round {0}").format(number))
        self.setAccessibleName(named(self._table.game.phases, phase))

    def say(self, words: str) -> None:
        """What the dealer calls."""
        self.call.setText(words)
        self.call.setToolTip(words)


class BetBar(QFrame):
    """Seat, chips, and what can be done with bets."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._controller = controller
        self.seats = QComboBox(self)
        self.seats.setObjectName("seats")
        self.seats.setAccessibleName(self.tr("Betting for"))
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.seats.setMinimumWidth(160)
        self.seats.activated.connect(self._on_seats_activated)
        self.chips = ChipTray(controller, self)
        row = FlowLayout(self, 6)
        row.setContentsMargins(16, 8, 16, 0)
        row.addWidget(self.seats)
        row.addWidget(self.chips)
        self.buttons: dict[str, QPushButton] = {}
        for name, text, slot in self._commands():
            button = QPushButton(text, self)
            button.setObjectName(name)
            button.clicked.connect(slot)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.buttons[name] = button
            row.addWidget(button)
        controller.stack.canUndoChanged.connect(self.buttons["undo"].setEnabled)
        controller.stack.canRedoChanged.connect(self.buttons["redo"].setEnabled)
        controller.seat_changed.connect(self.refresh)
        controller.armed.connect(self.setEnabled)
        self.refresh()

    def _commands(self) -> tuple[tuple[str, str, Callable[[], None]], ...]:
        controller = self._controller
        return (
            ("undo", self.tr("Undo"), controller.undo),
            ("redo", self.tr("Redo"), controller.redo),
            ("clear", self.tr("Clear"), controller.clear),
            ("rebet", self.tr("Rebet"), controller.rebet),
            ("double", self.tr("Double"), controller.double),
        )

    def refresh(self) -> None:
        """After a step."""
        state = self._controller.table.state
        rows = [(number, place) for number, place in enumerate(state.seats, 1) if place.name]
        self.seats.clear()
        for number, place in rows:
            words = f"{number} · {place.name} · {money(place.cents)}"
            self.seats.addItem(QIcon(swatch(place.colour)), words, number)
        self.seats.setCurrentIndex(self.seats.findData(self._controller.seat))
        self.buttons["undo"].setEnabled(self._controller.stack.canUndo())
        self.buttons["redo"].setEnabled(self._controller.stack.canRedo())
        self.buttons["clear"].setEnabled(self._controller.can_clear())
        self.buttons["double"].setEnabled(self._controller.can_double())
        self.buttons["rebet"].setEnabled(self._controller.can_rebet())

    def _on_seats_activated(self, index: int) -> None:
        self._controller.choose_seat(int(self.seats.itemData(index)))


class ChipTray(QWidget):
    """The denominations of the table, and the least bet."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.buttons: dict[int, QToolButton] = {}
        for cents in controller.table.rules.chips_cents:
            self._add(cents, money(cents), chip_icon(cents, self.devicePixelRatioF()))
        self._add(LEAST, self.tr("Least"), None)
        self.buttons[LEAST].setText(self.tr("Least"))
        self.buttons[LEAST].setToolTip(self.tr("The smallest bet the table takes"))
        controller.chip_changed.connect(self._on_chip_changed)
        self._on_chip_changed(controller.chip_cents)

    def _add(self, cents: int, name: str, icon: QIcon | None) -> None:
        button = QToolButton(self)
        button.setObjectName(f"chip_{cents}")
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setMinimumSize(CHIP_PX + 6, CHIP_PX + 6)
        if icon is not None:
            button.setIcon(icon)
            button.setIconSize(QSize(CHIP_PX, CHIP_PX))
        button.clicked.connect(partial(self._controller.choose_chip, cents))
        self._group.addButton(button)
        layout = self.layout()
        assert layout is not None, "made in the constructor"
        layout.addWidget(button)
        self.buttons[cents] = button

    def _on_chip_changed(self, cents: int) -> None:
        self.buttons[cents].setChecked(True)


def chip_icon(cents: int, dpr: float) -> QIcon:
    """A chip as it lies on the felt."""
    side = round(CHIP_PX * dpr)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    paint_chip(painter, ChipFace(cents), side * 0.48)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return QIcon(pixmap)


class NoticeBar(QFrame):
    """A refusal: the reason in plain words and the clause behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.words = QLabel(self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.clause = QLabel(self)
        self.clause.setObjectName("clause")
        self.clause.setProperty("role", "small")
        self.clause.setWordWrap(True)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.hide)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addWidget(self.words)
        texts.addWidget(self.clause)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.addLayout(texts, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def tell(self, words: str, clause: str) -> None:
        """Show a reason and its clause."""
        self.words.setText(words)
        self.clause.setText(clause)
        self.clause.setVisible(bool(clause))
        self.show()
        self.place()
        self.raise_()

    def place(self) -> None:
        """Over the felt, so that the felt does not jump; measured once shown, in the font it is shown in."""
        area = self.parentWidget()
        assert area is not None, "a notice lies on a felt"
        width = min(720, area.width() - 32)
        row = self.layout()
        assert row is not None, "the notice is laid out"
        row.invalidate()
        self.setGeometry((area.width() - width) // 2, 16, width, row.totalHeightForWidth(width))
