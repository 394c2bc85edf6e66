"""The deck, the deal and who begins (ZP-1 to ZP-3)."""

import pytest

from tests.games.zoop.drawn import (
    COLOURS,
    DULL,
    GAME,
    card,
    deal,
    new_match,
    table,
)
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import Event, Kind
from zoorama.games.zoop.actions import (
    GIVE,
)
from zoorama.games.zoop.events import (
    CardPutBack,
    CardTurnedUp,
)
from zoorama.games.zoop.parts import CARDS, deck
from zoorama.games.zoop.state import Options


@pytest.mark.rule("ZP-1")
@pytest.mark.parametrize(("colours", "total"), [(3, 82), (4, 106)])
def test_the_deck_has_24_animals_of_each_colour_6_jokers_and_4_cages(colours: int, total: int) -> None:
    counts = dict(zip(CARDS, deck(colours), strict=True))
    assert sum(counts.values()) == total
    assert (counts.pop("joker"), counts.pop("cage")) == (6, 4)
    for number, colour in enumerate(COLOURS):
        there = int(number < colours)
        for species in ("rabbit", "koala", "toucan"):
            assert counts.pop(f"{colour}-{species}") == counts.pop(f"{colour}-{species}s") == 3 * there
        for face in ("chameleon", "crab", "monkeys", "frogs", "kangaroo", "kangaroos"):
            assert counts.pop(f"{colour}-{face}") == there
    assert not counts


@pytest.mark.rule("ZP-1")
def test_a_table_may_play_with_three_colours() -> None:
    match = new_match(3, Options(colours=3))
    assert match.view(0).pile == 82
    with pytest.raises(IllegalAction, match="ZP-1"):
        match.luck(GIVE[card("blue-rabbit")])


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize(("seats", "hand"), [(3, 8), (4, 8), (5, 8), (6, 8), (7, 6), (8, 6)])
def test_everybody_gets_8_cards_or_6_with_seven_or_eight_players(seats: int, hand: int) -> None:
    match = new_match(seats)
    deal(match, "red-rabbit")
    view = match.view(None)
    assert [player.cards for player in view.players] == [hand] * seats
    assert view.pile == 106 - seats * hand - 1
    assert view.top == card("red-rabbit")


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize("special", ["joker", "cage"])
def test_a_joker_or_cage_turned_up_goes_back_into_the_pile(special: str) -> None:
    match = new_match(3)
    while match.view(None).debts:
        match.luck(GAME.chances(match.state()).outcomes[0])
    heard: list[Event] = []
    match.listeners.append(lambda move, events: heard.extend(events))
    before = match.state().pile.counts[card(special)], match.view(None).pile
    match.luck(GIVE[card(special)])
    assert heard == [CardTurnedUp(card(special)), CardPutBack(card(special))]
    assert (match.state().pile.counts[card(special)], match.view(None).pile) == before
    assert match.turn().kind is Kind.CHANCE
    match.luck(GIVE[card("blue-toucan")])
    assert match.view(None).top == card("blue-toucan")
    assert match.view(None).pile == before[1] - 1


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize("face", ["monkeys", "frogs", "crab", "kangaroo", "kangaroos", "chameleon"])
def test_the_first_card_has_no_effect_and_nobody_can_call_on_it(face: str) -> None:
    match = new_match(3)
    deal(match, f"red-{face}")
    view = match.view(None)
    assert match.turn().seats == (0,)
    assert view.clockwise
    assert [player.cards for player in view.players] == [8, 8, 8]


@pytest.mark.rule("ZP-3")
def test_the_first_seat_begins_and_play_goes_clockwise() -> None:
    match = new_match(4)
    deal(match, "red-rabbit")
    assert match.turn().seats == (0,)
    at = table("red-rabbit", "red-koala blue-crab", DULL, DULL, DULL)
    at.play(0, "red-koala")
    at.nobody_calls()
    assert at.asked() == (1,)
