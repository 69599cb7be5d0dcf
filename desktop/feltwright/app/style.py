"""The application around the felt: quiet panels, one accent, an 8 px grid, Inter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFont, QPalette

from feltwright.felt.theme import PALETTES, Palette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QPushButton

ICONS = Path(__file__).parent / "icons"
TEXT_PX = 13

_SHEET = """
* {{ font-size: 13px; }}
QMainWindow, QDialog, QWidget#page {{ background: {window}; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {line}; padding: 6px 8px; }}
QMenuBar {{ background: {window}; color: {text}; padding: 2px 4px; }}
QMenuBar::item {{ padding: 4px 10px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected {{ background: {raised}; }}
QMenuBar::item:disabled {{ color: {dim_text}; }}
QMenu {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 4px; }}
QMenu::item {{ padding: 6px 24px 6px 16px; border-radius: 4px; }}
QMenu::item:selected {{ background: {raised}; }}
QMenu::item:disabled {{ color: {dim_text}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QDockWidget {{ color: {text}; }}
QDockWidget::title {{ background: {window}; padding: 6px 8px; }}
QTabBar::tab {{ background: transparent; color: {dim_text}; padding: 6px 12px; border: none;
    border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {text}; border-bottom: 2px solid {accent}; }}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar {{ background: {window}; qproperty-drawBase: 0; }}
QPushButton, QToolButton#flat, QComboBox, QLineEdit, QAbstractSpinBox {{
    background: {raised}; color: {text}; border: 1px solid {line}; border-radius: 6px; padding: 5px 12px;
    min-height: 20px; }}
QComboBox {{ padding-right: 8px; }}
QComboBox::drop-down, QDateEdit::drop-down {{ border: none; background: transparent; width: 24px; }}
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{
    image: url({icons}/down_{shade}.svg); width: 12px; height: 12px; }}
QAbstractSpinBox {{ padding: 5px 0 5px 8px; }}
QAbstractSpinBox::up-arrow {{ image: url({icons}/up_{shade}.svg); width: 12px; height: 12px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; background: transparent; width: 24px; }}
QCheckBox {{ spacing: 8px; }}
QCheckBox::indicator, QListView::indicator {{ width: 14px; height: 14px; border: 1px solid {dim_text};
    border-radius: 3px; background: {panel}; }}
QCheckBox::indicator:checked, QListView::indicator:checked {{ background: {accent}; border-color: {accent};
    image: url({icons}/check_{shade}.svg); }}
QCheckBox:focus {{ color: {accent}; }}
QToolButton {{ border: 1px solid transparent; border-radius: 8px; padding: 2px; color: {text}; }}
QToolButton:disabled {{ color: {dim_text}; }}
QToolButton:checked {{ background: {raised}; border-color: {accent}; }}
QToolButton:hover, QToolButton:focus {{ border-color: {dim_text}; }}
QTabWidget::pane {{ border: none; }}
QPushButton:hover, QComboBox:hover {{ border-color: {dim_text}; }}
QPushButton:focus, QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus {{
    border-color: {accent}; }}
QPushButton:pressed, QPushButton:checked {{ background: {line}; }}
QPushButton[hinted="true"] {{ border: 2px solid {accent}; font-weight: 600; }}
QPushButton:disabled, QComboBox:disabled, QLineEdit:disabled {{ color: {dim_text}; background: {panel}; }}
QPushButton[primary="true"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600; }}
QPushButton[primary="true"]:disabled {{ background: {panel}; color: {dim_text}; border-color: {line}; }}
QComboBox QAbstractItemView {{ background: {panel}; color: {text}; border: 1px solid {line};
    selection-background-color: {raised}; selection-color: {text}; }}
QTreeView, QListView, QTableView, QTextBrowser, QPlainTextEdit {{
    background: {panel}; color: {text}; border: 1px solid {line}; border-radius: 6px;
    alternate-background-color: {window}; selection-background-color: {raised}; selection-color: {text}; }}
QTreeView::item, QListView::item {{ padding: 4px 6px; }}
QTreeView::item:disabled, QListView::item:disabled {{ color: {dim_text}; }}
QTreeView::item:selected, QListView::item:selected {{ background: {raised}; color: {text}; }}
QTreeView:focus, QListView:focus {{ border-color: {accent}; }}
QHeaderView::section {{ background: {panel}; color: {dim_text}; border: none; border-bottom: 1px solid {line};
    padding: 6px; font-size: 12px; }}
