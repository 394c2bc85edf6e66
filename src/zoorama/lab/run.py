"""Plays a job's games here or in several processes, and hands every finished game to a watcher.

A watcher is called where the game was played and its finding travels back, so that records need not: it is a function
of a module, and what it returns can be pickled. Findings come in the order of the games, however they were split.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final, Protocol, TypeVar

from zoorama.codec import Codec
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import Job, play, split

T = TypeVar("T")
U = TypeVar("U")
Watcher = Callable[[AnyGame, int, Record], T]  # of a finished game: its rules, its number, its record
Progress = Callable[[int], None]  # is told how many games have ended since the last time


class Runner(Protocol):
    """Where work is done: one function applied to many items, the results in order."""

    @property
    def batch(self) -> int:
        """How many games make one item of work."""

    def map(self, work: Callable[[T], U], items: Sequence[T]) -> Iterator[U]: ...


@dataclass(frozen=True)
class InProcess:
    batch: int = 1

    def map(self, work: Callable[[T], U], items: Sequence[T]) -> Iterator[U]:
        return map(work, items)


@dataclass(frozen=True)
class InProcesses:
    processes: int
    batch: int = 50  # starting a batch has a cost of its own

    def map(self, work: Callable[[T], U], items: Sequence[T]) -> Iterator[U]:
        # Spawned: a fork beside the thread that moves a progress bar may hang.
        pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=ignore_interrupt)
        try:
            with interrupt_ignored():  # inherited by the workers, whose imports take longer than somebody's Ctrl-C
                results = pool.map(work, items)
            yield from results
        finally:
            pool.shutdown(cancel_futures=True)


HERE: Final = InProcess()


def run(job: Job, watch: Watcher[T], runner: Runner = HERE, progress: Progress | None = None) -> Iterator[T]:
    """What the watcher found in each of the job's games."""
    for findings in runner.map(partial(play_batch, watch), split(job, runner.batch)):
        if progress is not None:
            progress(len(findings))
        yield from findings


def play_batch(watch: Watcher[T], job: Job) -> list[T]:
    game = find(job.game, job.version)
    return [watch(game, number, record) for number, record in play(job)]


def as_json(game: AnyGame, number: int, record: Record) -> str:
    """A watcher for those who want the records themselves."""
    return Codec(game).dumps(record)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process at once. The first one ends the others; one that died of it could hold a lock."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupt_ignored() -> Iterator[None]:
    if current_thread() is not main_thread():  # only the main thread may say what signals do
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
