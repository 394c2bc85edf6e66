"""Zooloretto, rule by rule: turns, rounds and the end (ZO-6, ZO-8 to ZO-11, ZO-25, ZO-26)."""

import pytest

from tests.games.zooloretto.drawn import GAME, act, fall, house, kind, load, move, position, refusal, tile, words, zoo
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import CHANCE, ONE, OVER, Action
from zoorama.engine.match import Match
from zoorama.games.zooloretto.actions import (
    BUY,
    DISCARD,
    DRAW,
    EXCHANGE,
    EXCHANGE_WITH_BARN,
    EXPAND,
    LOAD,
    TAKE,
    TURN_UP,
)
from zoorama.games.zooloretto.events import (
    CoinsUnloaded,
    EndStackOpened,
    GameEnded,
    RoundEnded,
    TileDrawn,
    TileLoaded,
    TruckCleared,
    TruckTaken,
)
from zoorama.games.zooloretto.guess import free_spaces, guess
from zoorama.games.zooloretto.parts import PANDA, SPECIES, A, B
from zoorama.games.zooloretto.state import NOTHING, State
from zoorama.text import Text


def empty_zoos(seats: int = 3, trucks: tuple[str, ...] = (), stack: int | None = None) -> State:
    return position(*(zoo() for _ in range(seats)), trucks=trucks, stack=stack)


@pytest.mark.rule("ZO-8")
def test_a_drawn_tile_is_seen_by_all_and_put_on_any_free_truck() -> None:
    state = empty_zoos(3, ("zebra", "2*zebra coin", ""))
    act(state, DRAW)
    assert GAME.turn(state) == CHANCE
    assert fall(state, TURN_UP[kind("panda")]) == [TileDrawn(0, tile("panda"))]
    assert GAME.view(state, 2).hand == tile("panda")
    assert GAME.legal(state, 0) == [LOAD[tile("panda")][0], LOAD[tile("panda")][2]]
    assert act(state, LOAD[tile("panda")][0]) == [TileLoaded(0, tile("panda"), 0)]
    assert words(state.trucks[0]) == "panda zebra"
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-8")
def test_the_drawn_tile_must_be_loaded_before_anything_else() -> None:
    state = empty_zoos(3, ("zebra",))
    act(state, DRAW)
    fall(state, TURN_UP[kind("coin")])
    assert refusal(state, TAKE[0]) == refusal(state, DRAW) == refusal(state, LOAD[tile("panda")][0]) == "ZO-8"


@pytest.mark.rule("ZO-8")
def test_when_all_trucks_are_full_nobody_can_draw() -> None:
    state = empty_zoos(3, ("3*zebra", "3*panda", "2*coin elephant"))
    assert refusal(state, DRAW) == refusal(state, LOAD[tile("coin")][0]) == "ZO-8"
    assert GAME.legal(state, 0) == [TAKE[0], TAKE[1], TAKE[2]]


@pytest.mark.rule("ZO-8")
def test_a_truck_that_was_taken_cannot_be_loaded() -> None:
    state = empty_zoos(3, ("coin", "3*panda", "3*zebra"))
    act(state, TAKE[0])
    assert refusal(state, DRAW) == "ZO-8"


@pytest.mark.rule("ZO-5", "ZO-8")
def test_luck_cannot_turn_up_a_tile_that_is_not_in_the_stack() -> None:
    state = position(zoo("2*zebra-father"), zoo())
    act(state, DRAW)
    assert TURN_UP[kind("zebra-male")] not in GAME.chances(state).outcomes
    assert GAME.refusal(state, -1, TURN_UP[kind("zebra-male")]) == "ZO-5"


@pytest.mark.rule("ZO-9")
def test_only_a_truck_with_a_tile_can_be_taken_and_only_once() -> None:
    state = empty_zoos(3, ("zebra", "", "panda"))
    assert refusal(state, TAKE[1]) == "ZO-9"
    act(state, TAKE[0], house("zebra", "a"))
    assert refusal(state, TAKE[0]) == "ZO-9"


