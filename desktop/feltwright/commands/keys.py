"""`feltwright key`: the keys reports are signed with."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import segno

from feltwright import clocks
from feltwright.commands import Commands, Failure, add_json, say, say_json, say_table, the_bytes
from feltwright.commands.passphrases import add_passphrase, passphrase, passphrase_of_container
from feltwright.files.writing import write_whole
from feltwright.report.keys import DEFAULT, LARGEST_CONTAINER, Identity, KeyProblem, KeyRing, pem_of
from feltwright.report.source import key_folder
from feltwright.report.succession import rotate_in_public
from feltwright.report.wording import problem_words


def add_to(commands: Commands) -> None:
    """The command and its verbs."""
    parser = commands.add_parser("key", help="keys that sign reports: list, make, import, rotate, show")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    _verb(verbs, "list", "every key, with its fingerprint", run_list, named=False)
    make = _verb(verbs, "make", "make a key and a certificate it signs itself", run_make)
    make.add_argument("--holder", default="", metavar="WHO", help="whose name the certificate has")
    add_passphrase(make)
    bring = _verb(verbs, "import", "bring in a key from a PKCS#12 file", run_import)
    bring.add_argument("file", metavar="FILE")
    bring.add_argument("--container-passphrase-file", metavar="FILE", help="passphrase of the PKCS#12 file")
    add_passphrase(bring)
    rotate = _verb(verbs, "rotate", "replace a key; the old one signs the certificate of the new", run_rotate)
    rotate.add_argument("--holder", default="", metavar="WHO", help="whose name it has; else as before")
    rotate.add_argument("-o", "--output", required=True, metavar="FILE", help="where the signed succession goes")
    add_passphrase(rotate)
    export = _verb(verbs, "export-cert", "write a key's certificate, for a commission to enrol", run_export)
    export.add_argument("-o", "--output", metavar="FILE", help="else it is printed")
    _verb(verbs, "show", "fingerprint of a key, as words and as a QR code", run_show)


def _verb(
    verbs: Commands, name: str, words: str, run: Callable[[argparse.Namespace], int], named: bool = True
) -> argparse.ArgumentParser:
    parser = verbs.add_parser(name, help=words)
    if named:
        parser.add_argument("name", nargs="?" if name != "import" else None, default=DEFAULT, metavar="NAME")
    add_json(parser)
    parser.set_defaults(run=_told(run))
    return parser


def _told(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    def told(arguments: argparse.Namespace) -> int:
        try:
            return run(arguments)
        except KeyProblem as problem:
            raise Failure(problem_words(problem.code, problem.detail), code=1) from problem

    return told


def _ring() -> KeyRing:
    return KeyRing(key_folder())


def identity_fields(identity: Identity) -> dict[str, object]:
    """The public half of a key as plain values."""
    certificate = identity.certificate
    return {
        "name": identity.name,
        "subject": certificate.subject.rfc4514_string(),
        "issuer": certificate.issuer.rfc4514_string(),
        "fingerprint": identity.fingerprint,
        "words": list(identity.words),
        "self_signed": identity.is_own,
        "valid_until": certificate.not_valid_after_utc.date().isoformat(),
    }


def run_list(arguments: argparse.Namespace) -> int:
    """Every key."""
    found = list(_ring().identities())
    if arguments.json:
        for identity in found:
            say_json(identity_fields(identity))
        return 0
    rows = [
        (
            identity.name,
            identity.certificate.subject.rfc4514_string(),
            "itself" if identity.is_own else identity.certificate.issuer.rfc4514_string(),
            identity.certificate.not_valid_after_utc.date().isoformat(),
            " ".join(identity.words[:4]) + " …",
        )
        for identity in found
    ]
    say_table(("key", "holder", "vouched for by", "valid until", "fingerprint"), rows)
    return 0


def run_make(arguments: argparse.Namespace) -> int:
    """Make a key."""
    secret = passphrase(arguments, arguments.name, twice=True)
    signer = _ring().make(arguments.name, secret, clocks.now(), arguments.holder)
    return _shown(signer.identity, arguments)


def run_import(arguments: argparse.Namespace) -> int:
    """Bring in a key."""
    container = the_bytes(arguments.file, LARGEST_CONTAINER)
    ours = passphrase(arguments, arguments.name, twice=True)
    theirs = passphrase_of_container(arguments, ours)
    return _shown(_ring().bring(arguments.name, container, theirs, ours, clocks.now()).identity, arguments)


def run_rotate(arguments: argparse.Namespace) -> int:
    """Replace a key and write the succession."""
    secret, output = passphrase(arguments, arguments.name), Path(arguments.output)
    new = rotate_in_public(_ring(), arguments.name, secret, clocks.now(), output, arguments.holder)
    return _shown(new.identity, arguments)


def run_export(arguments: argparse.Namespace) -> int:
    """Write a certificate."""
    data = pem_of(_ring().identity(arguments.name).certificates)
    if arguments.output:
        _write(arguments.output, data)
    else:
        say(data.decode().rstrip())
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Show a fingerprint."""
    return _shown(_ring().identity(arguments.name), arguments)


def _shown(identity: Identity, arguments: argparse.Namespace) -> int:
    if arguments.json:
        say_json(identity_fields(identity))
        return 0
    say(f"key {identity.name}, {identity.certificate.subject.rfc4514_string()}")
    say(f"SHA-256 {identity.fingerprint}")
    for row in range(0, len(identity.words), 4):
        say("  " + "  ".join(word.ljust(9) for word in identity.words[row : row + 4]).rstrip())
    for line in segno.make(identity.fingerprint, error="m").matrix_iter(border=2):
        say("".join("██" if not dark else "  " for dark in line))
    return 0


def _write(file: str, data: bytes) -> None:
    try:
        write_whole(Path(file), data)
    except OSError as error:
        raise Failure(f"{file}: {error}") from error
