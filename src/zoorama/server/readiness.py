"""Whether the server can take people: the database takes writes, there is room, bots can think."""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from zoorama.server.draining import Draining
from zoorama.server.store.store import Conflict, Store, StoreError
from zoorama.server.workers.pool import BotPool

DEADLINE = 1.0  # seconds a write may take before the database counts as silent
KEPT = 0.5  # seconds an answer is used again
ROOM = 32 * 2**20  # bytes free below which the disk counts as full: what is on its way must still fit


class Readiness:
    """One probe at a time however many ask, so that asking costs a struggling database nothing."""

    def __init__(self, store: Store, bots: BotPool, draining: Draining) -> None:
        self._store = store
        self._draining = draining
        self._bots = bots
        self._probe: asyncio.Task[str] | None = None
        self._began = 0.0
        self.broker: Callable[[], str] | None = None  # where servers share their tables

    async def parts(self) -> dict[str, str]:
        """Each part with `ok` or what is wrong with it."""
        return {
            "database": await self._database(),
            "workers": "ok" if self._bots.is_alive() else "dead" if self._bots.size else "none",
            "games": "draining" if self._draining.is_on else "ok",
            **({} if self.broker is None else {"broker": self.broker()}),
        }

    async def close(self) -> None:
        if self._probe is not None:
            self._probe.cancel()
            with suppress(asyncio.CancelledError):
                await self._probe

    async def _database(self) -> str:
        now = monotonic()
        if self._probe is None or (self._probe.done() and now - self._began > KEPT):
            self._probe = asyncio.create_task(self._try())
            self._began = now
        await asyncio.wait({self._probe}, timeout=max(0.0, self._began + DEADLINE - now))
        return self._probe.result() if self._probe.done() else "silent"

    async def _try(self) -> str:
        try:
            await self._store.upkeep.probe()
        except (StoreError, Conflict):
            return "not writable"
        if self._store.upkeep.appends_fail():
            return "not writable"
        return "ok" if await asyncio.to_thread(self._has_room) else "disk full"

    def _has_room(self) -> bool:
        return self._store.file is None or shutil.disk_usage(self._store.file.parent).free > ROOM
