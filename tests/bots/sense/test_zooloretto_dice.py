"""Greedy's sense of the dice game: positions in which the better choice is plain."""

from tests.games.zooloretto_dice.drawn import GAME, position, sheet
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import Rng
from zoorama.games.zooloretto_dice.actions import ROLL, TAKE
from zoorama.games.zooloretto_dice.parts import LION, OSTRICH


def choice(trucks: list[str], *, mine: str = "0 0 0 0 0", others_took: bool = False) -> object:
    state = position(trucks, sheet(mine), sheet(took=others_took))
    return make_bot("greedy", GAME).choose(GAME.view(state, 0), GAME.legal(state, 0), Rng(0))


def test_greedy_takes_a_truck_full_of_animals_it_has_room_for() -> None:
    assert choice(["lion lion lion", "coin", ""]) == TAKE[0]


def test_greedy_leaves_a_truck_that_would_fill_its_barn() -> None:
    assert choice(["crocodile ostrich", "coin monkey coin", ""], mine="1 2 0 0 0") == TAKE[1]


def test_greedy_goes_on_rolling_when_nobody_can_snatch_the_truck() -> None:
    assert choice(["lion", "", ""], others_took=True) == ROLL


def test_greedy_prefers_the_truck_that_wins_a_bonus() -> None:
    state = position(["monkey elephant", "lion elephant", "ostrich elephant"], sheet("1 1 2 0 4"), sheet("0 2 0 0 0"))
    state.supply = 0
    state.bonus[OSTRICH] = 1
    view = GAME.view(state, 0)
    assert make_bot("greedy", GAME).choose(view, GAME.legal(state, 0), Rng(0)) == TAKE[1], "the lion's counts 2"
    state.bonus[LION] = 1
    view = GAME.view(state, 0)
    assert make_bot("greedy", GAME).choose(view, GAME.legal(state, 0), Rng(0)) == TAKE[0], "the ostrich's is gone"
