"""RLCard's UNO for two, its only number: the environment it offers, and the bare game within."""

from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.lane import Task, serve

rlcard: Any = import_module("rlcard")

CHOOSE = Random(0).random


def environment(env: Any, games: int) -> int:
    moves = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(CHOOSE() * len(legal))])
            moves += 1
    return moves


def bare(game: Any, games: int) -> int:
    moves = 0
    for _ in range(games):
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(CHOOSE() * len(legal))])
            moves += 1
    return moves


def copied(game: Any, times: int) -> int:
    """RLCard has no copy of its own; where it keeps earlier states, it does this."""
    for _ in range(times):
        deepcopy(game)
    return times


def main() -> None:
    env = rlcard.make("uno")
    game = env.game
    game.init_game()
    tasks: dict[str, Task] = {
        "uno play environment": partial(environment, env),
        "uno play bare": partial(bare, game),
        "uno copy driven": partial(copied, deepcopy(game)),
    }
    serve({"version": version("rlcard")}, tasks)


if __name__ == "__main__":
    main()
