"""Greedy's sense of Zooloretto: positions in which the better choice is plain."""

from tests.games.zooloretto.drawn import GAME, act, house, kind, move, position, tile, zoo
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action
from zoorama.games.zooloretto.actions import BUY, DISCARD, DRAW, EXPAND, LOAD, TAKE, TURN_UP
from zoorama.games.zooloretto.state import State


def choice(state: State) -> Action:
    view = GAME.view(state, state.active)
    return make_bot("greedy", GAME).choose(view, GAME.legal(state, state.active), Rng(0))


def test_it_takes_the_truck_that_fills_an_enclosure() -> None:
    state = position(zoo("3*zebra"), zoo(), trucks=("2*zebra coin", "panda elephant", "leopard"))
    assert choice(state) == TAKE[0]


def test_it_leaves_a_truck_that_would_fill_its_barn() -> None:
    mine = zoo("zebra", "panda", "elephant")
    state = position(mine, zoo(), zoo(), trucks=("leopard camel flamingo", "coin zebra panda", "2*leopard camel"))
    assert choice(state) == TAKE[1]


def test_it_waits_for_more_when_nobody_can_snatch_the_truck() -> None:
    state = position(zoo(), zoo("panda"), trucks=("zebra", "coin"))
    state.active = 1
    act(state, TAKE[1])
    assert choice(state) == DRAW


def test_it_unites_a_couple() -> None:
    state = position(zoo("2*zebra", "", "zebra-female"), zoo(), trucks=("zebra-male",))
    act(state, TAKE[0])
    assert choice(state) == house("zebra-male", "c")


def test_it_keeps_strangers_out_of_the_barn() -> None:
    state = position(zoo("zebra"), zoo(), trucks=("panda",))
    act(state, TAKE[0])
    assert choice(state) in (house("panda", "b"), house("panda", "c"))


def test_it_sets_a_stall_up_rather_than_store_it() -> None:
    state = position(zoo("zebra"), zoo(), trucks=("balloons",))
    act(state, TAKE[0])
    assert choice(state) != house("balloons", "barn")


def test_it_moves_an_animal_that_fills_an_enclosure_and_pays_for_itself() -> None:
    state = position(zoo("4*zebra", "panda", "elephant", barn="zebra"), zoo(), trucks=("leopard",))
    assert choice(state) == move("zebra", "a")


def test_it_buys_what_fills_an_enclosure() -> None:
    state = position(zoo("panda", "elephant", "5*zebra"), zoo(barn="zebra"), trucks=("leopard",), stack=15)
    assert choice(state) == BUY[tile("zebra")][1]


def test_it_discards_from_the_barn_at_the_end() -> None:
    state = position(zoo("panda", "elephant", "zebra", barn="leopard"), zoo(), stack=15, trucks=("leopard", "camel"))
    state.last_round = True
    assert choice(state) == DISCARD[tile("leopard")]


def test_it_does_not_expand_when_the_game_is_over_soon() -> None:
    state = position(zoo(coins=9), zoo(), stack=14, trucks=("zebra", "panda"))
    state.last_round = True
    assert choice(state) != EXPAND


def test_it_keeps_a_stranger_off_the_truck_it_wants_itself() -> None:
    mine, rival = zoo("zebra", "panda", "elephant"), zoo("", "", "5*camel", barn="leopard")
    state = position(mine, rival, trucks=("camel", "zebra panda"))
    act(state, DRAW)
    GAME.play(state, -1, TURN_UP[kind("flamingo")])
    assert choice(state) != LOAD[tile("flamingo")][1]
