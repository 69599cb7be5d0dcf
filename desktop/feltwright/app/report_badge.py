"""A key's fingerprint to look at: words to read aloud and a QR code to scan."""

from __future__ import annotations

from html import escape

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from feltwright.report.keys import Identity

SIDE_PX = 148


def qr_picture(text: str, side_px: int, dpr: float) -> QPixmap:
    """A QR code, dark on white with its quiet border, whatever the theme."""
    rows = [bytes(row) for row in segno.make(text, error="m").matrix_iter(border=3)]
    size = round(side_px * dpr)
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    unit = size / len(rows)
    for down, row in enumerate(rows):
        for along, dark in enumerate(row):
            if dark:
                painter.fillRect(QRectF(along * unit, down * unit, unit + 0.5, unit + 0.5), QColor("black"))
    painter.end()
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


class FingerprintBadge(QWidget):
    """Empty until a key is shown in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.code = QLabel(self)
        self.code.setFixedSize(SIDE_PX, SIDE_PX)
        self.words = QLabel(self)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addWidget(self.code)
        row.addWidget(self.words, 1)

    def show_key(self, identity: Identity) -> None:
        """The fingerprint of a key."""
        self.code.setPixmap(qr_picture(identity.fingerprint, SIDE_PX, self.devicePixelRatioF()))
        self.code.setAccessibleName(self.tr("QR code of the fingerprint"))
        rows = [" ".join(identity.words[start : start + 4]) for start in range(0, len(identity.words), 4)]
        subject = escape(identity.holder if identity.is_own else f"{identity.holder}, {identity.issuer}")
        lines = "<br>".join(rows)
        print_ = identity.fingerprint
        broken = "<br>".join(print_[start : start + 32] for start in range(0, len(print_), 32))
        self.words.setText(f"<p><b>{subject}</b></p><p>{lines}</p><p>{broken}</p>")