QTreeView#wagers, QTreeView#ledger {{ font-size: 12px; }}
QTreeView#wagers::item, QTreeView#ledger::item {{ padding: 4px; }}
QTreeView#wagers::item:selected, QTreeView#ledger::item:selected {{ background: {line}; }}
QTreeView#wagers QHeaderView::section, QTreeView#ledger QHeaderView::section {{ padding: 6px 4px; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: 5px; min-height: 24px; min-width: 24px; }}
QScrollBar::handle:hover {{ background: {dim_text}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
    border: none; width: 0; height: 0; }}
QSlider::groove:horizontal {{ height: 4px; background: {line}; border-radius: 2px; }}
QSlider::handle:horizontal {{ width: 16px; margin: -6px 0; border-radius: 8px; background: {accent}; }}
QStatusBar {{ background: {window}; color: {dim_text}; }}
QStatusBar::item {{ border: none; }}
QGroupBox {{ border: 1px solid {line}; border-radius: 6px; margin-top: 20px; padding: 8px; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 4px; color: {dim_text}; }}
QLabel[role="dim"] {{ color: {dim_text}; }}
QLabel[role="small"] {{ color: {dim_text}; font-size: 12px; }}
QLabel[role="title"] {{ font-size: 22px; font-weight: 600; }}
QLabel[role="heading"] {{ font-size: 15px; font-weight: 600; }}
QLabel[role="call"] {{ color: {accent}; font-size: 17px; font-weight: 600; }}
QLabel[role="phase"] {{ color: {dim_text}; padding: 2px 8px; border-radius: 9px; font-size: 12px;
    min-height: 16px; }}
QLabel[role="phase"][current="true"] {{ color: {on_accent}; background: {accent}; font-weight: 600; }}
QFrame#bar, QWidget#bar {{ background: {panel}; border: none; }}
QFrame#bar QPushButton {{ padding: 5px 9px; }}
QFrame#bar QPushButton[hinted="true"] {{ padding: 4px 8px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QFrame#card {{ background: {panel}; border: 1px solid {line}; border-radius: 10px; }}
QFrame#card:hover, QFrame#card[focused="true"] {{ border-color: {accent}; }}
QFrame#notice {{ background: {raised}; border: 1px solid {bad}; border-radius: 8px; }}
QLabel#recall_banner {{ background: {accent}; color: {on_accent}; font-size: 15px; font-weight: 600; padding: 6px; }}
QLabel#caption {{ background: {panel}; color: {text}; font-size: 17px; padding: 12px 24px;
    border-top: 2px solid {accent}; }}
"""


def palette_named(name: str) -> Palette:
    """The dark or the light palette; dark for a name that is neither."""
    return PALETTES.get(name, PALETTES["dark"])


def dress(app: QApplication, theme: str) -> None:
    """Fonts, palette and style sheet of the whole application."""
    chosen = palette_named(theme)
    app.setStyle("Fusion")
    font = QFont("Inter")
    font.setPixelSize(TEXT_PX)
    app.setFont(font)
    app.setPalette(_qt_palette(chosen))
    app.setStyleSheet(sheet(chosen))


def sheet(palette: Palette) -> str:
    """The style sheet in the colours of a palette."""
    colours = {name: getattr(palette, name) for name in palette.__struct_fields__}
    shade = "light" if palette is PALETTES["light"] else "dark"
    return _SHEET.format(icons=ICONS.as_posix(), shade=shade, **colours)


def make_primary(button: QPushButton) -> None:
    """The one button of a window that people most likely want."""
    button.setProperty("primary", True)
    button.style().unpolish(button)
    button.style().polish(button)


def _qt_palette(chosen: Palette) -> QPalette:
    made = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: chosen.window,
        role.WindowText: chosen.text,
        role.Base: chosen.panel,
        role.AlternateBase: chosen.window,
        role.Text: chosen.text,
        role.Button: chosen.raised,
        role.ButtonText: chosen.text,
        role.ToolTipBase: chosen.raised,
        role.ToolTipText: chosen.text,
        role.Highlight: chosen.accent,
        role.HighlightedText: chosen.on_accent,
        role.PlaceholderText: chosen.dim_text,
        role.Link: chosen.accent,
        role.LinkVisited: chosen.accent,
    }
    for place, colour in colours.items():
        made.setColor(place, QColor(colour))
    for place in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, place, QColor(chosen.dim_text))
    return made
