"""The .deb: the application in /opt, and what a desktop wants to know of it."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HOME = "opt/feltwright"
CONTROL = """Package: feltwright
Version: {version}
Section: misc
Priority: optional
Architecture: amd64
Maintainer: Feltwright <feltwright@localhost>
Installed-Size: {size_kb}
Depends: libc6 (>= 2.36), libgl1, libegl1, libfontconfig1, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4,
 libxcb-keysyms1, libxcb-shape0, libxcb-xkb1, libxcb-render-util0, libxcb-image0
Description: regulated casino table games
 Felts true to scale, played by the commission's rules, reported and verified.
"""
SHARED = {
    "linux/feltwright.desktop": "usr/share/applications/feltwright.desktop",
    "linux/feltwright.xml": "usr/share/mime/packages/feltwright.xml",
    "linux/feltwright.svg": "usr/share/icons/hicolor/scalable/apps/feltwright.svg",
}
REFRESH = """#!/bin/sh
set -e
for tool in "update-desktop-database -q" "update-mime-database /usr/share/mime"; do
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
        _share(tree)
        _control(tree, version)
        for path in (tree, *tree.rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(made)], check=True)
    return made


def _share(tree: Path) -> None:
    for source, target in SHARED.items():
        place = tree / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / source, place)
    link = tree / "usr/bin/feltwright"
    link.parent.mkdir(parents=True)
    link.symlink_to(f"/{HOME}/feltwright")
    manual = tree / "usr/share/man/man1/feltwright.1.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress((HERE / "linux/feltwright.1").read_bytes(), mtime=0))
    licences = tree / "usr/share/doc/feltwright/copyright"
    licences.parent.mkdir(parents=True)
    licences.write_text(_licences(), encoding="utf-8")


def _licences() -> str:
    """Ours and those of the cards and fonts, whole; libraries name theirs in the folder of the application."""
    files = [
        ROOT / "LICENSE",
        *sorted((ROOT / "resources").rglob("LICENCE*")),
        *sorted((ROOT / "resources").rglob("OFL*")),
    ]
    return "\n\n".join(f"{path.relative_to(ROOT)}\n\n{path.read_text(encoding='utf-8')}" for path in files)


def _control(tree: Path, version: str) -> None:
    size_kb = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    folder = tree / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(CONTROL.format(version=version, size_kb=size_kb), encoding="utf-8")
    for name in ("postinst", "postrm"):
        script = folder / name
        script.write_text(REFRESH, encoding="utf-8")
        script.chmod(0o755)
