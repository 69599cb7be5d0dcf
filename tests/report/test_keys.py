"""Keys and who vouches for them: containers that are no good, chains that lead somewhere, names that are safe."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import pkcs12

from authority import Authority
from feltwright.report import keys
from feltwright.report.keys import KeyProblem, KeyRing, Signer
from feltwright.report.succession import rotate_in_public
from feltwright.report.trust import leads_to
from feltwright.report.wording import problem_words
from moments import MOMENT

SECRET = "correct horse"


@pytest.fixture
def ring(tmp_path: Path) -> KeyRing:
    return KeyRing(tmp_path / "keys")


def contained(key: rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey | None, authority: Authority | None = None) -> bytes:
    lock = serialization.BestAvailableEncryption(SECRET.encode())
    certificate = None if authority is None else authority.certificate
    return pkcs12.serialize_key_and_certificates(b"x", key, certificate, None, lock)


@pytest.mark.parametrize(
    ("container", "code"),
    [
        (b"", "CONTAINER_NOT_OPENED"),
        (b"\x30\x80" * 5000, "CONTAINER_NOT_OPENED"),
        (contained(ec.generate_private_key(ec.SECP256R1())), "NOT_A_P256_KEY"),
        (contained(rsa.generate_private_key(65537, 2048)), "NOT_A_P256_KEY"),
        (Authority("A").container("H", SECRET, timedelta(days=-1)), "CERTIFICATE_EXPIRED"),
        (Authority("A").container("H", SECRET, may_issue=True), "CERTIFICATE_NOT_FOR_SIGNING"),
    ],
    ids=["empty", "nonsense", "no certificate", "rsa", "expired", "authority's own"],
)
def test_containers_that_are_no_good_bring_nothing(container: bytes, code: str, ring: KeyRing) -> None:
    with pytest.raises(KeyProblem) as told:
        ring.bring("house", container, SECRET, SECRET, MOMENT)
    assert told.value.code == code
    assert problem_words(told.value.code, told.value.detail)
    assert ring.names() == ()


def test_a_brought_key_opens_again_with_its_chain(ring: KeyRing) -> None:
    authority = Authority("State Commission")
    brought = ring.bring("house", authority.container("The Lucky Star", "theirs"), "theirs", SECRET, MOMENT)
    again = ring.open("house", SECRET)
    assert again.identity == brought.identity
    assert again.identity.certificates[1] == authority.certificate
    assert not again.identity.is_own


def test_a_key_is_in_force_from_the_day_before_the_moment_it_was_made_at(ring: KeyRing) -> None:
    day = timedelta(days=1)
    for moment in (MOMENT, datetime(2028, 2, 29, 23, 59, 30, tzinfo=UTC), datetime(1999, 12, 31, tzinfo=UTC)):
        name = f"of-{moment.year}"
        chain = ring.make(name, SECRET, moment).identity.certificates
        assert leads_to(chain, chain, moment)
        assert leads_to(chain, chain, moment - day)
        assert not leads_to(chain, chain, moment - day - timedelta(seconds=1))
        assert not leads_to(chain, chain, moment + timedelta(days=11 * 365))


def test_a_container_is_judged_at_the_moment_it_is_brought(ring: KeyRing) -> None:
    container = Authority("A").container("H", SECRET, timedelta(days=30))
    with pytest.raises(KeyProblem, match="CERTIFICATE_EXPIRED 2026-12-18"):
        ring.bring("house", container, SECRET, SECRET, MOMENT + timedelta(days=31))
    assert ring.bring("house", container, SECRET, SECRET, MOMENT + timedelta(days=29))


def test_a_certificate_beside_another_key_is_noticed(ring: KeyRing) -> None:
    ring.make("day", SECRET, MOMENT)
    ring.make("night", SECRET, MOMENT)
    (ring.folder / "day.cert.pem").write_bytes((ring.folder / "night.cert.pem").read_bytes())
    with pytest.raises(KeyProblem, match="CERTIFICATE_OF_ANOTHER_KEY"):
        ring.open("day", SECRET)


def test_a_key_is_rotated_more_than_once(ring: KeyRing) -> None:
    prints = [ring.make("default", SECRET, MOMENT).fingerprint]
    for _ in range(3):
        old, new = ring.rotate("default", SECRET, MOMENT)
        assert old.fingerprint == prints[-1]
        prints.append(new.fingerprint)
    assert ring.names() == ("default", "default.1", "default.2", "default.3")
    assert [ring.identity(f"default.{n}").fingerprint for n in (1, 2, 3)] == prints[:3]
    assert ring.open("default.2", SECRET).fingerprint == prints[1]
    assert len(set(prints)) == 4


def test_a_replaced_key_is_not_replaced_again(ring: KeyRing) -> None:
    ring.make("default", SECRET, MOMENT)
    ring.rotate("default", SECRET, MOMENT)
    with pytest.raises(KeyProblem, match="KEY_REPLACED"):
        ring.rotate("default.1", SECRET, MOMENT)
    assert ring.names() == ("default", "default.1")
    assert ring.open("default.1", SECRET)


def test_a_key_that_cannot_be_replaced_stays_in_use(ring: KeyRing, monkeypatch: pytest.MonkeyPatch) -> None:
    before = ring.make("default", SECRET, MOMENT, "The Lucky Star").fingerprint

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keys.os, "fsync", full)
    with pytest.raises(KeyProblem, match="NOT_WRITTEN"):
        ring.rotate("default", SECRET, MOMENT)
    with pytest.raises(KeyProblem, match="NOT_WRITTEN"):
        ring.make("other", SECRET, MOMENT)
    monkeypatch.undo()
    assert ring.open("default", SECRET).fingerprint == before
    assert len(list(ring.folder.iterdir())) == 2
    assert ring.make("other", SECRET, MOMENT)


def test_a_succession_that_cannot_be_written_replaces_nothing(ring: KeyRing, tmp_path: Path) -> None:
    ring.make("default", SECRET, MOMENT)
    with pytest.raises(KeyProblem, match="NOT_WRITTEN"):
        rotate_in_public(ring, "default", SECRET, MOMENT, tmp_path / "nowhere" / "succession.json")
    assert ring.names() == ("default",)


def test_trust_leads_through_authorities_only(ring: KeyRing) -> None:
    for is_one in (True, False):
        authority = Authority("State Commission", is_one)
        name = "honest" if is_one else "fraud"
        signer: Signer = ring.bring(name, authority.container("H", SECRET), SECRET, SECRET, MOMENT)
        assert leads_to(signer.identity.certificates, (authority.certificate,), MOMENT) is is_one
        assert leads_to(signer.identity.certificates[:1], (authority.certificate,), MOMENT) is is_one
        assert not leads_to(signer.identity.certificates, (Authority("State Commission").certificate,), MOMENT)


def test_trust_ends_with_the_certificate(ring: KeyRing) -> None:
    authority = Authority("State Commission")
    chain = ring.bring("house", authority.container("H", SECRET), SECRET, SECRET, MOMENT).identity.certificates
    assert leads_to(chain, (authority.certificate,), MOMENT + timedelta(days=300))
    assert not leads_to(chain, (authority.certificate,), MOMENT + timedelta(days=400))
    assert not leads_to(chain, (authority.certificate,), MOMENT - timedelta(days=30))
