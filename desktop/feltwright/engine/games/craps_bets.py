"""Craps: when a wager may be made, changed or called on, and what it costs to make."""

from __future__ import annotations

from feltwright.engine.actions import CallBet, PlaceBet, RemoveBet
from feltwright.engine.families.dice_round import IN_AIR, DicePlay
from feltwright.engine.game import State
from feltwright.engine.games.craps_rules import FLAT_OF, TAKEN, Craps
from feltwright.engine.games.craps_wagers import LAY_ODDS
from feltwright.engine.money import Rounding, percent_of, winnings
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.wagers import BetKey, Terms

CREW = frozenset({"dealer", "boxman", "boxperson", "stickman", "stickperson", "floorperson", "pit boss"})
CONFIRMS_ON = {"003": ("dealer", "floorperson", "pit boss"), "001": ("boxperson",)}
"""Who confirms that a sleeping bet is on."""


def placing_refusal(rules: Craps, state: State[DicePlay], action: PlaceBet, terms: Terms) -> Refusal | None:
    """The moment, the tender and what the wager has to stand on."""
    if terms.wager.placed_by == "travel" and not _may_go_back(rules, state, action):
        return refuse("COMES_BY_TRAVEL", terms.wager.cite, wager=action.key)
    return (
        _why_not_late(rules, state, action)
        or _why_not_tender(rules, action)
        or _why_not_moment(rules, state, action)
        or _why_not_odds(rules, state, action)
    )


def _why_not_late(rules: Craps, state: State[DicePlay], action: PlaceBet) -> Refusal | None:
    """Between release and rest a wager counts only if it is confirmed aloud."""
    if state.phase != IN_AIR:
        return None
    by = set(action.confirmed_by)
    if rules.late_bets == "any_employee":
        return None if by & CREW else refuse("LATE_BET_NEEDS", rules.cite("late"), by="a table games employee")
    if {"dealer", "boxman"} <= by:
        return None
    return refuse("LATE_BET_NEEDS", rules.cite("late"), by="dealer and boxman")


def _why_not_tender(rules: Craps, action: PlaceBet) -> Refusal | None:
    if action.tender == "chips":
        return None
    if action.tender == "match_play" and rules.match_play:
        if action.key.wager in ("pass", "dont_pass"):
            return None
        return refuse("COUPON_ON_LINE_ONLY", rules.cite("cash"), wager=action.key)
    if action.tender == "cash":
        wanted = "boxperson" if rules.text == "001" else "dealer"
        if wanted in action.confirmed_by:
            return None
        return refuse("NEEDS_CONFIRMATION", rules.cite("cash"), by=wanted)
    return refuse("TENDER_NOT_TAKEN", rules.cite("cash"), tender=action.tender)


def _why_not_moment(rules: Craps, state: State[DicePlay], action: PlaceBet) -> Refusal | None:
    """Line bets belong to the come-out, come bets to the time after it."""
    wager, point = action.key.wager, state.play.point
    if wager == "pass" and point:
        return refuse("PASS_AFTER_POINT", "CRA-5", point=point)
    if wager == "dont_pass" and point and not _may_go_back(rules, state, action):
        return refuse("DONT_AFTER_POINT", rules.cite("dont"), point=point)
    if wager in ("come", "dont_come") and not action.key.on and not point:
        return refuse("NO_COME_ON_COME_OUT", rules.wager_cite(wager))
    return None


def _may_go_back(rules: Craps, state: State[DicePlay], action: PlaceBet) -> bool:
    return rules.dont_replaced and (action.seat, action.key) in state.play.lifted


def _why_not_odds(rules: Craps, state: State[DicePlay], action: PlaceBet) -> Refusal | None:
    """Odds stand behind a flat bet with a number, up to the multiple that is posted."""
    wager = action.key.wager
    if wager not in FLAT_OF:
        return None
    flat = state.bet(action.seat, BetKey(FLAT_OF[wager], action.key.on))
    number = int(action.key.on or state.play.point)
    if flat is None or not number:
        return refuse("ODDS_NEED_FLAT", rules.wager_cite(wager), flat=FLAT_OF[wager])
    there = state.bet(action.seat, action.key)
    total = action.cents + (there.cents if there else 0)
    unit = rules.odds_units[wager, number]
    cap = odds_cap(rules, wager, number, flat.cents)
    if total > cap:
        return refuse("ODDS_ABOVE_CAP", rules.wager_cite(wager), maximum=cap, multiple=rules.odds_multiple)
    if total % unit:
        return refuse("CANNOT_BE_PAID", rules.cite("exact"), cents=total, unit=unit)
    return None