@pytest.mark.rule("ZO-9")
def test_the_whole_truck_is_unloaded_and_its_taker_passes_until_the_round_ends() -> None:
    state = empty_zoos(3, ("zebra coin panda", "", "zebra"))
    log = act(state, TAKE[0])
    assert log == [TruckTaken(0, 0, (tile("zebra"), tile("coin"), tile("panda"))), CoinsUnloaded(0, 1)]
    assert GAME.turn(state) == ONE[0]
    act(state, house("panda", "b"), house("zebra", "a"))
    assert GAME.turn(state) == ONE[1]
    load(state, "coin", 1)
    load(state, "coin", 1)
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-9")
def test_no_money_action_is_possible_while_or_after_unloading() -> None:
    state = position(zoo(barn="panda", coins=5), zoo(barn="zebra"), zoo(), trucks=("zebra",))
    act(state, TAKE[0])
    for action in (move("panda", "a"), EXPAND, BUY[tile("zebra")][1], DRAW, house("panda", "a")):
        assert refusal(state, action) == "ZO-9"
    act(state, house("zebra", "a"))
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-9")
def test_without_a_truck_taken_there_is_nothing_to_house() -> None:
    assert refusal(position(zoo(barn="panda"), zoo()), house("panda", "a")) == "ZO-9"


@pytest.mark.rule("ZO-10")
@pytest.mark.parametrize(
    "action",
    [
        move("panda", "c"),
        EXCHANGE[A][B],
        EXCHANGE_WITH_BARN[A][PANDA],
        DISCARD[tile("panda")],
        EXPAND,
    ],
)
def test_a_money_action_is_the_whole_turn(action: Action) -> None:
    state = position(zoo("zebra", "elephant", barn="panda", coins=9), zoo(coins=9), zoo())
    act(state, action)
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-10")
def test_a_purchase_is_the_whole_turn_once_the_tile_is_housed() -> None:
    state = position(zoo(coins=9), zoo(barn="panda"), zoo())
    act(state, BUY[tile("panda")][1])
    assert GAME.turn(state) == ONE[0]
    act(state, house("panda", "c"))
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-10")
def test_nobody_chooses_what_luck_brings() -> None:
    assert refusal(empty_zoos(), TURN_UP[kind("coin")]) == "ZO-10"


@pytest.mark.rule("ZO-9")
def test_a_refused_player_is_told_the_rule() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di", "Ed"))
    with pytest.raises(IllegalAction) as refused:
        match.act(0, TAKE[0])
    assert refused.value.rule == "ZO-9"
    assert Text("fr", "zooloretto").say("ZO-9") in Text("fr", "zooloretto").error(refused.value)


@pytest.mark.rule("ZO-11")
def test_the_last_one_in_takes_as_many_turns_as_they_like() -> None:
    state = position(zoo(), zoo(), zoo(barn="panda leopard", coins=5), trucks=("coin", "coin", ""))
    act(state, TAKE[0])
    act(state, TAKE[1])
    for _ in range(2):
        load(state, "zebra", 2)
        assert GAME.turn(state) == ONE[2]
    act(state, EXPAND)
    act(state, move("panda", "a"))
    act(state, move("leopard", "b"))
    assert GAME.turn(state) == ONE[2]
    load(state, "zebra", 2)
    assert GAME.legal(state, 2) == [TAKE[2]]
    act(state, TAKE[2], *[house("zebra", "c")] * 3)
    assert [zoo.truck for zoo in state.zoos] == [NOTHING] * 3


@pytest.mark.rule("ZO-25")
def test_the_round_ends_when_everyone_took_a_truck_and_the_last_taker_starts_the_next() -> None:
    state = empty_zoos(3, ("coin", "coin", "coin"))
    act(state, TAKE[0])
    load(state, "zebra", 2)
    act(state, TAKE[2], house("zebra", "a"))
    log = act(state, TAKE[1])
    assert log[-1] == RoundEnded(1)
    assert GAME.turn(state) == ONE[1]
    assert state.trucks == [[], [], []]
    assert [zoo.truck for zoo in state.zoos] == [NOTHING] * 3


