"""A small net that stands for the whole table: a sum of rows by what the sheets show, and two layers on top."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.boards import CODE, MOST, PENS_BY_CODE, RADIX, Codes, Values, Whole
from zoorama.games.zooloretto_dice.parts import COINS, ELEPHANT, LION

WEIGHTS: Final = "zooloretto_dice_2.npz"
Weights = Mapping[str, NDArray[np.floating[Any]]]  # by the names of the parts; kept in half the size
PARTS: Final = ("rows", "first", "second", "bias", "last", "end")
LIONS_ROWS: Final = RADIX[ELEPHANT]  # four species share the first rows, then the lion's, then those of coins
COINS_ROWS: Final = LIONS_ROWS + RADIX[LION]
ROWS: Final = COINS_ROWS + (COINS + 1) ** 2


class BadWeights(Exception):
    """The file does not hold the weights of this net."""


def row_of_code() -> Whole:
    """By species and code, its row: small pens are like large ones that are partly full."""
    found = np.zeros((LION + 1, MOST), np.int64)
    for species in range(LION):
        found[species, : RADIX[species]] = [CODE[ELEPHANT][pen] for pen in PENS_BY_CODE[species]]
    found[LION, : RADIX[LION]] = LIONS_ROWS + np.arange(RADIX[LION])
    return found


ROW_OF_CODE: Final = row_of_code()
SPECIES_RANGE: Final = np.arange(LION + 1)


def board_rows(codes: Codes) -> Whole:
    return ROW_OF_CODE[SPECIES_RANGE, codes]


def coin_row(mine: Whole, theirs: Whole) -> Whole:
    return COINS_ROWS + mine * (COINS + 1) + theirs


class Net:
    """A judge that estimates."""

    def __init__(self, weights: Weights) -> None:
        if set(weights) != set(PARTS) or weights["rows"].ndim != 2 or len(weights["rows"]) != ROWS:
            raise BadWeights
        self.rows, self.first, self.second, self.bias, self.last, self.end = (
            weights[part].astype(np.float32) for part in PARTS
        )

    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        """Many ends of a round differ in coins only: boards are summed up once."""
        flat = np.ravel_multi_index(tuple(codes.T), RADIX)
        _, one, board = np.unique(flat, return_index=True, return_inverse=True)
        sums = self.rows[board_rows(codes[one])].sum(axis=1) + self.first
        hidden = np.maximum(sums[board] + self.rows[coin_row(mine, theirs)], 0)
        hidden = np.maximum(hidden @ self.second + self.bias, 0)
        found: Values = 1 / (1 + np.exp(-(hidden @ self.last + self.end)))
        return found


def shipped() -> Net:
    file = files("zoorama.bots.exact") / WEIGHTS
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as weights:
            return Net({name: weights[name] for name in weights.files})
    except (OSError, ValueError) as error:
        raise BadWeights from error
