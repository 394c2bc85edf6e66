"""The libraries that researchers train with take the environments as they are. Needs the extra `learn`."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_TABLE
from zoorama.engine.game import AnyGame
from zoorama.envs import SeatEnv, env, parallel_env
from zoorama.games import GAMES

torch = pytest.importorskip("torch", reason="PyTorch is not here: scripts/test --soak installs it")
torchrl = pytest.importorskip("torchrl.envs.libs.pettingzoo", reason="TorchRL comes with the extra `learn`")
checks = pytest.importorskip("torchrl.envs.utils")
sb3 = pytest.importorskip("stable_baselines3.common.env_checker", reason="SB3 comes with the extra `learn`")
sb3_contrib = pytest.importorskip("sb3_contrib")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
AS_A_DICTIONARY_AND_BARE = pytest.mark.parametrize("vector", [False, True])

# TorchRL warns whoever has not the PettingZoo of January 2024.
OLD = r"PettingZoo in TorchRL is tested using version == 1\.24\.3"


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", OLD)
        yield


@EVERY_TABLE
@AS_A_DICTIONARY_AND_BARE
@pytest.mark.parametrize("make", [env, parallel_env])
def test_the_check_of_torchrl(make: Any, game: AnyGame, seats: int, vector: bool) -> None:
    checks.check_env_specs(torchrl.PettingZooWrapper(make(game, seats, vector=vector), use_mask=True, seed=1))


@every_game
@pytest.mark.parametrize("make", [env, parallel_env])
def test_torchrl_plays_a_whole_game_with_legal_actions_alone(make: Any, game: AnyGame) -> None:
    """An illegal one would be an error. Rewards come at the end, and sum to zero."""
    table = torchrl.PettingZooWrapper(make(game), use_mask=True, seed=3)
    played = table.rollout(2000, break_when_all_done=True, break_when_any_done=False)
    assert len(played) < 2000
    rewards = [played["next", group, "reward"].sum() for group in table.group_map]
    assert float(sum(rewards)) == pytest.approx(0, abs=1e-5)
    assert bool(played["next", "done"][-1])


@EVERY_TABLE
@AS_A_DICTIONARY_AND_BARE
def test_the_check_of_sb3(game: AnyGame, seats: int, vector: bool) -> None:
    """It acts without asking what is legal, so that must not be an error."""
    sb3.check_env(SeatEnv(game, seats, bots="random", vector=vector, illegal="lose"))


@every_game
@AS_A_DICTIONARY_AND_BARE
def test_masked_ppo_learns_from_a_seat_and_plays_legally(game: AnyGame, vector: bool) -> None:
    seat = SeatEnv(game, bots="random", vector=vector, skip_forced=True)
    policy = "MlpPolicy" if vector else "MultiInputPolicy"
    learner = sb3_contrib.MaskablePPO(policy, seat, n_steps=32, batch_size=16, n_epochs=1, seed=1)
    before = [weights.clone() for weights in learner.policy.parameters()]
    learner.learn(64)
    assert any(not torch.equal(*pair) for pair in zip(before, learner.policy.parameters(), strict=True))
    told, info = seat.reset(seed=5)
    ended = False
    while not ended:
        action, _ = learner.predict(told, action_masks=info["action_mask"])
        assert info["action_mask"][action]
        told, _, ended, _, info = seat.step(np.asarray(action))
