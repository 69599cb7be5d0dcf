"""A journal in memory, for tests of what makes reports."""

from __future__ import annotations

from msgspec import Struct


class Row(Struct, frozen=True):
    id: str
    game: str
    opened_ms: int


class Shelf:
    """Sessions and reports, kept as the journal keeps them."""

    installation = "f00d-1"

    def __init__(self, **sessions: list[bytes]) -> None:
        self._lines = sessions
        self.reports: list[tuple[int, str]] = []
        self.is_open = True
        self.apart_ms = 1
        """From the opening of one session to that of the next."""

    def sessions(self) -> list[Row]:
        return [
            Row(name, name.partition("_")[0], 1_780_000_000_000 + n * self.apart_ms)
            for n, name in enumerate(self._lines)
        ]

    def session(self, start: str) -> Row:
        (found,) = [row for row in self.sessions() if row.id.startswith(start)]
        return found

    def disclosed(self, session: str) -> list[bytes]:
        return self._lines[session]

    def next_report(self) -> tuple[int, str]:
        return len(self.reports) + 1, self.reports[-1][1] if self.reports else ""

    def add_report(self, number: int, digest: str, sessions: tuple[str, ...]) -> None:
        assert number == len(self.reports) + 1
        assert sessions
        self.reports.append((number, digest))

    def close(self) -> None:
        self.is_open = False
