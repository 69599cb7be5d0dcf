"""The key to the marks of a redline, beside the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from feltwright.drawing.redline import IS, IS_ON_DARK, LINE_PX, WAS, WAS_ON_DARK


def legend(older: str, newer: str) -> tuple[str, str, str, str]:
    """What the redline's marks mean, with both editions named."""
    return (
        QCoreApplication.translate("Review", "Red, dashed or struck out: edition {0}, the older one").format(older),
        QCoreApplication.translate("Review", "Blue: edition {0}, the newer one").format(newer),
        QCoreApplication.translate("Review", "Square: number in the list of changes"),
        QCoreApplication.translate("Review", "Round: number of a comment"),
    )


class RedlineLegend(QWidget):
    """A key to the marks."""

    ROW_PX = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[str, ...] = ()

    def show_rows(self, rows: tuple[str, ...]) -> None:
        """Other words; a screen reader hears them too."""
        self.rows = rows
        self.setAccessibleName("\n".join(rows))
        self.setFixedHeight(len(rows) * self.ROW_PX + 8)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        text = self.palette().text().color()
        colours = (QColor(WAS_ON_DARK), QColor(IS_ON_DARK)) if text.lightness() > 127 else (QColor(WAS), QColor(IS))
        for nth, row in enumerate(self.rows):
            middle = 4 + self.ROW_PX * (nth + 0.5)
            _swatch(painter, nth, QPointF(20, middle), colours, text)
            painter.setPen(text)
            room = QRectF(44, middle - self.ROW_PX / 2, self.width() - 44, self.ROW_PX)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, row)
        painter.end()


def _swatch(painter: QPainter, nth: int, at: QPointF, colours: tuple[QColor, QColor], line: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if nth < 2:
        style = Qt.PenStyle.SolidLine if nth else Qt.PenStyle.DashLine
        painter.setPen(QPen(colours[nth], LINE_PX, style))
        painter.drawLine(QPointF(at.x() - 14, at.y()), QPointF(at.x() + 14, at.y()))
        return
    painter.setPen(QPen(line, 1.2))
    mark = QRectF(at.x() - 7, at.y() - 7, 14, 14)
    painter.drawRect(mark) if nth == 2 else painter.drawEllipse(mark)
