"""Paint for wheels: the turned bowl, the rotor with its pockets and turret, the ball; the wheel with pegs and clapper.

Everything about the origin, with an outer radius of 1.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from feltwright.engine.wheels import Wheel
from feltwright.felt.glyphs import glyph
from feltwright.felt.lettering import straight
from feltwright.felt.theme import CLOTHS, GOLD_STOPS, gradient, printed

ROTOR = 0.735
NUMBERS = 0.605
POCKETS = 0.455
_ORIGIN = QPointF(0, 0)
_SUITS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_PICTURES = {
    "joker": "🃏",
    "jk": "🃏",
    "logo": "♛",
    "casino": "♛",
    "casino_name": "♛",
    "house": "♛",
    "star": "★",
    "spade": "♠",
    "heart": "♥",
    "club": "♣",
    "diamond": "♦",
}


def section_colour(name: str) -> QColor:
    """The colour of a section, by the felt's names or any colour name."""
    try:
        return printed(name, CLOTHS["green"])
    except KeyError:
        return QColor(name) if QColor.isValidColorName(name) else QColor("#6b4a2a")


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(_ORIGIN, radius, radius)
    return path


def _ring(outer: float, inner: float) -> QPainterPath:
    path = _disc(outer)
    path.addEllipse(_ORIGIN, inner, inner)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _gold(width: float, radius: float = 1.0) -> QPen:
    return QPen(gradient(GOLD_STOPS, QPointF(-radius, -radius), QPointF(radius, radius)), width)


def _sheen(colours: tuple[str, ...], turn_deg: float) -> QBrush:
    """Turned metal or wood: light catches it in four places."""
    made = QConicalGradient(_ORIGIN, turn_deg)
    for step in range(9):
        made.setColorAt(step / 8, QColor(colours[step % len(colours)]))
    return QBrush(made)


def paint_bowl(painter: QPainter) -> None:
    """What stands still: rim, ball track, the slope with its deflectors, and the shadow they throw."""
    shade = QRadialGradient(QPointF(0.03, 0.05), 1.06)
    shade.setColorAt(0.90, QColor(0, 0, 0, 170))
    shade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(-1.1, -1.1, 2.2, 2.2), QBrush(shade))
    rim = QRadialGradient(_ORIGIN, 1.0)
    for at, colour in ((0.86, "#3a1a08"), (0.90, "#8a4c1e"), (0.945, "#c98445"), (0.975, "#8f5122"), (1.0, "#331505")):
        rim.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(1.0), QBrush(rim))
    painter.fillPath(_ring(1.0, 0.90), _translucent(_sheen(("#ffd9a0", "#3a1604"), 35), painter))
    track = QRadialGradient(_ORIGIN, 0.91)
    for at, colour in ((0.90, "#4b2610"), (0.945, "#7a4420"), (0.985, "#5a2d12"), (1.0, "#1d0c03")):
        track.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(0.91), QBrush(track))
    slope = QRadialGradient(QPointF(-0.05, -0.08), 0.86)
    for at, colour in ((0.80, "#2b1205"), (0.9, "#6d3917"), (1.0, "#a4632f")):
        slope.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(0.835), QBrush(slope))
    painter.fillPath(_ring(0.835, 0.735), _translucent(_sheen(("#2a0e00", "#ffd9a0"), 60), painter))
    for radius, width in ((0.908, 0.010), (0.835, 0.007), (0.748, 0.012)):
        painter.strokePath(_disc(radius), _gold(width))
    _paint_deflectors(painter)


def _translucent(brush: QBrush, painter: QPainter) -> QBrush:
    """A sheen that lets the wood through."""
    made = brush.gradient()
    soft = QConicalGradient(_ORIGIN, 35)
    for at, colour in made.stops():
        soft.setColorAt(at, QColor(colour.red(), colour.green(), colour.blue(), 58))
    painter.setPen(Qt.PenStyle.NoPen)
    return QBrush(soft)


def _paint_deflectors(painter: QPainter) -> None:
    """Eight brass diamonds on the slope, every other one across."""
    for number in range(8):
        long, wide = (0.034, 0.013) if number % 2 else (0.013, 0.034)
        stone = QPainterPath(QPointF(0, -0.79 - long))
        for x, y in ((wide, -0.79), (0, -0.79 + long), (-wide, -0.79)):
            stone.lineTo(x, y)
        stone.closeSubpath()
        stone = QTransform().rotate(number * 45 + 22.5).map(stone)
        painter.fillPath(stone.translated(0.004, 0.008), QColor(0, 0, 0, 130))
        box = stone.boundingRect()
        painter.fillPath(stone, QBrush(gradient(GOLD_STOPS, box.topLeft(), box.bottomRight())))


