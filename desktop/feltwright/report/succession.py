"""One key takes the place of another in public: the old one signs the certificate of the new one."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from feltwright.files.writing import check_writable
from feltwright.report.envelope import KEY_SUCCESSION, sign_envelope
from feltwright.report.keys import KeyProblem, KeyRing, Signer, pem_of


def rotate_in_public(ring: KeyRing, name: str, passphrase: str, at: datetime, output: Path, holder: str = "") -> Signer:
    """The new key; its certificate, signed by the old key, is in the file. KeyProblem, and nothing done, if not."""
    part = output.with_name(output.name + ".part")
    try:
        check_writable(output)
        with part.open("wb") as file:
            old, new = ring.rotate(name, passphrase, at, holder)
            file.write(sign_envelope(pem_of(new.identity.certificates), KEY_SUCCESSION, old))
        os.replace(part, output)
    except OSError as error:
        raise KeyProblem("NOT_WRITTEN", str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return new
