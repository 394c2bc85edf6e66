"""Work shared out among processes that end with the one that started them, however it ends."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Thread, current_thread, main_thread
from typing import Any, Final, Generic, Protocol, TypeVar

T = TypeVar("T")
U = TypeVar("U")
WAITING: Final = 2  # items handed out before a process is free for them, so that none idles
RENEWALS: Final = 3  # of the processes, after one was killed; what kills them again and again is the work itself


class Pool(Protocol):
    def submit(self, work: Callable[[T], U], item: T, /) -> Future[U]: ...


class Lifeline(Protocol):
    """A pipe's end, whichever kind the system has."""

    def recv(self) -> Any: ...


@dataclass
class Task(Generic[T, U]):
    item: T
    future: Future[U]


def map_in_processes(work: Callable[[T], U], items: Iterable[T], processes: int) -> Generator[U, None, None]:
    """The results in order. Whoever stops asking for them also stops the work that is under way."""
    # Spawned: a fork beside the thread that moves a progress bar may hang.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = Processes(lambda: ProcessPoolExecutor(processes, context, initializer=begin, initargs=(lifeline,)))
    try:
        yield from in_order(pool, work, iter(items), processes + WAITING)
        pool.current.shutdown()
    finally:
        held.close()
        pool.current.shutdown(cancel_futures=True)
        lifeline.close()


class Processes:
    """A pool that is made anew when one of its processes was killed, a few times."""

    def __init__(self, make: Callable[[], ProcessPoolExecutor]) -> None:
        self.make = make
        self.current = make()
        self.left = RENEWALS

    def submit(self, work: Callable[[T], U], item: T, /) -> Future[U]:
        with interrupt_ignored():  # inherited by a new worker, whose imports take longer than somebody's Ctrl-C
            try:
                return self.current.submit(work, item)
            except BrokenProcessPool:
                self.renew()
                return self.current.submit(work, item)

    def renew(self) -> None:
        if not self.left:
            raise BrokenProcessPool
        self.left -= 1
        self.current.shutdown(cancel_futures=True)
        self.current = self.make()


def in_order(pool: Pool, work: Callable[[T], U], items: Iterator[T], most: int) -> Iterator[U]:
    """At most so many items are under way; a slow one holds up the results after it, not their work."""
    unread: deque[Task[T, U]] = deque()  # in the order of the items
    running: list[Task[T, U]] = []
    for item in items:
        unread.append(Task(item, pool.submit(work, item)))
        running.append(unread[-1])
        while len(running) >= most:
            running = wait_for_one(pool, work, running)
            while unread and is_finished(unread[0]):
                yield unread.popleft().future.result()
    while unread:
        while not is_finished(unread[0]):
            running = wait_for_one(pool, work, running)
        yield unread.popleft().future.result()


def wait_for_one(pool: Pool, work: Callable[[T], U], running: list[Task[T, U]]) -> list[Task[T, U]]:
    """Those that still run when one has ended. What was lost with a killed process is begun again."""
    wait([task.future for task in running], return_when=FIRST_COMPLETED)
    for task in running:
        if is_lost(task):
            task.future = pool.submit(work, task.item)
    return [task for task in running if not is_finished(task)]


def is_lost(task: Task[T, U]) -> bool:
    return task.future.done() and isinstance(task.future.exception(), BrokenProcessPool)


def is_finished(task: Task[T, U]) -> bool:
    """A process may be killed at any moment: what is lost between two looks is found lost at the next."""
    return task.future.done() and not is_lost(task)


def begin(lifeline: Lifeline) -> None:
    """In a worker: the first process decides what is done when all are asked to end."""
    ignore_interrupt()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=end_with, args=(lifeline,), daemon=True).start()


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process at once. The first one ends the others; one that died of it could hold a lock."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with(lifeline: Lifeline) -> None:
    """The pipe's other end is closed when the work is given up, and by the system when the first process is killed."""
    try:
        lifeline.recv()
    except EOFError:
        os._exit(1)


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
