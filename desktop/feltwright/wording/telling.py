"""Codes with their parameters as sentences. Amounts come as cents and leave as dollars."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from feltwright.engine.actions import Action, Detail
from feltwright.engine.events import (
    Announced,
    BetPlaced,
    CardDealt,
    DiceOffered,
    Event,
    MarkerMoved,
    ProcedureNoted,
    WheelSpun,
)
from feltwright.engine.refusals import Refusal
from feltwright.engine.wagers import BetKey, Result
from feltwright.speech import money, speak
from feltwright.store.chain import Body, Closed, Opened, Remarked, Stepped
from feltwright.wording.names import card_words, number_call, number_words, roll_call, sentence, spoken, word
from feltwright.wording.sentences import ANNOUNCEMENTS, EVENTS, NOTES, PHASES, REFUSALS, REMARKS, RESULTS, RULINGS

MONEY = ("cents", "chip", "unit", "minimum", "maximum", "bankroll", "needed", "there")
"""Parameters given as cents in text."""
IDS = ("choice", "code", "designated", "device", "flat", "hand", "next", "step", "tender", "wager")
"""Parameters that are ids, with underscores."""
NAMED = ("code", "wager")
"""Ids of what has a printed name; those of decisions and steps are words in a sentence."""


def refusal_words(refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Why not, as the dealer would say it; `names` are printed names by id.

    >>> refusal_words(Refusal("NO_SUCH_BET", "", (("seat", "2"), ("wager", "place_win:6"))))
    'Seat 2 has nothing on place win 6.'
    """
    shown = _shown(refusal.params)
    shown.update((name, _printed(name, value, names)) for name, value in refusal.params if names and name in NAMED)
    return sentence(speak("Refusals", REFUSALS[refusal.code]).format_map(shown))


def _printed(name: str, value: str, names: Mapping[str, str]) -> str:
    return key_words(BetKey.parse(value), names) if name == "wager" else names.get(value, spoken(value))


def announcement_words(code: str, params: Detail = ()) -> str:
    """The call.

    >>> announcement_words("NUMBER_IS", (("number", "17"), ("colour", "black")))
    'Seventeen black, odd and low'
    """
    shown = _shown(params)
    if "number" in shown:
        shown["number_call"] = number_call(shown["number"], shown["colour"])
    if "total" in shown:
        shown["total_word"] = number_words(shown["total"])
        shown["roll_call"] = roll_call(int(shown["total"]), shown["dice"])
    return sentence(speak("Calls", ANNOUNCEMENTS[code]).format_map(shown))


def phase_words(phase: str) -> str:
    """What is going on."""
    return speak("Phases", PHASES[phase])


def result_words(result: Result) -> str:
    """How a wager ended."""
    return speak("Results", RESULTS[result])


def event_words(event: Event, names: Mapping[str, str] | None = None) -> str:
    """One line for the log; `names` are the printed names of wagers by id."""
    fields = {name: _field(name, getattr(event, name), names or {}) for name in event.__struct_fields__}
    if isinstance(event, Announced):
        fields["call"] = announcement_words(event.code, event.params)
    if isinstance(event, ProcedureNoted):
        fields["note"] = speak("Notes", NOTES[event.what]).format_map(_shown(event.detail))
    return sentence(speak("Events", EVENTS[variant(event)]).format_map(fields))


class _Given(dict[str, str]):
    """The particulars of a remark; one that a record leaves out is a question mark."""

    def __missing__(self, _name: str) -> str:
        return "?"


def entry_words(body: Body, names: Mapping[str, str] | None = None) -> str:
    """An entry of a session in one line."""
    match body:
        case Opened(mode=mode, game=game):
            return word("Opened: {0}, {1}").format(spoken(game), spoken(mode))
        case Stepped(action=action, events=events):
            return "; ".join(event_words(event, names) for event in events) or spoken(type(action).__name__)
        case Remarked(code=code, detail=detail) if code in REMARKS:
            given = _Given(detail)
            if "action" in given:
                given["action"] = _wish(given["action"], names)
            return speak("Remarks", _remark(code, given)).format_map(given).replace(" )", ")")
        case Remarked(code=code):
            return spoken(code)
        case Closed(reason=reason):
            return word("Closed: {0}").format(reason)


def _remark(code: str, given: Mapping[str, str]) -> str:
    """The sentence of a remark, or the one that a particular of it takes."""
    variants = (f"{code} {value}" for value in given.values())
    return next((REMARKS[variant] for variant in variants if variant in REMARKS), REMARKS[code])


