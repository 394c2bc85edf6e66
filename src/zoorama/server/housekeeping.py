"""What a running server does for itself now and then: heed its operator, delete what has expired, end when drained."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from zoorama.server.tables.registry import TableRegistry

ROUND = 2.0  # seconds
RELOAD_EVERY = 20.0  # where another server may change what this one keeps in memory, and its word of it get lost
RETENTION_EVERY = 3600.0
LINES, PAUSE = 500, 0.1  # of the chat deleted in one step, and seconds to the next
DAY = 86_400

log = logging.getLogger("zoorama.housekeeping")


class Housekeeping:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services

    async def run(self) -> None:
        """Apart from each other: a long deletion must not keep the server from hearing its operator."""
        leases = self._services.store.leases
        shared = [] if leases is None or leases.alone else [repeat(self._services.reload, RELOAD_EVERY)]
        await asyncio.gather(repeat(self.round, ROUND), repeat(self.retain, RETENTION_EVERY), *shared)

    async def round(self) -> None:
        services = self._services
        services.draining.look(self._registry.games_in_play())
        await services.draining.hear(services.store)
        await services.keys.refresh()

    async def retain(self) -> None:
        """Delete what the settings say. Tables in memory stay: somebody may just be coming back to one."""
        keeping, now = self._services.settings.keeping, self._services.clock.now()
        retention = self._services.store.retention
        for stage, days in (("gathering", keeping.gathering), ("playing", keeping.playing), ("over", keeping.finished)):
            if days:
                await retention.prune((stage,), now - days * DAY, self._registry.tables.__contains__)
        while keeping.chat and await self._services.store.personal.forget_chat(now - keeping.chat * DAY, LINES):
            await asyncio.sleep(PAUSE)
        if keeping.people:
            for person in await retention.delete_people(now - keeping.people * DAY):
                await self._services.store.notices.forget(person)
                await self._services.store.puzzles.forget(person)
            await self._services.store.notices.forget_absent(now - keeping.people * DAY)
            await self._services.store.puzzles.forget_absent(now - keeping.people * DAY)
        await retention.delete_expired_transfers(now)
        await retention.give_back_space()


async def repeat(work: Callable[[], Awaitable[None]], every: float) -> None:
    """Not at once: a start has enough to do. Of errors in a row the first is told."""
    failing = False
    while True:
        await asyncio.sleep(every)
        try:
            await work()
            failing = False
        except Exception as error:  # the database may be gone for a while
            if not failing:
                log.warning("housekeeping failed", extra={"why": type(error).__name__})
            failing = True
