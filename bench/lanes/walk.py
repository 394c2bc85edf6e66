"""Agents of one table, one after the other, as PettingZoo has them."""

from collections.abc import Callable
from typing import Any

import numpy as np


class Walk:
    """A decision is one legal action taken at random, with its observation and mask; choosing it is counted."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.table = make()
        self.tosses = np.random.default_rng(0)
        self.table.reset(seed=1)

    def __call__(self, decisions: int) -> int:
        table, tosses, made = self.table, self.tosses, 0
        while made < decisions:
            if not table.agents:
                table.reset()
            told, _, ended, _, _ = table.last()
            if ended:
                table.step(None)
                continue
            legal = np.flatnonzero(told["action_mask"])
            table.step(legal[int(tosses.random() * len(legal))])
            made += 1
        return made
