"""Sessions for the tests of the journal: a table whose every step is written before it happens."""

from __future__ import annotations

import msgspec

from feltwright import __version__
from feltwright.engine import catalog
from feltwright.engine.actions import TakeSeat
from feltwright.engine.table import Table
from feltwright.store.chain import SCHEMA, LayoutMark, Opened, Stepped
from feltwright.store.journal import Journal
from feltwright.store.writer import SessionWriter


def opened(game: str = "roulette", session: str = "aa01", installation: str = "here", **more: str) -> Opened:
    """What a session of a game begins with."""
    rules = catalog.game(game).rules_for("")
    return Opened(
        schema=SCHEMA,
        session=session,
        installation=installation,
        application=__version__,
        platform="test",
        game=game,
        profile=catalog.game(game).profiles[0].id,
        options={},
        rules=msgspec.to_builtins(rules),
        layout=LayoutMark(game, "1", "00"),
        mode="test",
        chance="scripted",
        **more,
    )


def seated(journal: Journal, game: str = "roulette", session: str = "aa01") -> tuple[Table, SessionWriter]:
    """A fresh table with two players, journalled."""
    writer = journal.open_session(opened(game, session, journal.installation))
    table = Table(catalog.game(game), catalog.game(game).rules_for(""))
    table.record(lambda entry: writer.append(Stepped(entry.action, entry.events)))
    for seat, (name, colour) in enumerate((("Ann", "red"), ("Ben", "blue")), 1):
        table.do(TakeSeat(seat, name, 500_000, colour))
    return table, writer
