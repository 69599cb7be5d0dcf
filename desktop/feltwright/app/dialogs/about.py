"""About: versions, licences, and the texts the rules come from."""

from __future__ import annotations

import platform

import msgspec
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

import feltwright
from feltwright import regulations, resources


class AboutDialog(QDialog):
    """What this is, what it is made of and under which terms."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Feltwright"))
        title = QLabel(self.tr("Feltwright {0}").format(feltwright.__version__), self)
        title.setProperty("role", "title")
        self.text = QTextBrowser(self)
        self.text.setHtml(self._html())
        self.text.setOpenExternalLinks(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        for widget in (title, self.text, buttons):
            column.addWidget(widget)
        self.resize(560, 520)

    def _html(self) -> str:
        versions = (
            ("Python", platform.python_version()),
            ("Qt", qVersion()),
            ("PySide6", PySide6.__version__),
            ("msgspec", msgspec.__version__),
            (self.tr("System"), f"{platform.system()} {platform.machine()}"),
        )
        licences = (
            (self.tr("Feltwright"), "MIT"),
            ("Qt, PySide6", "LGPL 3"),
            ("msgspec", "BSD 3-Clause"),
            (self.tr("Fonts Inter, Cinzel, Oswald, Barlow Condensed"), "SIL Open Font License 1.1"),
            (self.tr("Playing cards"), _card_licence()),
        )
        sources = [(source.id, source.title) for source in regulations.sources()]
        claim = self.tr("Regulated table games, played as the commission wrote them.")
        return (
            f"<p>{claim}</p>"
            + _section(self.tr("Versions"), versions)
            + _section(self.tr("Licences"), licences)
            + _section(self.tr("Texts the rules come from"), sources)
        )


def _section(title: str, rows: object) -> str:
    assert isinstance(rows, tuple | list)
    lines = "".join(f"<tr><td style='padding-right:24px'>{name}</td><td>{value}</td></tr>" for name, value in rows)
    return f"<h3>{title}</h3><table cellpadding='3'>{lines}</table>"


def _card_licence() -> str:
    return resources.read_text("resources/cards/LICENCE.txt").strip().splitlines()[0]