def _sector(outer: float, inner: float, start_deg: float, span_deg: float) -> QPainterPath:
    """A sector of a ring; degrees clockwise from the top."""
    far, near = QRectF(-outer, -outer, 2 * outer, 2 * outer), QRectF(-inner, -inner, 2 * inner, 2 * inner)
    path = QPainterPath()
    path.arcMoveTo(far, 90 - start_deg)
    path.arcTo(far, 90 - start_deg, -span_deg)
    path.arcTo(near, 90 - start_deg - span_deg, span_deg)
    path.closeSubpath()
    return path


def paint_rotor(painter: QPainter, wheel: Wheel) -> None:
    """What turns under the ball: numbers, pockets, the cone and the turret, section 0 at the top."""
    count = len(wheel.faces)
    span = 360 / count
    painter.fillPath(_disc(ROTOR), QColor("#1a0b04"))
    for name in set(wheel.colours):
        _paint_pockets(painter, section_colour(name), [n * span for n in _sections(wheel, name)], span)
    for number, face in enumerate(wheel.faces):
        place = QTransform().rotate(number * span).translate(0, -(ROTOR + NUMBERS) / 2)
        painter.fillPath(place.map(straight(face, "caps", 0.052)), QColor("#fff8e6"))
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, width in ((ROTOR - 0.004, 0.010), (NUMBERS, 0.008), (POCKETS, 0.010)):
        painter.strokePath(_disc(radius), _gold(width))
    for number in range(count):
        _paint_fret(painter, (number + 0.5) * span)
    _paint_cone(painter)


def _sections(wheel: Wheel, colour: str) -> list[int]:
    return [number for number, name in enumerate(wheel.colours) if name == colour]


def _sectors(outer: float, inner: float, middles_deg: list[float], span: float) -> QPainterPath:
    """All sectors of one colour as one outline: filled at once they cost a tenth."""
    whole = QPainterPath()
    for middle in middles_deg:
        whole.addPath(_sector(outer, inner, middle - span / 2, span))
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


def _paint_pockets(painter: QPainter, colour: QColor, middles_deg: list[float], span: float) -> None:
    """The number plates and pockets of one colour."""
    band = QRadialGradient(_ORIGIN, ROTOR)
    for at, shade in ((NUMBERS / ROTOR, colour.darker(112)), (0.93, colour.lighter(112)), (1.0, colour.darker(130))):
        band.setColorAt(at, shade)
    painter.fillPath(_sectors(ROTOR, NUMBERS, middles_deg, span), QBrush(band))
    well = QRadialGradient(_ORIGIN, NUMBERS)
    for at, shade in ((POCKETS / NUMBERS, colour.darker(260)), (0.86, colour.darker(150)), (1.0, colour.darker(210))):
        well.setColorAt(at, shade)
    painter.fillPath(_sectors(NUMBERS, POCKETS, middles_deg, span), QBrush(well))


def _paint_fret(painter: QPainter, at_deg: float) -> None:
    turn = at_deg * pi / 180
    way = QPointF(sin(turn), -cos(turn))
    painter.setPen(QPen(QColor("#f0d48a"), 0.008))
    painter.drawLine(way * POCKETS, way * NUMBERS)
    painter.setPen(QPen(QColor("#c49a45"), 0.0045))
    painter.drawLine(way * NUMBERS, way * ROTOR)


def _paint_cone(painter: QPainter) -> None:
    """The wooden cone and the brass turret with its four arms."""
    cone = QRadialGradient(_ORIGIN, POCKETS)
    for at, colour in ((0.0, "#c98445"), (0.35, "#8f5122"), (0.75, "#6b3614"), (1.0, "#2c1204")):
        cone.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(POCKETS - 0.004), QBrush(cone))
    painter.fillPath(_disc(POCKETS - 0.004), _translucent(_sheen(("#ffd9a0", "#200a00"), 20), painter))
    for radius in (0.40, 0.30):
        painter.strokePath(_disc(radius), QPen(QColor(30, 12, 0, 90), 0.006))
    for arm in range(4):
        _paint_arm(painter, arm * 90 + 45)
    for radius, colours in ((0.125, ("#fff3c0", "#c08d30", "#5c3a08")), (0.082, ("#fffbe8", "#e6bd58", "#8a5c14"))):
        dome = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.55)
        for at, colour in zip((0.0, 0.5, 1.0), colours, strict=True):
            dome.setColorAt(at, QColor(colour))
        painter.fillPath(_disc(radius), QBrush(dome))
        painter.strokePath(_disc(radius), QPen(QColor(60, 36, 4, 160), 0.005))


