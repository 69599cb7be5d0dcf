"""One editor per kind of option; each gives its value as the text `rules_for` reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from feltwright.app.naming import cents_typed
from feltwright.engine.money import dollars
from feltwright.engine.options import Kind, Option
from feltwright.speech import between, money, number, speak
from feltwright.wording import spoken

SPIN_MOST = 2**31 - 1


class OptionField:
    """The widget of an option and how to read it."""

    def __init__(self, option: Option, widget: QWidget, read: Callable[[], object]) -> None:
        self.option = option
        self.widget = widget
        self.read = read
        self.default = read()
        widget.setObjectName(option.name)
        widget.setAccessibleName(speak("Options", option.title))

    def changed(self) -> bool:
        """Whether somebody chose another value than the profile's."""
        return self.read() != self.default


def option_field(option: Option, value: Any, parent: QWidget) -> OptionField:
    """An editor that starts at a value."""
    match option.kind:
        case Kind.FLAG:
            return _flag(option, value, parent)
        case Kind.CHOICE:
            return _choice(option, value, parent)
        case Kind.WHOLE:
            return _whole(option, value, parent)
        case Kind.CENTS:
            return _amount(option, value, parent)
        case Kind.CHIPS:
            return _amounts(option, value, parent)
        case Kind.SUBSET:
            return _subset(option, value, parent)
        case Kind.ODDS:
            return _odds(option, value, parent)


def _flag(option: Option, value: bool, parent: QWidget) -> OptionField:
    box = QCheckBox(parent)
    box.setChecked(value)
    return OptionField(option, box, box.isChecked)


def _choice(option: Option, value: str, parent: QWidget) -> OptionField:
    box = QComboBox(parent)
    for member in option.values:
        box.addItem(spoken(member), member)
    box.setCurrentIndex(box.findData(value))
    return OptionField(option, box, box.currentData)


def _whole(option: Option, value: int, parent: QWidget) -> OptionField:
    box = QSpinBox(parent)
    box.setRange(option.low, min(option.high, SPIN_MOST))
    box.setValue(value)
    return OptionField(option, box, box.value)


def _amount(option: Option, cents: int, parent: QWidget) -> OptionField:
    box = QLineEdit(money(cents), parent)
    return OptionField(option, box, lambda: _english(box.text()))


def _amounts(option: Option, value: tuple[int, ...], parent: QWidget) -> OptionField:
    mark = between()
    box = QLineEdit(f"{mark} ".join(number(dollars(cents).replace(",", "")) for cents in value), parent)
    return OptionField(option, box, lambda: [_english(part) for part in box.text().split(mark)])


def _english(text: str) -> str:
    """An amount as the rules read it; what is none they refuse, each in its own words."""
    try:
        return dollars(cents_typed(text))
    except ValueError:
        return text


def _subset(option: Option, value: tuple[str, ...], parent: QWidget) -> OptionField:
    box = QListWidget(parent)
    box.setFixedHeight(144)
    rest = [member for member in option.values if member not in value]
    for member in (*value, *rest):
        item = QListWidgetItem(spoken(member), box)
        item.setData(Qt.ItemDataRole.UserRole, member)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if member in value else Qt.CheckState.Unchecked)

    def read() -> list[str]:
        items = [box.item(row) for row in range(box.count())]
        return [
            str(item.data(Qt.ItemDataRole.UserRole)) for item in items if item.checkState() == Qt.CheckState.Checked
        ]

    return OptionField(option, box, read)


def _odds(option: Option, value: tuple[tuple[str, Any], ...], parent: QWidget) -> OptionField:
    box = QTableWidget(len(value), 2, parent)
    box.horizontalHeader().hide()
    box.verticalHeader().hide()
    box.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    box.setFixedHeight(192)
    for row, (line, odds) in enumerate(value):
        name = QTableWidgetItem(spoken(line))
        name.setFlags(Qt.ItemFlag.ItemIsEnabled)
        box.setItem(row, 0, name)
        box.setItem(row, 1, QTableWidgetItem(str(odds)))
    lines = [line for line, _ in value]
    first = [str(odds) for _, odds in value]

    def read() -> dict[str, str]:
        cells = [box.item(row, 1) for row in range(box.rowCount())]
        texts = [cell.text() if cell else "" for cell in cells]
        return {line: text for line, text, old in zip(lines, texts, first, strict=True) if text != old}

    return OptionField(option, box, read)
