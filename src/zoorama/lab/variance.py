"""How much of results is explained by what repeated games have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from zoorama.lab.stats import Z95

Shares = Sequence[float]  # of the victory, by seat: one game's result


@dataclass(frozen=True)
class Measured:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Group:
    """Games that have something in common, as sums over seats."""

    mean: tuple[float, ...]  # by seat
    again: float  # mean product of two different games of the group: how often who won one also wins the other
    alone: float  # mean product of a game with itself: 1 where nobody shares a victory


@dataclass(frozen=True)
class Explained:
    """What repeated games have in common, by three figures."""

    share: Measured  # of the variance of results: the intraclass correlation, over all seats together
    again: Measured  # how often who won a game wins another of its group
    anew: Measured  # how often who won a game wins one of another group


def group_of(games: Sequence[Shares]) -> Group:
    """Of at least two games."""
    count, seats = len(games), range(len(games[0]))
    sums = [sum(game[seat] for game in games) for seat in seats]
    squares = sum(game[seat] ** 2 for game in games for seat in seats)
    again = (sum(one * one for one in sums) - squares) / (count * (count - 1))
    return Group(tuple(one / count for one in sums), again, squares / count)


def explained(groups: Sequence[Group]) -> Explained:
    """Of at least three groups.

    Intervals by the jackknife, a group left out at a time: games of one group are not independent.
    """
    sums = Sums(groups)
    without = [sums.without(group) for group in groups]
    share, again, anew = zip(*[figures(one) for one in (sums, *without)], strict=True)
    return Explained(jackknifed(share), jackknifed(again), jackknifed(anew))


class Sums:
    """Over groups, so that one of them can be left out cheaply."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = len(groups)
        self.again = sum(group.again for group in groups)
        self.alone = sum(group.alone for group in groups)
        self.means = [sum(column) for column in zip(*[group.mean for group in groups], strict=True)]
        self.squares = sum(one * one for group in groups for one in group.mean)

    def without(self, group: Group) -> "Sums":
        left = Sums.__new__(Sums)
        left.groups = self.groups - 1
        left.again = self.again - group.again
        left.alone = self.alone - group.alone
        left.means = [total - one for total, one in zip(self.means, group.mean, strict=True)]
        left.squares = self.squares - sum(one * one for one in group.mean)
        return left


def figures(sums: Sums) -> tuple[float, float, float]:
    """The share explained, and how often a winner wins again within and beyond the group; each without bias."""
    again, alone = sums.again / sums.groups, sums.alone / sums.groups
    anew = (sum(one * one for one in sums.means) - sums.squares) / (sums.groups * (sums.groups - 1))
    return (again - anew) / (alone - anew) if alone > anew else 0.0, again, anew


def jackknifed(found: Sequence[float]) -> Measured:
    """The figure of all groups comes first, then those without each of them."""
    value, without = found[0], found[1:]
    mean = sum(without) / len(without)
    spread = Z95 * sqrt((len(without) - 1) / len(without) * sum((one - mean) ** 2 for one in without))
    return Measured(value, value - spread, value + spread)
