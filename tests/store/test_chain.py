from __future__ import annotations

import msgspec
import pytest

from feltwright.engine.actions import Proceed
from feltwright.engine.events import PhaseChanged
from feltwright.store.chain import GENESIS, Closed, Entry, Remarked, Stepped, decode, encode, head, link

ENTRIES = [
    Entry(0, 1_700_000_000_000, 5, Remarked("resumed", (("after", "a power cut"),))),
    Entry(1, 1_700_000_000_500, 505, Stepped(Proceed("spin"), (PhaseChanged("spinning"),))),
    Entry(2, 1_700_000_001_000, 1005, Closed("ended")),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry.body).__name__)
def test_an_entry_comes_back_from_its_bytes(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


def test_the_head_covers_every_entry_and_their_order() -> None:
    lines = [encode(entry) for entry in ENTRIES]
    whole = head(lines)
    assert whole == link(link(link(GENESIS, lines[0]), lines[1]), lines[2])
    assert head([]) == GENESIS
    assert len({whole, head(lines[:2]), head([lines[1], lines[0], lines[2]]), head([*lines, lines[2]])}) == 4


def test_bytes_that_are_no_entry_are_refused() -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(b'{"seq": 0}')
