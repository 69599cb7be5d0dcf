"""The rules of this table: options in force, pay tables, citations and errata."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from feltwright import regulations
from feltwright.app.naming import clause_text, limit_words, odds, odds_words, wager_name
from feltwright.engine.options import Kind, Option
from feltwright.engine.table import Table
from feltwright.speech import money, speak
from feltwright.wording import spoken, word


class RulesPanel(QWidget):
    """A page of text; every citation carries the words of its clause."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Rules of this table"))
        self.text.setHtml(self._html(table))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.text)

    def refresh(self) -> None:
        """Rules do not change while a session lasts."""

    def _html(self, table: Table) -> str:
        game = table.game
        sources = ", ".join(regulations.source(source).title for source in game.sources)
        chapters = (
            (self.tr("Options in force"), _options(table)),
            (self.tr("Pay tables"), _pays(table)),
            (self.tr("Irregularities"), _irregularities(table)),
            (self.tr("Errata register"), self._errata(table)),
        )
        head = f"<h2>{escape(speak('Games', game.name))}</h2><p>{escape(sources)}</p>"
        return head + "".join(f"<h3>{title}</h3>{text}" for title, text in chapters)

    def _errata(self, table: Table) -> str:
        rows = regulations.errata_at(table.game.id)
        nothing = self.tr("Nothing in these texts had to be decided.")
        return "".join(map(self._erratum, rows)) or f"<p>{nothing}</p>"

    def _erratum(self, row: regulations.Erratum) -> str:
        told = (
            (self.tr("Printed:"), row.printed),
            (self.tr("Adopted:"), row.adopted),
            (self.tr("Why:"), row.why),
        )
        lines = "<br>".join(f"<i>{title}</i> {escape(speak('Errata', text))}" for title, text in told)
        return f"<p><b>{escape(row.id)}</b> ({escape(', '.join(row.clauses))})<br>{lines}</p>"


def _rows(rows: Iterable[tuple[str, str, str]]) -> str:
    return "".join(
        f"<p><b>{escape(one)}</b>: {escape(two)}<br><span style='font-size:12px'>{escape(three)}</span></p>"
        for one, two, three in rows
    )


def _options(table: Table) -> str:
    return _rows(
        (speak("Options", option.title), _value(option, getattr(table.rules, option.name)), clause_text(option.cite))
        for option in table.game.options
    )


def _value(option: Option, value: Any) -> str:
    match option.kind:
        case Kind.FLAG:
            return word("yes" if value else "no")
        case Kind.CENTS:
            return money(value)
        case Kind.CHIPS:
            return ", ".join(map(money, value))
        case Kind.SUBSET:
            return ", ".join(map(spoken, value)) or word("none")
        case Kind.ODDS:
            return "; ".join(f"{spoken(line)} {odds(rate)}" for line, rate in value)
        case _:
            return spoken(str(value))


def _pays(table: Table) -> str:
    """Keys that pay and are limited alike share a line."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for terms in table.rules.book.values():
        same = (odds_words(terms), limit_words(terms), terms.pay_cite)
        groups.setdefault(same, []).append(wager_name(terms))
    rows = []
    for (paid, limits, cite), names in groups.items():
        shown = ", ".join(names[:4]) + (f" … ({len(names)})" if len(names) > 4 else "")
        rows.append((shown, f"{paid}; {limits}", cite))
    return _rows(rows)


def _irregularities(table: Table) -> str:
    return _rows(
        (speak("Procedure", row.name), spoken(row.ruling), clause_text(row.cite)) for row in table.game.irregularities
    )
