"""The application opens no network: its flows run under an audit hook, cut off from the network where that works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

GUARD = """
import sys
def guard(event, args):
    if event in {"socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo",
                 "socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo", "urllib.Request"}:
        raise PermissionError("network: " + event)
    if event == "socket.__new__" and args[1] in (2, 10):
        raise PermissionError("network: a socket was opened")
sys.addaudithook(guard)
"""
FLOWS = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QStandardPaths
QStandardPaths.setTestModeEnabled(True)
from feltwright.app.main import make_app
app = make_app([])
from feltwright.app.guided import drain
from feltwright.app.house import House
from feltwright.app.sessions import TableSpec
from feltwright.app import demonstrations
from feltwright.engine import catalog
house = House(app)
house.open_lobby()
drain()
for game in catalog.IDS:
    window = house.open_table(TableSpec(game))
    for _ in range(3):
        window.run_on()
        window.pane.show_.skip()
    window.show_recall(True)
    drain()
    window.leaving.end()
tour = next(path for path in demonstrations.paths() if path.stem == "tour")
demo = house.demonstrate(tour)
while not demo.demo.is_over:
    demo.step()
demo.open_presenter()
demo.take_over()
drain()
from feltwright import resources
from feltwright.app.self_test import try_report
assert try_report(Path.home()).faults == (), "a report is signed and verified"
board = house.review(resources.path("layouts/craps.toml"))
house.open_file(Path.home() / "report.pdf")
house.open_help()
drain()
if Path("/proc/self/maps").exists():
    assert "Qt6Network" not in Path("/proc/self/maps").read_text(), "Qt's network module is loaded"
assert "PySide6.QtNetwork" not in sys.modules
sys.stdout.write("done")
sys.stdout.flush()
import os
os._exit(0)
"""


def run(code: str, home: Path, prefix: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    environment = {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [*prefix, sys.executable, "-c", code]
    return subprocess.run(command, env=environment, cwd=home, capture_output=True, text=True, check=False)


def cut_off() -> tuple[str, ...]:
    """The command that takes the network away, where the system lets us."""
    prefix = ("unshare", "--user", "--map-root-user", "--net")
    if shutil.which("unshare") is None:
        return ()
    tried = subprocess.run([*prefix, "true"], capture_output=True, check=False)
    return prefix if tried.returncode == 0 else ()


def test_the_windows_open_no_socket(tmp_path: Path) -> None:
    done = run(GUARD + FLOWS, tmp_path, cut_off())
    assert done.returncode == 0, done.stderr
    assert done.stdout == "done"
    assert "network" not in done.stderr


@pytest.mark.parametrize(
    "attempt",
    ["import socket; socket.create_connection(('127.0.0.1', 9))", "import socket; socket.getaddrinfo('localhost', 80)"],
)
def test_the_guard_would_notice(tmp_path: Path, attempt: str) -> None:
    done = run(GUARD + attempt, tmp_path)
    assert done.returncode != 0
    assert "network" in done.stderr