def _paint_arm(painter: QPainter, at_deg: float) -> None:
    painter.save()
    painter.rotate(at_deg)
    rod = QRectF(-0.017, -0.30, 0.034, 0.25)
    metal = gradient(
        ((0.0, "#7a5214"), (0.35, "#fff1bd"), (0.7, "#d2a244"), (1.0, "#6b450d")), rod.topLeft(), rod.topRight()
    )
    painter.fillRect(rod.translated(0.008, 0.008), QColor(0, 0, 0, 70))
    painter.fillRect(rod, QBrush(metal))
    knob = QRadialGradient(QPointF(-0.012, -0.312), 0.05)
    for at, colour in ((0.0, "#fff7d6"), (0.5, "#dcae4c"), (1.0, "#6b450d")):
        knob.setColorAt(at, QColor(colour))
    ball = QPainterPath()
    ball.addEllipse(QPointF(0, -0.305), 0.032, 0.032)
    painter.fillPath(ball, QBrush(knob))
    painter.restore()


def paint_ball(painter: QPainter, radius: float) -> None:
    """An ivory ball with its shadow."""
    drop = QRadialGradient(QPointF(radius * 0.35, radius * 0.5), radius * 1.5)
    drop.setColorAt(0.5, QColor(0, 0, 0, 150))
    drop.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(-radius * 2, -radius * 2, radius * 4, radius * 4), QBrush(drop))
    light = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.5)
    for at, colour in ((0.0, "#ffffff"), (0.55, "#efe9da"), (1.0, "#a59a80")):
        light.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(radius), QBrush(light))


def paint_frame(painter: QPainter) -> None:
    """What stands still behind a wheel with pegs: a wooden ring and its shadow."""
    shade = QRadialGradient(QPointF(0.03, 0.05), 1.06)
    shade.setColorAt(0.88, QColor(0, 0, 0, 170))
    shade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(-1.1, -1.1, 2.2, 2.2), QBrush(shade))
    rim = QRadialGradient(_ORIGIN, 1.0)
    for at, colour in ((0.90, "#2b1205"), (0.94, "#8f5122"), (0.97, "#c98445"), (1.0, "#331505")):
        rim.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(1.0), QBrush(rim))
    painter.strokePath(_disc(0.992), _gold(0.010))


def paint_peg_wheel(painter: QPainter, wheel: Wheel) -> None:
    """A wheel of sections with a peg on every line, section 0 at the top."""
    count = len(wheel.faces)
    span = 360 / count
    painter.fillPath(_disc(0.935), QColor("#3a1c0b"))
    for name in set(wheel.colours):
        _paint_sections(painter, section_colour(name), [n * span for n in _sections(wheel, name)], span)
    for number in range(count):
        turn = (number + 0.5) * span * pi / 180
        way = QPointF(sin(turn), -cos(turn))
        painter.setPen(QPen(QColor("#e3c06a"), 0.006))
        painter.drawLine(way * 0.50, way * 0.865)
    _paint_labels(painter, wheel)
    for radius, width in ((0.93, 0.012), (0.865, 0.010), (0.50, 0.014)):
        painter.strokePath(_disc(radius), _gold(width))
    for number in range(count):
        _paint_peg(painter, (number + 0.5) * span)
    _paint_hub(painter)


def _paint_sections(painter: QPainter, colour: QColor, middles_deg: list[float], span: float) -> None:
    light = QRadialGradient(_ORIGIN, 0.865)
    for at, shade in (
        (0.56, colour.darker(150)),
        (0.8, colour),
        (0.95, colour.lighter(112)),
        (1.0, colour.darker(125)),
    ):
        light.setColorAt(at, shade)
    painter.fillPath(_sectors(0.865, 0.50, middles_deg, span), QBrush(light))


