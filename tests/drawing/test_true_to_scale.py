"""Distances measured back from the files: within 0.2 mm over the whole cloth."""

from __future__ import annotations

import re
import tomllib
from io import StringIO
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import ezdxf.filemanagement as dxf_files
import pytest
from pdf_points import box, pages
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from feltwright.drawing.dxf import dxf
from feltwright.drawing.proof import png
from feltwright.drawing.sheets import MARGIN_MM, OVERLAP_MM, Style, TooLarge, full_pdf, tiled_pdf, tiles
from feltwright.drawing.svg import svg
from feltwright.layout.binding import shipped
from feltwright.layout.check import check_file
from feltwright.layout.geometry import bounds
from feltwright.layout.model import Layout

DIGEST = "0123456789abcdef" * 4
NEAR_MM = 0.2


@pytest.fixture(params=sorted(shipped()), ids=lambda path: path.stem)
def felt(request: pytest.FixtureRequest, qapp: QApplication) -> Layout:
    path: Path = request.param
    return check_file(path)


def test_the_full_page_holds_the_cloth_and_every_area_at_one_to_one(felt: Layout) -> None:
    (page,) = pages(full_pdf(felt, Style(DIGEST)))
    boxes = [box(points) for points in page if len(points) >= 3]
    left, low, width, height = max(boxes, key=lambda found: found[2] * found[3])
    assert abs(width - felt.size_mm[0]) < NEAR_MM
    assert abs(height - felt.size_mm[1]) < NEAR_MM
    drawn = [(x - left, low + height - y - h, x - left + w, low + height - y) for x, y, w, h in boxes]
    for area in felt.areas:
        meant = bounds(area.shape)
        assert any(_near(measured, meant) for measured in drawn), area.id


def _near(measured: tuple[float, ...], meant: tuple[float, ...]) -> bool:
    return all(abs(one - other) < NEAR_MM for one, other in zip(measured, meant, strict=True))


def test_the_sheets_of_every_felt_hold_every_area_in_its_place(felt: Layout) -> None:
    cut = tiles(felt.size_mm, "a3")
    found = pages(tiled_pdf(felt, Style(DIGEST), "a3"))[1:]
    drawn = []
    for tile, page in zip(cut, found, strict=True):
        boxes = [box(points) for points in page if len(points) >= 3]
        _, low, _, height = max(boxes, key=lambda one: one[2] * one[3])
        across = tile.x_mm - MARGIN_MM
        drawn += [(x + across, low + height - y - h, x + across + w, low + height - y) for x, y, w, h in boxes]
    for area in felt.areas:
        meant = bounds(area.shape)
        assert any(_near(measured, meant) for measured in drawn), area.id


def test_words_are_outlines_and_the_small_print_is_embedded(felt: Layout) -> None:
    data = full_pdf(felt, Style(DIGEST))
    fonts_named, fonts_inside = data.count(b"/FontDescriptor "), data.count(b"/FontFile2 ") + data.count(b"/FontFile3 ")
    assert fonts_named >= 1
    assert fonts_inside >= fonts_named


@pytest.mark.parametrize("sheet", ["a4", "letter", "a3"])
def test_sheets_join_to_the_whole_cloth(sheet: str, qapp: QApplication) -> None:
    felt = check_file(next(shipped("roulette_double_zero")))
    cut = tiles(felt.size_mm, sheet)
    found = pages(tiled_pdf(felt, Style(DIGEST), sheet))
    assert len(found) == len(cut) + 1, "the key and every sheet"
    for tile, page in zip(cut, found[1:], strict=True):
        cloth = max((box(points) for points in page if len(points) >= 4), key=lambda one: one[2] * one[3])
        assert abs(cloth[2] - felt.size_mm[0]) < NEAR_MM
        assert abs(cloth[0] - (MARGIN_MM - tile.x_mm)) < NEAR_MM, tile.name
    last = cut[-1]
    assert last.x_mm + last.w_mm >= felt.size_mm[0]
    assert last.y_mm + last.h_mm >= felt.size_mm[1]
    neighbour = next(tile for tile in cut if tile.name == "A2")
    assert abs(cut[0].x_mm + cut[0].w_mm - neighbour.x_mm - OVERLAP_MM) < 1e-9


def test_every_sheet_has_a_bar_of_100_mm(qapp: QApplication) -> None:
    felt = check_file(next(shipped("roulette_single_zero")))
    for page in pages(tiled_pdf(felt, Style(DIGEST), "a4"))[1:]:
        lines = [points for points in page if len(points) == 2]
        lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in lines]
        assert any(abs(length - 100) < 0.05 for length in lengths)


