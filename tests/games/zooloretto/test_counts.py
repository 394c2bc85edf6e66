"""The number of ways to play, counted by hand."""

import pytest

from tests.games.zooloretto.drawn import GAME
from tests.golden.golden import sequences
from zoorama.games.zooloretto.state import Options


@pytest.mark.parametrize(("seats", "species", "trucks"), [(2, 5, 3), (3, 6, 3), (4, 7, 4), (5, 8, 5)])
def test_the_first_tiles_can_be_counted_by_hand(seats: int, species: int, trucks: int) -> None:
    """Nothing is on a truck and two coins buy nothing yet, so the first player draws: plain, male or female of each
    species, four stalls or a coin. It goes on any truck. The next player draws as many kinds, or takes that truck and
    brings an animal or a stall to one of three enclosures or the barn; a coin needs no place, and the next one draws.
    """
    start = GAME.start(seats, Options(tuple(range(8 - species))))
    kinds = 3 * species + 4 + 1
    assert sequences(GAME, start, 1) == 1
    assert sequences(GAME, start, 2) == kinds
    assert sequences(GAME, start, 3) == kinds * trucks
    assert sequences(GAME, start, 4) == kinds * trucks * 2
    assert sequences(GAME, start, 5) == trucks * (kinds * kinds + (kinds - 1) * 4 + 1)


@pytest.mark.parametrize(("seats", "orders"), [(2, 8 * 7 * 6), (3, 8 * 7), (4, 8)])
def test_species_are_set_aside_one_by_one(seats: int, orders: int) -> None:
    assert sequences(GAME, GAME.start(seats, Options()), (orders > 8) + (orders > 56) + 1) == orders
