"""How deep the tests go: a sample of each in `make test`, all there is in `make test-deep`, which is `pytest --deep`.

A test that takes long whatever its size is marked `deep` and left out of the sample; one that can be smaller says so:

    KILLS = sample(40, deep=1000)
"""

from __future__ import annotations

from typing import TypeVar

Size = TypeVar("Size")
is_deep = False
"""Set by `conftest.py` before any test is read."""


def sample(few: Size, *, deep: Size) -> Size:
    """How much of something is tried."""
    return deep if is_deep else few
