"""One thread writes. What is asked for while it waits for the disk goes to disk together, next time."""

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from zoorama.server.store.sqlite.append import Steps, write_in_one, write_together
from zoorama.server.store.store import Conflict, StoreTrouble

SHORT, LONG = 0.0005, 0.005  # seconds between two lots
MANY = 32  # in a lot: then everybody waits anyway, and fewer lots are soonest done

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]
Asked = tuple[Work[Any], "Future[Any]"]  # Any: each unit of work answers with its own type
Outcome = tuple["Future[Any]", Any, Exception | None]


class Writer:
    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop, where: str) -> None:
        self._connection = connection
        self._loop = loop
        self._where = where
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._ended = False
        self._flushed = 0.0  # when the last lot was
        self._gathering = 0.0  # seconds from then to the next
        self._thread = Thread(target=self._write_on, name="zoorama-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work[Answer]) -> "Future[Answer]":
        """Done when the work is on disk. Who stops waiting does not stop the work."""
        if self._ended:
            raise self._trouble("closed")
        future: Future[Answer] = self._loop.create_future()
        self._queue.put((work, future))
        return future

    async def end(self) -> None:
        self._ended = True
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            lot, going_on = self._next_lot()
            outcomes = self._commit(lot) if lot else []
            self._flushed = monotonic()
            self._gathering = LONG if len(lot) > MANY else SHORT
            self._loop.call_soon_threadsafe(_tell, outcomes)

    def _next_lot(self) -> tuple[list[Asked], bool]:
        """A little is waited for more, and longer if much came last time: each lot costs a flush of the disk."""
        lot: list[Asked] = []
        asked = self._queue.get()
        rest = self._flushed + self._gathering - monotonic()
        if rest > 0:
            sleep(rest)
        while asked is not None:
            lot.append(asked)
            try:
                asked = self._queue.get_nowait()
            except Empty:
                return lot, True
        return lot, False

    def _commit(self, lot: list[Asked]) -> list[Outcome]:
        connection = self._connection
        try:
            outcomes = self._all_well(lot)
            if outcomes is None:
                connection.execute("BEGIN IMMEDIATE")
                outcomes = [self._carry_out(work, future) for work, future in lot]
                connection.execute("COMMIT")
        except sqlite3.Error as error:  # of the whole: no disk space, no disk
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                connection.execute("ROLLBACK")
            return [(future, None, self._trouble(str(error))) for _, future in lot]
        return outcomes

    def _all_well(self, lot: list[Asked]) -> list[Outcome] | None:
        """Without savepoints, and steps of a row together; if anything goes wrong, nothing was done."""
        steps = [work for work, _ in lot if isinstance(work, Steps)]
        try:
            if len(steps) == len(lot) and write_in_one(self._connection, steps):
                return [(future, None, None) for _, future in lot]
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes: list[Outcome] = []
            for plain, group in groupby(lot, lambda asked: isinstance(asked[0], Steps)):
                row = list(group)
                outcomes += self._together(row) if plain else self._one_by_one(row)
            self._connection.execute("COMMIT")
            return outcomes
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return None

    def _one_by_one(self, row: list[Asked]) -> list[Outcome]:
        return [(future, work(self._connection), None) for work, future in row]

    def _together(self, row: list[Asked]) -> list[Outcome]:
        write_together(self._connection, [work for work, _ in row if isinstance(work, Steps)])
        return [(future, None, None) for _, future in row]

    def _carry_out(self, work: Work[Any], future: "Future[Any]") -> Outcome:
        """In a savepoint of its own, so that what goes wrong here harms nobody else."""
        execute = self._connection.execute
        execute("SAVEPOINT work")
        try:
            answer = work(self._connection)
        except Exception as error:
            execute("ROLLBACK TO work")
            execute("RELEASE work")
            return future, None, self._understood(error)
        execute("RELEASE work")
        return future, answer, None

    def _understood(self, error: Exception) -> Exception:
        match error:
            case sqlite3.IntegrityError():
                return Conflict(str(error))
            case sqlite3.OperationalError():
                return self._trouble(str(error))
        return error

    def _trouble(self, reason: str) -> StoreTrouble:
        return StoreTrouble("unreachable", {"where": self._where, "reason": reason})


def _tell(outcomes: list[Outcome]) -> None:
    for future, answer, error in outcomes:
        if future.done():  # cancelled: nobody waits any more
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
