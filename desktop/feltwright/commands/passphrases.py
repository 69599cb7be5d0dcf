"""Passphrases: from a file, the environment, or a prompt that shows nothing."""

from __future__ import annotations

import argparse
import getpass
import os

from feltwright.commands import Failure, the_bytes
from feltwright.files.disk import LARGEST_PASSPHRASE

VARIABLE = "FELTWRIGHT_PASSPHRASE"


def add_passphrase(parser: argparse.ArgumentParser) -> None:
    """The argument that spares the prompt."""
    parser.add_argument(
        "--passphrase-file", metavar="FILE", help=f"first line is the passphrase (else {VARIABLE}, else a prompt)"
    )


def passphrase(arguments: argparse.Namespace, name: str, twice: bool = False) -> str:
    """The passphrase of a key; a new one is asked for twice."""
    if arguments.passphrase_file:
        return first_line(arguments.passphrase_file)
    if VARIABLE in os.environ:
        return os.environ[VARIABLE]
    given = _asked(f"Passphrase of key {name}: ")
    if twice and _asked("The same again: ") != given:
        raise Failure("the two passphrases are not the same")
    return given


def passphrase_of_container(arguments: argparse.Namespace, ours: str) -> str:
    """The passphrase a PKCS#12 file came with; where nobody is asked, it is the key's own unless a file names it."""
    if arguments.container_passphrase_file:
        return first_line(arguments.container_passphrase_file)
    if arguments.passphrase_file or VARIABLE in os.environ:
        return ours
    return _asked(f"Passphrase of {arguments.file}: ")


def _asked(words: str) -> str:
    try:
        return getpass.getpass(words)
    except (EOFError, OSError) as error:
        raise Failure(f"no passphrase: set {VARIABLE} or use --passphrase-file") from error


def first_line(file: str) -> str:
    """The first line of a file."""
    try:
        return (the_bytes(file, LARGEST_PASSPHRASE).decode().splitlines() or [""])[0]
    except UnicodeError as error:
        raise Failure(f"{file}: {error}") from error
