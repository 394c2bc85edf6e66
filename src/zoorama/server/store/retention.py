"""Deletes what nobody needs any more, in small steps with pauses between them, so that play goes on beside it."""

import asyncio
from collections.abc import Callable

from zoorama.server.store.engine import Engine

EXPIRED_TABLES = "SELECT id FROM tables WHERE stage IN ({stages}) AND touched < ? AND {free}"
DELETE_TABLES = "DELETE FROM tables WHERE id IN ({ids}) AND stage IN ({stages}) AND touched < ? AND {free} RETURNING id"
DELETE_TRANSFERS = "DELETE FROM transfers WHERE until < ?"
# Who sits at a table is needed there. A row whose cookies were revoked is what keeps them void.
DELETE_PEOPLE = """
DELETE FROM people WHERE id IN (
  SELECT id FROM people WHERE seen < ? AND generation = 0
  AND NOT EXISTS (SELECT 1 FROM seatings WHERE person = people.id) LIMIT ?
) RETURNING id
"""

STEP = 10  # tables with all their logs in one transaction: some 15 ms
PAUSE = 0.1  # seconds between two steps
PAGES = 500  # of free space given back in one step: 2 MB
PEOPLE = 200  # in one step


class Retention:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def prune(
        self, stages: tuple[str, ...], before: float, in_use: Callable[[str], bool] = lambda _: False
    ) -> int:
        """Delete the tables in these stages last touched before then, with their logs and chats. Returns how many."""
        if not stages:
            return 0
        listed = placeholders(len(stages))
        statement = EXPIRED_TABLES.format(stages=listed, free=self._engine.free)
        expired = [row[0] for row in await self._engine.read(statement, (*stages, before))]
        gone = 0
        for start in range(0, len(expired), STEP):
            tables = [table for table in expired[start : start + STEP] if not in_use(table)]
            if tables:
                statement = DELETE_TABLES.format(ids=placeholders(len(tables)), stages=listed, free=self._engine.free)
                gone += len(await self._engine.write(statement, (*tables, *stages, before)))
                await asyncio.sleep(PAUSE)
        return gone

    async def delete_expired_transfers(self, now: float) -> None:
        await self._engine.write(DELETE_TRANSFERS, (now,))

    async def delete_people(self, before: float) -> list[str]:
        """Those who were last seen before then and sit at no table. Returns who they were."""
        gone: list[str] = []
        while found := [row[0] for row in await self._engine.write(DELETE_PEOPLE, (before, PEOPLE))]:
            gone += found
            await asyncio.sleep(PAUSE)
        return gone

    async def give_back_space(self) -> None:
        while await self._engine.shrink(PAGES):
            await asyncio.sleep(PAUSE)

    async def vacuum(self) -> None:
        """All free space at once. Nobody can write meanwhile."""
        await self._engine.vacuum()


def placeholders(count: int) -> str:
    return ", ".join("?" * count)
