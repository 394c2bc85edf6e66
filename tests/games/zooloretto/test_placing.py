"""Zooloretto, rule by rule: where tiles go (ZO-2, ZO-12 to ZO-15)."""

import pytest

from tests.games.zooloretto.drawn import (
    GAME,
    act,
    house,
    kind,
    money_of,
    position,
    refusal,
    taken,
    tile,
    tiles,
    words,
    zoo,
)
from zoorama.engine.game import Action
from zoorama.games.zooloretto.events import EnclosureCompleted, OffspringBorn, TileHoused
from zoorama.games.zooloretto.parts import BARN, LEOPARD, A, B
from zoorama.games.zooloretto.state import State


def housings(state: State) -> list[Action]:
    return GAME.legal(state, 0)


@pytest.mark.rule("ZO-12")
def test_an_animal_goes_to_an_empty_enclosure_or_to_its_species_or_to_the_barn() -> None:
    state = taken(zoo("zebra", "panda"), "zebra")
    assert housings(state) == [house("zebra", "a"), house("zebra", "c"), house("zebra", "barn")]
    assert refusal(state, house("zebra", "b")) == "ZO-12"


@pytest.mark.rule("ZO-12")
def test_one_species_may_live_in_several_enclosures() -> None:
    state = taken(zoo("zebra"), "2*zebra")
    act(state, house("zebra", "b"), house("zebra", "c"))
    assert [words(animals) for animals in state.zoos[0].enclosures] == ["zebra", "zebra", "zebra"]


@pytest.mark.rule("ZO-12")
def test_a_full_enclosure_takes_no_more() -> None:
    state = taken(zoo("panda", "4*zebra", "leopard"), "zebra")
    assert housings(state) == [house("zebra", "barn")]
    assert refusal(state, house("zebra", "b")) == "ZO-12"


@pytest.mark.rule("ZO-12", "ZO-13", "ZO-20")
def test_an_expansion_takes_nothing_before_it_is_turned_face_up() -> None:
    state = taken(zoo(), "zebra balloons")
    assert refusal(state, house("zebra", "expansion")) == refusal(state, house("balloons", "expansion")) == "ZO-20"
    state = taken(zoo("", "", "", "panda", stalls=("", "", "", "lemonade")), "zebra balloons")
    assert refusal(state, house("zebra", "expansion")) == "ZO-12"
    assert refusal(state, house("balloons", "expansion")) == "ZO-13"
    assert refusal(state, house("zebra", "expansion-2")) == refusal(state, house("balloons", "expansion-2")) == "ZO-20"


@pytest.mark.rule("ZO-13")
def test_a_stall_goes_to_a_free_stall_space_or_to_the_barn() -> None:
    state = taken(zoo(stalls=("ice-cream", "lemonade")), "balloons")
    assert housings(state) == [house("balloons", "b"), house("balloons", "c"), house("balloons", "barn")]
    assert refusal(state, house("balloons", "a")) == "ZO-13"


@pytest.mark.rule("ZO-2", "ZO-13")
def test_enclosure_b_has_two_stall_spaces_and_the_others_one() -> None:
    state = taken(zoo("", "", "", "", stalls=("ice-cream", "lemonade", "lemonade", "ice-cream")), "2*balloons")
    act(state, house("balloons", "b"))
    assert state.zoos[0].stalls[B] == (1, 2)
    assert housings(state) == [house("balloons", "barn")]


@pytest.mark.rule("ZO-13")
def test_stalls_need_no_animals_beside_them() -> None:
    state = taken(zoo(), "souvenirs ice-cream")
    act(state, house("souvenirs", "b"), house("ice-cream", "b"))
    assert state.zoos[0].stalls == [(), (0, 3), ()]


@pytest.mark.rule("ZO-14")
def test_coin_tiles_are_money_at_once() -> None:
    state = taken(zoo(coins=1), "coin zebra coin")
    assert money_of(state) == [3, 2]
    assert words(state.to_house) == "zebra"


@pytest.mark.rule("ZO-15")
def test_tiles_are_unloaded_in_the_order_the_player_chooses() -> None:
    state = taken(zoo("panda", "leopard"), "zebra elephant")
    assert housings(state) == [
        house("elephant", "c"),
        house("elephant", "barn"),
        house("zebra", "c"),
        house("zebra", "barn"),
    ]
    act(state, house("zebra", "c"))
    assert housings(state) == [house("elephant", "barn")]


@pytest.mark.rule("ZO-15")
def test_two_alike_are_one_choice_and_a_fertile_one_is_another() -> None:
    state = taken(zoo("panda", "leopard", "elephant"), "zebra zebra-male zebra")
    assert housings(state) == [house("zebra", "barn"), house("zebra-male", "barn")]


@pytest.mark.rule("ZO-15")
def test_a_birth_and_the_coins_come_before_the_next_tile_is_placed() -> None:
    state = taken(zoo("", "2*leopard leopard-female"), "leopard-male zebra")
    log = act(state, house("leopard-male", "b"))
    assert log == [
        TileHoused(0, tile("leopard-male"), B),
        OffspringBorn(0, LEOPARD, BARN),
        EnclosureCompleted(0, B, 1),
    ]
    assert housings(state)[0] == house("zebra", "a")


@pytest.mark.rule("ZO-15")
def test_the_order_decides_who_finds_room() -> None:
    """Two in the 5-space and three on the truck: there is room for the offspring or for the last of the three."""
    mine = "zebra zebra-female", "panda", "panda"
    state = taken(zoo(*mine), "zebra zebra-male zebra")
    act(state, house("zebra-male", "a"), house("zebra", "a"))
    assert housings(state) == [house("zebra", "barn")]
    state = taken(zoo(*mine), "zebra zebra-male zebra")
    act(state, house("zebra", "a"), house("zebra", "a"), house("zebra-male", "a"))
    assert words(state.zoos[0].enclosures[A]) == "zebra zebra zebra zebra-father zebra-mother"
    assert words(state.zoos[0].barn) == "zebra-offspring"


@pytest.mark.rule("ZO-2", "ZO-22")
@pytest.mark.parametrize(
    ("where", "spaces", "coins"), [("a", 5, 2), ("b", 4, 1), ("c", 6, 0), ("expansion", 5, 1), ("expansion-2", 5, 1)]
)
def test_each_enclosure_has_its_spaces_and_pays_its_coins_when_the_last_is_filled(
    where: str, spaces: int, coins: int
) -> None:
    mine = zoo("", "", "", "", "", coins=2)
    state = position(mine, zoo())
    for filled in range(1, spaces + 1):
        state.to_house = tiles("zebra")
        state.stack.take(kind("zebra"))
        state.active = 0
        act(state, house("zebra", where))
        assert mine.coins == (2 + coins if filled == spaces else 2)
    state.to_house, state.active = tiles("zebra"), 0
    assert house("zebra", where) not in GAME.legal(state, 0)


@pytest.mark.rule("ZO-2")
def test_the_barn_holds_any_number() -> None:
    state = taken(zoo(barn="7*zebra 2*zebra-male 7*panda 3*ice-cream 3*lemonade"), "zebra-female panda-male balloons")
    act(state, house("zebra-female", "barn"), house("panda-male", "barn"), house("balloons", "barn"))
    assert len(state.zoos[0].barn) == 25
