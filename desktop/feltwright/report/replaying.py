"""A session played again from its entries: what the engine says now against what was written then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from feltwright.engine import catalog
from feltwright.engine.actions import Action, Resolve
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import BetSettled, Event
from feltwright.engine.game import Rules, rules_problems
from feltwright.engine.options import Kind, Profile
from feltwright.engine.refusals import IllegalAction, Refusal
from feltwright.engine.table import AnyGame, AnyState, perform, why_not
from feltwright.report.names import SaidTwice, check_names
from feltwright.store import chain
from feltwright.store.chain import Closed, Entry, Opened, Remarked, Stepped
from feltwright.store.clocks import SLACK_MS

STARTS_ANEW = ("resumed", "clock_jumped")
"""What another process writes first into a session it takes up."""
ENGINE_FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    IllegalAction,
    LookupError,
    RecursionError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a pure function raises when a forged entry hands it nonsense; no session that was played does."""


class Fault(Struct, frozen=True):
    """The first thing wrong with a session, and where."""

    code: str
    session: str = ""
    seq: int = -1
    round: int = 0
    wager: str = ""
    detail: str = ""


class Stride(Struct, frozen=True, gc=False):
    """One step played again."""

    entry: Entry
    action: Action
    events: tuple[Event, ...]
    before: AnyState
    after: AnyState
    request: ChanceRequest | None
    """What chance was asked, where it was."""


class Sitting(Struct, frozen=True):
    """A session made ready to be played again."""

    opened: Opened
    game: AnyGame
    rules: Rules

    @property
    def profile(self) -> Profile:
        """The set of options it was opened with; the game's first where an old session names none."""
        profiles: tuple[Profile, ...] = self.game.profiles
        return next((profile for profile in profiles if profile.id == self.opened.profile), profiles[0])


Watcher: TypeAlias = Callable[[Stride], None]


def decode_all(entries: Sequence[bytes], session: str = "") -> tuple[list[Entry], Fault | None]:
    """The entries up to the first that is none."""
    found: list[Entry] = []
    for place, data in enumerate(entries):
        try:
            entry = chain.decode(data)
            if chain.encode(entry) != data:
                check_names(data)
        except SaidTwice as error:
            return found, Fault("SAID_TWICE", session, place, detail=str(error)[:200])
        except (ValueError, RecursionError) as error:
            return found, Fault("NO_ENTRY", session, place, detail=str(error))
        found.append(entry)
    return found, None


def order_fault(entries: Sequence[Entry], session: str) -> Fault | None:
    """What is wrong with the sequence: numbers, the opening, what follows a close."""
    if not entries or not isinstance(entries[0].body, Opened):
        return Fault("NOT_OPENED", session, 0)
    if entries[0].body.session != session:
        return Fault("ANOTHER_SESSION", session, 0, detail=entries[0].body.session)
    last = len(entries) - 1
    for place, entry in enumerate(entries):
        if entry.seq != place:
            return Fault("OUT_OF_SEQUENCE", session, place, detail=str(entry.seq))
        if place and isinstance(entry.body, Opened):
            return Fault("OPENED_TWICE", session, place)
        if place < last and isinstance(entry.body, Closed):
            return Fault("GOES_ON_AFTER_CLOSE", session, place)
    return None


def sit_down(opened: Opened) -> Sitting | Fault:
    """The game and rules of a session; a fault if this program does not know them or no house may have them."""
    if opened.schema != chain.SCHEMA:
        return Fault("OTHER_SCHEMA", opened.session, 0, detail=str(opened.schema))
    try:
        game = catalog.game(opened.game)
        rules: Rules = msgspec.convert(opened.rules, game.rules)
    except catalog.UnknownGame:
        return Fault("UNKNOWN_GAME", opened.session, 0, detail=opened.game)
    except (msgspec.MsgspecError, RecursionError) as error:
        return Fault("RULES_NOT_ALLOWED", opened.session, 0, detail=str(error))
    problem = next(_option_faults(game, rules), "")
    if not problem:
        try:
            problem = ", ".join(f"{found.option} {found.code}" for found in rules_problems(rules))
            if not problem and not rules.book:
                problem = "no wager"
        except ENGINE_FAULTS as error:
            problem = repr(error)
    return Fault("RULES_NOT_ALLOWED", opened.session, 0, detail=problem) if problem else Sitting(opened, game, rules)


