"""In which order positions are solved: layer by layer, by the marks on both sheets, from the most to none.

A round adds marks, so a position needs layers above its own; only a round in which all dice are ignored leads back, to
the position or its mirror, which are therefore solved together.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.boards import MARKED, ME, OTHER, Codes, Values, Whole, is_over, mirrored, result
from zoorama.bots.exact.loads import ANIMALS_ON, COINS_ON
from zoorama.games.zooloretto_dice.parts import COINS
from zoorama.lab.solve.canon import Canon

ROW: Final = (COINS + 1) ** 2  # positions of a board, by my coins and theirs
PAIR: Final = np.dtype([("codes", "u1", (2, 5)), ("marks", "u1"), ("twin", "u1"), ("board", "<i4", 2)])
Pairs = NDArray[np.void]


@dataclass(frozen=True)
class Plan:
    canon: Canon
    pairs: Pairs  # in the order of their marks

    @property
    def layers(self) -> range:
        """From the last to the first."""
        return range(int(self.pairs["marks"].max()) + 2 * COINS, -1, -1)

    def part(self, layer: int) -> slice:
        """The pairs of boards that have positions in this layer."""
        marks = self.pairs["marks"]
        low, high = np.searchsorted(marks, [layer - 2 * COINS, layer + 1])
        return slice(int(low), int(high))


def plan(canon: Canon, boards: Whole | None = None) -> Plan:
    """For all boards, or for those given and what follows from them."""
    these = np.arange(canon.open) if boards is None else np.sort(boards[boards < canon.open])
    first = these[these <= canon.mirror[these]]
    pairs = np.zeros(len(first), PAIR)
    pairs["codes"][:, 0] = canon.codes[first]
    pairs["codes"][:, 1] = mirrored(canon.codes[first])
    pairs["marks"] = canon.marks[first]
    pairs["twin"] = canon.mirror[first] == first
    pairs["board"] = np.column_stack([first, canon.mirror[first]])
    return Plan(canon, pairs)


def fill_ends(canon: Canon, table: Values, boards: Whole) -> None:
    """The rows of boards where the game is over."""
    mine, theirs = np.divmod(np.arange(ROW), COINS + 1)
    for some in np.array_split(boards, len(boards) // 50_000 + 1):
        table[some] = result(canon.codes[some][:, None, :], mine, theirs)


def following(codes: Codes) -> Codes:
    """The boards that one round may lead to from one board, whoever takes first."""
    animals = np.unique(np.array(ANIMALS_ON)[np.array(COINS_ON) == 0], axis=0)
    species = np.arange(codes.shape[-1])
    mine = MARKED[ME][animals, species, codes]
    theirs = MARKED[OTHER][animals, species, codes]
    me_last = MARKED[ME][animals[:, None], species, theirs[None]]
    me_first = MARKED[OTHER][animals[:, None], species, mine[None]]
    return np.concatenate([me_last, me_first]).reshape(-1, codes.shape[-1])


def cone(canon: Canon, codes: Codes) -> Whole:
    """The numbers of all boards that play may lead to from one, its mirror's too: small only late in the game."""
    found: set[int] = set()
    fresh = {int(canon.number(codes))}
    while fresh:
        found |= fresh
        after: set[int] = set()
        for board in fresh:
            if not is_over(canon.codes[board]):
                after |= set(canon.number(following(canon.codes[board])).tolist())
        fresh = (after | {int(canon.mirror[board]) for board in after | found}) - found
    return np.array(sorted(found))
