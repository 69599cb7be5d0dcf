"""Making a report: sessions played again, counted, written as a record and put in a signed envelope."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from feltwright import __version__, regulations
from feltwright.report import record
from feltwright.report.account import Account, changes_of, keep_account, mode_of
from feltwright.report.envelope import SESSION_REPORT, sign_envelope
from feltwright.report.keys import Signer, fingerprint
from feltwright.report.manifest import manifest
from feltwright.report.record import SCHEMA, TITLE, Header
from feltwright.report.replaying import Fault, Sitting
from feltwright.report.rounds import Round, RoundKeeper
from feltwright.report.totals import Tallies
from feltwright.store import chain
from feltwright.store.chain import Opened

LIVE = "live"


class CannotReport(Exception):
    """Sessions that no report can be made of, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.code} {fault.session} {fault.detail}".rstrip())
        self.fault = fault


class Place(Struct, frozen=True):
    """Where and when a report is made, and which reports came before it."""

    number: int
    previous: str
    generated_utc_ms: int
    installation: str
    platform: str
    generator: str = f"feltwright {__version__}"


class Told(Struct):
    """One session as the report tells it."""

    account: Account
    rounds: list[Round]


class Report(Struct):
    """A report before it is drawn."""

    header: Header
    payload: bytes
    sessions: list[Told]

    @property
    def digest(self) -> str:
        """What every footer shows."""
        return record.digest(self.payload)

    @property
    def reason(self) -> str:
        """What the PDF's signature says it is for: it ties the PDF to its record."""
        return f"Report {self.header.number}, record sha256:{self.digest}"


def make_report(
    sessions: Sequence[list[bytes]],
    signer: Signer,
    place: Place,
    keep_states: bool = False,
    told: Callable[[int], None] = lambda _: None,
) -> Report:
    """The record of these sessions and what the PDF shows; `told` hears how many sessions are done."""
    if not sessions:
        raise CannotReport(Fault("NO_SESSIONS"))
    if len(sessions) > record.MOST_SESSIONS or sum(map(len, sessions)) > record.MOST_ENTRIES:
        raise CannotReport(Fault("TOO_MANY_ENTRIES", detail=f"{sum(map(len, sessions)):,}"))
    tallies = Tallies()
    found: list[Told] = []
    for done, lines in enumerate(sessions):
        found.append(_tell(lines, tallies, keep_states))
        told(done + 1)
    header = _header(found, tallies, signer, place)
    return Report(header, record.write(header, sessions), found)


def seal_report(report: Report, signer: Signer) -> bytes:
    """The record in its envelope."""
    return sign_envelope(report.payload, SESSION_REPORT, signer)


def _tell(lines: list[bytes], tallies: Tallies, keep_states: bool) -> Told:
    session = _session_of(lines)
    rounds = RoundKeeper(keep_states)
    account = keep_account(session, lines, tallies, (rounds,))
    fault = account.broken or account.wrong
    if fault is not None:
        raise CannotReport(fault)
    return Told(account, rounds.finish())


def _session_of(lines: list[bytes]) -> str:
    try:
        body = chain.decode(lines[0]).body
    except (IndexError, ValueError) as error:
        raise CannotReport(Fault("NO_ENTRY", detail=str(error))) from error
    return body.session if isinstance(body, Opened) else ""


def _header(found: list[Told], tallies: Tallies, signer: Signer, place: Place) -> Header:
    accounts = [told.account for told in found]
    sittings = [account.sitting for account in accounts if account.sitting is not None]
    opened = [opening for account in accounts if (opening := account.opening) is not None]
    return Header(
        schema=SCHEMA,
        title=TITLE,
        number=place.number,
        previous=place.previous,
        from_utc_ms=min(account.entries[0].utc_ms for account in accounts),
        to_utc_ms=max(account.entries[-1].utc_ms for account in accounts),
        generated_utc_ms=place.generated_utc_ms,
        generator=place.generator,
        application=__version__,
        platform=place.platform,
        installation=place.installation,
        manifest=manifest(),
        changes=changes_of(opened, max(account.entries[-1].utc_ms for account in accounts), __version__),
        sources=dict(map(_source, sittings)),
        errata={erratum.id: erratum.adopted for sitting in sittings for erratum in adopted(sitting.game.id)},
        signer=signer.fingerprint,
        above=tuple(map(fingerprint, signer.identity.certificates[1:])),
        mode=mode_of([session for _, session in opened]),
        sessions=tuple(account.mark() for account in accounts),
        totals=tallies.totals(),
    )


def _source(sitting: Sitting) -> tuple[str, str]:
    profile = sitting.profile
    return f"{sitting.game.id} {profile.id}", source_words(profile.source)


def source_words(source: str) -> str:
    """A text and its title."""
    try:
        return f"{source}, {regulations.source(source.partition(' ')[0]).title}"
    except regulations.UnknownCitation:
        return source


def adopted(game_id: str) -> list[regulations.Erratum]:
    """The errata a session of this game is settled by."""
    return [erratum for erratum in regulations.errata_at(game_id) if erratum.binding]
