"""Our environments: tables as PettingZoo has them, and pools of many games."""

import sys
from functools import partial
from typing import Final

import numpy as np

import zoorama.engine.game
from bench.contestants import OURS
from bench.lane import Clock, Task, serve
from bench.lanes.walk import Walk
from zoorama.envs import Pool, env

BUILD: Final = "interpreted" if str(zoorama.engine.game.__file__).endswith(".py") else "compiled"
MIXED: Final = 100  # steps after which the games of a pool are no longer all at their beginning


class Flood:
    """Many games at once, a step each; what it takes to choose for them is not counted."""

    def __init__(self, game: str, games: int, seats: int) -> None:
        self.pool = Pool(game, games, seats)
        self.tosses = np.random.default_rng(0)
        self.pool.reset(1)
        self(MIXED)

    def __call__(self, steps: int) -> int:
        for _ in range(steps):
            with Clock.stopped():
                chosen = self._chosen()
            self.pool.step(chosen)
        return steps * len(chosen)

    def _chosen(self) -> np.ndarray:
        episodes = self.pool.episodes
        dice = self.tosses.random(len(episodes)).tolist()
        return np.array(
            [table.numbers[int(die * len(table.numbers))] for table, die in zip(episodes, dice, strict=True)]
        )


def main() -> None:
    games = int(sys.argv[1])
    tasks: dict[str, Task] = {}
    for name, seats in OURS.items():
        tasks[f"{name} AEC"] = Walk(partial(env, name, seats))
        tasks[f"{name} pool"] = Flood(name, games, seats)
    serve({"build": BUILD, "python": sys.version.split()[0]}, tasks)


if __name__ == "__main__":
    main()
