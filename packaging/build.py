"""`make package`: the application as a folder, a .tar.xz and a .deb, tested in an empty environment on the way.

Everything is built below `dist`; nothing is fetched but what the package index serves. `build.py freeze` makes the
folder alone, for the installers of other systems.
"""

from __future__ import annotations

import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path
from statistics import median

from feltwright import __version__
from feltwright.report.manifest import MANIFEST, bundle_manifest, manifest_text

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
APP = DIST / "feltwright"
STEM = f"feltwright-{__version__}-linux-x86_64"
LARGEST_MB = 160
LARGEST_ARCHIVE_MB = 50
LATEST_PAINT = 1.3
STARTS = 7
FILTERS = ({"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 6})
"""Most of it is machine code: told so, the packer makes it a tenth smaller."""


def say(text: str) -> None:
    """One line of progress."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def freeze() -> None:
    """The application as a folder, with the digests of its files beside it."""
    shutil.rmtree(APP, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(ROOT / "build"), str(ROOT / "packaging/feltwright.spec")]
    subprocess.run(command, check=True, cwd=ROOT)
    (APP / MANIFEST).write_text(manifest_text(bundle_manifest(APP)), encoding="utf-8")


def test_in_empty_environment() -> None:
    """The packaged application tests itself with no variables at all, without a network where the system lets us."""
    with tempfile.TemporaryDirectory() as nowhere:
        subprocess.run([*cut_off(), str(APP / "feltwright"), "self-test"], check=True, env={}, cwd=nowhere)


def cut_off() -> tuple[str, ...]:
    """The command that takes the network away, where the system lets us."""
    prefix = (shutil.which("unshare") or "", "--user", "--map-root-user", "--net")
    if not prefix[0] or subprocess.run([*prefix, "/bin/true"], capture_output=True, check=False).returncode:
        say("no network namespace here: the self-test runs without one")
        return ()
    return prefix


def first_paint(program: list[str]) -> float:
    """CPU seconds to the lobby's first frame, files in the cache already: the median of several starts."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [*program, "--first-paint"]
    taken = [
        float(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)
        for _ in range(1 + STARTS)
    ]
    return median(taken[1:])


def archive() -> Path:
    """The folder as .tar.xz: the same bytes for the same files."""
    made = DIST / f"{STEM}.tar.xz"
    with lzma.open(made, "wb", filters=FILTERS) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in (APP, *sorted(APP.rglob("*"))):
            tar.add(path, f"feltwright/{path.relative_to(APP)}".rstrip("/."), recursive=False, filter=_plain)
    return made


def _plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.uid = info.gid = info.mtime = 0
    info.uname = info.gname = "root"
    return info


def mb(path: Path) -> float:
    """The size of a file or folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


def main() -> int:
    """Build, test and pack; 1 if something is larger or slower than it may be."""
    freeze()
    say(f"application: {mb(APP):.0f} MB unpacked (at most {LARGEST_MB})")
    test_in_empty_environment()
    slower = first_paint([str(APP / "feltwright")]) / first_paint([sys.executable, "-m", "feltwright"])
    say(f"first painted frame: {slower:.2f} times that of the unfrozen program (at most {LATEST_PAINT})")
    packed = archive()
    say(f"{packed.name}: {mb(packed):.0f} MB (at most {LARGEST_ARCHIVE_MB})")
    made = [packed]
    if shutil.which("dpkg-deb"):
        from debian import make_deb

        made.append(make_deb(APP, DIST, __version__))
    else:
        say("no dpkg-deb here: the .deb is left out")
    for path in made:
        say(f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(ROOT)}")
    return int(mb(APP) > LARGEST_MB or mb(packed) > LARGEST_ARCHIVE_MB or slower > LATEST_PAINT)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(freeze() if sys.argv[1:] == ["freeze"] else main())
