"""The spaces of actions and observations."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from zoorama.envs.encoder import Encoder, Mask


class LegalActions(Discrete[np.int64]):
    """The numbers of a game's actions. A sample without a mask is one of those that are legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: Mask | None = None

    def sample(self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


def observation_space(encoder: Encoder, actions: int, *, vector: bool) -> Space[Any]:
    columns = Box(encoder.low, encoder.high, dtype=np.int16)
    if vector:
        return columns
    return Dict({"observation": columns, "action_mask": Box(0, 1, (actions,), np.int8)})
