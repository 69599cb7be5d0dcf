"""The .deb: the application in /opt, and what a desktop wants to know of it."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tempfile
from email.utils import formatdate
from pathlib import Path

from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HOME = "opt/feltwright"
DEPENDS = (
    *("libc6 (>= 2.36)", "libgl1", "libegl1", "libfontconfig1", "libxkbcommon-x11-0", "libxcb-cursor0"),
    *("libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1", "libxcb-render-util0", "libxcb-image0"),
)
CONTROL = """Package: feltwright
Version: {version}
Section: misc
Priority: optional
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {size_kb}
Depends: {depends}
Description: regulated casino table games
 Each game's felt is drawn true to scale and played exactly as the gaming
 commission's rules of play say. Every payment cites its clause, and every
 session can be reported under a signature that anyone can verify.
 .
 For trainers, auditors, layout designers and reviewers. Needs no network.
"""
MAINTAINER = "Feltwright <feltwright@localhost>"
CHANGELOG = """feltwright ({version}) stable; urgency=medium

  * Version {version}; what changed is told in the release notes.

 -- {maintainer}  {date}
"""
ICON = ROOT / "desktop/feltwright/app/icons/feltwright.svg"
ICON_SIZES_PX = (16, 22, 24, 32, 48, 64, 128, 256)
"""Drawn from the one drawing there is, for desktops that do not draw SVG themselves."""
SHARED = {
    HERE / "linux/feltwright.desktop": "usr/share/applications/feltwright.desktop",
    HERE / "linux/feltwright.xml": "usr/share/mime/packages/feltwright.xml",
    HERE / "linux/lintian-overrides": "usr/share/lintian/overrides/feltwright",
    ICON: "usr/share/icons/hicolor/scalable/apps/feltwright.svg",
}
REFRESH = """#!/bin/sh
set -e
for tool in "update-desktop-database -q" "update-mime-database /usr/share/mime" \\
    "gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor"; do
    if command -v ${tool%% *} >/dev/null 2>&1; then $tool || true; fi
done
"""
"""After installing and removing: desktops that keep an index are told."""


def make_deb(app: Path, folder: Path, version: str) -> Path:
    """Lay the package out in a passing folder and build it."""
    made = folder / f"feltwright_{version}_amd64.deb"
    with tempfile.TemporaryDirectory() as passing:
        tree = Path(passing) / "deb"
        shutil.copytree(app, tree / HOME, symlinks=True)
        share(tree, version)
        control(tree, version)
        for path in (tree, *tree.rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(made)], check=True)
    return made


def _is_program(path: Path) -> bool:
    """Libraries are loaded, not run, whatever PyInstaller thinks."""
    return os.access(path, os.X_OK) and ".so" not in path.name


def share(tree: Path, version: str) -> None:
    """What lies outside the application's own folder."""
    for source, target in SHARED.items():
        place = _place(tree, target)
        shutil.copyfile(source, place)
    for size_px in ICON_SIZES_PX:
        icon(size_px).save(str(_place(tree, f"usr/share/icons/hicolor/{size_px}x{size_px}/apps/feltwright.png")))
    _place(tree, "usr/bin/feltwright").symlink_to(f"/{HOME}/feltwright")
    pages = {
        "usr/share/man/man1/feltwright.1.gz": (HERE / "linux/feltwright.1").read_bytes(),
        "usr/share/doc/feltwright/changelog.gz": _changelog(version).encode(),
    }
    for target, data in pages.items():
        _place(tree, target).write_bytes(gzip.compress(data, mtime=0))
    _place(tree, "usr/share/doc/feltwright/copyright").write_text(_licences(), encoding="utf-8")


def _place(tree: Path, target: str) -> Path:
    place = tree / target
    place.parent.mkdir(parents=True, exist_ok=True)
    return place


def icon(size_px: int) -> QImage:
    """The icon at one size."""
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    return image


def _changelog(version: str) -> str:
    """The packager's own, dated like the release notes, so that the same source gives the same bytes."""
    dated = float(os.environ.get("SOURCE_DATE_EPOCH", (ROOT / "CHANGELOG.md").stat().st_mtime))
    return CHANGELOG.format(version=version, maintainer=MAINTAINER, date=formatdate(dated))


def _licences() -> str:
    """Ours and those of the cards and fonts, whole; libraries name theirs in the folder of the application."""
    files = [
        ROOT / "LICENSE",
        *sorted((ROOT / "resources").rglob("LICENCE*")),
        *sorted((ROOT / "resources").rglob("OFL*")),
    ]
    return "\n\n".join(f"{path.relative_to(ROOT)}\n\n{path.read_text(encoding='utf-8')}" for path in files)


def control(tree: Path, version: str) -> None:
    """What dpkg wants to know."""
    size_kb = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    folder = tree / "DEBIAN"
    folder.mkdir()
    text = CONTROL.format(version=version, size_kb=size_kb, maintainer=MAINTAINER, depends=", ".join(DEPENDS))
    (folder / "control").write_text(text, encoding="utf-8")
    for name in ("postinst", "postrm"):
        script = folder / name
        script.write_text(REFRESH, encoding="utf-8")
        script.chmod(0o755)
