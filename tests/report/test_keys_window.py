"""Keys in the window: made, brought, replaced and handed out by clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from played import session
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from shelf import Shelf

from authority import Authority
from feltwright import clocks
from feltwright.app.file_dialogs import FileDialog
from feltwright.app.house import House
from feltwright.app.key_forms import BringKeyForm, KeyForm, MakeKeyForm, RotateKeyForm
from feltwright.app.keys_dialog import KeysDialog
from feltwright.app.report_make import MakeReportDialog
from feltwright.report.envelope import KEY_SUCCESSION, open_envelope
from feltwright.report.keys import LARGEST_CONTAINER, KeyProblem, KeyRing, pem_of
from feltwright.store import places
from moments import MOMENT, MOMENT_MS, WAIT_MS

SECRET = "correct horse"


@pytest.fixture
def ring(tmp_path: Path) -> KeyRing:
    return KeyRing(tmp_path / "keys")


@pytest.fixture
def opened(qtbot: QtBot, ring: KeyRing) -> Callable[[], KeysDialog]:
    def opener() -> KeysDialog:
        dialog = KeysDialog(ring)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return opener


def click(qtbot: QtBot, button: QPushButton) -> None:
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def typed(qtbot: QtBot, field: QLineEdit, words: str) -> None:
    field.clear()
    qtbot.keyClicks(field, words)


def form_of(dialog: KeysDialog, kind: type[KeyForm]) -> Any:
    assert isinstance(dialog.form, kind)
    return dialog.form


def rows(dialog: KeysDialog) -> list[list[str]]:
    items = [dialog.list.topLevelItem(place) for place in range(dialog.list.topLevelItemCount())]
    return [[item.text(column) for column in range(5)] for item in items if item is not None]


def chooses(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """The file dialog is answered with this file."""
    monkeypatch.setattr(FileDialog, "chosen", lambda _self: "" if path is None else str(path))


def test_the_first_key_is_made_from_the_empty_list(
    opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot
) -> None:
    dialog = opened()
    assert dialog.empty.isVisible()
    assert not dialog.list.isVisible()
    assert not any(b.isEnabled() for b in (dialog.copy_button, dialog.export_button, dialog.rotate_button))
    click(qtbot, dialog.make_button)
    form = form_of(dialog, MakeKeyForm)
    assert form.name.text() == "default"
    typed(qtbot, form.holder, "The Lucky Star")
    typed(qtbot, form.passphrase, SECRET)
    typed(qtbot, form.again, SECRET[:-1])
    assert not form.go.isEnabled()
    qtbot.keyClicks(form.again, SECRET[-1])
    qtbot.keyClick(form.again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.form is None, timeout=WAIT_MS)
    identity = ring.open("default", SECRET).identity
    assert dialog.list.isVisible()
    until = identity.certificate.not_valid_after_utc.date().isoformat()
    assert rows(dialog) == [["default", "The Lucky Star", "itself", until, " ".join(identity.words[:4]) + " …"]]
    assert all(word in dialog.badge.words.text() for word in identity.words)
    assert not dialog.badge.code.pixmap().isNull()


def test_a_name_in_use_is_refused_in_words(opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot) -> None:
    ring.make("day", SECRET, MOMENT)
    dialog = opened()
    click(qtbot, dialog.make_button)
    form = form_of(dialog, MakeKeyForm)
    for name, words in (("day", "already a key"), ("Tag & Nacht", "small letters")):
        typed(qtbot, form.name, name)
        typed(qtbot, form.passphrase, SECRET)
        typed(qtbot, form.again, SECRET)
        click(qtbot, form.go)
        qtbot.waitUntil(lambda words=words: words in form.words.text(), timeout=WAIT_MS)
    assert form.go.isEnabled()
    qtbot.keyClick(form, Qt.Key.Key_Escape)
    assert dialog.form is None
    assert ring.names() == ("day",)


def test_a_key_is_brought_from_a_file(
    opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "utc_ms", lambda: MOMENT_MS)
    container = tmp_path / "house.p12"
    container.write_bytes(Authority("State Commission").container("The Lucky Star", "theirs"))
    dialog = opened()
    click(qtbot, dialog.bring_button)
    form = form_of(dialog, BringKeyForm)
    chooses(monkeypatch, container)
    click(qtbot, form.choose)
    assert form.file.text() == str(container)
    typed(qtbot, form.theirs, "not theirs")
    typed(qtbot, form.name, "house")
    typed(qtbot, form.passphrase, SECRET)
    typed(qtbot, form.again, SECRET)
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: "cannot be opened" in form.words.text(), timeout=WAIT_MS)
    typed(qtbot, form.theirs, "theirs")
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: dialog.form is None, timeout=WAIT_MS)
    assert rows(dialog)[0][:3] == ["house", "The Lucky Star", "State Commission"]
    assert ring.open("house", SECRET)


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "cannot be read"), (b"\0" * (LARGEST_CONTAINER + 1), "larger"), (b"no", "cannot be opened")],
)
def test_files_that_bring_no_key_are_told(
    content: bytes | None, words: str, opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "house.p12"
    if content is not None:
        path.write_bytes(content)
    dialog = opened()
    click(qtbot, dialog.bring_button)
    form = form_of(dialog, BringKeyForm)
    for field, text in ((form.file, str(path)), (form.name, "house"), (form.passphrase, SECRET), (form.again, SECRET)):
        typed(qtbot, field, text)
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: words in form.words.text(), timeout=WAIT_MS)
    assert ring.names() == ()


def test_a_key_is_replaced_and_the_old_one_vouches_for_the_new(
    opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = ring.make("default", SECRET, MOMENT, "The Lucky Star").identity
    output = tmp_path / "succession.json"
    dialog = opened()
    click(qtbot, dialog.rotate_button)
    form = form_of(dialog, RotateKeyForm)
    chooses(monkeypatch, None)
    typed(qtbot, form.passphrase, "battery staple")
    click(qtbot, form.go)
    assert ring.names() == ("default",)
    chooses(monkeypatch, output)
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: "does not open" in form.words.text(), timeout=WAIT_MS)
    assert not output.exists()
    typed(qtbot, form.passphrase, SECRET)
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: dialog.form is None, timeout=WAIT_MS)
    new = ring.identity("default")
    assert new.fingerprint != old.fingerprint
    assert new.holder == "The Lucky Star"
    succession = open_envelope(output.read_bytes(), KEY_SUCCESSION)
    assert succession.payload == pem_of(new.certificates)
    assert succession.certificates == old.certificates
    assert [row[0] for row in rows(dialog)] == ["default", "default.1"]
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.fingerprint == old.fingerprint
    assert not dialog.rotate_button.isEnabled()
    assert "took its place" in dialog.words.text()


def test_a_certificate_is_copied_and_exported(
    opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pem = pem_of(ring.make("default", SECRET, MOMENT).identity.certificates)
    dialog = opened()
    click(qtbot, dialog.copy_button)
    assert QGuiApplication.clipboard().text().encode() == pem
    chooses(monkeypatch, tmp_path / "cert.pem")
    click(qtbot, dialog.export_button)
    assert (tmp_path / "cert.pem").read_bytes() == pem
    chooses(monkeypatch, tmp_path / "nowhere" / "cert.pem")
    click(qtbot, dialog.export_button)
    assert "cannot be written" in dialog.words.text()


def test_a_broken_certificate_hides_no_other_key(opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot) -> None:
    ring.make("night", SECRET, MOMENT)
    (ring.folder / "day.cert.pem").write_text("nonsense")
    dialog = opened()
    assert [row[0] for row in rows(dialog)] == ["day", "night"]
    assert "not readable" in dialog.words.text()
    assert not dialog.copy_button.isEnabled()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.copy_button.isEnabled()
    assert dialog.words.text() == ""


def test_a_form_closed_at_work_leaves_its_key_in_the_list(
    opened: Callable[[], KeysDialog], ring: KeyRing, qtbot: QtBot
) -> None:
    dialog = opened()
    click(qtbot, dialog.make_button)
    form = form_of(dialog, MakeKeyForm)
    typed(qtbot, form.passphrase, SECRET)
    typed(qtbot, form.again, SECRET)
    click(qtbot, form.go)
    form.reject()
    assert [row[0] for row in rows(dialog)] == ["default"]


def test_a_key_made_from_the_report_dialog_can_sign_at_once(qtbot: QtBot, ring: KeyRing) -> None:
    report = MakeReportDialog(Shelf(roulette_1=session("roulette", 3)), ring, ("roulette_1",))
    qtbot.addWidget(report)
    with qtbot.waitExposed(report):
        report.show()
    assert report.keys.is_new
    click(qtbot, report.keys.keys_button)
    (dialog,) = report.findChildren(KeysDialog)
    click(qtbot, dialog.make_button)
    form = form_of(dialog, MakeKeyForm)
    typed(qtbot, form.name, "night")
    typed(qtbot, form.passphrase, SECRET)
    typed(qtbot, form.again, SECRET)
    click(qtbot, form.go)
    qtbot.waitUntil(lambda: dialog.form is None, timeout=WAIT_MS)
    dialog.reject()
    assert not report.keys.is_new
    assert report.keys.key.currentText() == "night"
    report.reject()


@pytest.fixture
def house(qapp: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "data"))
    made = House(qapp)
    yield made
    if made.lobby is not None:
        made.lobby.close()
        made.lobby.deleteLater()
    made.deleteLater()


def test_the_lobby_leads_to_the_keys(house: House, qtbot: QtBot) -> None:
    lobby = house.open_lobby()
    qtbot.waitUntil(lambda: lobby.findChild(QPushButton, "keys") is not None, timeout=WAIT_MS)
    click(qtbot, lobby.findChild(QPushButton, "keys"))
    (dialog,) = lobby.findChildren(KeysDialog)
    dialog.reject()


def test_a_folder_of_keys_that_cannot_be_read_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object) -> None:
        raise KeyProblem("UNREADABLE", "not for you")

    monkeypatch.setattr(KeyRing, "names", unreadable)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.informativeText()))
    house.open_keys()
    assert len(told) == 1
    assert "not for you" in told[0]
