"""PettingZoo's own suites, and what they do not ask."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, bombardment_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tests.envs.tables import BOTH_WAYS_TO_COPY, EVERY_TABLE, EVERY_TABLE_AND_SNAP
from zoorama.engine.errors import IllegalAction, NotYourTurn, Unreadable, WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.envs import TableEnv, env, parallel_env
from zoorama.games.o_zoo_le_mio.parts import TILES
from zoorama.games.o_zoo_le_mio.state import Options as ZooOptions
from zoorama.games.zooloretto.state import Options as ZoolorettoOptions
from zoorama.games.zoop.state import WINDOW, Options

CYCLES = 40

# What its suite says of every observation that is a dictionary, unless the game is one of its own.
OF_DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    r"Action mask numpy array is all zeros \(no legal actions\).",  # at the end, when nobody is asked
)


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@EVERY_TABLE
def test_the_suite_for_one_agent_at_a_time(game: AnyGame, seats: int) -> None:
    for message in OF_DICTIONARIES:
        warnings.filterwarnings("ignore", message)
    api_test(env(game, seats), num_cycles=CYCLES)


@EVERY_TABLE
@pytest.mark.parametrize("skip_forced", [False, True])
def test_the_suite_for_one_agent_at_a_time_with_bare_columns(game: AnyGame, seats: int, skip_forced: bool) -> None:
    api_test(env(game, seats, vector=True, skip_forced=skip_forced), num_cycles=CYCLES)


@EVERY_TABLE
@pytest.mark.parametrize("vector", [False, True])
def test_the_suite_for_all_agents_at_once(game: AnyGame, seats: int, vector: bool) -> None:
    parallel_api_test(parallel_env(game, seats, vector=vector), num_cycles=CYCLES)


@EVERY_TABLE
def test_a_table_stands_being_begun_again_and_again(game: AnyGame, seats: int) -> None:
    """As PettingZoo's bombardment_test has it, which in 1.27.0 takes what `step` returns for an observation."""
    table = env(game, seats)
    for _ in range(10):
        table.reset()
        for agent in table.agent_iter(2 * seats):
            assert table.observation_space(agent).contains(table.observe(agent))
            table.step(table.action_space(agent).sample())


