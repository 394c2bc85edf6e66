"""Laying the tile won (OZ-9)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    bid,
    lay,
    listen,
    plain,
    refused,
    sell,
    table,
    turn_up,
)
from zoorama.engine.dealer import Rng
from zoorama.engine.game import OVER, Kind
from zoorama.games.o_zoo_le_mio.actions import BID, Place
from zoorama.games.o_zoo_le_mio.events import (
    TileLaid,
    TileLost,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
    LEFT,
    TOP_LEFT,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import EAST, NORTH, SOUTH, WEST


@pytest.mark.rule("OZ-9")
def test_the_winner_lays_the_tile_at_once() -> None:
    match = table(2, plain(1))
    heard = listen(match)
    bid(match, 0, 1)
    assert refused(match, BID[0]) == "OZ-7"
    lay(match, 1, 0, NORTH)
    assert TileLaid(1, APES, BIRDS, 1, 0, NORTH) in heard
    laid = match.view(0).zoos[1].laid[0]
    assert (laid.x, laid.y, laid.heading, laid.auction) == (1, 0, NORTH, 1)


@pytest.mark.rule("OZ-9")
def test_a_tile_may_lie_in_any_rotation() -> None:
    match = table(2, plain(1))
    bid(match, 1, 0)
    eastern = {place for place in match.legal(0) if isinstance(place, Place) and place.x > 0}
    # A cross joins the path at (1, 0) with its left half or with its right half. Every half has a path to the south,
    # and grass of the start tile touches neither (1, -1) nor (1, 1).
    assert eastern == {
        Place(1, 0, EAST),
        Place(1, 0, SOUTH),
        Place(1, 0, NORTH),
        Place(2, 0, WEST),
        Place(1, -1, SOUTH),
        Place(1, 1, NORTH),
    }


@pytest.mark.rule("OZ-9")
def test_a_tile_must_be_joined_by_a_path() -> None:
    """Against the grass north of the start tile a tile lies edge to edge, and still not joined."""
    lane = Tile(APES, 1, BIRDS, 1, 0, (LEFT,))
    match = table(2, (lane,))
    bid(match, 1, 0)
    assert refused(match, Place(0, -1, NORTH)) == "OZ-9"
    assert refused(match, Place(5, 5, EAST)) == "OZ-9"


@pytest.mark.rule("OZ-9")
def test_no_path_may_end_against_grass() -> None:
    corner = Tile(APES, 1, BIRDS, 1, 0, (LEFT, TOP_LEFT))
    match = table(2, (corner, corner))
    bid(match, 1, 0)
    assert Place(1, 0, EAST) in match.legal(0)
    assert refused(match, Place(1, 0, WEST)) == "OZ-9"  # on the start tile
    assert refused(match, Place(1, -1, SOUTH)) == "OZ-9"  # the start tile's path would end against grass
    lay(match, 1, 0, EAST)
    bid(match, 1, 0)
    assert refused(match, Place(0, -1, EAST)) == "OZ-9"  # a path from (1, 0) would end against grass


@pytest.mark.rule("OZ-9")
def test_no_tile_lies_on_another() -> None:
    match = table(2, plain(2))
    sell(match, 0, 1, 0)
    bid(match, 1, 0)
    assert refused(match, Place(2, 0, EAST)) == "OZ-9"
    assert refused(match, Place(1, -1, SOUTH)) == "OZ-9"


@pytest.mark.rule("OZ-9")
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    end = Tile(APES, 1, BIRDS, 1, 0, (LEFT,))  # a dead end
    match = table(2, (end, end, end, *plain(2)))
    sell(match, 0, 1, 0)
    sell(match, 0, -1, 0, WEST)
    heard = listen(match)
    bid(match, 2, 1)
    assert TileLost(0) in heard
    assert match.view(0).lost == (2,)
    assert match.view(0).zoos[0].purse == 4  # paid for all the same
    assert match.view(0).auction == 4
    assert match.turn().kind is Kind.TOGETHER


@pytest.mark.rule("OZ-9")
def test_what_was_laid_can_be_taken_back_until_somebody_bids() -> None:
    match = table(2, plain(5))
    bid(match, 1, 0)
    lay(match, 1, 0)
    match.undo(0)
    assert match.turn().seats == (0,)
    lay(match, -1, 0, WEST)
    match.act(1, BID[0])
    assert not match.can_undo(0)


@pytest.mark.rule("OZ-9")
def test_a_guess_lists_the_places_for_a_tile_in_the_order_of_the_choices() -> None:
    """The board writes their numbers into the free squares."""
    match = table(3)
    while match.turn() is not OVER:
        bid(match, 0, 0, 0)
        seat = match.turn().seats[0]
        legal = match.legal(seat)
        assert ZOO.legal(ZOO.guess(match.view(seat), Rng(0)), seat) == legal
        match.act(seat, legal[len(match.moves) % len(legal)])
        turn_up(match)
