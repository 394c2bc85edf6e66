"""The writer thread, with group commit: all work submitted during one commit is committed together by the next."""

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep

from zoorama.server.store.rows import Row
from zoorama.server.store.sqlite.transaction import Result, Work, commit
from zoorama.server.store.store import Conflict, StoreError

SHORT_DELAY, LONG_DELAY = 0.003, 0.005  # seconds from one commit to the next batch
LARGE_BATCH = 32  # after one, the long delay: under load fewer and larger batches finish sooner

Submitted = tuple[Work, "Future[Sequence[Row]]"]


class Writer:
    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop, where: str) -> None:
        self._connection = connection
        self._loop = loop
        self._where = where
        self._queue: SimpleQueue[Submitted | None] = SimpleQueue()
        self._closed = False
        self._next_batch_at = 0.0
        self._thread = Thread(target=self._run, name="zoorama-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> "Future[Sequence[Row]]":
        """Done when the work is on disk. Cancelling the future does not cancel the work."""
        if self._closed:
            raise self._unreachable("closed")
        future: Future[Sequence[Row]] = self._loop.create_future()
        self._queue.put((work, future))
        return future

    async def close(self) -> None:
        """After everything submitted is committed."""
        self._closed = True
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._next_batch()
            results = self._commit(batch) if batch else []
            self._next_batch_at = monotonic() + (LONG_DELAY if len(batch) > LARGE_BATCH else SHORT_DELAY)
            self._loop.call_soon_threadsafe(self._resolve, batch, results)

    def _next_batch(self) -> tuple[list[Submitted], bool]:
        """Waits briefly for more work before committing, longer when the last batch was large: each costs one fsync.

        The flag is false for the last batch.
        """
        batch: list[Submitted] = []
        submitted = self._queue.get()
        delay = self._next_batch_at - monotonic()
        if delay > 0:
            sleep(delay)
        while submitted is not None:
            batch.append(submitted)
            try:
                submitted = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Submitted]) -> list[Result]:
        try:
            return commit(self._connection, [work for work, _ in batch])
        except sqlite3.Error as error:
            return [self._unreachable(str(error)) for _ in batch]

    def _resolve(self, batch: list[Submitted], results: list[Result]) -> None:
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # cancelled by its waiter
                continue
            if isinstance(result, Exception):
                future.set_exception(self._translate(result))
            else:
                future.set_result(result)

    def _translate(self, error: Exception) -> Exception:
        match error:
            case sqlite3.IntegrityError():
                return Conflict(str(error))
            case sqlite3.OperationalError():
                return self._unreachable(str(error))
        return error

    def _unreachable(self, reason: str) -> StoreError:
        return StoreError("unreachable", {"where": self._where, "reason": reason})
