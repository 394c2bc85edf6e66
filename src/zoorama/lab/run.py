"""Plays a job's games here or in several processes, and hands every finished game to a watcher.

A watcher is called where the game was played and its finding travels back, so that records need not: it is a function
of a module, and what it returns can be pickled. Findings come in the order of the games, however they were split.
"""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, TypeVar

from zoorama.codec import Codec
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import Job, play, split
from zoorama.lab.workers import map_in_processes

T = TypeVar("T")
U = TypeVar("U")
Watcher = Callable[[AnyGame, int, Record], T]  # of a finished game: its rules, its number, its record
Progress = Callable[[int], None]  # is told how many games have ended since the last time


class Runner(Protocol):
    """Where work is done: one function applied to many items, the results in order.

    An item is asked for when it can be started, so that whoever hands them out can stop. Those started are done.
    """

    @property
    def batch(self) -> int:
        """How many games make one item of work."""

    def map(self, work: Callable[[T], U], items: Iterable[T]) -> Generator[U, None, None]:
        """The results in the order of the items, as they come."""


@dataclass(frozen=True)
class InProcess:
    """One item after the other, in this process."""

    batch: int = 1

    def map(self, work: Callable[[T], U], items: Iterable[T]) -> Generator[U, None, None]:
        """Nothing is started before it is asked for."""
        yield from map(work, items)


@dataclass(frozen=True)
class InProcesses:
    """In so many processes of this machine; what a killed one was playing is played again."""

    processes: int
    batch: int = 50  # starting a batch has a cost of its own

    def map(self, work: Callable[[T], U], items: Iterable[T]) -> Generator[U, None, None]:
        """A few items wait beside those in work, so that no process idles."""
        return map_in_processes(work, items, self.processes)


HERE: Final = InProcess()


def run(
    job: Job, watch: Watcher[T], runner: Runner = HERE, progress: Progress | None = None
) -> Generator[T, None, None]:
    """What the watcher found in each of the job's games."""
    with closing(runner.map(partial(play_batch, watch), split(job, runner.batch))) as found:
        for findings in found:
            if progress is not None:
                progress(len(findings))
            yield from findings


def play_batch(watch: Watcher[T], job: Job) -> list[T]:
    """What the watcher finds in each of the job's games, played here."""
    game = find(job.game, job.version)
    return [watch(game, number, record) for number, record in play(job)]


def as_json(game: AnyGame, number: int, record: Record) -> str:
    """A watcher for those who want the records themselves."""
    return Codec(game).dumps(record)
