"""Gymnasium's own check, and a seat against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import BOTH_WAYS_TO_COPY, EVERY_TABLE
from zoorama.engine.errors import IllegalAction, UnknownBot, Unreadable, WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.engine.score import Score
from zoorama.envs import REWARDS, SeatEnv
from zoorama.envs import env as whole_table
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


@BOTH_WAYS_TO_COPY
@pytest.mark.parametrize("bots", ["random", "greedy"])
@EVERY_TABLE
def test_a_seat_can_be_copied_and_sent(game: AnyGame, seats: int, bots: str, travel: Any) -> None:
    env = SeatEnv(game, seats, bots=bots)
    _, info = env.reset(seed=4)
    for _ in range(5):
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        assert not over
    there = travel(env)
    while not over:
        action = np.flatnonzero(info["action_mask"])[-1]
        here = _, _, over, _, info = env.step(action)
        assert str(there.step(action)) == str(here)
        assert there.view_json() == env.view_json()


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


def test_who_loses_for_an_illegal_action_could_not_have_got_less() -> None:
    """Points have no worst: 0 might be more than the game would have brought."""
    with pytest.raises(ValueError, match="illegal='lose' goes with reward='share' or 'rank', not 'points'"):
        SeatEnv("zooloretto_dice", reward="points", illegal="lose")
    scores = [Score(points, (), ()) for points in (9, 5, 2, -3)]
    for reward in ("share", "rank"):
        seat = SeatEnv("zooloretto_dice", 4, bots="random", reward=reward, illegal="lose")
        seat.reset(seed=1)
        assert seat.step(28)[1] == min(REWARDS[reward](scores))


def test_the_luck_of_a_seed_is_the_same_against_other_bots() -> None:
    """As it is against somebody in the first seat who never tosses."""
    table = whole_table("zooloretto_dice", 2)
    table.reset(7)
    while table.agent_selection == "player_0":
        table.step(np.flatnonzero(table.infos["player_0"]["action_mask"])[0])
    seats = [SeatEnv("zooloretto_dice", 2, seat=1, bots=bots) for bots in ("random", "greedy")]
    for seat in seats:
        seat.reset(seed=7)
        assert seat.tosses[0].words() != seat.episode.tosses(0).words()
        assert seat.episode.luck.words() == table.episode.luck.words()
    assert seats[0].view_json() != seats[1].view_json()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_registered(game: AnyGame) -> None:
    env: gymnasium.Env[Any, Any] = gymnasium.make(f"zoorama/{game.name}-v{game.version}", bots="random")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    assert seat.action_masks().sum() == len(seat.episode.legal)
    assert seat.view_json().startswith('{"type":"View"')
