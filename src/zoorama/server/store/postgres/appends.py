"""Appends of many tables in one statement: a commit costs PostgreSQL as much as what it stores.

What gathers while others are on their way goes together. A batch that is refused, and a table that another server
has taken or is about to take, are tried again one by one: nobody suffers from another's mistake or waits for its lock.
Of a batch that broke off nobody knows whether it is stored.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import NamedTuple

from zoorama.server.store.leases import Lease
from zoorama.server.store.rows import Row
from zoorama.server.store.store import Conflict

AT_ONCE = 2  # batches on their way: with more they are smaller
APPEND_MANY = """
WITH asked AS (SELECT * FROM unnest(?::text[], ?::text[], ?::bigint[]) AS asked (id, owner, epoch)),
held AS (
SELECT tables.id FROM tables JOIN asked
ON tables.id = asked.id AND tables.owner = asked.owner AND tables.epoch = asked.epoch FOR SHARE OF tables SKIP LOCKED
), written AS (
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT entry.* FROM held JOIN unnest(
?::text[], ?::bigint[], ?::double precision[], ?::text[], ?::bigint[], ?::text[], ?::text[]
) AS entry (table_id, seq, at, kind, seat, act, body) ON entry.table_id = held.id
) SELECT id FROM held
"""


class Append(NamedTuple):
    table: str
    lease: Lease
    entries: list[Row]
    done: asyncio.Future[bool]  # whether the table is that lease's


class Appends:
    def __init__(
        self,
        read: Callable[[str, Row], Awaitable[Sequence[Row]]],
        append_one: Callable[[str, Lease, list[Row]], Awaitable[bool]],
    ) -> None:
        self._read, self._append_one = read, append_one
        self._waiting: list[Append] = []
        self._writing = 0  # batches
        self._tasks: set[asyncio.Task[None]] = set()

    async def add(self, table: str, lease: Lease, entries: list[Row]) -> bool:
        """False, and nothing is stored, if another server has taken the table, or it is gone."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, lease, entries, done))
        if self._writing < AT_ONCE:
            self._writing += 1
            self._spawn(self._write_all())
        return await done

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_all(self) -> None:
        try:
            while batch := self._take():
                await self._write(batch)
        finally:
            self._writing -= 1

    def _take(self) -> list[Append]:
        """All that wait; of one table the first."""
        batch: dict[str, Append] = {}
        later = []
        for append in self._waiting:
            if append.table in batch:
                later.append(append)
            else:
                batch[append.table] = append
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> None:
        leases = zip(*((append.table, *append.lease) for append in batch), strict=True)
        entries = zip(*(row for append in batch for row in append.entries), strict=True)
        held = set[str]()
        try:
            held = {row[0] for row in await self._read(APPEND_MANY, (*map(list, leases), *map(list, entries)))}
        except (Conflict, ValueError):
            pass
        except Exception as error:  # whatever it is, those who wait hear of it
            for append in batch:
                settle(append, error)
            return
        for append in batch:
            if append.table in held:
                settle(append, True)  # noqa: FBT003 – the answer itself
            else:
                self._spawn(self._write_one(append))

    async def _write_one(self, append: Append) -> None:
        try:
            settle(append, await self._append_one(append.table, append.lease, append.entries))
        except Exception as error:
            settle(append, error)


def settle(append: Append, end: bool | Exception) -> None:  # noqa: FBT001 – the answer itself
    if append.done.done():
        return  # whoever waited was cancelled
    if isinstance(end, Exception):
        append.done.set_exception(end)
    else:
        append.done.set_result(end)