def odds_cap(rules: Craps, wager: str, number: int, flat_cents: int) -> int:
    """The most that may stand behind a flat bet: taken odds by their stake, laid odds by what they win (CRA-19)."""
    wins = rules.odds_multiple * flat_cents
    if wager in TAKEN:
        cap = wins
    else:
        lay = LAY_ODDS[number]
        cap = wins * lay.to // lay.pays
    unit = rules.odds_units[wager, number]
    return -(-cap // unit) * unit if rules.odds_excess else cap


def removal_refusal(rules: Craps, state: State[DicePlay], action: RemoveBet) -> Refusal | None:
    """Contract bets stay until they are decided; nothing moves while the dice do."""
    wager = action.key.wager
    if state.phase == IN_AIR:
        return refuse("DICE_IN_AIR", rules.cite("frozen"))
    if (wager == "pass" and state.play.point) or (wager == "come" and action.key.on):
        return refuse("CONTRACT_BET", rules.cite("frozen"), wager=action.key)
    if wager == "put":
        return refuse("CONTRACT_BET", "CRA-6", wager=action.key)
    return _why_not_leave_odds(rules, state, action) or _why_not_odd_rest(rules, state, action)


def _why_not_leave_odds(rules: Craps, state: State[DicePlay], action: RemoveBet) -> Refusal | None:
    """A flat bet may not shrink below what its odds need."""
    odds = state.bet(action.seat, BetKey(f"{action.key.wager}_odds", action.key.on))
    flat = state.bet(action.seat, action.key)
    if odds is None or flat is None or action.cents in (0, flat.cents):
        return None
    number = int(action.key.on or state.play.point)
    cap = odds_cap(rules, odds.key.wager, number, flat.cents - action.cents)
    if odds.cents > cap:
        return refuse("ODDS_ABOVE_CAP", rules.wager_cite(odds.key.wager), maximum=cap, multiple=rules.odds_multiple)
    return None


def _why_not_odd_rest(rules: Craps, state: State[DicePlay], action: RemoveBet) -> Refusal | None:
    if action.key.wager not in ("pass_odds", "dont_pass_odds"):
        return None
    bet = state.bet(action.seat, action.key)
    rest = bet.cents - (action.cents or bet.cents) if bet else 0
    unit = rules.odds_units[action.key.wager, state.play.point]
    return refuse("CANNOT_BE_PAID", rules.cite("exact"), cents=rest, unit=unit) if rest % unit else None


def call_refusal(rules: Craps, state: State[DicePlay], action: CallBet) -> Refusal | None:
    """Only sleeping bets are called, only for a come-out, and someone of the crew confirms it."""
    if action.key.wager not in rules.asleep:
        return refuse("ALWAYS_ON", rules.cite("sleep"), wager=action.key)
    if state.play.point:
        return refuse("ON_WITH_THE_POINT", rules.cite("hardways"), wager=action.key)
    if not set(CONFIRMS_ON[rules.text]) & set(action.confirmed_by):
        return refuse("NEEDS_CONFIRMATION", rules.cite("sleep"), by=" or ".join(CONFIRMS_ON[rules.text]))
    return None


def vigorish(rules: Craps, action: PlaceBet) -> int:
    """Commission on buy and lay bets, paid when they are made: whole chips, at least one, rounded down (CRA-16)."""
    if action.key.wager == "buy" and rules.buy_vig_percent:
        return _charge(rules, action.cents, rules.buy_vig_percent)
    if action.key.wager == "lay" and rules.lay_vig_percent and rules.lay_vig_on == "possible_win":
        possible = winnings(action.cents, LAY_ODDS[int(action.key.on)], Rounding.DOWN)
        return _charge(rules, possible, rules.lay_vig_percent)
    return 0


def _charge(rules: Craps, cents: int, percent: int) -> int:
    chip = rules.chips_cents[0]
    return max(chip, percent_of(cents, percent, Rounding.DOWN, chip))
