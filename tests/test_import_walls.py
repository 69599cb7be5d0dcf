"""The walls of the house: who may know whom, with Qt, clock, disk and random kept out of the engine."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import feltwright

SOURCE = Path(feltwright.__file__).parent
QT_FREE = ("engine", "files", "layout", "odds", "scenario", "motion", "commands", "store", "report", "review")
FORBIDDEN_TO_ENGINE = {"time", "datetime", "random", "secrets", "os", "pathlib", "io", "tempfile", "shutil", "logging"}
KNOW_NO_CLOCK = ("drawing", "engine", "files", "layout", "motion", "odds", "report", "review", "scenario", "store")
"""The moment is handed to them; `feltwright/clocks.py` alone reads it."""
WHAT_TIME_IT_IS = {
    *("datetime.now", "datetime.today", "datetime.utcnow", "date.today", "uuid.uuid1"),
    *("time.time", "time.time_ns", "time.localtime", "time.gmtime", "time.ctime", "time.clock_gettime_ns"),
    *("QDateTime.currentDateTime", "QDateTime.currentDateTimeUtc", "QDateTime.currentMSecsSinceEpoch"),
}
ORDER = {
    "engine": set(),
    "layout": {"engine", "files", "resources"},
    "files": {"resources"},
    "odds": {"engine"},
    "motion": {"engine", "layout"},
    "store": {"engine", "files"},
}


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    return found


def clocks_read(file: Path) -> set[str]:
    """What is asked for the time, called or handed on."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    named = {".".join(ast.unparse(node).split(".")[-2:]) for node in nodes if isinstance(node, ast.Attribute)}
    return (named | imports(file)) & WHAT_TIME_IT_IS


def files(package: str) -> list[Path]:
    return sorted((SOURCE / package).rglob("*.py"))


@pytest.mark.parametrize("package", QT_FREE)
def test_no_qt_above_the_line(package: str) -> None:
    for file in files(package):
        assert not {name for name in imports(file) if name.startswith(("PySide6", "shiboken6"))}, file


def test_the_engine_knows_no_clock_disk_or_random() -> None:
    for file in files("engine"):
        assert not {name.partition(".")[0] for name in imports(file)} & FORBIDDEN_TO_ENGINE, file


@pytest.mark.parametrize("package", KNOW_NO_CLOCK)
def test_the_moment_is_handed_in(package: str) -> None:
    for file in files(package):
        assert not {"time", "feltwright.clocks"} & imports(file), file
        assert not clocks_read(file), file
        assert not {"CURRENT_TIMESTAMP", "'now'"} & set(file.read_text(encoding="utf-8").split()), file


def test_one_module_alone_reads_what_time_it_is() -> None:
    """How long something takes is another matter: that is asked of `monotonic` or of a timer."""
    assert [file.name for file in sorted(SOURCE.rglob("*.py")) if clocks_read(file)] == ["clocks.py"]


@pytest.mark.parametrize(("package", "allowed"), ORDER.items(), ids=lambda v: str(v) if isinstance(v, str) else "")
def test_packages_know_only_those_before_them(package: str, allowed: set[str]) -> None:
    for file in files(package):
        ours = {name.split(".")[1] for name in imports(file) if name.startswith("feltwright.") and name.count(".")}
        assert ours <= allowed | {package}, file


def test_everything_headless_imports_with_qt_blocked() -> None:
    code = (
        "import sys\n"
        "class Wall:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('PySide6', 'shiboken6'): raise ImportError('no Qt here: ' + name)\n"
        "sys.meta_path.insert(0, Wall())\n"
        "import feltwright.cli, feltwright.engine.catalog as catalog, feltwright.odds.edge, feltwright.scenario\n"
        "import feltwright.layout.binding, feltwright.motion.choreography, feltwright.regulations\n"
        "assert [game.id for game in catalog.games()]\n"
        "assert 'PySide6' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_float_touches_money_or_odds() -> None:
    """Division makes floats: the engine has none, nor a float literal."""
    for file in files("engine"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)), f"{file}:{node.lineno}"
            if isinstance(node, ast.Constant):
                assert not isinstance(node.value, float), f"{file}:{node.lineno}"
