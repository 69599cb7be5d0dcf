"""A game as a card: its felt drawn live, its name, its profiles."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from feltwright.app import demonstrations
from feltwright.app.sessions import TableSpec
from feltwright.app.standing import StandingMark
from feltwright.engine.table import AnyGame
from feltwright.speech import speak

CARD_PX = (276, 288)
PICTURE_PX = (244, 148)
LIST_MARGIN_PX = 24


class ProfileBox(QComboBox):
    """What is too long for it ends in dots: under a style sheet Qt cuts it off in the middle of a letter."""

    def showPopup(self) -> None:
        """The list has room for every name, however narrow the card."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + LIST_MARGIN_PX)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style = self.style()
        room = style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class GameCard(QFrame):
    """Choose a profile and open the table."""

    opened = Signal(object)
    rules_wanted = Signal(object)
    demonstration_wanted = Signal(object)

    def __init__(self, game: AnyGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.game = game
        self.setFixedSize(*CARD_PX)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(speak("Games", game.name))
        self.picture = QLabel(self)
        self.picture.setFixedSize(*PICTURE_PX)
        self.standing = StandingMark(self.picture)
        self.standing.move(8, 8)
        self.profile = ProfileBox(self)
        self.profile.setObjectName("profile")
        self.profile.setAccessibleName(self.tr("Profile of {0}").format(speak("Games", game.name)))
        for row in game.profiles:
            self.profile.addItem(speak("Games", row.title), row.id)
        self.profile.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.profile.setMinimumContentsLength(10)
        self.profile.currentIndexChanged.connect(self._on_profile_changed)
        self._build()

    def _build(self) -> None:
        name = QLabel(speak("Games", self.game.name), self)
        name.setProperty("role", "heading")
        about = QLabel(self.tr("{0} wagers").format(len(self.game.rules_for().book)), self)
        about.setProperty("role", "small")
        self.open_button = QPushButton(self.tr("Play"), self)
        self.open_button.setProperty("primary", True)
        self.open_button.clicked.connect(self.open)
        rules = QPushButton(self.tr("Rules…"), self)
        rules.clicked.connect(self._on_rules_clicked)
        head = QHBoxLayout()
        head.addWidget(name, 1)
        head.addWidget(about)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(rules)
        row.addWidget(self._tour_button())
        row.addStretch(1)
        row.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addLayout(head)
        column.addWidget(self.profile)
        column.addLayout(row)

    def _tour_button(self) -> QPushButton:
        """The guided tour of this game."""
        tour = demonstrations.tour(self.game.id)
        button = QPushButton(self.tr("Demonstrate"), self)
        button.setObjectName("demonstrate")
        button.setEnabled(tour is not None)
        button.clicked.connect(lambda: self.demonstration_wanted.emit(tour))
        return button

    def spec(self) -> TableSpec:
        """The table as chosen."""
        return TableSpec(self.game.id, str(self.profile.currentData()))

    def open(self) -> None:
        """Open the table."""
        self.opened.emit(self.spec())

    def matches(self, words: str) -> bool:
        """Whether a search finds this game: by name, kind, wager or profile, in English or the language in use."""
        game = self.game
        titles = [game.name, *(profile.title for profile in game.profiles)]
        wagers = [wager.name for wager in game.wagers]
        spoken = [*(speak("Games", title) for title in titles), *(speak("Wagers", name) for name in wagers)]
        hay = " ".join((game.kind, *titles, *wagers, *spoken)).lower()
        return all(word in hay for word in words.lower().split())

    def draw(self) -> None:
        """Draw the felt into the picture; called once the lobby has been painted."""
        self.picture.setPixmap(felt_picture(self.game, PICTURE_PX, self.devicePixelRatioF()))
        self._on_profile_changed()

    def _on_profile_changed(self) -> None:
        self.profile.setToolTip(self.profile.currentText())
        self.standing.show_game(self.game, self.game.rules_for(str(self.profile.currentData())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self.picture.geometry().contains(event.position().toPoint()):
            self.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.open()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark(False)

    def _mark(self, focused: bool) -> None:
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _on_rules_clicked(self) -> None:
        self.rules_wanted.emit(self.spec())


def felt_picture(game: AnyGame, size_px: tuple[int, int], dpr: float) -> QPixmap:
    """The default felt of a game, filling a picture with rounded corners."""
    from feltwright.felt.scene import FeltScene
    from feltwright.felt.view import FeltView
    from feltwright.layout.binding import default_layout

    rules = game.rules_for()
    view = FeltView(FeltScene(default_layout(game.id, rules), rules))
    view.resize(*size_px)
    view.fit()
    baked = view.grab()
    size = QSize(*size_px) * dpr
    framed = QPixmap(size)
    framed.fill(Qt.GlobalColor.transparent)
    painter = QPainter(framed)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 6 * dpr, 6 * dpr)
    painter.setClipPath(clip)
    painter.drawPixmap(framed.rect(), baked)
    painter.end()
    view.deleteLater()
    framed.setDevicePixelRatio(dpr)
    return framed
