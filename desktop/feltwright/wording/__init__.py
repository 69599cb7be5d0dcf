"""Words for codes: what a refusal, a call, a phase, an event, a hand or a problem is in plain English.

Everything else deals in codes with parameters; sentences are only here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feltwright.wording.hands import ADVICE, SHORT_TALLIES, TALLIES, advice_words, tally_words
from feltwright.wording.names import THINGS, WORDS, card_words, is_card, spoken, word
from feltwright.wording.odds import BASES, STRATEGIES, basis_words, strategy_words
from feltwright.wording.printed import printed_names, short_name, wager_names
from feltwright.wording.problems import (
    FILE_PROBLEMS,
    JOURNAL_PROBLEMS,
    OPTION_PROBLEMS,
    file_problem_words,
    journal_problem_words,
    option_problem_words,
)
from feltwright.wording.sentences import ANNOUNCEMENTS, EVENTS, NOTES, PHASES, REFUSALS, REMARKS, RESULTS, RULINGS
from feltwright.wording.telling import (
    announcement_words,
    entry_words,
    event_words,
    key_words,
    phase_words,
    refusal_words,
    result_words,
    variant,
)

__all__ = [
    "ADVICE",
    "ANNOUNCEMENTS",
    "BASES",
    "EVENTS",
    "FILE_PROBLEMS",
    "JOURNAL_PROBLEMS",
    "NOTES",
    "OPTION_PROBLEMS",
    "PHASES",
    "REFUSALS",
    "REMARKS",
    "RESULTS",
    "RULINGS",
    "SHORT_TALLIES",
    "STRATEGIES",
    "TABLES",
    "TALLIES",
    "advice_words",
    "announcement_words",
    "basis_words",
    "card_words",
    "entry_words",
    "event_words",
    "file_problem_words",
    "is_card",
    "journal_problem_words",
    "key_words",
    "option_problem_words",
    "phase_words",
    "printed_names",
    "refusal_words",
    "result_words",
    "short_name",
    "spoken",
    "strategy_words",
    "tally_words",
    "variant",
    "wager_names",
    "word",
]

TABLES: dict[str, Mapping[Any, str]] = {
    "Refusals": REFUSALS,
    "Calls": ANNOUNCEMENTS,
    "Phases": PHASES,
    "Results": RESULTS,
    "Rulings": RULINGS,
    "Notes": NOTES,
    "Events": EVENTS,
    "Option problems": OPTION_PROBLEMS,
    "File problems": FILE_PROBLEMS,
    "Journal problems": JOURNAL_PROBLEMS,
    "Remarks": REMARKS,
    "Hands": TALLIES,
    "Hands in short": SHORT_TALLIES,
    "Advice": ADVICE,
    "Ids": dict(enumerate(THINGS)),
    "Odds": dict(enumerate((*BASES.values(), *STRATEGIES))),
    "Words": dict(enumerate(WORDS)),
}
"""Every table of words by the context it is translated in."""
