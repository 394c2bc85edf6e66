"""Enclosures and what they are worth (OZ-10)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    cross,
    sell,
    table,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
    LEFT,
    MAMMALS,
    REPTILES,
    TOP_LEFT,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import EAST, NORTH, SOUTH


@pytest.mark.rule("OZ-10")
def test_neighbouring_cells_of_a_family_form_one_enclosure_across_tiles() -> None:
    """Two 2-star bird cells side by side are worth 4."""
    match = table(2, (cross(APES, 1, BIRDS, 2), cross(BIRDS, 2, REPTILES, 3)))
    sell(match, 0, 1, 0)
    assert match.view(0).zoos[0].enclosures == (1, 0, 2, 0, 0)
    sell(match, 0, 3, 0)
    assert match.view(0).zoos[0].enclosures == (1, 0, 4, 3, 0)


@pytest.mark.rule("OZ-10")
def test_cells_that_touch_at_a_corner_do_not_join_and_only_the_best_counts() -> None:
    """The rulebook's case: reptiles 3 and 2, corner to corner."""
    match = table(2, (cross(APES, 1, REPTILES, 3), cross(APES, 1, REPTILES, 2)))
    sell(match, 0, 1, 0)  # reptiles at (2, 0)
    sell(match, 0, 2, 1, EAST)  # reptiles at (3, 1)
    assert match.view(0).zoos[0].enclosures[REPTILES] == 3


@pytest.mark.rule("OZ-10")
def test_paths_do_not_matter_for_enclosures() -> None:
    """Grass lies between the two bird cells: they join all the same."""
    first = Tile(APES, 1, BIRDS, 1, 0, (LEFT, TOP_LEFT))
    second = Tile(APES, 1, BIRDS, 2, 0, (LEFT,))
    over = Tile(MAMMALS, 1, BIRDS, 3, 0, (LEFT, 5))  # left and bottom_left
    match = table(2, (first, over, second))
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)
    assert match.view(0).zoos[0].enclosures[BIRDS] == 4


@pytest.mark.rule("OZ-10")
def test_a_tile_can_join_enclosures_that_were_apart() -> None:
    match = table(
        2,
        (
            cross(BIRDS, 1, APES, 1),
            cross(REPTILES, 1, MAMMALS, 1),
            cross(BIRDS, 2, APES, 1),
            cross(BIRDS, 3, APES, 1),
        ),
    )
    sell(match, 0, 1, 0, NORTH)  # birds at (1, 0)
    sell(match, 0, 2, -1, EAST)
    sell(match, 0, 3, 0, SOUTH)  # birds at (3, 0)
    assert match.view(0).zoos[0].enclosures[BIRDS] == 2
    sell(match, 0, 2, 0, SOUTH)  # birds at (2, 0), between them
    assert match.view(0).zoos[0].enclosures[BIRDS] == 6
