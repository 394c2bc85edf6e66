"""Work shared out among processes that end with the one that started them, however it ends."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from typing import Final, TypeVar

T = TypeVar("T")
U = TypeVar("U")
WAITING: Final = 2  # items handed out before a process is free for them, so that none idles


def map_in_processes(work: Callable[[T], U], items: Iterable[T], processes: int) -> Generator[U, None, None]:
    """The results in order. Whoever stops asking for them also stops the work that is under way."""
    # Spawned: a fork beside the thread that moves a progress bar may hang.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, context, initializer=begin, initargs=(lifeline,))
    try:
        yield from in_order(pool, work, iter(items), processes + WAITING)
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def in_order(pool: ProcessPoolExecutor, work: Callable[[T], U], items: Iterator[T], most: int) -> Iterator[U]:
    """At most so many items are under way; a slow one holds up the results after it, not their work."""
    unread: deque[Future[U]] = deque()  # in the order of the items
    running: set[Future[U]] = set()
    for item in items:
        with interrupt_ignored():  # inherited by a new worker, whose imports take longer than somebody's Ctrl-C
            unread.append(pool.submit(work, item))
        running.add(unread[-1])
        while len(running) >= most:
            running = wait(running, return_when=FIRST_COMPLETED).not_done
            while unread and unread[0].done():
                yield unread.popleft().result()
    for future in unread:
        yield future.result()


def begin(lifeline: Connection) -> None:
    """In a worker: the first process decides what is done when all are asked to end."""
    ignore_interrupt()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=end_with, args=(lifeline,), daemon=True).start()


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process at once. The first one ends the others; one that died of it could hold a lock."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with(lifeline: Connection) -> None:
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
