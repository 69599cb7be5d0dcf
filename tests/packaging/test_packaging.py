"""What is packed, and how it is held to what was built."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from feltwright import resources
from feltwright.report.manifest import MANIFEST, bundle_manifest, differences, manifest_text

sys.path.insert(0, str(resources.root() / "packaging"))
from contents import is_shipped
from debian import SHARED

QT = "PySide6/Qt"


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqoffscreen.so", True),
        (f"{QT}/plugins/platforms/libqlinuxfb.so", False),
        (f"{QT}/plugins/tls/libqopensslbackend.so", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/translations/qtbase_es.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        (f"{QT}/lib/libQt6Widgets.so.6", True),
        (f"{QT}/lib/libQt6Network.so.6", False),
        ("libgtk-3.so.0", False),
        ("feltwright/_data/layouts/craps.toml", True),
    ],
)
def test_the_lists_keep_and_drop(name: str, wanted: bool) -> None:
    assert is_shipped(name) is wanted


def test_a_changed_missing_or_new_file_is_named(tmp_path: Path) -> None:
    for name in ("feltwright", "lib/one.so", "lib/two.so"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(name.encode())
    (tmp_path / MANIFEST).write_text(manifest_text(bundle_manifest(tmp_path)), encoding="utf-8")
    assert differences(tmp_path) == ()
    (tmp_path / "feltwright").write_bytes(b"changed")
    (tmp_path / "lib/one.so").unlink()
    (tmp_path / "lib/three.so").write_bytes(b"new")
    assert differences(tmp_path) == ("feltwright", "lib/one.so", "lib/three.so")


def test_what_a_desktop_is_told_is_there() -> None:
    folder = resources.root() / "packaging"
    assert all((folder / source).is_file() for source in SHARED)
    entry = (folder / "linux/feltwright.desktop").read_text(encoding="utf-8")
    types = (folder / "linux/feltwright.xml").read_text(encoding="utf-8")
    for kind in ("layout", "scenario"):
        assert f"application/x-feltwright-{kind}" in entry
        assert f'type="application/x-feltwright-{kind}"' in types
