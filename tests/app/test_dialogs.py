"""Dialogs: table rules, settings, about, help."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from feltwright.app import settings
from feltwright.app.dialogs.about import AboutDialog
from feltwright.app.dialogs.help import HelpDialog
from feltwright.app.dialogs.preferences import SettingsDialog
from feltwright.app.dialogs.table_rules import TableRulesDialog
from feltwright.app.sessions import TableSpec
from feltwright.engine import catalog


@pytest.mark.parametrize("game_id", catalog.IDS)
def test_untouched_rules_are_the_profiles_own(qtbot: QtBot, game_id: str) -> None:
    game = catalog.game(game_id)
    for profile in game.profiles:
        dialog = TableRulesDialog(game, TableSpec(game_id, profile.id))
        qtbot.addWidget(dialog)
        assert set(dialog.fields) == {option.name for option in game.options}
        assert dialog.spec().options == {}
        assert dialog.spec().rules() == game.rules_for(profile.id)


def test_changed_option_goes_into_the_spec_and_comes_back(qtbot: QtBot) -> None:
    game = catalog.game("roulette")
    dialog = TableRulesDialog(game, TableSpec("roulette"))
    qtbot.addWidget(dialog)
    dialog.fields["minimum_cents"].widget.setText("$5")
    dialog.fields["back_to_back"].widget.setChecked(True)
    dialog.players.setValue(3)
    dialog.names[2].setText("Ida")
    spec = dialog.spec()
    rules = spec.rules()
    assert (rules.minimum_cents, rules.back_to_back) == (500, True)
    assert [seat.name for seat in spec.seats] == ["Player 1", "Player 2", "Ida"]
    again = TableRulesDialog(game, spec)
    qtbot.addWidget(again)
    assert again.spec() == spec


def test_impossible_rules_are_told_and_the_dialog_stays(qtbot: QtBot) -> None:
    dialog = TableRulesDialog(catalog.game("craps"), TableSpec("craps"))
    qtbot.addWidget(dialog)
    dialog.fields["minimum_cents"].widget.setText("$5,000")
    dialog.show()
    dialog.accept()
    assert dialog.isVisible()
    assert "minimum_cents" in dialog.problem.text()
    dialog.fields["minimum_cents"].widget.setText("plenty")
    dialog.accept()
    assert "plenty" in dialog.problem.text()


def test_other_profile_refills_the_form(qtbot: QtBot) -> None:
    dialog = TableRulesDialog(catalog.game("craps"), TableSpec("craps"))
    qtbot.addWidget(dialog)
    dialog.profile.setCurrentIndex(1)
    assert dialog.fields["match_play"].widget.isChecked()
    assert dialog.spec().profile == "001"


def test_settings_are_kept_with_their_types(qtbot: QtBot) -> None:
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    dialog.theme.setCurrentIndex(dialog.theme.findData("light"))
    dialog.speed.setCurrentIndex(dialog.speed.findData("fast"))
    dialog.reduced.setChecked(False)
    dialog.caption.setValue(9)
    dialog.accept()
    assert settings.THEME.get() == "light"
    assert settings.SPEED.get() == "fast"
    assert settings.REDUCED_MOTION.get() is False
    assert settings.CAPTION_SECONDS.get() == 9


def test_every_setting_survives_nonsense_in_the_file() -> None:
    for setting in settings.ALL:
        settings.store().setValue(setting.key, ["nonsense", "list"])
        assert type(setting.get()) is type(setting.default), setting.key


def test_about_names_versions_licences_and_texts(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    for words in ("Python", "PySide6", "LGPL", "SIL Open Font", "CC0", "003"):
        assert words in text


def test_help_has_its_chapters(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    for words in ("mouse", "keyboard", "Backspace", "Recall"):
        assert words in dialog.text.toPlainText()
