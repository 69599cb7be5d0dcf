"""What is wrong with a layout file: every fault by file, entry and key, all at once."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class LayoutProblem(Struct, frozen=True):
    """One fault of a layout file."""

    file: str
    entry: str
    """Where in the file, for example `area[3] "dozen.{n}"`; empty for the top level."""
    key: str
    code: str
    detail: str = ""

    def __str__(self) -> str:
        where = " ".join(part for part in (self.entry, self.key) if part)
        return f"{self.file}: {where + ': ' if where else ''}{self.code} {self.detail}".rstrip()


class LayoutError(Exception):
    """A layout that cannot be used, with every reason."""

    def __init__(self, problems: Iterable[LayoutProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Faults:
    """Collects what is wrong with one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[LayoutProblem] = []

    def add(self, entry: str, key: str, code: str, detail: str = "") -> None:
        """Note a fault, once."""
        problem = LayoutProblem(self.file, entry, key, code, detail)
        if problem not in self.found:
            self.found.append(problem)

    def stop(self) -> None:
        """Raise everything found so far, if anything was."""
        if self.found:
            raise LayoutError(self.found)
