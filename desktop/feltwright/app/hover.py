"""The card beside the pointer: what an area is, what it pays, and what the house keeps."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from feltwright.app.edges import EdgeBook
from feltwright.app.naming import clause_text, fraction, limit_words, odds_words, percent, unit_words, wager_name
from feltwright.engine.table import Table
from feltwright.engine.wagers import BetKey, Terms
from feltwright.odds.edge import Edge
from feltwright.wording import basis_words, strategy_words


def hover_html(table: Table, edges: EdgeBook, key: BetKey) -> str:
    """The card as rich text."""
    terms = table.rules.book[key]
    lines = [f"<b>{_escape(wager_name(terms))}</b>", *map(_escape, _facts(table, edges, terms))]
    return "<div style='max-width: 360px'>" + "<br>".join(lines) + "</div>"


def hover_line(table: Table, edges: EdgeBook, key: BetKey) -> str:
    """The card as one line for the status bar."""
    terms = table.rules.book[key]
    return " · ".join((wager_name(terms), *_facts(table, edges, terms)[:3]))


def _facts(table: Table, edges: EdgeBook, terms: Terms) -> list[str]:
    limits = limit_words(terms)
    unit = unit_words(terms, table.rules.chips_cents[0])
    return [
        QCoreApplication.translate("Hover", "Pays {0}").format(odds_words(terms)),
        _kept(edges, terms),
        QCoreApplication.translate("Hover", "Limits {0}").format(f"{limits}, {unit}" if unit else limits),
        clause_text(terms.wager.cite),
    ]


def _kept(edges: EdgeBook, terms: Terms) -> str:
    if not edges.has_edge(terms.key):
        return _arrives(terms)
    return never_made_words() if edges.is_never_made(terms.key) else edge_words(edges.get(terms.key))


def never_made_words() -> str:
    """Why a wager has no edge although players may ask for it."""
    return QCoreApplication.translate("Hover", "No stake within the limits can be paid")


def _arrives(terms: Terms) -> str:
    if terms.wager.placed_by == "call":
        return QCoreApplication.translate("Hover", "Called to the dealer")
    return QCoreApplication.translate("Hover", "Chips come here by themselves")


def edge_words(edge: Edge | None) -> str:
    """The exact edge as percent and fraction, on the basis people quote, with the strategy it assumes."""
    if edge is None:
        return QCoreApplication.translate("Hover", "House edge is being worked out")
    words = _span_words(edge) if edge.low != edge.high else _share_words(edge)
    assumed = strategy_words(edge.strategy)
    return QCoreApplication.translate("Hover", "{0}, assuming {1}").format(words, assumed) if assumed else words


def _span_words(edge: Edge) -> str:
    ends = percent(edge.low), percent(edge.high)
    span = QCoreApplication.translate("Hover", "House edge {0} to {1}, {2}, {3}")
    return span.format(*ends, percent(edge.shown), basis_words(edge.basis))


def _share_words(edge: Edge) -> str:
    share = edge.shown
    exact = "" if share.denominator > 10**9 else f" = {fraction(share)}"
    words = QCoreApplication.translate("Hover", "House edge {0}{1}, {2}")
    return words.format(percent(share), exact, basis_words(edge.basis))


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
