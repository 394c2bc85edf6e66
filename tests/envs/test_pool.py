"""A pool plays the games that single environments play."""

import hashlib
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import BOTH_WAYS_TO_COPY, EVERY_TABLE
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import AnyGame
from zoorama.envs import Pool, env

STEPS, GAMES = 120, 5


def choice(mask: np.ndarray, step: int) -> int:
    """Some legal action, so that it depends on nothing but the mask and the step."""
    numbers = np.flatnonzero(mask)
    return int(numbers[step * 7 % len(numbers)])


def digests_of_a_pool(game: AnyGame, seats: int, seed: int, skip_forced: bool) -> list[str]:
    pool = Pool(game, GAMES, seats, skip_forced=skip_forced)
    pool.reset(seed)
    digests = [hashlib.sha256() for _ in range(GAMES)]
    for step in range(STEPS):
        for table, digest in enumerate(digests):
            digest.update(pool.observations[table].tobytes() + pool.masks[table].tobytes() + bytes(pool.seats[table]))
        pool.step(np.array([choice(mask, step) for mask in pool.masks]))
        for table, digest in enumerate(digests):
            digest.update(pool.ended[table].tobytes() + (pool.rewards[table].tobytes() if pool.ended[table] else b""))
            assert pool.ended[table] or not pool.rewards[table].any()
    return [digest.hexdigest() for digest in digests]


def digest_of_an_env(game: AnyGame, seats: int, seed: int, skip_forced: bool) -> str:
    table = env(game, seats, skip_forced=skip_forced)
    table.reset(seed)
    digest = hashlib.sha256()
    for step in range(STEPS):
        agent = table.agent_selection
        told = table.observe(agent)
        digest.update(told["observation"].tobytes() + told["action_mask"].tobytes() + bytes(table.seat_of[agent]))
        table.step(choice(told["action_mask"], step))
        over = any(table.terminations.values())
        digest.update(np.bool_(over).tobytes())
        if over:
            digest.update(np.array(list(table.rewards.values())).tobytes())
            table.reset()
    return digest.hexdigest()


@EVERY_TABLE
@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_pool_plays_what_single_environments_play(game: AnyGame, seats: int, skip_forced: bool) -> None:
    singles = [digest_of_an_env(game, seats, 11 + table, skip_forced) for table in range(GAMES)]
    assert digests_of_a_pool(game, seats, 11, skip_forced) == singles


def test_a_pool_goes_on_with_new_games() -> None:
    pool = Pool("zooloretto_dice", 4, 2)
    pool.reset(0)
    ended = np.zeros(4, int)
    for step in range(600):
        pool.step(np.array([choice(mask, step) for mask in pool.masks]))
        ended += pool.ended
    assert np.all(ended > 1)


@BOTH_WAYS_TO_COPY
@EVERY_TABLE
def test_a_pool_can_be_copied_and_sent(game: AnyGame, seats: int, travel: Any) -> None:
    pool = Pool(game, GAMES, seats)
    pool.reset(3)
    pool.step(np.array([choice(mask, 0) for mask in pool.masks]))
    there = travel(pool)
    for step in range(20):
        assert np.array_equal(there.observations, pool.observations)
        assert np.array_equal(there.masks, pool.masks)
        actions = np.array([choice(mask, step) for mask in pool.masks])
        pool.step(actions)
        assert step or not np.array_equal(there.observations, pool.observations)
        there.step(actions)


def test_what_one_table_may_not_do_changes_none() -> None:
    pool = Pool("zooloretto_dice", 2, 2)
    pool.reset(0)
    before = pool.observations.copy()
    with pytest.raises(IllegalAction):
        pool.step(np.array([0, 28]))
    pool._write()
    assert np.array_equal(pool.observations, before)
    with pytest.raises(ValueError, match="2 games, and actions for 3"):
        pool.step(np.array([0, 0, 0]))
    with pytest.raises(ValueError, match="1 game or more"):
        Pool("zooloretto_dice", 0)
