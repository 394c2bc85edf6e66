"""What all tables share, and the tables that are awake."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from msgspec import json

from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import AnyGame
from zoorama.server.errors import NoSuchTable
from zoorama.server.metrics import Metrics
from zoorama.server.offices.clerk import BEHIND
from zoorama.server.offices.scribe import Scribe
from zoorama.server.people import People
from zoorama.server.seating import TableData
from zoorama.server.store.store import Store
from zoorama.server.thinkers import Thinkers
from zoorama.server.watch import Watch

if TYPE_CHECKING:
    from zoorama.server.table import Table

log = logging.getLogger("zoorama.house")

FAREWELL, FAREWELLS = 0.02, 50  # seconds, and how often, that we wait for people to go


@dataclass(frozen=True)
class Settings:
    pause: float = 0.7  # seconds a bot waits before it moves, for people to follow
    thinkers: int = 2
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    asleep_after: float = 60.0  # seconds without anybody
    frames: float = 20.0  # a second that one connection may send, with twice as many at once
    requests: float = 20.0  # a second from one address, with five times as many at once


class House:
    def __init__(self, store: Store, settings: Settings, watch: Watch | None = None) -> None:
        self.store = store
        self.settings = settings
        self.watch = watch or Watch()
        self.opened = self.watch.now()
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.people: People
        self.awake: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.scribes: dict[tuple[str, int], Scribe] = {}
        self.rounds: asyncio.Task[None] | None = None

    def now(self) -> float:
        return self.watch.now()

    def scribe(self, game: AnyGame) -> Scribe:
        return self.scribes.setdefault((game.name, game.version), Scribe(game))

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        await self.store.open()
        self.people = People(self.store, await self.store.secret("cookies", secrets.token_hex(32)), self.now)
        await self.thinkers.start()
        self.rounds = asyncio.create_task(self._make_rounds())

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and let them go."""
        for table in self.awake.values():
            table.dismiss("restart")
        for _ in range(FAREWELLS):
            if not any(table.herald.listeners for table in self.awake.values()):
                return
            await asyncio.sleep(FAREWELL)

    async def close(self) -> None:
        if self.rounds is not None:
            self.rounds.cancel()
            await asyncio.gather(self.rounds, return_exceptions=True)
        await self._catch_up_rows(self.now())
        await asyncio.gather(*(table.close() for table in self.awake.values()))
        await self.thinkers.stop()
        await self.store.close()

    async def table(self, table: str) -> Table:
        """The table, woken if it sleeps."""
        found = self.awake.get(table)
        if found is not None:
            return found
        waking = self.waking.get(table)
        if waking is None:
            waking = self.waking[table] = asyncio.create_task(self._wake(table))
            waking.add_done_callback(lambda done: self._woken(table, done))
        return await asyncio.shield(waking)

    def _woken(self, table: str, waking: asyncio.Task[Table]) -> None:
        del self.waking[table]
        if not waking.cancelled():
            waking.exception()  # whoever asked may be gone by now

    async def _wake(self, name: str) -> Table:
        from zoorama.server.table import Table

        row = await self.store.table(name)
        if row is None:
            raise NoSuchTable
        table = Table(name, json.decode(row.data, type=TableData), row.touched, self)
        if row.stage != "gathering":
            table.relive(await self.store.log(name))
        self.take_in(table)
        return table

    def take_in(self, table: Table) -> None:
        self.awake[table.id] = table
        self.metrics.tables.set(len(self.awake))
        table.open()

    def distrust(self, table: Table) -> None:
        """What this table thinks and what is stored may differ: let it go, the next who comes wakes it afresh."""
        if self.awake.get(table.id) is table:
            del self.awake[table.id]
            table.inbox.closed = True
            log.warning("table let go", extra={"table": table.id[:6]})
            table.dismiss("restart")
            asyncio.get_running_loop().create_task(table.close())

    async def _make_rounds(self) -> None:
        recovered = False
        while True:
            try:
                if not recovered:
                    await self._rouse(await self.store.behind())  # after a crash
                    recovered = True
                await self.look_round()
            except Exception:
                log.exception("rounds failed")
            await asyncio.sleep(5)

    async def look_round(self) -> None:
        """Put to sleep what nobody needs, wake what has something to do."""
        await self._catch_up_rows(self.now() - BEHIND)
        await self._put_to_sleep()
        await self._rouse(await self.store.due_tables(self.now()))

    async def _rouse(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.table(table)
            except Exception:  # one that cannot be woken keeps no other asleep
                log.exception("table not woken", extra={"table": table[:6]})

    async def _catch_up_rows(self, until: float) -> None:
        """Save what lists show of tables where nothing has happened since then."""
        for table in [table for table in self.awake.values() if table.clerk.is_behind()]:
            if table.clerk.touched <= until:
                try:
                    await table.do(table.catch_up_row)
                except ZooramaError as error:  # there is another round
                    log.warning("row not saved", extra={"table": table.id[:6], "why": str(error)})

    async def _put_to_sleep(self) -> None:
        drowsy = self.now() - self.settings.asleep_after
        for table in [table for table in self.awake.values() if table.is_idle(drowsy)]:
            del self.awake[table.id]
            await table.close()
        self.metrics.tables.set(len(self.awake))
