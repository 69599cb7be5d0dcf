"""Cards that lie face down: who plays on over them keeps them to himself, whoever asks the journal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from engine.random_play import play_on
from feltwright.cli import main
from feltwright.commands.passphrases import VARIABLE as PASSPHRASE
from feltwright.engine.actions import PlaceBet, Resolve
from feltwright.engine.cards import FACE_DOWN, INDEX
from feltwright.engine.events import CardDealt, CardsCollected, CardTurned, RoundEnded
from feltwright.engine.game import BETTING
from feltwright.engine.table import Table
from feltwright.report.desk import Wish, gather
from feltwright.store import places
from feltwright.store.chain import Entry, Stepped
from feltwright.store.closed import closed_cards
from feltwright.store.journal import Journal
from feltwright.store.locks import is_held
from feltwright.store.problems import JournalProblem
from feltwright.store.writer import SessionWriter
from moments import CLOCKS, MOMENT_MS
from store.seated import seated
from store.test_locks import end, holder

SESSION = "aa01"
SHOWN = ("9C", "8D", "7S", "KH")
"""A hand of 16, a dealer's seven and a king below it."""


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path))
    monkeypatch.setenv(PASSPHRASE, "correct horse")
    return Journal(places.journal_file(), CLOCKS)


def dealt(journal: Journal, cards: tuple[str, ...] = SHOWN) -> tuple[Table, SessionWriter]:
    """A blackjack table at which one player has a decision to make over the dealer's hole card."""
    table, writer = seated(journal, "blackjack", SESSION)
    coming = iter(cards)
    while True:
        request = table.needs()
        if request is not None and table.state.bets:
            table.do(Resolve(tuple(INDEX[next(coming)] for _ in range(request.count))))
        elif request is not None:
            table.do(Resolve(tuple(range(request.count))))
        elif table.state.phase == BETTING and not table.state.bets:
            key = next(key for key in table.rules.book if key.spot == 1)
            table.do(PlaceBet(1, key, table.rules.book[key].minimum_cents))
        elif table.state.bets and closed_cards(journal.entries(SESSION)):
            return table, writer
        else:
            action = table.routine()
            assert action is not None
            table.do(action)


def finish(table: Table) -> None:
    """The round to its end, with whatever cards come."""
    round_ = table.state.round
    while table.state.round == round_:
        request = table.needs()
        action = Resolve(tuple(range(request.count))) if request is not None else table.routine()
        assert action is not None
        table.do(action)


def refused(*arguments: str) -> bool:
    return main(list(arguments)) != 0


TELLING = (
    ("session", "show", SESSION),
    ("session", "show", SESSION, "--json"),
    ("session", "export", SESSION),
    ("report", "make", SESSION, "-o", "hole.json"),
)


def test_a_session_that_is_played_tells_no_closed_card(
    journal: Journal, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table, writer = dealt(journal)
    assert closed_cards(journal.entries(SESSION)) == {("dealer", 1)}
    for arguments in TELLING:
        assert refused(*arguments)
        said = capsys.readouterr()
        assert "A round with closed cards is under way; finish it first: aa01" in said.err
        assert not said.out
    assert not (tmp_path / "hole.json").exists()
    assert json.loads(told(capsys, "session", "list", "--json"))["id"] == SESSION
    finish(table)
    for arguments in TELLING:
        assert told(capsys, *arguments)
    writer.release()


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_another_process_keeps_its_cards_until_it_is_dead(journal: Journal, tmp_path: Path) -> None:
    dealt(journal)[1].release()
    wish = Wish((SESSION,), tmp_path / "out")
    assert gather(journal, wish, MOMENT_MS)[1] == [journal.lines(SESSION)], "nobody plays: it was interrupted"
    process = holder(tmp_path / "locks")
    with pytest.raises(JournalProblem, match="CLOSED_CARDS"):
        gather(journal, wish, MOMENT_MS)
    assert journal.lines(SESSION), "what is kept from view is still there"
    end(process)
    assert gather(journal, wish, MOMENT_MS)[1] == [journal.lines(SESSION)]


def test_asking_who_has_a_session_disturbs_nobody(journal: Journal, tmp_path: Path) -> None:
    folder = tmp_path / "locks"
    assert not is_held(folder, SESSION)
    _, writer = seated(journal, "blackjack", SESSION)
    assert is_held(folder, SESSION)
    assert is_held(folder, SESSION)
    with pytest.raises(JournalProblem, match="SESSION_HELD"):
        journal.resume(SESSION)
    writer.release()
    assert not is_held(folder, SESSION)
    assert not list(folder.iterdir())
    journal.resume(SESSION)[1].release()


@pytest.mark.parametrize("game", ["blackjack", "three_card_poker", "four_card_poker"])
def test_between_rounds_everything_may_be_told(journal: Journal, game: str) -> None:
    table, writer = seated(journal, game, SESSION)
    hidden = 0
    for _ in play_on(table, Random(4), 25):
        closed = closed_cards([Entry(0, 0, 0, Stepped(entry.action, entry.events)) for entry in table.log])
        hidden += bool(closed)
        if RoundEnded() in table.log[-1].events:
            assert not closed
            assert journal.disclosed(SESSION)
    assert hidden
    writer.release()


def entry(*events: CardDealt | CardTurned | CardsCollected | RoundEnded) -> Entry:
    return Entry(0, 0, 0, Stepped(Resolve((0,)), events))


def test_what_lies_closed_is_followed_from_card_to_card() -> None:
    down, up = CardDealt("dealer", 1, FACE_DOWN), CardDealt("dealer", 0, "9C")
    assert closed_cards([entry(up, down)]) == {("dealer", 1)}
    assert not closed_cards([entry(down), entry(CardTurned("dealer", 1, "KH"))])
    assert not closed_cards([entry(down), entry(CardsCollected("dealer"))])
    assert closed_cards([entry(down), entry(CardsCollected("seat 1 hand 0"))])
    assert not closed_cards([entry(down), entry(RoundEnded())])
    assert not closed_cards([entry(CardDealt("discard", 0, FACE_DOWN))])