def _option_faults(game: AnyGame, rules: Rules) -> Iterator[str]:
    """Values that no option has: a forged record may ask for a billion seats."""
    for option in game.options:
        value: Any = getattr(rules, option.name)
        match option.kind:
            case Kind.WHOLE | Kind.CENTS if not option.low <= value <= option.high:
                yield f"{option.name} {value}"
            case Kind.CHOICE if value not in option.values:
                yield f"{option.name} {value}"
            case Kind.SUBSET if not set(value) <= set(option.values):
                yield f"{option.name} {value}"
            case Kind.ODDS if any(odds.to < 1 or odds.pays < 0 for _, odds in value):
                yield option.name


def play_again(sitting: Sitting, entries: Sequence[Entry], watchers: Sequence[Watcher]) -> Fault | AnyState:
    """Every step through the engine; the first that the rules refuse or settle otherwise, or the state at the end."""
    game, rules, session = sitting.game, sitting.rules, sitting.opened.session
    state: AnyState = game.open(rules)
    for entry in entries:
        body = entry.body
        if not isinstance(body, Stepped):
            continue
        action = body.action
        try:
            request = game.needs(rules, state) if isinstance(action, Resolve) else None
            refusal: Refusal | None = why_not(game, rules, state, action)
            if refusal is not None:
                return Fault("REFUSED", session, entry.seq, state.round, _wager(action), refusal.code)
            step = perform(game, rules, state, action)
        except ENGINE_FAULTS as error:
            return Fault("CANNOT_BE_PLAYED", session, entry.seq, state.round, _wager(action), repr(error)[:200])
        if step.events != body.events:
            return difference(body.events, step.events, Fault("", session, entry.seq, state.round))
        stride = Stride(entry, action, step.events, state, step.state, request)
        for watch in watchers:
            watch(stride)
        state = step.state
    return state


def difference(written: tuple[Event, ...], due: tuple[Event, ...], where: Fault) -> Fault:
    """The first event that is not what it should be, with its wager."""
    place = next((n for n, (a, b) in enumerate(zip(written, due, strict=False)) if a != b), min(len(written), len(due)))
    found = written[place] if place < len(written) else None
    wanted = due[place] if place < len(due) else None
    code = (
        "SETTLED_OTHERWISE" if isinstance(found, BetSettled) or isinstance(wanted, BetSettled) else "HAPPENED_OTHERWISE"
    )
    about = wanted if getattr(wanted, "key", None) is not None else found
    return Fault(code, where.session, where.seq, where.round, _wager(about), _apart(found, wanted))


def _wager(thing: object) -> str:
    key = getattr(thing, "key", None)
    seat = getattr(thing, "seat", None)
    return "" if key is None else f"{key} of seat {seat}"


def _apart(found: Event | None, wanted: Event | None) -> str:
    """Only the fields that differ, where the two are of one kind."""
    if found is None or wanted is None or type(found) is not type(wanted):
        return f"written {_short(found)}, due {_short(wanted)}"
    names = [name for name in found.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
    return ", ".join(f"{name}: written {getattr(found, name)}, due {getattr(wanted, name)}" for name in names)[:400]


def _short(event: Event | None) -> str:
    return "nothing" if event is None else type(event).__name__


def remarks(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Remarked]]:
    """What was remarked between the steps."""
    for entry in entries:
        if isinstance(entry.body, Remarked):
            yield entry, entry.body


def clock_jumps(entries: Sequence[Entry]) -> Iterator[tuple[Entry, int]]:
    """Where the local clock moved otherwise than the monotonic one, and by how many milliseconds.

    The monotonic clock starts anew with a sitting that is taken up again; anywhere else it cannot go back.
    """
    for before, after in pairwise(entries):
        by_utc, by_mono = after.utc_ms - before.utc_ms, after.mono_ms - before.mono_ms
        is_new = isinstance(after.body, Remarked) and after.body.code in STARTS_ANEW
        if (by_mono < 0 and not is_new) or (by_mono >= 0 and abs(by_utc - by_mono) > SLACK_MS):
            yield after, by_utc - by_mono
