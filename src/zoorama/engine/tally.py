"""Face-down stacks and what luck may draw.

Unseen things of one kind are exchangeable, so a stack is how many of each kind are left: there is no order to leak.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

A = TypeVar("A")


class Odds(Generic[A]):
    """What luck chooses from. Most draws only pick, so what is possible is listed when somebody asks."""

    def __init__(self, things: Sequence[A], weights: list[int], total: int | None = None) -> None:
        self.things = things
        self.chances = weights  # whole numbers; 0 where a thing cannot come
        self.total: int = sum(weights) if total is None else total
        self.lots: list[A] = []

    def spread(self) -> "Odds[A]":
        """With a lot for every unit of weight: for odds built once and drawn from often."""
        self.lots = [thing for thing, chance in self.pairs() for _ in range(chance)]
        return self

    def pick(self, number: int) -> A:
        """The outcome that owns `number`, 0 <= number < total."""
        if self.lots:
            return self.lots[number]
        chances = self.chances
        index = 0
        while number >= chances[index]:
            number -= chances[index]
            index += 1
        return self.things[index]

    def pairs(self) -> list[tuple[A, int]]:
        """Every possible outcome with its weight."""
        return [(thing, chance) for thing, chance in zip(self.things, self.chances, strict=True) if chance > 0]

    @property
    def outcomes(self) -> list[A]:
        return [outcome for outcome, _ in self.pairs()]

    @property
    def weights(self) -> list[int]:
        return [weight for _, weight in self.pairs()]


class Tally:
    """How many of each kind, kinds numbered from 0."""

    def __init__(self, counts: list[int], total: int | None = None) -> None:
        self.counts = counts
        self.total: int = sum(counts) if total is None else total

    def copy(self) -> "Tally":
        return Tally(self.counts[:], self.total)

    def put(self, kind: int) -> None:
        self.counts[kind] += 1
        self.total += 1

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1
        self.total -= 1

    def odds(self, things: Sequence[A]) -> Odds[A]:
        """Draw one: `things[kind]` is what drawing that kind means."""
        return Odds(things, self.counts[:], self.total)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Tally({self.counts})"
