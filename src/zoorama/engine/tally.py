"""Face-down stacks and what luck may draw.

Unseen things of one kind are exchangeable, so a stack is how many of each kind are left: there is no order to leak.
"""

from typing import Generic, TypeVar

A = TypeVar("A")


class Odds(Generic[A]):
    """The outcomes luck chooses from, each with a positive whole weight."""

    def __init__(self, outcomes: list[A], weights: list[int]) -> None:
        self.outcomes = outcomes
        self.weights = weights
        self.total: int = sum(weights)

    def pick(self, number: int) -> A:
        """The outcome that owns `number`, 0 <= number < total."""
        if self.total == len(self.outcomes):
            return self.outcomes[number]
        index = 0
        weights = self.weights
        while number >= weights[index]:
            number -= weights[index]
            index += 1
        return self.outcomes[index]

    def pairs(self) -> list[tuple[A, int]]:
        return list(zip(self.outcomes, self.weights, strict=True))


class Tally:
    """How many of each kind, kinds numbered from 0."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.total: int = sum(counts)

    def copy(self) -> "Tally":
        return Tally(self.counts[:])

    def put(self, kind: int) -> None:
        self.counts[kind] += 1
        self.total += 1

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1
        self.total -= 1

    def odds(self, outcomes: "tuple[A, ...]") -> Odds[A]:
        """Draw one: `outcomes[kind]` is what drawing that kind means."""
        drawable: list[A] = []
        weights: list[int] = []
        for kind in range(len(self.counts)):
            if self.counts[kind] > 0:
                drawable.append(outcomes[kind])
                weights.append(self.counts[kind])
        return Odds(drawable, weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Tally({self.counts})"
