"""Cards that change places slide; hands share the cloth; a void round is calm."""

from __future__ import annotations

import pytest

from feltwright.engine import catalog
from feltwright.engine.events import CardDealt, CardsCollected, CardTurned, RoundVoided
from feltwright.layout.binding import default_layout
from feltwright.motion.board import Fittings, fold
from feltwright.motion.choreography import choreograph
from feltwright.motion.cues import CardAway, CardMove, CardSlide, Pause, SupplySet, Timeline
from feltwright.motion.places import Places
from feltwright.motion.spread import CARD_MM, apart, card_box, family_of, fitted, in_row, text_boxes


@pytest.fixture
def places() -> Places:
    game = catalog.game("blackjack")
    rules = game.rules_for()
    return Places.of(default_layout(game.id, rules), rules.seats)


def played(places: Places, fittings: Fittings, *events: object) -> Timeline:
    game = catalog.game("blackjack")
    state = game.open(game.rules_for())
    return choreograph(events, state, state, places, fittings)  # type: ignore[arg-type]


def pair(*cards: str) -> Fittings:
    return fold(Fittings(), [CardDealt("hand.2.0", number, card) for number, card in enumerate(cards)])


def test_a_split_moves_the_cards_apart_and_none_to_the_rack(places: Places) -> None:
    timeline = played(
        places,
        pair("8C", "8D"),
        CardsCollected("hand.2.0"),
        CardDealt("hand.2.0", 0, "8C"),
        CardDealt("hand.2.1", 0, "8D"),
    )
    slides = [cue for cue in timeline.cues if isinstance(cue, CardSlide)]
    assert [(cue.origin_position, cue.place) for cue in slides] == [(0, "hand.2.0"), (1, "hand.2.1")]
    assert slides[0].start_ms == slides[1].start_ms
    assert not [cue for cue in timeline.cues if isinstance(cue, CardAway | CardMove)]
    assert apart(card_box(slides[0].lie), card_box(slides[1].lie))


def test_7_E_3_closed_cards_slide_from_the_shoe_to_their_hand_without_being_seen(places: Places) -> None:
    tucked = fold(Fittings(), [CardDealt("hand.2.0", number, "") for number in range(2)])
    laid = (CardDealt("hand.3.0", 0, ""), CardDealt("hand.3.0", 1, ""))
    timeline = played(places, tucked, CardsCollected("hand.2.0"), *laid)
    slides = [cue for cue in timeline.cues if isinstance(cue, CardSlide)]
    assert [(cue.origin, cue.origin_position, cue.card) for cue in slides] == [("hand.2.0", 0, ""), ("hand.2.0", 1, "")]
    assert not [cue for cue in timeline.cues if isinstance(cue, CardAway | CardMove)]


def test_exchanged_cards_cross(places: Places) -> None:
    lay = fold(pair("TC", "5H"), [CardDealt("hand.2.1", 0, "6D"), CardDealt("hand.2.1", 1, "TH")])
    timeline = played(places, lay, CardTurned("hand.2.0", 1, "TH"), CardTurned("hand.2.1", 1, "5H"))
    ways = {(cue.origin, cue.place, cue.card) for cue in timeline.cues if isinstance(cue, CardSlide)}
    assert ways == {("hand.2.1", "hand.2.0", "TH"), ("hand.2.0", "hand.2.1", "5H")}


def test_a_closed_card_that_is_turned_flips_where_it_lies(places: Places) -> None:
    lay = fold(Fittings(), [CardDealt("dealer", 0, "8C"), CardDealt("dealer", 1, "")])
    timeline = played(places, lay, CardTurned("dealer", 1, "8C"))
    assert not [cue for cue in timeline.cues if isinstance(cue, CardSlide)]


def test_a_void_round_rests_before_the_cards_leave(places: Places) -> None:
    timeline = played(places, pair("8C", "8D"), RoundVoided("deal", ""), CardsCollected("hand.2.0"))
    away = [cue for cue in timeline.cues if isinstance(cue, CardAway)]
    assert len(away) == 2
    assert all(cue.duration_ms >= 250 for cue in away)
    voided = played(places, pair("8C"), CardsCollected("hand.2.0"), RoundVoided("deal", "")).cues
    assert isinstance([cue for cue in voided if not isinstance(cue, SupplySet)][-1], Pause)


def test_neighbours_give_way_and_come_back(places: Places) -> None:
    lay = fold(pair("8C", "8D"), [CardDealt("hand.2.1", 0, "6D")])
    timeline = played(places, lay, CardsCollected("hand.2.1"))
    back = [cue for cue in timeline.cues if isinstance(cue, CardSlide)]
    assert {cue.place for cue in back} == {"hand.2.0"}
    alone = places.lies({("hand.2.0", 0), ("hand.2.0", 1)})
    assert {cue.position: cue.lie for cue in back} == {position: alone["hand.2.0", position] for position in (0, 1)}


@pytest.mark.parametrize("hands", range(2, 9))
@pytest.mark.parametrize("cards", [1, 2, 3, 6])
def test_hands_fitted_into_a_room_lie_in_it_and_apart(hands: int, cards: int) -> None:
    room = (100.0, 50.0, 330.0, 210.0)
    lies = fitted(room, dict.fromkeys(range(hands), cards), from_right=True)
    boxes = {at: card_box(lie) for at, lie in lies.items()}
    for (number, _), box in boxes.items():
        assert min(box[0] - room[0], box[1] - room[1], room[2] - box[2], room[3] - box[3]) >= -0.01
        assert all(apart(box, other) for (n, _), other in boxes.items() if n != number)


def test_many_cards_of_the_dealer_stay_on_their_place() -> None:
    game = catalog.game("blackjack")
    layout = default_layout(game.id, game.rules_for())
    anchor = next(anchor for anchor in layout.anchors if anchor.id == "dealer")
    last = in_row(anchor, 9, 10)
    assert last.x_mm + CARD_MM[0] / 2 <= anchor.x_mm + anchor.w_mm / 2 + 0.01


def test_places_that_are_no_hands_have_no_family() -> None:
    assert family_of("hand.12.3") == ("hand.12", 3)
    assert family_of("dealer") is None
    assert family_of("seat 3 hand 0") is None


def test_words_on_an_arc_are_boxed_along_it(places: Places) -> None:
    words = next(row.words for row in places.layout.inscriptions if row.words.arc_radius_mm)
    boxes = text_boxes(words)
    middle = boxes[len(boxes) // 2]
    assert boxes[0][0] < words.x_mm < boxes[-1][2]
    assert (boxes[0][1] < middle[1]) == (words.arc_radius_mm < 0)
