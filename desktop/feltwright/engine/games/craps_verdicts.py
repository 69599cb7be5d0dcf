"""Craps: what a roll does to each wager, as a verdict with the clause that decides it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from feltwright.engine.families.dice_round import DicePlay
from feltwright.engine.games.craps_rules import FLAT_OF, Craps
from feltwright.engine.games.craps_wagers import COMPONENTS, FIELD, LAY_ODDS, TRUE_ODDS, WINS_ON
from feltwright.engine.money import Odds, winnings
from feltwright.engine.wagers import Bet, Part, Result, Verdict


def _win(rules: Craps, bet: Bet, odds: Odds) -> Verdict:
    key = bet.key
    return Verdict(Result.WIN, rules.wager_cite(key.wager, key.on), odds, (), key.wager in rules.stays)


def _lose(rules: Craps, bet: Bet) -> Verdict:
    return Verdict(Result.LOSE, rules.wager_cite(bet.key.wager, bet.key.on))


def _flat(rules: Craps, bet: Bet, number: int, total: int) -> Verdict | None:
    """A bet for the shooter: 7 and 11 first, craps loses, then its number before a 7."""
    if not number:
        if total in (7, 11):
            return _win(rules, bet, rules.line["even"])
        return _lose(rules, bet) if total in (2, 3, 12) else None
    if total == number:
        return _win(rules, bet, rules.line["even"])
    return _lose(rules, bet) if total == 7 else None


def _dont(rules: Craps, bet: Bet, number: int, total: int) -> Verdict | None:
    """A bet against the shooter, void on a first 12."""
    if not number:
        if total == 12:
            return Verdict(Result.VOID, rules.cite("void" if bet.key.wager == "dont_pass" else "void come"))
        if total in (2, 3):
            return _win(rules, bet, rules.line["even"])
        return _lose(rules, bet) if total in (7, 11) else None
    if total == 7:
        return _win(rules, bet, rules.line["even"])
    return _lose(rules, bet) if total == number else None


def _pass(rules: Craps, play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    return _flat(rules, bet, play.point, one + two)


def _dont_pass(rules: Craps, play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    return _dont(rules, bet, play.point, one + two)


def _come(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    return _flat(rules, bet, int(bet.key.on or 0), one + two)


def _dont_come(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    return _dont(rules, bet, int(bet.key.on or 0), one + two)


def _working(rules: Craps, play: DicePlay, bet: Bet) -> bool:
    """Sleeping bets work on a come-out only when called on."""
    return bool(play.point) or bet.on is True or bet.key.wager not in rules.asleep


def _number_first(rules: Craps, play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    """A number before a seven: odds on flats, put, place to win, buy, big six and eight."""
    total, number = one + two, int(bet.key.on or play.point)
    if total not in (7, number):
        return None
    if not _working(rules, play, bet):
        # CRA-13: odds that slept while their flat bet was decided go back.
        return Verdict(Result.PUSH, rules.cite("sleep")) if bet.key.wager in FLAT_OF else None
    if total == 7:
        return _lose(rules, bet)
    pays = TRUE_ODDS[number] if bet.key.wager in _AT_TRUE_ODDS else rules.pays(bet.key)[0].odds
    return _win(rules, bet, pays)


def _seven_first(rules: Craps, play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    """A seven before a number: odds on don't bets, place to lose, lay."""
    total, number = one + two, int(bet.key.on or play.point)
    if total == number:
        return _lose(rules, bet)
    if total != 7:
        return None
    won = _win(rules, bet, rules.line[f"place_lose_{number}"] if bet.key.wager == "place_lose" else LAY_ODDS[number])
    if bet.key.wager == "lay" and rules.lay_vig_on == "amount_won":
        return replace(won, vig_percent=rules.lay_vig_percent)
    return won


def _hard(rules: Craps, play: DicePlay, bet: Bet, one: int, two: int) -> Verdict | None:
    total, number = one + two, int(bet.key.on)
    if total not in (7, number) or not _working(rules, play, bet):
        return None
    return _win(rules, bet, rules.line[f"hard_{number}"]) if total == number and one == two else _lose(rules, bet)


def _hop(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict:
    if bet.key.on != f"{min(one, two)}-{max(one, two)}":
        return _lose(rules, bet)
    return _win(rules, bet, rules.pays(bet.key)[0].odds)


def _field(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict:
    total = one + two
    if total not in FIELD:
        return _lose(rules, bet)
    return _win(rules, bet, rules.line[f"field_{total}" if total in (2, 12) else "field"])


def _one_roll(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict:
    line = f"craps_{bet.key.on}" if bet.key.wager == "craps" else bet.key.wager
    return _win(rules, bet, rules.line[line]) if one + two in WINS_ON[line] else _lose(rules, bet)


def _units(rules: Craps, _play: DicePlay, bet: Bet, one: int, two: int) -> Verdict:
    """A wager of several equal units, each settled as its own bet and paid net."""
    names = COMPONENTS[str(bet.key)]
    unit = bet.cents // len(names)
    parts = tuple(_part(rules, name, unit, one + two) for name in names)
    net = sum(winnings(unit, part.odds) if part.odds else -unit for part in parts)
    cite = rules.wager_cite(bet.key.wager)
    if net < 0:
        return Verdict(Result.LOSE, cite, parts=parts)
    return Verdict(Result.WIN if net else Result.PUSH, cite, None, parts, bet.key.wager in rules.stays)


def _part(rules: Craps, name: str, unit: int, total: int) -> Part:
    won = total in WINS_ON[name]
    return Part(name, unit, Result.WIN if won else Result.LOSE, rules.line[name] if won else None)


_AT_TRUE_ODDS = frozenset({"pass_odds", "come_odds", "put_odds", "buy"})
DECIDE: dict[str, Callable[[Craps, DicePlay, Bet, int, int], Verdict | None]] = {
    "pass": _pass,
    "dont_pass": _dont_pass,
    "come": _come,
    "dont_come": _dont_come,
    **dict.fromkeys(("pass_odds", "come_odds", "put", "put_odds", "place_win", "buy", "big"), _number_first),
    **dict.fromkeys(("dont_pass_odds", "dont_come_odds", "place_lose", "lay"), _seven_first),
    "hard": _hard,
    "hop": _hop,
    "field": _field,
    **dict.fromkeys(("any_seven", "any_craps", "craps", "eleven"), _one_roll),
    **dict.fromkeys((key.partition(":")[0] for key in COMPONENTS), _units),
}
