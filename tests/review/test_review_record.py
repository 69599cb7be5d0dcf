"""Comparison, the review record and the schedules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from felts_under_review import reworded, subject, with_area
from msgspec.structs import replace

from feltwright.review import dossier
from feltwright.review.compare import ChangeKind, compare
from feltwright.review.dossier import (
    Answered,
    Commented,
    Decided,
    Dossier,
    DossierError,
    Outcome,
    Resolved,
    Stage,
    Vote,
)
from feltwright.review.schedules import area_schedule, colour_list, inscription_schedule
from feltwright.review.wording import RECORD_PROBLEMS, change_words

OLD = subject("big_six").layout
TEXT = "a = 1"
VOTES = (Vote("Ada", "for"), Vote("Ben", "for"), Vote("Cy", "against"))


def first_inscription(**words: Any) -> dict[str, object]:
    return {"inscriptions": (reworded(OLD.inscriptions[0], **words), *OLD.inscriptions[1:])}


def test_an_edition_does_not_differ_from_itself() -> None:
    assert compare(OLD, OLD) == ()


@pytest.mark.parametrize(
    ("changes", "kind", "substance"),
    [
        ({"areas": OLD.areas[1:]}, ChangeKind.REMOVED, True),
        ({"areas": with_area(OLD.areas, "symbol.2", fill="red")}, ChangeKind.RECOLOURED, True),
        ({"areas": with_area(OLD.areas, "symbol.2", on="5")}, ChangeKind.REBOUND, True),
        (first_inscription(text="THE CLUB"), ChangeKind.REWORDED, True),
        (first_inscription(text=OLD.inscriptions[0].words.text.lower()), ChangeKind.REWORDED, True),
        (first_inscription(x_mm=0.0), ChangeKind.MOVED, True),
        ({"anchors": (replace(OLD.anchors[0], w_mm=1500.0), *OLD.anchors[1:])}, ChangeKind.RESIZED, True),
        ({"cloth": "green"}, ChangeKind.RECOLOURED, True),
        ({"edition": "2"}, ChangeKind.REWORDED, False),
    ],
)
def test_each_kind_of_change_is_told_with_its_weight(
    changes: dict[str, object], kind: ChangeKind, substance: bool
) -> None:
    (change,) = compare(OLD, replace(OLD, **changes))
    assert (change.kind, change.substance) == (kind, substance)
    assert change.kind.value in change_words(change)


def test_an_area_moved_and_one_added() -> None:
    shape = OLD.areas[0].shape
    chip = OLD.areas[0].chip_mm
    moved = replace(OLD.areas[0], shape=replace(shape, x_mm=shape.x_mm + 5), chip_mm=(chip[0] + 5, chip[1]))  # type: ignore[union-attr,call-arg]
    assert [each.kind for each in compare(OLD, replace(OLD, areas=(moved, *OLD.areas[1:])))] == [ChangeKind.MOVED]
    assert [each.kind for each in compare(replace(OLD, areas=OLD.areas[1:]), OLD)] == [ChangeKind.ADDED]


def decided(stage: Stage, outcome: Outcome = Outcome.APPROVE, **more: object) -> Decided:
    return replace(Decided(stage, outcome, "To accept the felt", votes=VOTES), **more)


def recorded(*steps: object) -> Dossier:
    found = Dossier()
    for step in steps:
        found = dossier.added(found, step, TEXT, "2026-01-01T00:00:00+00:00")  # type: ignore[arg-type]
    return found


def test_status_follows_the_decisions_and_the_content(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    assert dossier.status_of(path, TEXT) == "not_reviewed"
    steps: list[object] = [Commented(1, "Ada", "Too small")]
    expected = ["under_review"]
    for step, status in (
        (decided(Stage.COMMISSION), "under_review"),
        (decided(Stage.GOVERNING_BODY), "approved"),
        (
            decided(Stage.GOVERNING_BODY, Outcome.APPROVE_WITH_CONDITIONS, conditions=("a sign",)),
            "approved_with_conditions",
        ),
        (decided(Stage.GOVERNING_BODY, Outcome.RETURN, deadline="2026-02-01"), "returned"),
    ):
        dossier.save(path, recorded(*steps))
        assert dossier.status_of(path, TEXT) == expected[-1]
        steps.append(step)
        expected.append(status)
    dossier.save(path, recorded(*steps))
    assert dossier.status_of(path, TEXT) == "returned"
    assert dossier.status_of(path, "a = 2") == "changed_since_approval"
    assert dossier.status_of(path, "a = 1  # a remark") == "returned"


def test_comments_are_numbered_answered_and_resolved() -> None:
    found = recorded(
        Commented(1, "Ada", "Why?"), Commented(2, "Ben", "How?"), Answered(1, "Cy", "So."), Resolved(1, "Ada")
    )
    one, two = found.comments()
    assert ([each.text for each in one.answers], one.resolved is not None, two.resolved) == (["So."], True, None)
    assert found.next_number() == 3


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (Commented(2, "Ada", "Why?"), "WRONG_NUMBER"),
        (Commented(1, " ", "Why?"), "NO_NAME"),
        (Commented(1, "Ada", ""), "NO_TEXT"),
        (Answered(4, "Ada", "So."), "NO_SUCH_COMMENT"),
        (decided(Stage.COMMISSION, motion=""), "NO_MOTION"),
        (decided(Stage.COMMISSION, votes=()), "NO_VOTES"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "for"), Vote("Ada", "for"))), "VOTED_TWICE"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "for"), Vote(" ada ", "against"))), "VOTED_TWICE"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "for"), Vote(" ", "for"))), "NO_VOTER"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "maybe"),)), "UNKNOWN_VOTE"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", ""),)), "UNKNOWN_VOTE"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "not_voted"),)), "NOT_CARRIED"),
        (decided(Stage.COMMISSION, votes=(Vote("Ada", "against"),)), "NOT_CARRIED"),
        (decided(Stage.COMMISSION, Outcome.APPROVE_WITH_CONDITIONS), "NO_CONDITIONS"),
        (decided(Stage.GOVERNING_BODY), "COMMISSION_FIRST"),
    ],
)
def test_steps_that_do_not_fit_are_refused(step: object, code: str) -> None:
    with pytest.raises(DossierError) as caught:
        recorded(step)
    assert caught.value.code == code
    assert code in RECORD_PROBLEMS


def test_history_is_only_added_to(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    dossier.save(path, recorded(Commented(1, "Ada", "Why?")))
    with pytest.raises(DossierError, match="HISTORY_CHANGED"):
        dossier.save(path, recorded(Commented(1, "Ben", "Other")))
    assert [each.name for each in tmp_path.iterdir()] == ["felt.review.json"]


def test_a_broken_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "felt.toml"
    dossier.path_for(path).write_text("{", encoding="utf-8")
    with pytest.raises(DossierError, match=r"NO_RECORD felt\.review\.json"):
        dossier.load(path)


def test_schedules_tell_sizes_odds_clauses_and_colours() -> None:
    whole = subject("big_six")
    row = area_schedule(whole.layout, whole.rules)[1]
    assert (row.id, row.w_mm, row.w_in, row.odds) == ("symbol.2", 350.0, 13.78, "2 to 1")
    casino = inscription_schedule(whole.layout, whole.rules)[0]
    assert (casino.text, casino.cite) == ("FELTWRIGHT CASINO", "003 §8.B.3")
    assert colour_list(whole.layout)[0].rgb == "#6a1528"
