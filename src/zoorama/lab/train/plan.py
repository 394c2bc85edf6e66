"""How a net is taught."""

from dataclasses import dataclass
from typing import Final

# How often each number of seats is played, where nothing else is asked for: fewer seats are what people play most.
SHARES: Final = (0, 0, 4, 3, 3, 2, 1, 1, 1)


@dataclass(frozen=True)
class Plan:
    game: str
    minutes: float
    seats: tuple[int, ...]  # numbers of seats, each as often as it is named
    processes: int  # that play; one more learns
    games: int = 48  # at once in each process: one batch for the net
    exams: int = 4  # of these, played against greedy opponents and not learnt from
    first: int = 128  # the widths of the net's layers
    second: int = 32
    rate: float = 1e-3  # of learning, at first; it falls to a twentieth
    batch: int = 2048
    reuse: float = 6.0  # how often a lesson is learnt, on average
    window: int = 2_000_000  # lessons kept
    decay: float = 0.8  # how far a target looks beyond the next decision: 0 no further, 1 to the end
    noise: float = 0.02  # of choices made at random
    warmth: float = 0.015  # of sealed choices: a difference in share that makes one e times as likely
    watch: float = 0.06  # of the time, at first: greedy players are watched
    seed: int = 1


def table_sizes(seats: range) -> tuple[int, ...]:
    return tuple(size for size in seats for _ in range(SHARES[size]))
