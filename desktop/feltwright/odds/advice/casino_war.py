"""Casino War: going to war costs less than surrender."""

from __future__ import annotations

from feltwright.engine.actions import Decide, particulars
from feltwright.engine.game import State
from feltwright.engine.games.casino_war import CasinoWarPlay
from feltwright.engine.games.casino_war_rules import GO_TO_WAR, INITIAL, TIES, CasinoWar
from feltwright.engine.wagers import BetKey
from feltwright.odds.advice import Advice, share
from feltwright.odds.casino_war import war_worth


def advise(rules: CasinoWar, state: State[CasinoWarPlay]) -> Advice | None:
    """War for the tied player who chooses now."""
    if state.phase != TIES:
        return None
    key = BetKey(INITIAL, spot=state.play.deciding[0])
    seat = next(bet.seat for bet in state.bets if bet.key == key)
    return Advice(Decide(seat, GO_TO_WAR), "GO_TO_WAR", particulars(worth=share(war_worth(rules.decks))))
