"""The digest of a layout's content: what a decision is bound to and a report names.

Comments, white space and the order of keys in a table are form; every value and the order of entries is content.
"""

from __future__ import annotations

import json
from hashlib import sha256

from feltwright.files.toml import loads


def content_digest(text: str) -> str:
    """SHA-256, as hex, of the values in a layout file; tomllib.TOMLDecodeError if it is no TOML.

    >>> content_digest('a = 1  # one\\nb = [1.0, 2]') == content_digest('b = [1, 2]\\na = 1')
    True
    >>> content_digest('a = 1') == content_digest('a = 2')
    False
    """
    values = loads(text, parse_float=_number)
    plain = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return sha256(plain.encode()).hexdigest()


def _number(text: str) -> float | int:
    """2.0 mm is 2 mm."""
    value = float(text)
    return int(value) if value.is_integer() else value
