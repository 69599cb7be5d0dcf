"""Plays a scenario through a table, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from feltwright.engine import catalog
from feltwright.engine.actions import Action, Proceed, Resolve
from feltwright.engine.chance import ChanceRequest
from feltwright.engine.events import Announced, BetSettled, Event, IrregularityRuled, ProcedureNoted
from feltwright.engine.refusals import Refusal, refuse
from feltwright.engine.table import Entry, Table
from feltwright.scenario.model import OUTCOMES, Expect, ExpectedResult, Scenario, StepDef

OPENING = StepDef(0, "sit")
MOST_STEPS = 1000
"""A routine that takes more steps than this to reach chance is going round in circles."""


class StepOutcome(Struct, frozen=True):
    """What came of a step: what was done, why it was refused, and which expectations do not hold."""

    step: StepDef
    entries: tuple[Entry, ...] = ()
    refusal: Refusal | None = None
    failures: tuple[str, ...] = ()


class Run:
    """A scenario in progress; a refused step is not done, and the run goes on after it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table = Table(catalog.game(scenario.game), scenario.rules)
        self.position = 0
        self.outcomes: list[StepOutcome] = []
        self._recent: list[Event] = []
        """What happened since the last expectation."""
        self._judged_recent = False

    @property
    def done(self) -> bool:
        """Whether the last step has been played."""
        return self.position > len(self.scenario.steps)

    def advance(self) -> StepOutcome:
        """Play the next step; the first call seats the players."""
        step = self.scenario.steps[self.position - 1] if self.position else OPENING
        self.position += 1
        if step.expect is not None:
            self._judged_recent = True
            outcome = StepOutcome(step, failures=tuple(self._unmet(step.expect)))
        else:
            outcome = self._judged(step, self._play(step))
        self.outcomes.append(outcome)
        return outcome

    def finish(self) -> list[StepOutcome]:
        """Play everything that is left; the outcomes of all steps."""
        while not self.done:
            self.advance()
        return self.outcomes

    def past(self) -> tuple[Action, ...]:
        """Every action so far: done at a table of its own, somebody can play on from here."""
        return tuple(entry.action for entry in self.table.log)

    def _play(self, step: StepDef) -> StepOutcome:
        if step is OPENING:
            return self._perform(step, self.scenario.seats)
        if step.kind in OUTCOMES:
            return self._outcome(step)
        if step.kind == "advance":
            return self._run_on(step, routine_only=False)
        return self._perform(step, (step.action,) if step.action else ())

    def _judged(self, step: StepDef, outcome: StepOutcome) -> StepOutcome:
        """A refusal that was not announced, or an announced one that did not come, is a failure."""
        code = outcome.refusal.code if outcome.refusal else ""
        if code == step.refused:
            return outcome
        wanted = f"refused with {step.refused}" if step.refused else "done"
        found = f"refused with {code}" if code else "done"
        return StepOutcome(step, outcome.entries, outcome.refusal, (f"expected to be {wanted}, but was {found}",))

    def _perform(self, step: StepDef, actions: tuple[Action, ...]) -> StepOutcome:
        entries: list[Entry] = []
        for action in actions:
            refusal = self.table.why_not(action)
            if refusal is not None:
                return StepOutcome(step, tuple(entries), refusal)
            entries.append(self._do(action))
        return StepOutcome(step, tuple(entries))

    def _do(self, action: Action) -> Entry:
        entry = self.table.do(action)
        if self._judged_recent:
            self._recent.clear()
            self._judged_recent = False
        self._recent += entry.events
        return entry

    def _run_on(self, step: StepDef, *, routine_only: bool) -> StepOutcome:
        """Let the table go on by itself to the next outcome; the dealer's steps only, or the players' too."""
        entries: list[Entry] = []
        while self.table.needs() is None and len(entries) < MOST_STEPS:
            action = self.table.routine()
            if action is None or (routine_only and not isinstance(action, Proceed)):
                break
            refusal = self.table.why_not(action)
            if refusal is not None:
                return StepOutcome(step, tuple(entries), refusal)
            entries.append(self._do(action))
        return StepOutcome(step, tuple(entries))

    def _outcome(self, step: StepDef) -> StepOutcome:
        """Give chance's answer; a list longer than one request goes on to the requests after it."""
        entries: list[Entry] = []
        faces = step.faces
        while True:
            ran = self._run_on(step, routine_only=True)
            entries += ran.entries
            request = self.table.needs()
            refusal = ran.refusal or _why_not_faces(step, request, faces)
            if refusal is not None or request is None:
                return StepOutcome(step, tuple(entries), refusal)
            entries.append(self._do(Resolve(_picks(request, faces[: request.count]))))
            faces = faces[request.count :]
            if not faces:
                return StepOutcome(step, tuple(entries))

    def _unmet(self, expect: Expect) -> list[str]:
        state = self.table.state
        checks: list[tuple[str, Any, Any]] = []
        if expect.phase is not None:
            checks.append(("phase", expect.phase, state.phase))
        for what, codes in (("announced", expect.announced), ("ruled", expect.ruled), ("noted", expect.noted)):
            if codes is not None:
                checks.append((what, list(codes), list(_heard(what, self._recent))))
        if expect.bets is not None:
            wanted = sorted((bet.seat, bet.wager, bet.cents) for bet in expect.bets)
            checks.append(("bets", wanted, sorted((bet.seat, str(bet.key), bet.cents) for bet in state.bets)))
        for seat, cents in expect.balances:
            there = state.seats[seat - 1].cents if seat <= len(state.seats) else None
            checks.append((f"balance of seat {seat} in cents", cents, there))
        for name, value in expect.facts:
            checks.append((name, value, _fact(getattr(state.play, name))))
        unmet = [f"{what}: expected {wanted}, found {found}" for what, wanted, found in checks if wanted != found]
        return unmet + self._unmet_results(expect)

    def _unmet_results(self, expect: Expect) -> list[str]:
        if expect.results is None:
            return []
        settled = [event for event in self._recent if isinstance(event, BetSettled)]
        if len(settled) != len(expect.results):
            found = ", ".join(f"{event.key} {event.result}" for event in settled) or "none"
            return [f"results: expected {len(expect.results)} settlements, found {len(settled)} ({found})"]
        unmet = []
        for number, (wanted, event) in enumerate(zip(expect.results, settled, strict=True), start=1):
            unmet += [f"results[{number}] {text}" for text in _unlike(wanted, event)]
        return unmet


