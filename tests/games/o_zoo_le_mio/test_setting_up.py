"""The box, the start tile, coins, flags and luck (OZ-1 to OZ-6)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    bid,
    finish_year,
    listen,
    plain,
    refused,
    sell,
    table,
    turn_up,
)
from zoorama.engine.game import CHANCE
from zoorama.engine.match import Match
from zoorama.games.o_zoo_le_mio.actions import HOIST, Hoist, Place, TurnUp
from zoorama.games.o_zoo_le_mio.events import (
    TileTurnedUp,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
    FAMILY,
    LEFT,
    RIGHT,
    TILES,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import EAST, SOUTH, WEST


@pytest.mark.rule("OZ-1")
def test_the_box_holds_25_tiles_of_5_families_and_a_flag_for_each_player() -> None:
    view = table(4).view(None)
    assert FAMILY == ("apes", "mammals", "birds", "reptiles", "sea_animals")
    assert len(view.stack) + len(view.row) == 25
    assert view.flags == (0, 1, 2, 3)


@pytest.mark.rule("OZ-2")
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_has_two_families_with_one_to_three_stars_and_paths_out(tile: Tile) -> None:
    assert tile.left != tile.right
    assert {tile.left_stars, tile.right_stars} <= {1, 2, 3}
    assert 0 <= tile.bushes <= 3
    assert tile.exits


# OZ-3 is shown in test_tiles.py.
@pytest.mark.rule("OZ-4", "OZ-9")
def test_a_zoo_begins_with_paths_to_the_west_and_the_east_of_the_start_tile() -> None:
    straight = Tile(APES, 1, BIRDS, 1, 0, (LEFT, RIGHT))
    match = table(2, (straight,))
    bid(match, 1, 0)
    assert set(match.legal(0)) == {
        Place(1, 0, EAST),
        Place(2, 0, WEST),
        Place(-1, 0, WEST),
        Place(-2, 0, EAST),
    }


@pytest.mark.rule("OZ-4")
def test_the_cell_of_the_entrance_hut_stays_empty() -> None:
    match = table(2, plain(3))
    sell(match, 0, 1, 0, SOUTH)  # (1, 0) and (1, 1), east of the hut
    bid(match, 1, 0)
    assert refused(match, Place(0, 1, WEST)) == "OZ-4"
    assert refused(match, Place(-1, 1, EAST)) == "OZ-4"


@pytest.mark.rule("OZ-4")
def test_a_path_may_run_up_to_the_hut_as_into_any_empty_cell() -> None:
    match = table(2, plain(2))
    sell(match, 0, 1, 0, SOUTH)  # its lower half has an exit to the west, where the hut stands
    assert len(match.view(None).zoos[0].laid) == 1


@pytest.mark.rule("OZ-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_eight_coins_and_flags_in_any_order(seats: int) -> None:
    match = Match(ZOO, ("a", "b", "c", "d")[:seats])
    assert match.turn() is CHANCE
    assert ZOO.chances(match.state()).pairs() == [(HOIST[seat], 1) for seat in range(seats)]
    match.luck(HOIST[1])
    assert refused(match, Hoist(1)) == "OZ-5"
    assert all(zoo.purse == 8 for zoo in match.view(None).zoos)


@pytest.mark.rule("OZ-5")
def test_the_last_flag_needs_no_luck() -> None:
    match = Match(ZOO, ("a", "b", "c"))
    match.luck(HOIST[2])
    match.luck(HOIST[0])
    assert match.view(None).flags == (2, 0, 1)


@pytest.mark.rule("OZ-5", "OZ-6")
def test_every_tile_still_face_down_is_equally_likely() -> None:
    match = Match(ZOO, ("a", "b"))
    match.luck(HOIST[0])
    match.luck(TurnUp(7))
    assert ZOO.chances(match.state()).pairs() == [(TurnUp(tile), 1) for tile in range(25) if tile != 7]
    assert refused(match, TurnUp(7)) == "OZ-6"


@pytest.mark.rule("OZ-5")
def test_the_bank_never_runs_out() -> None:
    """The box has 35 coins; four rich zoos in the fourth year need more."""
    match = table(4, plain(25))
    for year in range(5):
        finish_year(match)
        turn_up(match)
        assert sum(zoo.purse for zoo in match.view(None).zoos) == 32 + 5 * sum(range(1, year + 2))


@pytest.mark.rule("OZ-5", "OZ-6")
def test_what_luck_brings_is_told() -> None:
    match = Match(ZOO, ("a", "b"))
    heard = listen(match)
    match.luck(HOIST[1])
    match.luck(TurnUp(3))
    assert heard[-1] == TileTurnedUp(APES, 2, BIRDS, 3, 1)
    assert heard[-1].reveals()
