"""Values of positions between rounds: where the game is over, by the score; elsewhere by a table or a net."""

from typing import Protocol

import numpy as np

from zoorama.bots.exact.boards import MARKED, ME, OTHER, Codes, Values, Whole, is_over, mirrored, result
from zoorama.bots.exact.loads import ANIMALS_ON, COINS_ON
from zoorama.bots.exact.position import Position
from zoorama.games.zooloretto_dice.parts import COINS, SPECIES

ANIMALS = np.array(ANIMALS_ON)
COIN_DICE = np.array(COINS_ON)
EVERY = np.arange(SPECIES)


class Judge(Protocol):
    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        """The share of the victory, for the one who starts the next round, of positions that are played on."""


def judged(judge: Judge, codes: Codes, mine: Whole, theirs: Whole) -> Values:
    found = result(codes, mine, theirs)
    open_ones = ~is_over(codes)
    if open_ones.any():
        found[open_ones] = judge.values(codes[open_ones], mine[open_ones], theirs[open_ones])
    return found


def alone_ends(judge: Judge, position: Position) -> Values:
    """By load: my value when I take it, the other having taken before."""
    codes = MARKED[ME][ANIMALS, EVERY, position.board()]
    mine = np.minimum(position.mine + COIN_DICE, COINS)
    return judged(judge, codes, mine, np.full_like(mine, position.theirs))


def round_ends(judge: Judge, position: Position) -> Values:
    """By side, the load taken first and the load taken last: the value to the one who takes last.

    The first side is mine, where I take last; in the second the other does.
    """
    board = position.board()
    sides = [(board, position.mine, position.theirs), (mirrored(board), position.theirs, position.mine)]
    ends = [ends_of(*side) for side in sides]
    codes, mine, theirs = (np.stack(parts).reshape(-1, *parts[0].shape[2:]) for parts in zip(*ends, strict=True))
    return judged(judge, codes, mine, theirs).reshape(2, len(ANIMALS), len(ANIMALS))


def ends_of(board: Codes, mine: int, theirs: int) -> tuple[Codes, Whole, Whole]:
    first = MARKED[OTHER][ANIMALS, EVERY, board]
    codes = MARKED[ME][ANIMALS[None], EVERY, first[:, None]]
    coins_first = np.minimum(theirs + COIN_DICE, COINS)
    coins_last = np.minimum(mine + COIN_DICE, COINS)
    theirs_after, mine_after = np.meshgrid(coins_first, coins_last, indexing="ij")
    return codes, mine_after, theirs_after
