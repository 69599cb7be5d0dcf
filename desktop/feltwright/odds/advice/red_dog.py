"""Red Dog: raise in full where the third card falls between more often than not."""

from __future__ import annotations

from feltwright.engine.actions import PlaceBet, Proceed, particulars
from feltwright.engine.game import State
from feltwright.engine.games.red_dog import RedDogPlay
from feltwright.engine.games.red_dog_rules import BET, CLOSE_RAISES, RAISE, RAISING, RedDog, spread_of
from feltwright.engine.wagers import BetKey
from feltwright.odds.advice import Advice, share
from feltwright.odds.red_dog import RAISE_FROM, spread_worth


def advise(rules: RedDog, state: State[RedDogPlay]) -> Advice | None:
    """A full raise for the first seat that has not made it, or none at all."""
    if state.phase != RAISING:
        return None
    spread = spread_of(*state.play.board[:2])
    said = particulars(spread=spread, worth=share(spread_worth(rules.decks, spread)))
    if spread < RAISE_FROM:
        return Advice(Proceed(CLOSE_RAISES), "NO_RAISE", said)
    for bet in state.bets:
        key = BetKey(RAISE, spot=bet.key.spot)
        raised = state.bet(bet.seat, key)
        missing = bet.cents - (raised.cents if raised else 0)
        if bet.key.wager == BET and 0 < missing <= state.seats[bet.seat - 1].cents:
            return Advice(PlaceBet(bet.seat, key, missing), "RAISE", said)
    return Advice(Proceed(CLOSE_RAISES), "ALL_RAISED", said)
