"""Pgx on the processor: many games at once, begun again as they end; choosing is not counted, nor is compiling."""

import os
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.contestants import PGX
from bench.lane import Clock, Task, serve

os.environ["JAX_PLATFORMS"] = "cpu"
jax: Any = import_module("jax")
pgx: Any = import_module("pgx")
reset_by_itself: Any = import_module("pgx.experimental.wrappers").auto_reset


class Flood:
    """A state of Pgx holds the observation and the mask of whoever decides."""

    def __init__(self, name: str, games: int) -> None:
        table = pgx.make(name)
        self.games = games
        self.keys = jax.random.PRNGKey(0)
        self.choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32"))))
        self.step = jax.jit(jax.vmap(reset_by_itself(table.step, table.init)))
        self.state = jax.jit(jax.vmap(table.init))(jax.random.split(self.keys, games))
        self(2)

    def __call__(self, steps: int) -> int:
        for _ in range(steps):
            with Clock.stopped():
                self.keys, toss, luck = jax.random.split(self.keys, 3)
                chosen = self.choose(toss, self.state.legal_action_mask)
                lucks = jax.block_until_ready(jax.random.split(luck, self.games))
            self.state = jax.block_until_ready(self.step(self.state, chosen, lucks))
        return steps * self.games


def main() -> None:
    games = int(sys.argv[1])
    tasks: dict[str, Task] = {f"{name} pool": Flood(name, games) for name in PGX}
    serve({"version": version("pgx"), "jax": version("jax")}, tasks)


if __name__ == "__main__":
    main()