@EVERY_TABLE
def test_the_suite_that_begins_again_and_again(game: AnyGame, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """bombardment_test itself, given what it takes `step` to return."""
    table = env(game, seats, vector=True)
    step = table.step

    def step_and_observe(action: Any) -> Any:
        step(action)
        return table.observe(table.agent_selection)

    monkeypatch.setattr(table, "step", step_and_observe)
    bombardment_test(table, cycles=10)


@EVERY_TABLE
def test_a_seed_decides_everything(game: AnyGame, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=CYCLES)


@EVERY_TABLE
def test_a_table_is_drawn(game: AnyGame, seats: int) -> None:
    render_test(lambda render_mode: env(game, seats, render_mode=render_mode))
    assert env(game, seats).render() is None


def play(table: TableEnv, seed: int | None, choose: random.Random) -> dict[str, float]:
    """A whole game; what each agent is rewarded with."""
    table.reset(seed)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, info = table.last()
        earned[agent] += reward
        assert observation["action_mask"] is info["action_mask"]
        table.step(None if ended else choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return earned


@EVERY_TABLE_AND_SNAP
@pytest.mark.parametrize("reward", ["share", "rank", "points"])
def test_a_game_ends_and_rewards_add_up(game: AnyGame, seats: int, reward: str) -> None:
    table = env(game, seats, reward=reward)
    earned = play(table, 5, random.Random(1))
    scores = table.episode.game.scores(table.episode.state)
    if reward == "points":
        assert list(earned.values()) == [score.points for score in scores]
    else:
        assert sum(earned.values()) == pytest.approx(0)
        assert any(earned.values()) or len({score.points for score in scores}) == 1


def test_luck_does_not_depend_on_what_players_do() -> None:
    first, second = env("zooloretto_dice", 2), env("zooloretto_dice", 2)
    for table in (first, second):
        table.reset(9)
        table.step(0)  # rolls
    one, other = first.observe("player_0"), second.observe("player_0")
    assert np.array_equal(one["observation"], other["observation"])
    numbers = np.flatnonzero(one["action_mask"])
    first.step(numbers[0])
    second.step(numbers[1])
    assert first.episode.luck.words() == second.episode.luck.words()


def test_games_without_a_seed_differ_and_follow_from_the_last_seed() -> None:
    def seeds(table: TableEnv) -> list[int]:
        found = []
        for seed in (3, None, None):
            table.reset(seed)
            found.append(table.episode.seed)
        return found

    assert seeds(env("zoop")) == seeds(env("zoop"))
    assert len(set(seeds(env("zoop")))) == 3


def test_tables_that_were_never_given_a_seed_play_different_games() -> None:
    first, second = env("zoop"), env("zoop")
    first.reset()
    second.reset()
    assert first.episode.seed != second.episode.seed


@BOTH_WAYS_TO_COPY
@EVERY_TABLE
def test_a_table_can_be_copied_and_sent(game: AnyGame, seats: int, travel: Any) -> None:
    table = env(game, seats)
    table.reset(4)
    for _ in range(20):
        table.step(table.action_space(table.agent_selection).sample())
    there = travel(table)
    while table.agents:
        agent = table.agent_selection
        assert there.agent_selection == agent
        assert np.array_equal(there.observe(agent)["observation"], table.observe(agent)["observation"])
        action = None if table.terminations[agent] else int(np.flatnonzero(table.infos[agent]["action_mask"])[-1])
        table.step(action)
        there.step(action)
    assert not there.agents


@BOTH_WAYS_TO_COPY
@EVERY_TABLE
def test_a_parallel_table_can_be_copied_and_sent(game: AnyGame, seats: int, travel: Any) -> None:
    table = parallel_env(game, seats)
    _, infos = table.reset(4)
    there = table
    for step in range(30):
        if step == 5:
            there = travel(table)
        actions = {agent: np.flatnonzero(infos[agent]["action_mask"])[-1] for agent in table.agents}
        seen, _, _, _, infos = table.step(actions)
        if there is not table:
            assert str(there.step(actions)[0]) == str(seen)
            assert there.view_json("player_1") == table.view_json("player_1")


def test_forced_moves_can_be_skipped() -> None:
    table = env("zoop", 4, skip_forced=True)
    table.reset(2)
    while table.agents:
        mask = table.infos[table.agent_selection]["action_mask"]
        assert table.episode.over or mask.sum() > 1
        table.step(None if table.episode.over else np.flatnonzero(mask)[0])


def test_together_nobody_is_asked_when_others_have_answered() -> None:
    """Whoever had answered would have been skipped, and so have had nothing to call with."""
    table = parallel_env("zoop", 5, skip_forced=True)
    windows = 0
    _, infos = table.reset(2)
    while table.agents:
        state, asked = table.episode.state, table.episode.turn.seats
        if state.stage == WINDOW:
            windows += 1
            assert set(asked) == set(range(5)) - {state.last, state.active}
        assert any(infos[f"player_{seat}"]["action_mask"].sum() > 1 for seat in asked)
        _, _, _, _, infos = table.step(
            {agent: np.flatnonzero(infos[agent]["action_mask"])[-1] for agent in table.agents}
        )
    assert windows


def test_what_is_not_allowed_is_refused_and_says_which_rule() -> None:
    table = env("zooloretto_dice", 2)
    table.reset(0)
    with pytest.raises(IllegalAction, match=r"seat 0 may not Take\(truck=1\) here \(rule ZD-8\)"):
        table.step(25)
    with pytest.raises(Unreadable, match="action: out-of-range, given 29, low 0, high 28"):
        table.step(29)
    table.step(0)


def test_in_a_parallel_table_only_those_who_are_asked_act() -> None:
    table = parallel_env("zooloretto_dice", 2)
    _, infos = table.reset(0)
    assert [int(mask["action_mask"].sum()) for mask in infos.values()] == [1, 1]
    with pytest.raises(NotYourTurn, match="seat 1 is not asked now; 0 is"):
        table.step({"player_0": 0, "player_1": 0})
    with pytest.raises(Unreadable):
        table.step({"player_0": table.wait, "player_1": table.wait})
    table.step({"player_0": 0, "player_1": table.wait})


@EVERY_TABLE
@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_parallel_table_plays_the_same_game(game: AnyGame, seats: int, skip_forced: bool) -> None:
    """Agents that always take their last choice see the same end, whoever is asked first."""
    table, together = env(game, seats, skip_forced=skip_forced), parallel_env(game, seats, skip_forced=skip_forced)
    table.reset(6)
    while not table.episode.over:
        table.step(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[-1])
    _, infos = together.reset(6)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {agent: np.flatnonzero(infos[agent]["action_mask"])[-1] for agent in together.agents}
        _, rewards, _, _, infos = together.step(actions)
    assert rewards == table.rewards
    assert together.episode.state == table.episode.state


def test_options_of_the_game_are_given_to_the_table() -> None:
    table = env("zoop", 3, Options(games=3))
    table.reset(0)
    assert table.episode.encoder.named(table.observe("player_1")["observation"])["options.games"] == 3
    assert '"games":3' in table.view_json("player_1")


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(WrongSeats):
        env("zoop", 2)
    with pytest.raises(Unreadable, match="options: unknown-word"):
        env("zooloretto", 2, Options())
    with pytest.raises(Unreadable, match=r"options\.tiles"):
        env("o_zoo_le_mio", 2, ZooOptions(tiles=TILES[:1]))
    with pytest.raises(Unreadable, match=r"options\.games: out-of-range, given 1000"):
        env("zoop", 3, Options(games=1000))
    for species in (99, -1):
        with pytest.raises(Unreadable, match="options: not-understood"):
            env("zooloretto", 4, ZoolorettoOptions(set_aside=(species,)))
    with pytest.raises(Unreadable, match="reward"):
        env("zoop", 3, reward="fame")
    with pytest.raises(Unreadable, match="render_mode"):
        env("zoop", 3, render_mode="rgb_array")
