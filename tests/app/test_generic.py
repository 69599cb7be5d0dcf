"""The window knows no game by name, and the strings people see can be translated."""

from __future__ import annotations

import ast
from pathlib import Path

import feltwright.app
from feltwright.engine import catalog

FILES = sorted(Path(feltwright.app.__file__).parent.rglob("*.py"))


def test_no_game_is_known_by_name() -> None:
    words = {*catalog.IDS, *(game.name for game in catalog.games())}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in words, f"{path.name}:{node.lineno} knows {node.value}"


def test_translated_strings_are_literal() -> None:
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr == "tr":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
            if node.func.attr == "translate" and ast.unparse(node.func.value) == "QCoreApplication":
                assert isinstance(node.args[1], ast.Constant), f"{path.name}:{node.lineno}"


def test_files_stay_small() -> None:
    for path in FILES:
        assert len(path.read_text(encoding="utf-8").splitlines()) < 400, path.name