def _heard(what: str, events: list[Event]) -> Iterator[str]:
    """The codes of what was announced, ruled or noted."""
    for event in events:
        match event:
            case Announced() if what == "announced":
                yield event.code
            case IrregularityRuled() if what == "ruled":
                yield f"{event.code}:{event.ruling}"
            case ProcedureNoted() if what == "noted":
                yield event.what


def _unlike(wanted: ExpectedResult, event: BetSettled) -> list[str]:
    pairs = (
        ("seat", wanted.seat, event.seat),
        ("wager", wanted.wager, str(event.key)),
        ("result", wanted.result, event.result.value),
        ("net_cents", wanted.net_cents, event.net_cents),
        ("amount_cents", wanted.amount_cents, event.cents),
        ("commission_cents", wanted.commission_cents, event.commission_cents),
        ("odds", wanted.odds, str(event.odds) if event.odds else ""),
        ("clause", wanted.clause, event.cite),
    )
    return [f"{name}: expected {want}, found {found}" for name, want, found in pairs if want not in (None, found)]


def _why_not_faces(step: StepDef, request: ChanceRequest | None, faces: tuple[str, ...]) -> Refusal | None:
    if request is None:
        return refuse("NOTHING_LEFT_TO_CHANCE")
    if request.device != OUTCOMES[step.kind]:
        return refuse("WRONG_DEVICE", device=request.device, given=step.kind)
    if len(faces) < request.count or any(face not in request.faces for face in faces[: request.count]):
        return refuse("IMPOSSIBLE_OUTCOME", device=request.device, picks=", ".join(faces))
    if not _picks(request, faces[: request.count]):
        return refuse("IMPOSSIBLE_OUTCOME", device=request.device, picks=", ".join(faces))
    return None


def _picks(request: ChanceRequest, faces: tuple[str, ...]) -> tuple[int, ...]:
    """Positions of the faces; a face that stands in several places is taken at the first one still free."""
    used: dict[int, int] = {}
    picks = []
    for face in faces:
        for place, name in enumerate(request.faces):
            there = request.weights[place] if request.weights else 1
            if name == face and there and (request.replace or used.get(place, 0) < there):
                used[place] = used.get(place, 0) + 1
                picks.append(place)
                break
        else:
            return ()
    return tuple(picks)


def _fact(value: object, between: str = " ") -> str:
    """A fact of the game's own state as the script writes it.

    >>> _fact(("AS", "KS")), _fact(((1, 2, "17"),)), _fact(True)
    ('AS KS', '1:2:17', 'true')
    """
    if isinstance(value, tuple):
        return between.join(_fact(part, ":") for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
