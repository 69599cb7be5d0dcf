"""Where a felt stands with the commission, shown wherever the felt is: on its card and in the window of its table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel, QWidget

from feltwright import resources
from feltwright.engine.game import Rules
from feltwright.engine.table import AnyGame
from feltwright.layout.binding import default_layout, shipped
from feltwright.review import dossier
from feltwright.review.dossier import DossierError, Status
from feltwright.review.wording import record_problem_words, status_words

ALARMING = frozenset((Status.CHANGED, Status.RETURNED))


class StandingMark(QLabel):
    """The status in a few words; hidden while nobody has reviewed the felt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("standing_mark")
        self.setProperty("role", "phase")
        self.hide()

    def show_layout(self, layout_id: str) -> None:
        """Say where a shipped layout stands; a record that cannot be read is an alarm too."""
        file = f"layouts/{layout_id}.toml"
        self.show_text(resources.path(file), resources.read_text(file))

    def show_text(self, path: Path, text: str) -> None:
        """Say where a felt stands whose file says this, or said it when it was read."""
        try:
            status = dossier.status_of(path, text)
        except DossierError as error:
            self._say(self.tr("review record unreadable"), True, record_problem_words(error))
            return
        self.show_status(path.stem, status)

    def show_status(self, layout_id: str, status: Status) -> None:
        """Say where a felt stands."""
        words = self.tr("Layout {0}: {1}").format(layout_id, status_words(status))
        self._say(status_words(status), status in ALARMING, words)
        self.setVisible(status is not Status.NOT_REVIEWED)

    def show_game(self, game: AnyGame, rules: Rules) -> None:
        """The same for the felt of a game under these rules; felts without any record cost nothing."""
        if any(dossier.path_for(path).exists() for path in shipped(game.id)):
            self.show_layout(default_layout(game.id, rules).id)
        else:
            self.hide()

    def _say(self, words: str, alarming: bool, told: str) -> None:
        self.setText(words)
        self.setToolTip(told)
        self.setAccessibleName(told)
        self.setProperty("current", alarming)
        self.style().unpolish(self)
        self.style().polish(self)
        self.adjustSize()
        self.show()
