"""A picture of the table as it will look, for people who do not measure."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from feltwright.felt.bake import bake, table_rect
from feltwright.layout.model import Layout

WIDTH_PX = 3_000


def png(layout: Layout, width_px: int = WIDTH_PX) -> bytes:
    """The cloth with its rail."""
    table = table_rect(layout)
    baked = bake(layout, table, table, width_px / table.width())
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not baked.pixmap.save(buffer, "PNG"):
        raise OSError("the picture cannot be written")
    return bytes(data.data())
