"""The system's random source, tested for health before anything is drawn from it."""

from __future__ import annotations

import secrets

from feltwright.engine.chance import BlockChance, healthy


class UnhealthySource(RuntimeError):
    """The system's random bytes failed the start-up test: nothing may be dealt."""


def system_chance() -> BlockChance:
    """Chance from the system's CSPRNG; UnhealthySource if its output looks broken."""
    if not healthy(secrets.token_bytes(4096)):
        raise UnhealthySource
    return BlockChance(secrets.token_bytes)
