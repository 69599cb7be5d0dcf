"""Names people read: wagers with their parameter, odds, limits, edges."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from feltwright.engine import catalog
from feltwright.engine.game import Named, Seat
from feltwright.engine.money import Odds, cents_of
from feltwright.engine.wagers import BetKey, Terms
from feltwright.regulations import explain, is_known
from feltwright.speech import money, number, speak, typed
from feltwright.store.journal import SessionRow
from feltwright.wording import short_name, spoken

if TYPE_CHECKING:
    from feltwright.app.sessions import TableSpec


def wager_name(terms: Terms) -> str:
    """The wager's printed name with what it is on."""
    name = short_name(terms)
    if not terms.key.spot:
        return name
    return QCoreApplication.translate("Naming", "{0} at spot {1}").format(name, terms.key.spot)


def key_name(book: dict[BetKey, Terms], key: BetKey) -> str:
    """The name of a key; the key itself where the table does not offer it."""
    terms = book.get(key)
    return wager_name(terms) if terms else str(key)


def odds_words(terms: Terms) -> str:
    """`35 to 1`, or every line of a pay table."""
    return ", ".join(f"{odds(pay.odds)} ({spoken(pay.when)})" if pay.when else odds(pay.odds) for pay in terms.pays)


def odds(rate: Odds) -> str:
    """`3 to 2`, in the language in use."""
    return QCoreApplication.translate("Naming", "{0} to {1}").format(rate.pays, rate.to)


def best_odds(terms: Terms) -> str:
    """The odds in few words: where several lines differ, the best of them."""
    if len(terms.pays) == 1:
        return odds(terms.pays[0].odds)
    best = max((pay.odds for pay in terms.pays), key=lambda rate: Fraction(rate.pays, rate.to))
    return QCoreApplication.translate("Naming", "up to {0}").format(odds(best))


def limit_words(terms: Terms) -> str:
    """`$5 to $1,000`, with the unit where it is not a single chip."""
    low, high = money(terms.minimum_cents), money(terms.maximum_cents)
    if low == high:
        return QCoreApplication.translate("Naming", "{0} only").format(low)
    return QCoreApplication.translate("Naming", "{0} to {1}").format(low, high)


def unit_words(terms: Terms, chip_cents: int) -> str:
    """`multiples of $6`, or nothing where any whole chip will do."""
    if terms.unit_cents <= chip_cents:
        return ""
    return QCoreApplication.translate("Naming", "multiples of {0}").format(money(terms.unit_cents))


def percent(share: Fraction) -> str:
    """A share as percent with three decimals, rounded half up on whole numbers only."""
    scaled = share * 100_000
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign, whole = ("-", -whole) if whole < 0 else ("", whole)
    return number(f"{sign}{whole // 1000}.{whole % 1000:03d} %")


def fraction(share: Fraction) -> str:
    """A share as a fraction; too long ones are left to the percentage."""
    return f"{share.numerator}/{share.denominator}"


def seat_name(seat: int, place: Seat) -> str:
    """A seat as people call it."""
    number = QCoreApplication.translate("Naming", "Seat {0}").format(seat)
    return f"{number} · {place.name}" if place.name else number


def named(rows: tuple[Named, ...], wanted: str) -> str:
    """The printed name of a phase, step or decision."""
    return next((speak("Procedure", row.name) for row in rows if row.id == wanted), wanted)


def clause_text(cite: str) -> str:
    """The clause with its words, or the bare citation if the index does not have it."""
    return explain(cite) if cite and is_known(cite) else cite


def game_name(game_id: str) -> str:
    """A game as people call it; its id where this program does not know it."""
    return speak("Games", catalog.game(game_id).name) if game_id in catalog.IDS else game_id


def moment(utc_ms: int) -> str:
    """A moment in the local time and format."""
    return QLocale().toString(QDateTime.fromMSecsSinceEpoch(utc_ms), QLocale.FormatType.ShortFormat)


def session_words(row: SessionRow) -> str:
    """A session in one line."""
    return QCoreApplication.translate("Naming", "{0}, {1}").format(game_name(row.game), moment(row.last_ms))


def cents_typed(text: str) -> int:
    """An amount as it is typed in the language in use; ValueError, in that language, for anything else."""
    try:
        return cents_of(typed(text))
    except ValueError:
        problem = QCoreApplication.translate("Naming", "“{0}” is not an amount of money.")
        raise ValueError(problem.format(text)) from None


def spec_words(spec: TableSpec) -> str:
    """A table in one line, marked where its options are not the profile's."""
    profile = speak("Games", catalog.game(spec.game).profile(spec.profile).title)
    return f"{game_name(spec.game)}: {profile}{' *' if spec.options else ''}"
