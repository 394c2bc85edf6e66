"""A round solved backwards from the values of its ends, in NumPy: the value of every deck, both players in or one."""

from functools import cache, cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact import lists
from zoorama.bots.exact.boards import Values
from zoorama.bots.exact.loads import FALLS, SIZE, WEIGHTS, Deck, deck_numbers, placed, without

ODDS: Final = (np.array(WEIGHTS) / sum(WEIGHTS)).astype(np.float32)
SINGLES_AND_PAIRS: Final = lists.OPEN_LOADS  # what the first player may have taken while a pair could still be left
ONE_LEFT: Final = 7  # trucks, the empty one among them, that a triple taken first leaves: at most one die
Index = NDArray[np.intp]


@cache
def index(name: str) -> Index:
    """One of the lists, as NumPy indexes fastest."""
    found: Index = getattr(lists, name)().astype(np.intp)
    return found


@cache
def four_rolled() -> list[Index]:
    """By shape of decks of four: decks of six by fall, deck and choice."""
    widest = [[np.tile(rows, (1, 8 // rows.shape[1])) for rows in by_fall] for _, by_fall in lists.four_rolled()]
    return [np.stack(by_fall).astype(np.intp) for by_fall in widest]


def hopes(ends: Values, open_trucks: int) -> Values:
    """By what was taken before (the leading axes), open truck and fall: the best that the truck can become."""
    rows = index("hope")[: open_trucks * len(FALLS)]
    best: Values = ends[..., rows].max(axis=-1)
    return best.reshape(*ends.shape[:-1], open_trucks, len(FALLS))


class Alone:
    """The last player left, by the values of what they may take."""

    def __init__(self, ends: Values) -> None:
        self.ends = ends
        self.hopes = hopes(ends, lists.OPEN_LOADS)

    def value(self, trucks: Deck, supply: int) -> float:
        """With dice left, it never pays to take at once: two dice can always be put elsewhere."""
        if supply == 0:
            return max(float(self.ends[truck]) for truck in trucks if truck)
        if supply > 2:
            best = [
                max(self.value(after, supply - 2) for after in outcomes(trucks, fall)) for fall in range(len(FALLS))
            ]
            return float(ODDS @ np.array(best, np.float32))
        return float(ODDS @ self._best(trucks))

    def _best(self, trucks: Deck) -> Values:
        by_truck = [self.hopes[truck] if SIZE[truck] < 3 else np.full(len(FALLS), self.ends[truck]) for truck in trucks]
        best: Values = np.maximum.reduce(by_truck)
        return best


@cache
def outcomes(trucks: Deck, fall: int) -> list[Deck]:
    return placed(trucks, FALLS[fall])


class Round:
    """Both players in: values to the starter, by deck. Ends as `round_ends` gives them."""

    def __init__(self, ends: Values) -> None:
        self.ends = ends

    @cached_property
    def waits(self) -> Values:
        """By side and wait: the value to the last player."""
        some = hopes(self.ends[:, :SINGLES_AND_PAIRS], lists.OPEN_LOADS)
        rest = hopes(self.ends[:, SINGLES_AND_PAIRS:], ONE_LEFT)
        taken, first, second, third = index("wait").T
        late = taken >= SINGLES_AND_PAIRS
        found = np.empty((2, len(taken)), self.ends.dtype)
        found[:, late] = best_of(rest, taken[late] - SINGLES_AND_PAIRS, first[late], np.zeros_like(first[late])) @ ODDS
        full = ~late & (first >= lists.OPEN_LOADS)
        hope = np.maximum(self.ends[:, taken[full], first[full], None], some[:, taken[full], 0])
        found[:, full] = hope @ ODDS
        other = ~late & ~full
        both = best_of(some, taken[other], first[other], second[other])
        found[:, other] = np.maximum(both, some[:, taken[other], third[other]]) @ ODDS
        return found

    @cached_property
    def longer(self) -> Values:
        """By long wait: the value to me, the other having taken with two dice on the trucks."""
        return expected(self.waits[0][index("long_wait")].max(axis=-1))

    @cached_property
    def six(self) -> Values:
        a, b, c, _ = index("six").T
        v = self.ends[0]
        after_c = np.where(c > 0, np.maximum(v[c, a], v[c, b]), np.float32(1))
        after_a = np.where(c > 0, np.maximum(v[a, b], v[a, c]), v[a, b])
        after_b = np.where(c > 0, np.maximum(v[b, a], v[b, c]), v[b, a])
        found: Values = np.minimum(np.minimum(after_a, after_b), after_c)
        return found

    @cached_property
    def four(self) -> Values:
        rolled = np.concatenate([ODDS @ self.six[rows].max(axis=-1) for rows in four_rolled()])
        taken = 1 - self.waits[1][index("four_taken")].min(axis=-1)
        found: Values = np.maximum(rolled, taken)
        return found

    @cached_property
    def two(self) -> Values:
        rolled = expected(self.four[index("two_rolled")].min(axis=-1))
        found: Values = np.minimum(rolled, self.longer[index("two_taken")].min(axis=-1))
        return found

    @cached_property
    def start(self) -> float:
        return float(ODDS @ self.two[index("started")].max(axis=-1))

    def value(self, trucks: Deck) -> float:
        """Of a deck, its next player to decide."""
        dice = sum(SIZE[truck] for truck in trucks)
        if dice == 0:
            return self.start
        return float((self.two, self.four, self.six)[dice // 2 - 1][deck_numbers(dice)[trucks]])

    def rolled(self, trucks: Deck) -> float:
        """When the next player rolls."""
        pick = min if sum(SIZE[truck] for truck in trucks) == 2 else max
        best = [pick(self.value(after) for after in outcomes(trucks, fall)) for fall in range(len(FALLS))]
        return float(ODDS @ np.array(best, np.float32))

    def taken(self, trucks: Deck, truck: int) -> float:
        """When the next player takes that load."""
        rest = without(trucks, truck)
        match sum(SIZE[truck] for truck in trucks):
            case 2:
                return float(self.longer[lists.long_waits()[truck, rest[0]]])
            case 4:
                return 1 - float(self.waits[1][lists.waits()[truck, rest]])
        return max(float(self.ends[0, truck, last]) for last in rest if last)


def expected(by_fall: Values) -> Values:
    """Means over the falls, which follow each other."""
    mean: Values = by_fall.reshape(-1, len(FALLS)) @ ODDS
    return mean


def best_of(hope: Values, taken: Index, first: Index, second: Index) -> Values:
    best: Values = np.maximum(hope[:, taken, first], hope[:, taken, second])
    return best
