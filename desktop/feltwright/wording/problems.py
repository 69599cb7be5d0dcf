"""What is wrong with options, files and journals."""

from __future__ import annotations

from feltwright.engine.options import OptionProblem
from feltwright.files.problems import FileProblem
from feltwright.speech import speak
from feltwright.store.problems import JournalProblem

OPTION_PROBLEMS = {
    "ABOVE_CASINO_MAXIMUM": "it is above the casino maximum",
    "ABOVE_MAXIMUM": "it is above the table maximum",
    "BAD_VALUE": "it cannot have this value",
    "BELOW_LEAST_ODDS": "it pays less than the least that is allowed",
    "BELOW_LEAST_MINIMUM": "the text that is followed asks for a higher minimum",
    "BELOW_MINIMUM": "it is below the table minimum",
    "CHIPS_NOT_MULTIPLES": "every chip must be a multiple of the smallest",
    "CHIPS_NOT_RISING": "chips go from the smallest to the largest, each once",
    "COLOURS_DO_NOT_ALTERNATE": "red and black must take turns round the wheel",
    "NEEDS_APPROVAL": "it needs the general manager's approval",
    "TOO_FEW_DECKS": "there would be too few cards for a round",
    "NOT_EVERY_NUMBER_ONCE": "every number of the wheel must be there, each once",
    "NOT_IN_THIS_TEXT": "the text that is followed does not have it",
    "NO_CHIPS": "a table needs chips",
    "ODDS_ABOVE_100": "odds go up to a hundred times at most",
    "PAYS_ARE_EXACT": "the text that is followed fixes what bets pay",
    "PAYS_BELOW_MINIMUM": "it pays less than the least that is allowed",
    "PUT_NEEDS_ODDS": "a table that takes Put bets must take odds on them",
    "UNKNOWN_OPTION": "this game has no such option",
    "NEEDS_SHUFFLER": "it takes an automated shuffler",
    "NEEDS_HIGHER_MAXIMUM": "a maximum this high needs the general manager's approval",
}
FILE_PROBLEMS = {
    "AMBIGUOUS_ODDS": "more than one set of odds would fit",
    "AREA_NOT_OFFERED": "the area is for a wager that is not offered",
    "BAD_ARRAY": "the array has no sensible size",
    "BAD_GRID": "the grid does not hold together",
    "BAD_ID": "this cannot be an id",
    "BAD_MONEY": "this is not an amount of money",
    "BAD_NUMBER": "the number does not fit",
    "BAD_RANGE": "the range makes no sense",
    "BAD_SEAT": "this is not the number of a seat",
    "BAD_SHAPE": "the shape makes no sense",
    "BAD_WAGER": "this cannot be a wager",
    "DUPLICATE_CELL": "the cell is there twice",
    "DUPLICATE_ID": "the id is there twice",
    "EMPTY_STEP": "the step does nothing",
    "EMPTY_TEXT": "the text is empty",
    "KEY_TOO_LONG": "a key or a number is too long",
    "KEY_TWICE": "the wager has two areas",
    "MISSING_KEY": "the key is missing",
    "NESTED_TOO_DEEPLY": "it is nested too deeply",
    "NEWER_FORMAT": "the file is made for a newer program",
    "NOT_A_FILE": "this is a folder, a pipe or a device, not a file",
    "NOT_TOML": "the file is not TOML",
    "NOT_UTF8": "the file is not UTF-8 text",
    "NO_LAYOUT": "there is no felt to play on",
    "OPTION_MISMATCH": "the felt is made for other options",
    "PART_OF_JOURNAL": "this is part of the journal, which is never opened as a document",
    "STEP_WITHOUT_EACH": "a step without an array",
    "TEXT_TOO_LONG": "the text is too long",
    "TOO_LARGE": "the file is larger than the limit",
    "TOO_MANY_FAULTS": "there are more faults than these",
    "TOO_MANY_THINGS": "there is more on the felt than any table has",
    "TOO_MANY_VALUES": "there are more values than any file needs",
    "TWO_STEPS_IN_ONE": "the step does more than one thing",
    "UNKNOWN_ANCHOR": "there is no such fitting",
    "UNKNOWN_CLOTH": "there is no such cloth",
    "UNKNOWN_COLOUR": "there is no such colour",
    "UNKNOWN_COVER": "there is no such area to light up",
    "UNKNOWN_DECISION": "the game has no such decision",
    "UNKNOWN_FACT": "the game keeps no such fact",
    "UNKNOWN_FONT": "there is no such font",
    "UNKNOWN_GAME": "there is no such game",
    "UNKNOWN_GLYPH": "there is no such picture",
    "UNKNOWN_IRREGULARITY": "the game knows no such irregularity",
    "UNKNOWN_KEY": "the key is not known",
    "UNKNOWN_ODDS": "there are no such odds to print",
    "UNKNOWN_OPTION": "the game has no such option",
    "UNKNOWN_PHASE": "the game has no such phase",
    "UNKNOWN_PLACEHOLDER": "nothing fills this placeholder",
    "UNKNOWN_PROFILE": "the game has no such profile",
    "UNKNOWN_RESULT": "no wager ends like this",
    "UNKNOWN_SIDE": "there is no such side",
    "UNKNOWN_STEP": "the procedure has no such step",
    "UNKNOWN_WAGER": "the game has no such wager",
    "UNREADABLE": "the file cannot be read",
    "WAGER_WITHOUT_AREA": "the wager has no area",
    "WRONG_GAME": "the layout is for another game",
    "WRONG_TYPE": "this is not the kind of value wanted",
}
JOURNAL_PROBLEMS = {
    "CHAIN_BROKEN": "The record was changed after it was written: {detail}.",
    "CLOSED_CARDS": "A round with closed cards is under way; finish it first: {detail}.",
    "DISK_FAILED": "The disk failed while the journal was written: {detail}.",
    "DISK_FULL": "The disk is full; the journal cannot grow: {detail}.",
    "ENTRY_NOT_READABLE": "This entry is not one this program knows: {detail}.",
    "JOURNAL_BUSY": "Another program keeps the journal locked: {detail}.",
    "JOURNAL_CANNOT_BE_OPENED": "The journal cannot be opened: {detail}.",
    "JOURNAL_DAMAGED": "The journal is damaged or is no journal: {detail}.",
    "JOURNAL_FAILED": "The journal failed: {detail}.",
    "JOURNAL_GONE": "The journal was deleted or moved while it was in use: {detail}.",
    "JOURNAL_IS_NEWER": "The journal was written by a later program: {detail}.",
    "JOURNAL_READ_ONLY": "The journal may not be written: {detail}.",
    "JOURNAL_REPLACED": "Another file has taken the journal's place: {detail}.",
    "JOURNAL_UNFINISHED": "The journal was left in the middle of its work; copy its whole folder to where it can "
    "be written, and look at it there: {detail}.",
    "NOT_OPENED": "The session does not begin with its opening: {detail}.",
    "NOT_KEPT": "The sessions could not be kept there: {detail}.",
    "NO_JOURNAL": "This is a database, but no journal: {detail}.",
    "NO_SESSION": "No session is called {detail}.",
    "REPORT_NOT_NUMBERED": "Reports are numbered in their journal, which may not be written; copy its whole folder to "
    "where it can be: {detail}.",
    "REPORT_NUMBER_TAKEN": "Another report took the number {detail} meanwhile.",
    "SESSION_HELD": "The session is open elsewhere: {detail}.",
    "SESSION_IS_CLOSED": "The session is closed: {detail}.",
    "SESSION_NOT_UNIQUE": "More than one session starts with {detail}.",
    "STEP_DIFFERS": "Played again, this step comes out otherwise: {detail}.",
    "STEP_REFUSED": "Played again, this step is refused: {detail}.",
    "UNKNOWN_GAME": "This program does not know the game {detail}.",
    "UNKNOWN_RULES": "The rules of the session are not ones this program knows: {detail}.",
}


def option_problem_words(problem: OptionProblem) -> str:
    """What is wrong with an option."""
    return _with_detail(f"{problem.option}: {speak('Option problems', OPTION_PROBLEMS[problem.code])}", problem.detail)


def file_problem_words(problem: FileProblem) -> str:
    """What is wrong with a layout or scenario file, and where; a file may also choose options that cannot be had."""
    where = ", ".join(part for part in (problem.file, problem.entry, problem.key) if part)
    if problem.code in OPTION_PROBLEMS:
        words = speak("Option problems", OPTION_PROBLEMS[problem.code])
    else:
        words = speak("File problems", FILE_PROBLEMS[problem.code])
    return _with_detail(f"{where}: {words}", problem.detail)


def journal_problem_words(problem: JournalProblem) -> str:
    """What is wrong with the journal, and where."""
    return speak("Journal problems", JOURNAL_PROBLEMS[problem.code]).format(detail=problem.detail)


def _with_detail(words: str, detail: str) -> str:
    return f"{words} ({detail})" if detail else words
