"""Texts that cost a parser or a loader far more than they weigh."""

from __future__ import annotations

SIZE = 200_000


def hostile_toml() -> dict[str, tuple[str, str]]:
    """By name: the text, and the code it is refused with."""
    long_number = "9" * SIZE
    return {
        "dotted key": (".".join("a" * (SIZE // 2)) + " = 1", "KEY_TOO_LONG"),
        "dotted key with blanks": (" . ".join("a" * (SIZE // 4)) + " = 1", "KEY_TOO_LONG"),
        "dotted key in quotes": (".".join(["''"] * (SIZE // 3)) + " = 1", "KEY_TOO_LONG"),
        "dotted header": ("[" + ".".join("a" * (SIZE // 2)) + "]", "KEY_TOO_LONG"),
        "dotted header of a list": ("[[" + ".".join("a" * (SIZE // 2)) + "]]", "KEY_TOO_LONG"),
        "dotted key in a table": ("x = { " + ".".join("a" * (SIZE // 2)) + " = 1 }", "KEY_TOO_LONG"),
        "dotted key after a string": ('x = """\n""""\n' + ".".join("a" * (SIZE // 2)) + " = 1", "KEY_TOO_LONG"),
        "many dotted keys": ("\n".join(f"a{n}.b.c.d.e.f.g.h = 1" for n in range(SIZE // 10)), "TOO_MANY_VALUES"),
        "long bare key": ("a" * SIZE + " = 1", "KEY_TOO_LONG"),
        "long quoted key": ('"' + "a" * SIZE + '" = 1', "KEY_TOO_LONG"),
        "long quoted header": ('["' + "a" * SIZE + '"]', "KEY_TOO_LONG"),
        "long number": (f"x = {long_number}", "KEY_TOO_LONG"),
        "long fraction": (f"x = 0.{long_number}", "KEY_TOO_LONG"),
        "long hexadecimal": (f"x = 0x{long_number}", "KEY_TOO_LONG"),
        "deep list": ("x = " + "[" * SIZE + "]" * SIZE, "TOO_MANY_VALUES"),
        "rather deep list": ("x = " + "[" * 900 + "]" * 900, "NESTED_TOO_DEEPLY"),
        "deep table": ("x = " + "{a=" * 900 + "1" + "}" * 900, "NESTED_TOO_DEEPLY"),
        "deep over lines": ("x = [\n" * 1 + "[ # [\n" * 900, "NESTED_TOO_DEEPLY"),
        "many lists": ("x = [" + "[]," * 600_000 + "]", "TOO_MANY_VALUES"),
        "many tables": ("x = [" + "{}," * 600_000 + "]", "TOO_MANY_VALUES"),
        "many headers": ("[[area]]\n" * SIZE, "TOO_MANY_VALUES"),
        "too much of it": ("#" * 2_000_001, "TOO_LARGE"),
    }


def slow_to_look_at() -> dict[str, str]:
    """Broken or harmless, and made to be looked at again and again: each must be over in a moment."""
    return {
        "strings that never end": 'x = "' + '\\"' * SIZE,
        "long strings that never end": 'x = """' + '\\"""' * SIZE,
        "quotes": '"' * (5 * SIZE),
        "single quotes": "'" * (5 * SIZE + 1),
        "blanks": "x = 1" + " " * (5 * SIZE) + "\n",
        "lines": "\n" * (5 * SIZE),
        "comments": "#\n" * (2 * SIZE),
        "one long value": 'title = "' + "x" * (5 * SIZE) + '"',
    }
