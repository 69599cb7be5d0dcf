"""Pictures of the felt as it lay when the wagers were decided or the round was broken off."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from feltwright.felt.scene import FeltScene
from feltwright.felt.view import FeltView
from feltwright.layout.binding import default_layout
from feltwright.report.making import Told

SIZE_PX = (1100, 560)
PRINTED_PX = 720
"""The weave of the cloth is what fills a file: at 194 dots an inch it is still there, in a third of the bytes."""


def felt_pictures(told: Told) -> Iterator[QImage | None]:
    """One for each round; None where nothing was decided. Needs a QApplication."""
    sitting = told.account.sitting
    assert sitting is not None, "a session that does not play is not reported"
    scene = FeltScene(default_layout(sitting.game.id, sitting.rules), sitting.rules)
    view = FeltView(scene)
    view.resize(*SIZE_PX)
    view.fit()
    try:
        for round_ in told.rounds:
            felt = round_.at_decision
            if felt is None:
                yield None
                continue
            scene.sync(felt.state, felt.fittings)
            picture = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            yield picture.scaledToWidth(PRINTED_PX, Qt.TransformationMode.SmoothTransformation)
    finally:
        view.deleteLater()
