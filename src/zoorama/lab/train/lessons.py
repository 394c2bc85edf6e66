"""Lessons: positions as bits, and the shares of the victory that a net is to see in them."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Shares = list[float]  # by seat


@dataclass(frozen=True)
class Exam:
    """A game of the pupil against greedy opponents."""

    seats: int
    share: float


@dataclass(frozen=True)
class Lessons:
    """As arrays, which travel between processes quickly."""

    rows: NDArray[np.uint8]  # bits, packed
    targets: NDArray[np.float16]  # from the side of the row's seat; none for seats that are not there
    seats: NDArray[np.uint8]
    games: int
    exams: tuple[Exam, ...]


@dataclass
class Step:
    """What was decided at once: by one seat, or sealed by several."""

    rows: list[bytes] = field(default_factory=list)  # of the states chosen
    seats: list[int] = field(default_factory=list)  # who chose
    shares: list[Shares] = field(default_factory=list)  # as the net saw them after the choice; none while watching
    best: Shares | None = None  # after the best choice, where it was not made, to try something else


def mean(shares: list[Shares]) -> Shares:
    if len(shares) == 1:
        return shares[0]
    return [sum(column) / len(shares) for column in zip(*shares, strict=True)]


@dataclass
class Notebook:
    """Where lessons are written down until they are sent."""

    most_seats: int
    rows: list[bytes] = field(default_factory=list)
    targets: list[Shares] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    games: int = 0
    exams: list[Exam] = field(default_factory=list)

    def write(self, steps: list[Step], result: Shares, decay: float) -> None:
        """TD(λ), backwards: a target mixes what the net saw one decision later with what came of it in the end.

        A choice made to try something else says nothing of the ones before it: there, the best choice stands in.
        """
        seats = len(result)
        absent = [0.0] * (self.most_seats - seats)
        target = result
        self.games += 1
        for step in reversed(steps):
            for row, seat in zip(step.rows, step.seats, strict=True):
                self.rows.append(row)
                self.targets.append(target[seat:] + target[:seat] + absent)
                self.seats.append(seats)
            if step.best is not None:
                target = step.best
            elif step.shares:
                seen = mean(step.shares)
                target = [(1 - decay) * now + decay * later for now, later in zip(seen, target, strict=True)]

    def tear_out(self) -> Lessons:
        count = len(self.rows)
        bits: NDArray[Any] = np.frombuffer(b"".join(self.rows), np.uint8).reshape(count, -1)
        lessons = Lessons(
            np.packbits(bits, axis=1),
            np.array(self.targets, np.float16).reshape(count, self.most_seats),
            np.array(self.seats, np.uint8),
            self.games,
            tuple(self.exams),
        )
        self.rows, self.targets, self.seats, self.games, self.exams = [], [], [], 0, []
        return lessons
