"""Numbers, cards, ids and other small words."""

from __future__ import annotations

from feltwright.speech import speak

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven "
    "twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six"
).split()
RANKS = dict(
    zip("AKQJT98765432", "ace king queen jack ten nine eight seven six five four three two".split(), strict=True)
)


def several(rank: str) -> str:
    """The plural of a rank."""
    return f"{rank}es" if rank == "six" else f"{rank}s"


_SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
_STICK = {
    2: "Two, craps two, aces",
    3: "Three, craps three, ace-deuce",
    7: "Seven",
    11: "Yo-leven",
    12: "Twelve, craps twelve, boxcars",
}
_SMALL_WORDS = (
    *("joker", "double zero", "red", "black", "green", "odd", "even", "low", "high", "on", "off", "nothing is"),
    *("{0} of {1}", "{0} and {1}", "{0} at {1}", "{0}, green", "{0} {1}, {2} and {3}", "hard {0}", "{0}, easy {0}"),
    *("spot {0}", "spot {0}, hand {1}", "{0}, hand {1}", "yes", "no", "none", "Opened: {0}, {1}", "Closed: {0}"),
)
WORDS = (
    *(*NUMBERS, *RANKS.values(), *map(several, RANKS.values())),
    *(*_SUITS.values(), *_STICK.values(), *_SMALL_WORDS),
)
THINGS = (
    *("white", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"),
    *("aside", "board", "cash", "chips", "crown", "high card", "marker", "match play", "on", "off", "puck", "roll"),
    *("spread marker", "tuck", *(f"spread {cards}" for cards in range(1, 12))),
    *(f"commission {kind} {position}" for kind in ("box", "button") for position in range(1, 10)),
    *(f"{thing} {position}" for thing in ("dealer stack", "war spot") for position in range(1, 8)),
)
"""What lies and moves on a felt, and what players bring, as ids say it."""


def word(text: str) -> str:
    """A small word in the language in use."""
    return speak("Words", text)


def is_card(text: str) -> bool:
    """Whether a text is the name of a card."""
    return text in ("JK1", "JK2") or (len(text) == 2 and text[0] in RANKS and text[1] in _SUITS)


def card_words(card: str) -> str:
    """A card in full.

    >>> card_words("TS"), card_words("JK1")
    ('ten of spades', 'joker')
    """
    if card.startswith("JK"):
        return word("joker")
    return word("{0} of {1}").format(word(RANKS[card[0]]), word(_SUITS[card[1]]))


def number_words(number: str) -> str:
    """A number of the wheel or the dice in words.

    >>> number_words("00"), number_words("7"), number_words("32")
    ('double zero', 'seven', 'thirty-two')
    """
    return word("double zero" if number == "00" else NUMBERS[int(number)])


def spoken(code: str) -> str:
    """An id as words; a card in full.

    >>> spoken("place_win:6"), spoken("9H")
    ('place win 6', 'nine of hearts')
    """
    if is_card(code):
        return card_words(code)
    name, colon, on = code.replace("_", " ").partition(":")
    return speak("Ids", name) + colon.replace(":", " ") + on.replace(":", " ")


def number_call(number: str, colour: str) -> str:
    """The dealer's call of a number of the wheel."""
    if colour == "green":
        return word("{0}, green").format(number_words(number))
    parity, half = "odd" if int(number) % 2 else "even", "low" if int(number) <= 18 else "high"
    return word("{0} {1}, {2} and {3}").format(number_words(number), word(colour), word(parity), word(half))


def roll_call(total: int, dice: str) -> str:
    """The stick's call of a roll: 4, 6, 8 and 10 come hard or easy."""
    if total in _STICK:
        return word(_STICK[total])
    called = number_words(str(total))
    if total % 2:
        return called
    one, _, two = dice.partition("-")
    return word("hard {0}" if one == two else "{0}, easy {0}").format(called)


def sentence(words: str) -> str:
    """With a capital at the start, whatever filled the first place."""
    return words[:1].upper() + words[1:]
