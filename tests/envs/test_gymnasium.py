"""Gymnasium's own check, and a seat against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import EVERY_TABLE
from zoorama.engine.errors import IllegalAction, UnknownBot, Unreadable, WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.envs import SeatEnv
from zoorama.games import GAMES


@EVERY_TABLE
@pytest.mark.parametrize("vector", [False, True])
def test_the_check_of_gymnasium(game: AnyGame, seats: int, vector: bool) -> None:
    """It acts without asking what is legal, so that must not be an error."""
    name = f"zoorama/{game.name}-v{game.version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(name, seats=seats, bots="random", vector=vector, illegal="lose", render_mode="ansi")
        check_env(made.unwrapped)


def finish(env: SeatEnv, seed: int, index: int) -> tuple[list[bytes], float]:
    """A game in which the learner always takes its choice of this index; what it saw, and its reward."""
    told, info = env.reset(seed=seed)
    seen: list[bytes] = []
    over, reward = False, 0.0
    while not over:
        assert told["action_mask"].any()
        seen.append(told["observation"].tobytes())
        told, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[index])
    return seen, reward


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_plays_whole_games_against_bots(game: AnyGame) -> None:
    for seat in (0, game.seats[0] - 1):
        env = SeatEnv(game, seat=seat, bots="random", skip_forced=True)
        assert finish(env, 3, -1) == finish(env, 3, -1)
        assert finish(env, 3, -1)[0] != finish(env, 4, -1)[0]


def test_bots_are_named_one_for_all_or_one_each() -> None:
    env = SeatEnv("zooloretto_dice", 3, seat=1, bots=("greedy", "random"))
    assert {seat: type(bot).__name__ for seat, bot in env.bots.items()} == {0: "Greedy", 2: "Random"}
    assert finish(env, 1, 0)[1] in (2 / 3, -1 / 3, 1 / 2 - 1 / 3, 0.0)
    with pytest.raises(WrongSeats):
        SeatEnv("zooloretto_dice", 3, bots=("greedy", "random", "random"))
    with pytest.raises(UnknownBot):
        SeatEnv("zooloretto_dice", 3, bots="nobody")
    with pytest.raises(IndexError, match="seats are 0 to 2, not 3"):
        SeatEnv("zooloretto_dice", 3, seat=3)


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = SeatEnv("zooloretto_dice", 4, bots="random")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="rule ZD-8"):
        env.step(28)
    env = SeatEnv("zooloretto_dice", 4, bots="random", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(28)
    assert (reward, over, info["illegal"]) == (-0.25, True, True)
    with pytest.raises(Unreadable, match="illegal"):
        SeatEnv("zooloretto_dice", illegal="shrug")


def test_the_luck_of_a_seed_is_the_same_against_other_bots() -> None:
    envs = [SeatEnv("zooloretto", 2, bots=bots) for bots in ("random", "greedy")]
    for env in envs:
        env.reset(seed=8)
    assert len({env.episode.luck.words() for env in envs}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_registered(game: AnyGame) -> None:
    env: gymnasium.Env[Any, Any] = gymnasium.make(f"zoorama/{game.name}-v{game.version}", bots="random")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    assert seat.action_masks().sum() == len(seat.episode.legal)
    assert seat.view_json().startswith('{"type":"View"')
