"""What is wrong with a data file: every fault by file, entry and key, all at once."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class FileProblem(Struct, frozen=True):
    """One fault of a file."""

    file: str
    entry: str
    """Where in the file, for example `area[3] "dozen.{n}"`; empty for the top level."""
    key: str
    code: str
    detail: str = ""

    def __str__(self) -> str:
        where = " ".join(part for part in (self.entry, self.key) if part)
        return f"{self.file}: {where + ': ' if where else ''}{self.code} {self.detail}".rstrip()


class FileError(Exception):
    """A file that cannot be used, with every reason."""

    def __init__(self, problems: Iterable[FileProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


MOST_FAULTS = 500
"""Nobody reads more, and a hostile file has a hundred thousand."""


class Faults:
    """Collects what is wrong with one file; `error` is what it raises in the end, or when there is too much."""

    error: type[FileError] = FileError

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[FileProblem] = []
        self._known: set[FileProblem] = set()

    def add(self, entry: str, key: str, code: str, detail: str = "") -> None:
        """Note a fault, once."""
        problem = FileProblem(self.file, entry, key, code, detail)
        if problem in self._known:
            return
        if len(self.found) == MOST_FAULTS:
            self.found.append(FileProblem(self.file, "", "", "TOO_MANY_FAULTS"))
            self.stop()
        self._known.add(problem)
        self.found.append(problem)

    def stop(self) -> None:
        """Raise everything found so far, if anything was."""
        if self.found:
            raise self.error(self.found)