def test_a_cloth_no_page_can_hold_is_refused(qapp: QApplication) -> None:
    vast = Layout("g", "vast", "Vast", "1", (6_000.0, 900.0), "green", ())
    with pytest.raises(TooLarge, match="6024"):
        full_pdf(vast, Style(DIGEST))


def test_the_svg_is_in_millimetres_with_outlined_words(felt: Layout) -> None:
    text = svg(felt, DIGEST)
    root = ElementTree.fromstring(text)
    assert root.get("width") == f"{felt.size_mm[0]:g}mm"
    assert root.get("viewBox") == f"0 0 {felt.size_mm[0]:g} {felt.size_mm[1]:g}"
    assert "<text" not in text
    assert DIGEST in text
    drawn = {
        path.get("data-id"): _svg_box(path.get("d", ""))
        for layer in root
        if layer.get("id") in ("AREAS", "ZONES")
        for path in layer
    }
    assert drawn.keys() == {area.id for area in felt.areas}
    for area in felt.areas:
        for measured, meant in zip(drawn[area.id], bounds(area.shape), strict=True):
            assert abs(measured - meant) < NEAR_MM, area.id


def _svg_box(steps: str) -> tuple[float, float, float, float]:
    numbers = [float(number) for number in re.findall(r"-?\d+\.\d+", steps)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def test_the_dxf_has_areas_at_one_to_one_and_words_as_lines(felt: Layout) -> None:
    document = dxf_files.read(StringIO(dxf(felt, DIGEST)))
    assert document.units == 4, "millimetres"
    audit = document.audit()
    assert not audit.errors
    assert not audit.fixes
    space = document.modelspace()
    cloth = space.query('LWPOLYLINE[layer=="CLOTH"]').first
    corners = list(cloth.get_points("xy"))
    assert max(x for x, _ in corners) == felt.size_mm[0]
    assert max(y for _, y in corners) == felt.size_mm[1]
    assert len(space.query('*[layer=="AREAS"]')) + len(space.query('*[layer=="ZONES"]')) == len(felt.areas)
    entities = (*space.query('*[layer=="AREAS"]'), *space.query('*[layer=="ZONES"]'))
    for area, entity in zip(sorted(felt.areas, key=lambda one: not one.line), entities, strict=True):
        left, top, right, bottom = bounds(area.shape)
        if entity.dxftype() == "CIRCLE":
            (x, y, _), r = entity.dxf.center, entity.dxf.radius
            assert _near((x - r, felt.size_mm[1] - y - r, x + r, felt.size_mm[1] - y + r), bounds(area.shape)), area.id
            continue
        xs, ys = zip(*entity.get_points("xy"), strict=True)
        assert abs(min(xs) - left) < NEAR_MM
        assert abs(max(xs) - right) < NEAR_MM
        assert abs(felt.size_mm[1] - max(ys) - top) < NEAR_MM
        assert abs(felt.size_mm[1] - min(ys) - bottom) < NEAR_MM
    if felt.inscriptions:
        assert len(space.query('LWPOLYLINE[layer=="INSCRIPTIONS"]')) > 5
    assert not space.query('TEXT[layer=="INSCRIPTIONS"]')


def test_the_proof_is_a_picture_of_the_table(felt: Layout) -> None:
    image = QImage.fromData(png(felt, 800))
    assert abs(image.width() - 800) <= 1
    assert len({image.pixel(x, image.height() // 2) for x in range(0, 800, 7)}) > 20


@pytest.mark.parametrize("sheet", ["a4", "letter", "a3"])
@pytest.mark.parametrize("felt", sorted(shipped()), ids=lambda path: path.stem)
def test_sheets_of_every_felt_cover_the_cloth_and_overlap(felt: Path, sheet: str) -> None:
    size = tomllib.loads(felt.read_text(encoding="utf-8"))["size_mm"]
    found = tiles((float(size[0]), float(size[1])), sheet)
    assert max(tile.x_mm + tile.w_mm for tile in found) >= size[0]
    assert max(tile.y_mm + tile.h_mm for tile in found) >= size[1]
    assert len({tile.name for tile in found}) == len(found)
    for tile in found:
        assert tile.column == 0 or any(
            other.row == tile.row
            and other.column == tile.column - 1
            and other.x_mm + other.w_mm - tile.x_mm >= OVERLAP_MM - 0.01
            for other in found
        )
