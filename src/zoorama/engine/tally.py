"""Face-down stacks and what luck may draw.

Unseen things of one kind are exchangeable, so a stack is how many of each kind are left: there is no order to leak.
"""

from typing import Generic, TypeVar

A = TypeVar("A")


class Odds(Generic[A]):
    """The outcomes luck chooses from, each with a positive whole weight."""

    def __init__(self, outcomes: list[A], weights: list[int]) -> None:
        self._outcomes = outcomes
        self._weights = weights
        self.total: int = sum(weights)

    @property
    def outcomes(self) -> list[A]:
        return self._outcomes

    @property
    def weights(self) -> list[int]:
        return self._weights

    def pick(self, number: int) -> A:
        """The outcome that owns `number`, 0 <= number < total."""
        if self.total == len(self._outcomes):
            return self._outcomes[number]
        index = 0
        weights = self._weights
        while number >= weights[index]:
            number -= weights[index]
            index += 1
        return self._outcomes[index]

    def pairs(self) -> list[tuple[A, int]]:
        return list(zip(self.outcomes, self.weights, strict=True))


class Draw(Odds[A]):
    """One thing drawn from a tally. Most draws only pick, so what could be drawn is listed when somebody asks."""

    def __init__(self, kinds: tuple[A, ...], counts: list[int], total: int) -> None:
        self.kinds = kinds
        self.counts = counts
        self.total = total

    @property
    def outcomes(self) -> list[A]:
        return [self.kinds[kind] for kind in range(len(self.counts)) if self.counts[kind] > 0]

    @property
    def weights(self) -> list[int]:
        return [count for count in self.counts if count > 0]

    def pick(self, number: int) -> A:
        kind = 0
        counts = self.counts
        while number >= counts[kind]:
            number -= counts[kind]
            kind += 1
        return self.kinds[kind]


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
        return Draw(outcomes, self.counts[:], self.total)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.counts == other.counts

    def __repr__(self) -> str:
        return f"Tally({self.counts})"
