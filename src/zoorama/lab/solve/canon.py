"""All boards of the dice game for two, alike ones counted once.

The four species with a bonus of 1 may change places, and so may the lion once its bonus is decided: then a bonus
counts only in the sum. A board's number comes from two small tables: the class of the four, then class and lion.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.boards import MARKS, OPEN, PENS_BY_CODE, RADIX, Codes, Whole, is_over, mirrored, total
from zoorama.games.zooloretto_dice.parts import BONUS, LION, SPECIES

SYMBOLS: Final = 98  # free boxes of both, 7 by 7, and the same again for a lion whose bonus is open
FOUR: Final = int(np.prod(RADIX[:LION]))


@dataclass(frozen=True)
class Canon:
    four: NDArray[np.int32]  # the class of four species' codes
    board: NDArray[np.int32]  # the board of a class and a lion's code
    codes: Codes  # one of the boards that have this number, by species
    mirror: Whole  # the same board from the other side
    marks: Whole  # on both sheets, coins aside
    open: int  # boards below this number are played on; they are in the order of their marks

    def number(self, codes: Codes) -> Whole:
        """The board that these codes are."""
        four = self.four[four_of(codes)].astype(np.int64)
        number: Whole = self.board[four * RADIX[LION] + codes[..., LION]].astype(np.int64)
        return number


def four_of(codes: Codes) -> Whole:
    number = codes[..., 0]
    for species in range(1, LION):
        number = number * RADIX[species] + codes[..., species]
    return number


def symbols() -> Whole:
    """By species and code, what is left of it when alike species may change places."""
    found = np.zeros((SPECIES, max(RADIX)), np.int64)
    for species, pens in enumerate(PENS_BY_CODE):
        for code, pen in enumerate(pens):
            own = 49 if species == LION and pen.bonus == OPEN else 0
            found[species, code] = own + (pen.mine + 1) * 7 + pen.theirs + 1
    return found


def bonuses() -> Whole:
    found = np.zeros((SPECIES, max(RADIX)), np.int64)
    for species, pens in enumerate(PENS_BY_CODE):
        found[species, : len(pens)] = [BONUS[species] * pen.bonus for pen in pens]
    return found


def keys(codes: Codes) -> Whole:
    """Equal for boards that are alike: the species' symbols in order, and the sum of the bonuses."""
    species = np.arange(codes.shape[-1])
    symbol = np.sort(symbols()[species, codes], axis=-1)
    key = np.zeros(len(codes), np.int64)
    for column in range(codes.shape[-1]):
        key = key * SYMBOLS + symbol[:, column]
    summed: Whole = bonuses()[species, codes].sum(axis=-1)
    return key * 16 + 8 + summed


@cache
def canon() -> Canon:
    fours = np.stack(np.unravel_index(np.arange(FOUR), RADIX[:LION]), axis=-1)
    _, first, four = np.unique(keys(fours), return_index=True, return_inverse=True)
    lions = np.tile(np.arange(RADIX[LION]), len(first))
    codes = np.column_stack([np.repeat(fours[first], RADIX[LION], axis=0), lions])
    _, first, board = np.unique(keys(codes), return_index=True, return_inverse=True)
    return in_order(four.astype(np.int32), board, codes[first])


def in_order(four: NDArray[np.int32], board: Whole, codes: Codes) -> Canon:
    """Boards that are played on first, by their marks; then those where the game is over."""
    over, marks = is_over(codes), total(MARKS, codes)
    order = np.lexsort((marks, over))
    place = np.empty(len(order), np.int32)
    place[order] = np.arange(len(order), dtype=np.int32)
    codes, marks = codes[order], marks[order]
    found = Canon(four, place[board], codes, np.empty(0, np.int64), marks, int((~over).sum()))
    return Canon(four, found.board, codes, found.number(mirrored(codes)), marks, found.open)
