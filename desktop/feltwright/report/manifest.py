"""The digests of everything that was shipped, so that a report says which software made it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from feltwright import resources

SKIPPED = {"__pycache__", ".DS_Store"}


@cache
def manifest() -> dict[str, str]:
    """SHA-256 of every file of the package, the layouts and the resources."""
    package = Path(str(files("feltwright")))
    found = _digests(package, package, skip=("_data",))
    for folder in ("layouts", "resources"):
        found |= _digests(resources.root() / folder, resources.root())
    return dict(sorted(found.items()))


def _digests(folder: Path, above: Path, skip: tuple[str, ...] = ()) -> dict[str, str]:
    found = {}
    for path in folder.rglob("*"):
        inside = path.relative_to(above)
        if path.is_file() and not SKIPPED & set(inside.parts) and inside.parts[0] not in skip:
            name = inside.as_posix() if above == resources.root() else f"feltwright/{inside.as_posix()}"
            found[name] = sha256(path.read_bytes()).hexdigest()
    return found


def manifest_digest(digests: dict[str, str]) -> str:
    """One digest over all of them, in the form `sha256sum` prints and checks."""
    lines = "".join(f"{digest}  {name}\n" for name, digest in sorted(digests.items()))
    return sha256(lines.encode()).hexdigest()
