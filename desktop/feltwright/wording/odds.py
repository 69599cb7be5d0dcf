"""What a house edge is a share of, and how the decisions after a bet are taken where it is worked out."""

from __future__ import annotations

from feltwright.engine.wagers import Basis
from feltwright.speech import speak
from feltwright.wording.names import word

BASES = {basis: basis.value for basis in Basis}
_BASIC = "basic strategy, a pair split once, cards after the first three drawn as if put back"
STRATEGIES = (
    "war on every tie",
    "raise in full at a spread of 7 and more",
    _BASIC,
    f"the better pair of hands by switching, then {_BASIC}",
    "by composition: all cards but the dealer's ace; the range knows the player's own",
    "playing {0} and better, as a share of the ante",
    "folding, playing one or three antes as the hand and the card shown ask, as a share of the ante",
)
"""As `odds` tells them; a place stands for the least hand that is played."""


def basis_words(basis: Basis) -> str:
    """The basis of an edge in the language in use."""
    return speak("Odds", BASES[basis])


def strategy_words(strategy: str) -> str:
    """The strategy an edge assumes, in the language in use; empty where nothing is decided.

    >>> strategy_words("playing queen-six-four and better, as a share of the ante")
    'playing queen-six-four and better, as a share of the ante'
    """
    for told in STRATEGIES:
        before, place, after = told.partition("{0}")
        if strategy == told:
            return speak("Odds", told)
        if place and strategy.startswith(before) and strategy.endswith(after):
            hand = strategy.removeprefix(before).removesuffix(after)
            return speak("Odds", told).format("-".join(map(word, hand.split("-"))))
    assert not strategy, f"no words for the strategy {strategy!r}"
    return ""
