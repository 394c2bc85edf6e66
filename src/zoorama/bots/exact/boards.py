"""Two sheets as five small numbers, a code a species, from the view of one player (`me`).

What counts of a pen is the boxes still free, since points are compared and not summed up: 0 is a full pen, -1 a full
pen with a mark in the barn. A code is the free boxes of both, and who has the bonus where both pens are full.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zoorama.games.zooloretto_dice.parts import BONUS, COIN_GROUPS, CRATES, PENS, SPECIES

Codes = NDArray[np.int64]  # by species in the last axis
Whole = NDArray[np.int64]
Values = NDArray[np.float32]

ME: Final = 0
OTHER: Final = 1
OPEN: Final = 0  # a bonus nobody has yet
BARN: Final = -1


class Pen(NamedTuple):
    """One species on both sheets."""

    mine: int
    theirs: int
    bonus: int  # 1: mine, -1: theirs

    def mirrored(self) -> "Pen":
        return Pen(self.theirs, self.mine, -self.bonus)

    def marked(self, who: int) -> "Pen":
        """After one more animal, on one of the sheets."""
        if who == OTHER:
            return self.mirrored().marked(ME).mirrored()
        bonus = 1 if self.mine == 1 and self.bonus == OPEN else self.bonus
        return Pen(max(self.mine - 1, BARN), self.theirs, bonus)


def holders(mine: int, theirs: int) -> tuple[int, ...]:
    if mine > 0 and theirs > 0:
        return (OPEN,)
    return (1, -1) if mine <= 0 and theirs <= 0 else (1,) if mine <= 0 else (-1,)


def pens_of(boxes: int) -> list[Pen]:
    free = range(BARN, boxes + 1)
    return [Pen(mine, theirs, bonus) for mine in free for theirs in free for bonus in holders(mine, theirs)]


PENS_BY_CODE: Final = [pens_of(boxes) for boxes in PENS]
CODE: Final = [{pen: code for code, pen in enumerate(pens)} for pens in PENS_BY_CODE]
RADIX: Final = [len(pens) for pens in PENS_BY_CODE]  # how many codes a species has
MOST: Final = max(RADIX)


def by_code(figure: list[list[int]]) -> Whole:
    """One figure for each species and code, as a table with room for the most codes."""
    return np.array([row + [0] * (MOST - len(row)) for row in figure], np.int64)


def marked(species: int, code: int, who: int, dice: int) -> int:
    pen = PENS_BY_CODE[species][code]
    for _ in range(dice):
        pen = pen.marked(who)
    return CODE[species][pen]


MARKED: Final = np.stack(  # [who][dice][species][code]: the code after that many animals
    [
        np.stack(
            [
                by_code([[marked(s, c, who, dice) for c in range(RADIX[s])] for s in range(SPECIES)])
                for dice in range(CRATES + 1)
            ]
        )
        for who in (ME, OTHER)
    ]
)
MIRROR: Final = by_code([[CODE[s][pen.mirrored()] for pen in PENS_BY_CODE[s]] for s in range(SPECIES)])
MARKS: Final = by_code([[2 * PENS[s] - pen.mine - pen.theirs for pen in PENS_BY_CODE[s]] for s in range(SPECIES)])
LEAD: Final = by_code(
    [[max(p.theirs, 0) - max(p.mine, 0) + BONUS[s] * p.bonus for p in PENS_BY_CODE[s]] for s in range(SPECIES)]
)
FREE: Final = np.stack(
    [by_code([[int(pen[who] > 0) for pen in PENS_BY_CODE[s]] for s in range(SPECIES)]) for who in (ME, OTHER)]
)
BARNED: Final = np.stack(
    [by_code([[int(pen[who] == BARN) for pen in PENS_BY_CODE[s]] for s in range(SPECIES)]) for who in (ME, OTHER)]
)
ALL: Final = np.arange(SPECIES)


def total(figure: Whole, codes: Codes) -> Whole:
    """A figure summed over the species of each board."""
    summed: Whole = figure[ALL, codes].sum(axis=-1)
    return summed


def mirrored(codes: Codes) -> Codes:
    return MIRROR[ALL, codes]


def is_over(codes: Codes) -> NDArray[np.bool_]:
    """Whether a round that ends so was the last (ZD-14)."""
    return (total(FREE[ME], codes) <= 1) | (total(FREE[OTHER], codes) <= 1)


def coin_points(barn: Whole, coins: Whole) -> Whole:
    """What coin groups and the barn add (ZD-15, ZD-16)."""
    groups = sum((coins >= full).astype(np.int64) for full in COIN_GROUPS)
    cancelled = np.minimum(groups, barn)
    return groups - cancelled - 2 * (barn - cancelled)


def result(codes: Codes, mine: Whole, theirs: Whole) -> Values:
    """My share of the victory if the game ends so; `mine` and `theirs` are coins."""
    lead = total(LEAD, codes) + coin_points(total(BARNED[ME], codes), mine)
    lead = lead - coin_points(total(BARNED[OTHER], codes), theirs)
    order = np.sign(lead) * 2 + np.sign(mine - theirs)  # ZD-17: coins part equals
    share: Values = ((1 + np.sign(order)) / 2).astype(np.float32)
    return share
