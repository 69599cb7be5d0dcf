"""Checks for the system libraries Qt needs on Linux; as root on Debian it installs them, else it names them."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys

LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}


def missing() -> list[str]:
    """The Debian packages whose libraries cannot be loaded."""
    packages = []
    for library, package in LIBRARIES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            packages.append(package)
    return packages


def install(packages: list[str]) -> bool:
    """Try apt-get, where that is possible at all."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return update.returncode == 0 and subprocess.run(command, env=environment, check=False).returncode == 0


def main() -> int:
    """0 if Qt has what it needs."""
    if not sys.platform.startswith("linux"):
        return 0
    lacking = missing()
    if not lacking or (install(lacking) and not missing()):
        return 0
    sys.stderr.write(
        "Feltwright: Qt needs system libraries that are not installed. On Debian or Ubuntu:\n"
        f"    sudo apt-get install {' '.join(lacking)}\n"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