@pytest.mark.rule("ZO-6")
def test_the_trucks_of_two_players_have_three_two_and_one_spaces() -> None:
    state = empty_zoos(2, ("2*zebra", "zebra", ""))
    load(state, "coin", 2)
    act(state, DRAW)
    fall(state, TURN_UP[kind("coin")])
    assert GAME.legal(state, 1) == [LOAD[tile("coin")][0], LOAD[tile("coin")][1]]
    act(state, LOAD[tile("coin")][1])
    load(state, "coin", 0)
    assert DRAW not in GAME.legal(state, state.active)


@pytest.mark.rule("ZO-6", "ZO-25")
@pytest.mark.parametrize(("seats", "spaces"), [(2, [3, 2, 1]), (3, [3, 3, 3]), (4, [3] * 4), (5, [3] * 5)])
def test_the_trucks_return_with_all_their_spaces_free(seats: int, spaces: list[int]) -> None:
    state = empty_zoos(seats, ("coin",) * len(spaces))
    for truck in range(seats):
        act(state, TAKE[truck])
    assert state.room == spaces
    for truck, room in enumerate(spaces):
        for _ in range(room):
            load(state, SPECIES[-1 - truck], truck)
    assert refusal(state, DRAW) == "ZO-8"


@pytest.mark.rule("ZO-9")
def test_a_taken_truck_has_no_room_in_the_view_either() -> None:
    state = empty_zoos(3, ("coin", "zebra", ""))
    act(state, TAKE[0])
    view = GAME.view(state, 1)
    assert [free_spaces(view, truck) for truck in range(3)] == [0, 2, 3]
    assert guess(view, Rng(0)) == state


@pytest.mark.rule("ZO-6")
def test_what_two_players_leave_on_the_third_truck_leaves_the_game() -> None:
    state = empty_zoos(2, ("zebra coin", "panda", "coin"))
    act(state, TAKE[1], house("panda", "a"))
    log = act(state, TAKE[2])
    assert log[-2:] == [TruckCleared(0, (tile("zebra"), tile("coin"))), RoundEnded(1)]
    assert words(state.gone) == "coin zebra"


@pytest.mark.rule("ZO-6")
def test_an_empty_third_truck_leaves_nothing_behind() -> None:
    state = empty_zoos(2, ("coin", "", "coin"))
    act(state, TAKE[0])
    assert act(state, TAKE[2])[-1] == RoundEnded(1)
    assert state.gone == []


@pytest.mark.rule("ZO-26")
def test_the_end_stack_reached_in_mid_round_makes_this_round_the_last_and_it_is_played_out() -> None:
    state = empty_zoos(3, ("coin", "", ""), stack=16)
    assert EndStackOpened(0) not in load(state, "coin", 1)
    act(state, TAKE[0])
    log = load(state, "leopard", 2)
    assert log[:2] == [TileDrawn(2, tile("leopard")), EndStackOpened(2)]
    assert EndStackOpened(0) not in load(state, "leopard", 2)
    act(state, TAKE[1])
    assert GAME.turn(state) == ONE[0]
    log = act(state, TAKE[2], house("leopard", "a"), house("leopard", "b"))
    assert log[-1] == GameEnded()
    assert GAME.turn(state) == OVER


@pytest.mark.rule("ZO-26")
def test_a_round_that_leaves_the_end_stack_untouched_is_not_the_last() -> None:
    state = empty_zoos(3, ("coin", "coin", "coin"), stack=15)
    for truck in range(3):
        log = act(state, TAKE[truck])
    assert log[-1] == RoundEnded(2)
    assert GAME.turn(state) == ONE[2]
