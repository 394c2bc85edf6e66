"""A net that reads a state as bits and tells every seat's share of the victory."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Weights = Mapping[str, NDArray[Any]]
Floats = NDArray[np.float32]
# Three layers: the bits of a row to the first, on to the second, on to one number a seat.
PARTS: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
NEVER: Final = np.float32(-1e9)  # for the seats that are not there


class Net:
    def __init__(self, weights: Weights) -> None:
        parts = [np.ascontiguousarray(weights[part], np.float32) for part in PARTS]
        self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias = parts
        self.width = len(self.first)
        seats = len(self.last_bias)
        self.absent = np.triu(np.full((seats + 1, seats), NEVER, np.float32))  # by how many sit there

    def shares(self, rows: bytes, seats: int) -> Floats:
        """A line a row: the share of the seat whose row it is, then of those after it."""
        return self._shares(np.frombuffer(rows, np.uint8).reshape(-1, self.width), self.absent[seats])[:, :seats]

    def shares_of(self, rows: NDArray[np.uint8], seats: NDArray[np.int64]) -> Floats:
        """The same of rows from games with different numbers of seats; those not there have nothing."""
        return self._shares(rows, self.absent[seats])

    def _shares(self, bits: NDArray[np.uint8], absent: Floats) -> Floats:
        hidden: Floats = bits.astype(np.float32) @ self.first
        hidden += self.first_bias
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ self.second
        hidden += self.second_bias
        np.maximum(hidden, 0, out=hidden)
        logits: Floats = hidden @ self.last
        logits += self.last_bias
        logits += absent
        logits -= logits.max(axis=1, keepdims=True)
        np.exp(logits, out=logits)
        logits /= logits.sum(axis=1, keepdims=True)
        return logits
