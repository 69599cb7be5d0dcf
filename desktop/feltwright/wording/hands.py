"""What cards amount to, and why a decision is advised."""

from __future__ import annotations

from feltwright.engine.actions import Detail
from feltwright.engine.tally import Tally
from feltwright.speech import speak
from feltwright.wording.names import RANKS, sentence, several, spoken, word

TALLIES = {
    "BLACKJACK": "Blackjack",
    "CONSECUTIVE": "Consecutive",
    "NATURAL": "Natural {total}",
    "OVER": "{total}, over",
    "RANK": "{rank}",
    "SOFT": "Soft {total}",
    "SPREAD": "Spread {spread}",
    "TOTAL": "{total}",
    "high_card": "{high} high",
    "pair": "Pair of {highs}",
    "two_pairs": "{highs} and {lows}",
    "three_of_a_kind": "Three {highs}",
    "straight": "Straight to {high}",
    "flush": "Flush, {high} high",
    "full_house": "{highs} full of {lows}",
    "four_of_a_kind": "Four {highs}",
    "straight_flush": "Straight flush to {high}",
    "royal_flush": "Royal flush",
}
"""What cards amount to, as it is written beside them."""
SHORT_TALLIES = {
    "BLACKJACK": "BJ",
    "OVER": "{total}",
    "SOFT": "{low}/{total}",
    "straight": "Straight",
    "flush": "Flush",
    "straight_flush": "Straight flush",
}
"""The same where hands lie too close for words."""
ADVICE = {
    "ALWAYS_THREE_TIMES": "a flush or better is worth most three times, whatever card the dealer shows.",
    "ALL_RAISED": "Everybody has raised in full at a spread of {spread}.",
    "BASIC_STRATEGY": "against {rank}, {choice} is worth {worth} of the wager and {other} {other_worth}.",
    "FOLD_OR_TIMES": "folding is worth -100 % of the ante, one time {once}, three times {thrice}, against all hands "
    "the dealer can have beside the card shown.",
    "GO_TO_WAR": "war is worth {worth} of the wager, surrender -50 %.",
    "NO_INSURANCE": "insurance wins only {tens} times in {others}, and needs one in three.",
    "NO_RAISE": "at a spread of {spread} a raise is worth {worth} of it.",
    "ONLY_CHOICE": "nothing else may be done.",
    "PLAY_OR_FOLD": "playing is worth {worth} of the ante, folding -100 %.",
    "RAISE": "at a spread of {spread} a raise is worth {worth} of it.",
    "SIDE_BET_ONLY": "there is no ante to play for.",
    "SWITCH_OR_KEEP": "switched, both hands are worth {switched} of a wager, kept {kept}.",
}
"""Why a decision is advised; it follows the decision's own name."""


def tally_words(tally: Tally, *, short: bool = False) -> str:
    """What cards amount to.

    >>> tally_words(Tally("SOFT", (("total", "17"), ("low", "7")))), tally_words(Tally("pair", (("high", "6"),)))
    ('Soft 17', 'Pair of sixes')
    """
    if short and tally.code in SHORT_TALLIES:
        words = speak("Hands in short", SHORT_TALLIES[tally.code])
    else:
        words = speak("Hands", TALLIES[tally.code])
    return sentence(words.format_map(_ranked(tally.params)))


def advice_words(code: str, params: Detail) -> str:
    """Why a decision is advised.

    >>> advice_words("GO_TO_WAR", (("worth", "-23 %"),))
    'War is worth -23 % of the wager, surrender -50 %.'
    """
    fields = _ranked(params)
    for name in ("choice", "other"):
        if name in fields:
            fields[name] = spoken(fields[name])
    return sentence(speak("Advice", ADVICE[code]).format_map(fields))


def _ranked(params: Detail) -> dict[str, str]:
    """Ranks of cards in words, one and several."""
    fields = dict(params)
    for name in ("rank", "high", "low", "up"):
        rank = RANKS.get(fields.get(name, ""))
        if rank:
            fields["rank" if name == "up" else name] = word(rank)
            fields[f"{name}s"] = word(several(rank))
    return fields
