"""The start of the application, with and without a display."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from feltwright.app import demonstrations, errors, main
from feltwright.app.demonstrations import TOUR


@pytest.mark.parametrize(
    ("environ", "platform", "wanted"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "win32", False),
    ],
)
def test_display_is_asked_of_the_environment(environ: dict[str, str], platform: str, wanted: bool) -> None:
    assert main.has_display(environ, platform) is wanted


@pytest.mark.usefixtures("qapp")
def test_without_display_the_demonstration_is_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [path for path in demonstrations.paths() if path.stem == TOUR][:1]
    monkeypatch.setattr(demonstrations, "paths", lambda: few)
    monkeypatch.setattr("feltwright.app.errors.install_hooks", lambda: None)
    folder = tmp_path / "pictures"
    assert main.run([str(folder)]) == 0
    told = capsys.readouterr().err
    assert "No display" in told
    assert str(folder) in told
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert "lobby.png" in pictures
    assert len(pictures) > 2


@pytest.mark.usefixtures("qapp")
def test_folder_that_cannot_be_made_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("feltwright.app.errors.install_hooks", lambda: None)
    (tmp_path / "taken").write_text("a file")
    assert main.run([str(tmp_path / "taken")]) == 1
    assert os.strerror(errno.EEXIST) in capsys.readouterr().err, "in the language of the system"


@pytest.mark.usefixtures("qapp")
def test_crash_without_a_display_waits_for_nobody(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[int] = []
    # Really leaving would make every later event loop of this run return at once.
    monkeypatch.setattr(errors, "leave", lambda: left.append(1))
    errors._on_crash(RuntimeError, RuntimeError("broken on purpose"), None)
    assert "broken on purpose" in caplog.text
    assert left == [1]
