"""What is packed, and how it is held to what was built."""

from __future__ import annotations

import argparse
import configparser
import gzip
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from feltwright import resources
from feltwright.cli import build_parser
from feltwright.engine import catalog
from feltwright.report.manifest import MANIFEST, bundle_manifest, differences, manifest_text

sys.path.insert(0, str(resources.root() / "packaging"))
from contents import MODULES_OUT, is_shipped
from debian import ICON_SIZES_PX, SHARED, control, share

QT = "PySide6/Qt"
LINUX = resources.root() / "packaging/linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
BLOCKED = """
import sys
class Out:
    def find_spec(self, name, path=None, target=None):
        if any(name == out or name.startswith(out + ".") for out in {out!r}):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Out())
from feltwright.app import self_test
faults = [fault for tried in self_test.try_everything() for fault in tried.faults]
sys.stdout.write("; ".join(faults) or "done")
sys.stdout.flush()
import os
os._exit(0)
"""


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
        (f"{QT}/lib/libQt6OpenGL.so.6", False),
        ("libreadline.so.8", False),
        ("libX11.so.6", True),
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


def test_every_kind_of_file_has_its_type_and_the_entry_opens_it() -> None:
    types = ET.parse(LINUX / "feltwright.xml").getroot().findall(f"{MIME}mime-type")
    globs = {kind.get("type"): kind.findall(f"{MIME}glob")[0].get("pattern") for kind in types}
    assert globs == {
        "application/x-feltwright-layout": "*.felt.toml",
        "application/x-feltwright-scenario": "*.scenario.toml",
        "application/x-feltwright-report": "*.report.pdf",
        "application/x-feltwright-submission": "*-submission.zip",
    }
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "feltwright.desktop", encoding="utf-8")
    offered = set(entry["Desktop Entry"]["MimeType"].rstrip(";").split(";"))
    assert offered == {*globs, "application/pdf"}
    assert entry["Desktop Entry"]["Exec"] == "feltwright open %f"


def test_the_deb_holds_icons_of_every_size_pages_and_a_readable_control(qapp: object, tmp_path: Path) -> None:
    share(tmp_path, "1.2.3")
    control(tmp_path, "1.2.3")
    shared = tmp_path / "usr/share"
    for size_px in ICON_SIZES_PX:
        drawn = QImage(str(shared / f"icons/hicolor/{size_px}x{size_px}/apps/feltwright.png"))
        assert (drawn.width(), drawn.height()) == (size_px, size_px)
        assert drawn.pixelColor(size_px // 2, size_px // 2).alpha() == 255, "something is drawn"
    assert all((tmp_path / target).is_file() for target in SHARED.values())
    assert (tmp_path / "usr/bin/feltwright").readlink() == Path("/opt/feltwright/feltwright")
    assert b".TH FELTWRIGHT 1" in gzip.decompress((shared / "man/man1/feltwright.1.gz").read_bytes())
    assert gzip.decompress((shared / "doc/feltwright/changelog.gz").read_bytes()).startswith(b"feltwright (1.2.3)")
    for licence in ("MIT License", "SIL OPEN FONT LICENSE", "CC0"):
        assert licence in (shared / "doc/feltwright/copyright").read_text(encoding="utf-8")
    fields = (tmp_path / "DEBIAN/control").read_text(encoding="utf-8")
    assert "Version: 1.2.3\n" in fields
    assert [line for line in fields.splitlines() if line.startswith("Depends: ")], "dependencies on one line"


@pytest.mark.parametrize("page", [LINUX / "feltwright.1", resources.root() / "README.md"], ids=["man", "readme"])
def test_every_command_is_documented(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("\\-", "-")
    parser = build_parser()
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    assert [name for name in commands.choices if not re.search(rf"\b{name}\b", text)] == []


def test_the_readme_names_every_game_and_profile() -> None:
    text = (resources.root() / "README.md").read_text(encoding="utf-8")
    rows = "".join(line for line in text.splitlines(keepends=True) if line.startswith("|"))
    for game in catalog.games():
        assert re.search(rf"\b{game.id}\b", rows)
        assert all(f"`{profile.id}`" in rows for profile in game.profiles)


@pytest.mark.parametrize("script", ["windows/feltwright.iss", "macos/build.sh"])
def test_scripts_nobody_could_try_say_so(script: str) -> None:
    assert "Untested" in (resources.root() / "packaging" / script).read_text(encoding="utf-8")


def test_no_file_that_the_application_loads_is_dropped() -> None:
    """Every felt, card, font and translation passes the lists; what only translators read does not."""
    root = resources.root()
    for folder, kept in (("layouts", "*.toml"), ("resources/cards", "**/*.svg"), ("resources/fonts", "*.ttf")):
        assert all(is_shipped(f"feltwright/_data/{path.relative_to(root)}") for path in (root / folder).glob(kept))
    assert is_shipped("feltwright/_data/resources/i18n/feltwright_es.qm")
    assert not is_shipped("feltwright/_data/resources/i18n/feltwright_es.ts")


def test_a_report_is_signed_and_a_felt_measured_without_the_modules_left_out(tmp_path: Path) -> None:
    """In a process where they cannot be imported at all."""
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(out=MODULES_OUT)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "FELTWRIGHT_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "done", done.stderr
