"""The digests of everything that was shipped, so that a report says which software made it.

A packaged application also carries the list as it was built, in the form `sha256sum --check` reads.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from feltwright import resources

MANIFEST = "MANIFEST.sha256"
SKIPPED = {"__pycache__", ".DS_Store", MANIFEST}


@cache
def manifest() -> dict[str, str]:
    """SHA-256 of every file of the package, the layouts and the resources, or of the packaged application."""
    bundle = bundle_folder()
    if bundle is not None:
        return bundle_manifest(bundle)
    package = Path(str(files("feltwright")))
    found = _digests(package, package, skip=("_data",))
    for folder in ("layouts", "resources"):
        found |= _digests(resources.root() / folder, resources.root())
    return dict(sorted(found.items()))


def bundle_folder() -> Path | None:
    """Where the packaged application lies; None in a checkout or a plain installation."""
    return Path(sys.executable).resolve().parent if getattr(sys, "frozen", False) else None


def bundle_manifest(folder: Path) -> dict[str, str]:
    """SHA-256 of every file of a packaged application."""
    found = {}
    for path in folder.rglob("*"):
        if path.is_file() and path.name not in SKIPPED:
            found[path.relative_to(folder).as_posix()] = sha256(path.read_bytes()).hexdigest()
    return dict(sorted(found.items()))


def manifest_text(digests: dict[str, str]) -> str:
    """The list in the form `sha256sum` prints and checks."""
    return "".join(f"{digest}  {name}\n" for name, digest in sorted(digests.items()))


def differences(folder: Path) -> tuple[str, ...]:
    """Files of a packaged application that are changed, missing or new since it was built; OSError without a list."""
    lines = (folder / MANIFEST).read_text(encoding="utf-8").splitlines()
    built = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    now = bundle_manifest(folder)
    return tuple(sorted(name for name in built.keys() | now.keys() if built.get(name) != now.get(name)))


def _digests(folder: Path, above: Path, skip: tuple[str, ...] = ()) -> dict[str, str]:
    found = {}
    for path in folder.rglob("*"):
        inside = path.relative_to(above)
        if path.is_file() and not SKIPPED & set(inside.parts) and inside.parts[0] not in skip:
            name = inside.as_posix() if above == resources.root() else f"feltwright/{inside.as_posix()}"
            found[name] = sha256(path.read_bytes()).hexdigest()
    return found


def manifest_digest(digests: dict[str, str]) -> str:
    """One digest over all of them."""
    return sha256(manifest_text(digests).encode()).hexdigest()