def _wish(written: str, names: Mapping[str, str] | None) -> str:
    """A wish as it was written down, in words; as it was written if it is none."""
    try:
        action = msgspec.json.decode(written, type=Action)
    except (msgspec.MsgspecError, RecursionError):
        return written
    return wish_words(action, names)


def wish_words(action: Action, names: Mapping[str, str] | None = None) -> str:
    """What somebody wanted to do, and with what.

    >>> from feltwright.engine.actions import PlaceBet
    >>> wish_words(PlaceBet(3, BetKey("place_win", "6"), 1200))
    'place bet, seat 3, place win 6, $12, chips'
    """
    kind = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in type(action).__name__).strip()
    told = [spoken(kind)]
    for name in action.__struct_fields__:
        value = getattr(action, name)
        match value:
            case BetKey():
                told.append(key_words(value, names))
            case int() if name.endswith("cents"):
                told += [money(value)] if value else []
            case bool():
                told.append(word("on" if value else "off"))
            case tuple():
                told += [" ".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value]
            case int():
                told.append(f"{spoken(name)} {value}")
            case _:
                told += [spoken(value)] if value else []
    return ", ".join(told)


def key_words(key: BetKey, names: Mapping[str, str] | None = None) -> str:
    """A bet by name.

    >>> key_words(BetKey("place_win", "6"), {"place_win": "Place to Win"}), key_words(BetKey("ante", spot=3))
    ('Place to Win 6', 'ante at 3')
    """
    named = names or {}
    name = named.get(key.wager, spoken(key.wager))
    name = named.get(f"{key.wager}:{key.on}", f"{name} {key.on}") if key.on else name
    return word("{0} at {1}").format(name, key.spot) if key.spot else name


def _shown(params: Detail) -> dict[str, str]:
    return {name: _SHOWN.get(name, str)(value) for name, value in params}


def _cards(stand: str) -> str:
    *others, last = map(card_words, stand.split()) if stand.strip() else (word("nothing is"),)
    return word("{0} and {1}").format(", ".join(others), last) if others else last


def _money(cents: str) -> str:
    return money(int(cents))


_SHOWN: dict[str, Callable[[str], str]] = {
    **dict.fromkeys(MONEY, _money),
    **dict.fromkeys(IDS, spoken),
    "card": card_words,
    "stand": _cards,
}


def _field(name: str, value: Any, names: Mapping[str, str]) -> str:
    """A field of an event as text."""
    match value:
        case BetKey():
            return key_words(value, names)
        case Result():
            return result_words(value)
        case bool():
            return word("on" if value else "off")
        case tuple() if name in ("faces", "approved_by"):
            return word("{0} and {1}").format(", ".join(map(str, value[:-1])), value[-1]) if value[1:] else str(*value)
        case int() if name == "net_cents":
            return ("+" if value > 0 else "") + money(value)
        case int() if name.endswith("cents"):
            return money(value)
    text = str(value)
    if name == "phase":
        return phase_words(text)
    if name == "ruling":
        return speak("Rulings", RULINGS[text])
    if name == "card":
        return card_words(text) if text else ""
    if name == "place":
        return place_words(text.removeprefix("puck.").removeprefix("area:"))
    return text if name == "name" else spoken(text)


def place_words(place: str) -> str:
    """Where cards or markers lie; hands are counted from 1, and a position's first needs no number.

    >>> place_words("hand.3.0"), place_words("hand.3.2"), place_words("dealer")
    ('spot 3', 'spot 3, hand 3', 'dealer')
    """
    match place.split("."):
        case ["hand", spot, "0"]:
            return word("spot {0}").format(spot)
        case ["hand", spot, number]:
            return word("spot {0}, hand {1}").format(spot, int(number) + 1)
    return spoken(place)


def variant(event: Event) -> str:
    """Which sentence of its kind an event takes."""
    kind = type(event).__name__
    match event:
        case BetPlaced() if event.vig_cents:
            return f"{kind} charged"
        case WheelSpun() if event.ball:
            return f"{kind} ball"
        case DiceOffered(seat=0):
            return f"{kind} nobody"
        case MarkerMoved(place=""):
            return f"{kind} away"
        case MarkerMoved() if event.face:
            return f"{kind} {event.face}" if event.face in ("on", "off") else f"{kind} shows"
        case CardDealt(card=""):
            return f"{kind} down"
    return kind
