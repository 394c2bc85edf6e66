"""A state of the dice game for two as codes and coins, from the view of one seat."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from zoorama.bots.exact.boards import BARN, CODE, Codes, Pen
from zoorama.games.zooloretto_dice.parts import PENS, SPECIES


class SheetLike(Protocol):
    """A sheet of a state or of a view."""

    @property
    def pens(self) -> Sequence[int]: ...
    @property
    def barn(self) -> Sequence[bool]: ...
    @property
    def coins(self) -> int: ...


class Position(NamedTuple):
    codes: tuple[int, ...]  # by species
    mine: int  # coins
    theirs: int

    def board(self) -> Codes:
        return np.array(self.codes, np.int64)


def free(sheet: SheetLike, species: int) -> int:
    return BARN if sheet.barn[species] else PENS[species] - sheet.pens[species]


def position(mine: SheetLike, theirs: SheetLike, bonus: Sequence[int]) -> Position:
    """`bonus` by species: 1 if it is mine, -1 if theirs, 0 if open."""
    pens = [Pen(free(mine, species), free(theirs, species), bonus[species]) for species in range(SPECIES)]
    return Position(tuple(CODE[s][pens[s]] for s in range(SPECIES)), mine.coins, theirs.coins)
