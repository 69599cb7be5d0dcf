"""The view: hit testing, signals, zoom, keyboard and what is read out."""

from __future__ import annotations

import pytest
from parlour import Parlour
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from feltwright.engine.actions import PlaceBet, TakeSeat
from feltwright.engine.wagers import BetKey
from feltwright.felt.reach import first_area, next_area
from feltwright.felt.view import FeltView
from feltwright.layout.model import Rect
from moments import WAIT_MS


@pytest.fixture
def here(qapp: object) -> Parlour:
    return Parlour("roulette")


@pytest.fixture
def view(here: Parlour, qtbot: QtBot) -> FeltView:
    made = FeltView(here.scene)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def at(view: FeltView, area_id: str) -> QPoint:
    return view.mapFromScene(*view.felt_scene.places.point(area_id))


def test_every_area_is_hit_at_its_chip_point(view: FeltView) -> None:
    for area in view.felt_scene.layout.areas:
        assert view.area_under(at(view, area.id).toPointF()) == area.id


def test_outside_the_areas_nothing_is_hit(view: FeltView) -> None:
    assert view.area_under(QPoint(3, 3).toPointF()) == ""


def test_click_tells_area_button_and_modifiers(view: FeltView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.area_clicked) as caught:
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier, at(view, "red")
        )
    assert caught.args == ["red", Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier]


def test_double_click_is_two_clicks(view: FeltView, qtbot: QtBot) -> None:
    clicks: list[str] = []
    view.area_clicked.connect(lambda area_id, _button, _modifiers: clicks.append(area_id))
    point = at(view, "red")
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert clicks == ["red", "red"]


def test_drag_tells_both_areas(view: FeltView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.chips_dragged) as caught:
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, "red"))
        qtbot.mouseMove(view.viewport(), at(view, "black"))
        qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, "black"))
    assert caught.args == ["red", "black"]


def test_click_beside_the_areas_is_a_background_click(view: FeltView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.background_clicked):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 780))


def test_hover_tells_and_lights_the_area(view: FeltView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.area_hovered) as caught:
        QTest.mouseMove(view.viewport(), at(view, "dozen.2"))
    assert caught.args == ["dozen.2"]
    assert view._glow._hover.isVisible()
    assert view._glow._covered.path().contains(view.felt_scene.area_rect("cell.17").center())
    QTest.mouseMove(view.viewport(), QPoint(3, 3))
    assert view.hovered_area == ""
    assert not view._glow._hover.isVisible()


def test_arrows_move_to_the_nearest_area_and_enter_activates(view: FeltView, qtbot: QtBot) -> None:
    view.setFocus()
    view.focus_area("cell.17")
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused_area != "cell.17"
    with qtbot.waitSignal(view.area_activated) as activated:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert activated.args == [view.focused_area]
    with qtbot.waitSignal(view.take_down_requested) as taken:
        qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert taken.args == [view.focused_area]


def test_every_area_can_be_reached_by_arrows(here: Parlour, qapp: object) -> None:
    layout = here.scene.layout
    seen, queue = {first_area(layout)}, [first_area(layout)]
    while queue:
        area_id = queue.pop()
        for way in ("left", "right", "up", "down"):
            found = next_area(layout, area_id, way)
            if found not in seen:
                seen.add(found)
                queue.append(found)
    assert seen == {area.id for area in layout.areas}


def test_zoom_keeps_the_point_under_the_pointer(view: FeltView) -> None:
    point = at(view, "cell.17").toPointF()
    before = view.to_mm(point)
    view.zoom(3.0, point)
    after = view.to_mm(point)
    assert (after - before).manhattanLength() < 3.0
    view.zoom(0.0001)
    assert view.px_per_mm == pytest.approx(view.viewport().width() / view._backdrop.table.width())


def test_chips_stay_sharp_after_zoom(view: FeltView, here: Parlour, qtbot: QtBot) -> None:
    here.do(TakeSeat(1, "Ann", 100_000, "red"))
    here.do(PlaceBet(1, BetKey("red"), 500))
    view.zoom(4.0)
    qtbot.waitUntil(lambda: here.scene.sprites.px_per_mm == pytest.approx(view.px_per_mm), timeout=WAIT_MS)
    assert here.scene.pieces() == here.wanted()


def test_pan_by_middle_drag(view: FeltView, qtbot: QtBot) -> None:
    view.zoom(4.0)
    before = view.horizontalScrollBar().value()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(600, 400))
    QTest.mouseMove(view.viewport(), QPoint(500, 380))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(500, 380))
    assert view.horizontalScrollBar().value() == before + 100


def test_felt_is_painted_with_its_chips(view: FeltView, here: Parlour) -> None:
    empty = view.grab().toImage()
    here.do(TakeSeat(1, "Ann", 100_000, "white"))
    here.do(PlaceBet(1, BetKey("odd"), 500))
    painted = view.grab().toImage()
    point = at(view, "odd")
    assert painted.pixelColor(point) != empty.pixelColor(point)


def test_every_area_is_a_named_button_for_screen_readers(view: FeltView) -> None:
    view.set_namer(lambda area_id: f"wager {area_id}")
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.childCount() == len(view.felt_scene.layout.areas)
    names = {interface.child(n).text(QAccessible.Text.Name) for n in range(interface.childCount())}
    assert names == {f"wager {area.id}" for area in view.felt_scene.layout.areas}
    assert interface.child(0).role() == QAccessible.Role.Button
    assert interface.child(0).rect().isValid()


def test_other_cloth_is_painted(view: FeltView) -> None:
    green = view.grab().toImage().pixelColor(640, 780 - 60)
    view.set_cloth("burgundy")
    assert view.grab().toImage().pixelColor(640, 780 - 60).red() > green.red()


def test_stacks_of_several_seats_stay_on_their_area(here: Parlour) -> None:
    from feltwright.layout.geometry import contains

    places = here.scene.places
    for area in places.layout.areas:
        for count in range(1, 7):
            points = places.stack_points(area.id, tuple(range(1, count + 1)))
            assert len(set(points.values())) == count
            for x, y in points.values():
                assert contains(area.shape, x, y), area.id
    assert isinstance(places.area("red").shape, Rect)
