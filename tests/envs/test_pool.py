"""A pool plays the games that single environments play."""

import hashlib
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import BOTH_WAYS_TO_COPY, EVERY_NUMBER_OF_SEATS, EVERY_TABLE
from tests.laws.table import ALL_GAMES
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import AnyGame
from zoorama.envs import Pool, env
from zoorama.games import GAMES as GAMES_OF_OURS

HOWS: tuple[dict[str, Any], ...] = (
    {},
    {"skip_forced": True, "reward": "points"},
    {"skip_forced": True, "reward": "rank"},
)
DIGESTS = {
    "o_zoo_le_mio": "6720bbba68886613",
    "zooloretto": "02918b9f7c81ddc8",
    "zooloretto_dice": "b6c04f7461af0afe",
    "zoop": "bcf757e2bbec70c2",
}
STEPS, GAMES = 120, 3


def choice(mask: np.ndarray, step: int) -> int:
    """Some legal action, so that it depends on nothing but the mask and the step."""
    numbers = np.flatnonzero(mask)
    return int(numbers[step * 7 % len(numbers)])


def digests_of_a_pool(game: AnyGame, seats: int, seed: int, **how: Any) -> list[str]:
    pool = Pool(game, GAMES, seats, **how)
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


def digest_of_an_env(game: AnyGame, seats: int, seed: int, **how: Any) -> str:
    table = env(game, seats, **how)
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


@EVERY_NUMBER_OF_SEATS
@pytest.mark.parametrize("how", HOWS, ids=["share", "skip-points", "skip-rank"])
def test_a_pool_plays_what_single_environments_play(game: AnyGame, seats: int, how: dict[str, Any]) -> None:
    singles = [digest_of_an_env(game, seats, 11 + table, **how) for table in range(GAMES)]
    assert digests_of_a_pool(game, seats, 11, **how) == singles


def test_rules_without_a_writer_play_in_a_pool_as_well() -> None:
    """Slower: their rows are made from their views."""
    game = ALL_GAMES[-1]
    singles = [digest_of_an_env(game, game.seats[0], 5 + table) for table in range(GAMES)]
    assert digests_of_a_pool(game, game.seats[0], 5) == singles


@pytest.mark.parametrize("game", GAMES_OF_OURS, ids=lambda game: game.name)
def test_both_builds_play_the_same_games(game: AnyGame) -> None:
    """Rows, masks, seats and rewards of a pool, as they were on the day the columns were laid out."""
    first = digests_of_a_pool(game, game.seats[0], 2)[0]
    assert first[:16] == DIGESTS[game.name]


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
    assert np.array_equal(pool.observations, before)
    with pytest.raises(ValueError, match="2 games take 2 whole numbers, not"):
        pool.step(np.array([0, 0, 0]))
    with pytest.raises(ValueError, match="of float64"):
        pool.step(np.zeros(2))  # type: ignore[arg-type]  # what a policy without a cast hands over
    with pytest.raises(ValueError, match="1 game or more"):
        Pool("zooloretto_dice", 0)


def test_nobody_writes_into_the_buffers_by_mistake() -> None:
    """A step wipes away only what the last one wrote."""
    pool = Pool("zooloretto_dice", 2, 2)
    for buffer in (pool.observations, pool.masks, pool.seats, pool.rewards, pool.ended):
        with pytest.raises(ValueError, match="read-only"):
            buffer.fill(1)
