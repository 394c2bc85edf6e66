"""Tallies and odds: face-down stacks, and the outcomes luck may draw.

Unseen things of one kind are exchangeable, so a stack is how many of each kind are left: there is no order to leak.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

A = TypeVar("A")

MOST_LOTS: Final = 1 << 30


@mypyc_attr(free_list_len=1)  # most are dropped after one pick: the next reuses the memory
class Odds(Generic[A]):
    """Possible outcomes with their weights. Most draws only pick, so the list of outcomes is made on demand."""

    def __init__(self, things: Sequence[A], weights: list[int], total: int | None = None) -> None:
        self.things: tuple[A, ...] = things if isinstance(things, tuple) else tuple(things)
        self.counts = weights  # whole numbers; 0 where a thing cannot come
        self.total: int = sum(weights) if total is None else total
        self.lots: list[A] | None = None
        if self.total > MOST_LOTS:
            raise OverflowError(f"odds of {self.total} in all: a dealer deals below {MOST_LOTS}")

    def spread(self) -> "Odds[A]":
        """With a lot for every unit of weight: for odds built once and drawn from often."""
        self.lots = [thing for thing, weight in self.pairs() for _ in range(weight)]
        return self

    def pick(self, number: int) -> A:
        """The outcome that owns `number`, 0 <= number < total."""
        if self.lots is not None:
            return self.lots[number]
        return self.things[owner(self.counts, number, self.total)]

    def pairs(self) -> list[tuple[A, int]]:
        """Every possible outcome with its weight."""
        return [(thing, count) for thing, count in zip(self.things, self.counts, strict=True) if count > 0]

    @property
    def outcomes(self) -> list[A]:
        """Those that can come, in a fixed order."""
        return [outcome for outcome, _ in self.pairs()]

    @property
    def weights(self) -> list[int]:
        """Of the outcomes, in their order."""
        return [weight for _, weight in self.pairs()]


def owner(counts: list[int], number: i64, total: i64) -> i64:
    """Whose count `number` falls into, the counts lying end to end. It is looked for from the nearer end."""
    if number >= total:
        raise IndexError(f"{number} of {total}")
    if number < total >> 1:
        left: i64 = number + 1
        first: i64 = -1
        while left > 0:
            first += 1
            left -= counts[first]
        return first
    left = total - number
    last: i64 = len(counts)
    while left > 0:
        last -= 1
        left -= counts[last]
    return last


class Tally:
    """How many of each kind, kinds numbered from 0."""

    def __init__(self, counts: list[int], total: int | None = None) -> None:
        self.counts = counts
        self.total: int = sum(counts) if total is None else total

    def __reduce__(self) -> tuple[Any, ...]:
        return Tally, (self.counts, self.total)

    def copy(self) -> "Tally":
        """A stack of its own."""
        return Tally(self.counts[:], self.total)

    def put(self, kind: int) -> None:
        """One more of that kind."""
        self.counts[kind] += 1
        self.total += 1

    def take(self, kind: int) -> None:
        """One less of that kind; whether there was one is not checked."""
        self.counts[kind] -= 1
        self.total -= 1

    def kind(self, number: int) -> int:
        """Of which kind the `number`-th is, 0 <= number < total: what `odds` would pick, without the odds."""
        return owner(self.counts, number, self.total)

    def odds(self, things: Sequence[A]) -> Odds[A]:
        """Draw one: `things[kind]` is what drawing that kind means."""
        return Odds(things, self.counts[:], self.total)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Tally({self.counts})"