def _paint_labels(painter: QPainter, wheel: Wheel) -> None:
    """What the sections show, all in one size, read from the rim."""
    span = 360 / len(wheel.faces)
    labels = {face: _label(face) for face in set(wheel.faces)}
    room = 2 * pi * 0.79 * span / 360 * 0.80
    size = min(0.085, *(room / label.boundingRect().width() for label in labels.values()))
    for number, (face, name) in enumerate(zip(wheel.faces, wheel.colours, strict=True)):
        label = labels[face]
        box = label.boundingRect()
        ink = QColor("#1a1410") if section_colour(name).lightnessF() > 0.55 else QColor("#fff8e6")
        place = QTransform().rotate(number * span).translate(0, -0.835).scale(size, size)
        painter.fillPath(place.translate(-box.center().x(), -box.top()).map(label), ink)


def _label(face: str) -> QPainterPath:
    """A sign, a card as rank over suit, or a figure; capitals 1 high."""
    sign = glyph(_PICTURES.get(face.lower().rstrip("0123456789"), ""))
    if sign is not None:
        return QTransform.fromScale(0.95, 0.95).map(sign)
    if len(face) == 2 and face[0] in "23456789TJQKA" and face[1] in _SUITS:
        whole = straight("10" if face[0] == "T" else face[0], "condensed", 1.0)
        suit = glyph(_SUITS[face[1]])
        assert suit is not None, "every suit has an outline"
        whole.addPath(suit.translated(0, 1.75))
        return whole
    words = straight(face, "condensed", 1.0)
    return words if len(face) <= 3 else QTransform().rotate(90).scale(0.6, 0.6).map(words)


def _paint_peg(painter: QPainter, at_deg: float) -> None:
    turn = at_deg * pi / 180
    at = QPointF(sin(turn) * 0.898, -cos(turn) * 0.898)
    light = QRadialGradient(at - QPointF(0.005, 0.006), 0.02)
    for stop, colour in ((0.0, "#fffbe8"), (0.5, "#dcae4c"), (1.0, "#6b450d")):
        light.setColorAt(stop, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawEllipse(at + QPointF(0.006, 0.009), 0.015, 0.015)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(at, 0.014, 0.014)


def _paint_hub(painter: QPainter) -> None:
    hub = QRadialGradient(QPointF(-0.1, -0.14), 0.62)
    for at, colour in ((0.0, "#b06e35"), (0.5, "#7a421a"), (1.0, "#34160a")):
        hub.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(0.493), QBrush(hub))
    painter.fillPath(_disc(0.493), _translucent(_sheen(("#ffd9a0", "#200a00"), 20), painter))
    for point in range(16):
        long = 0.40 if point % 2 == 0 else 0.27
        ray = QPainterPath(QPointF(0, -long))
        ray.lineTo(0.035, -0.12)
        ray.lineTo(-0.035, -0.12)
        ray.closeSubpath()
        ray = QTransform().rotate(point * 22.5).map(ray)
        painter.fillPath(ray, QBrush(gradient(GOLD_STOPS, QPointF(-0.4, -0.4), QPointF(0.4, 0.4))))
        painter.strokePath(ray, QPen(QColor(60, 30, 4, 140), 0.003))
    for radius, colours in ((0.15, ("#fff3c0", "#c08d30", "#5c3a08")), (0.09, ("#fffbe8", "#e6bd58", "#8a5c14"))):
        dome = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.55)
        for at, colour in zip((0.0, 0.5, 1.0), colours, strict=True):
            dome.setColorAt(at, QColor(colour))
        painter.fillPath(_disc(radius), QBrush(dome))


def paint_clapper(painter: QPainter) -> None:
    """A leather tongue on a brass pin, hanging down from the origin."""
    tongue = QPainterPath(QPointF(-0.026, -0.01))
    tongue.cubicTo(-0.022, 0.07, -0.012, 0.12, 0.0, 0.155)
    tongue.cubicTo(0.012, 0.12, 0.022, 0.07, 0.026, -0.01)
    tongue.closeSubpath()
    painter.fillPath(tongue.translated(0.01, 0.012), QColor(0, 0, 0, 120))
    leather = gradient(((0.0, "#e8c07a"), (0.5, "#b3742f"), (1.0, "#5f3510")), QPointF(-0.03, 0), QPointF(0.03, 0))
    painter.fillPath(tongue, QBrush(leather))
    painter.strokePath(tongue, QPen(QColor("#3a1c06"), 0.005))
    pin = QRadialGradient(QPointF(-0.01, -0.012), 0.05)
    for at, colour in ((0.0, "#fffbe8"), (0.5, "#dcae4c"), (1.0, "#6b450d")):
        pin.setColorAt(at, QColor(colour))
    painter.fillPath(_disc(0.034), QBrush(pin))
