"""The tables in memory: loads them from the store, unloads idle ones, recovers after a crash."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Self

from zoorama.engine.errors import ZooramaError
from zoorama.server.errors import NoSuchTable
from zoorama.server.services import Services
from zoorama.server.store.store import TableRow
from zoorama.server.tables.analyses import Analyses
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.journal import ROW_DELAY
from zoorama.server.tables.model import TableModel, read_model
from zoorama.server.tables.quarantine import Quarantine
from zoorama.server.tables.replays import Replays
from zoorama.server.tables.table import Table

log = logging.getLogger("zoorama.tables")

ROUND = 5.0  # seconds between two rounds of maintenance
GOODBYE, GOODBYES = 0.02, 50  # seconds, and how often, to wait until people are gone


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.opened = services.clock.steady()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.restoring = asyncio.Lock()  # one table at a time: however many are loaded, play goes on beside
        self.maintenance: asyncio.Task[None] | None = None
        self.quarantine = Quarantine(services.clock)
        self.replays = Replays(services, self.model)
        self.analyses = Analyses(services, self.model)

    async def __aenter__(self) -> Self:
        await self.replays.pool.start()
        await self.analyses.start()
        self.maintenance = asyncio.create_task(self._maintain_forever())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.maintenance is not None:
            self.maintenance.cancel()
            await asyncio.gather(self.maintenance, return_exceptions=True)
        for loading in self.loading.values():
            loading.cancel()
        await self.replays.pool.stop()
        await self.analyses.stop()
        await self._save_rows(self.services.clock.monotonic())
        await asyncio.gather(*(table.close() for table in self.tables.values()))

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and let them go."""
        for _ in range(GOODBYES):
            still_here = [table for table in self.tables.values() if table.dismiss("restart")]
            if not still_here:
                return
            await asyncio.sleep(GOODBYE)

    def games_in_play(self) -> int:
        """Games with somebody at the table who plays: a draining server waits for these."""
        return sum(table.is_played() for table in self.tables.values())

    async def create(self, model: TableModel, store: Callable[[Table], Awaitable[None]] = Table.save_row) -> Table:
        """`store` is what stores it first: a game that begins at once is stored begun, or not at all."""
        self.services.draining.refuse_newcomers()
        table = self._table(secrets.token_urlsafe(16), model, model.created)
        self._add(table)  # first: bots may play as soon as it is stored
        try:
            await store(table)
        except Exception:
            self.evict(table.context)
            raise
        return table

    async def table(self, table: str) -> Table:
        """The table, loaded if it is not in memory."""
        found = self.tables.get(table)
        if found is not None:
            return found
        loading = self.loading.get(table)
        if loading is None:
            self.quarantine.check(table)
            loading = self.loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(loading)

    async def model(self, table: str) -> TableModel:
        """What is stored of the table besides its log. It is not loaded for that."""
        live = self.tables.get(table)
        if live is not None:
            return live.context.model
        return read_model((await self._row(table)).data)

    def evict(self, context: TableContext) -> None:
        """Memory and store may disagree: the next visitor reloads the table from the store."""
        table = self.tables.get(context.id)
        if table is not None and table.context is context:
            del self.tables[context.id]
            log.warning("table evicted", extra={"table": context.id[:6]})
            table.abandon()

    async def maintain(self) -> None:
        """Save rows, unload what nobody needs, load what has something to do."""
        clock = self.services.clock
        now = clock.monotonic()
        await self._save_rows(now - ROW_DELAY)
        await self._unload_idle(now - self.services.settings.unload_after)
        await self._load_all(await self.services.store.due_tables(clock.steady()))

    async def _maintain_forever(self) -> None:
        recovered = False
        while True:
            try:
                if not recovered:
                    await self._load_all(await self.services.store.behind())  # after a crash
                    recovered = True
                await self.maintain()
            except Exception:
                log.exception("maintenance failed")
            await asyncio.sleep(ROUND)

    async def _load(self, name: str) -> Table:
        row = await self._row(name)
        entries = await self.services.store.log(name) if row.stage != "gathering" else None
        try:
            table = self._table(name, read_model(row.data), row.touched)
            if entries is not None:
                async with self.restoring:
                    await table.load(entries)
        except Exception as error:  # whatever its row or log holds: others must not suffer from it
            raise self.quarantine.add(name, error) from error
        self.quarantine.release(name)
        self._add(table)
        return table

    async def _row(self, name: str) -> TableRow:
        row = await self.services.store.table(name)
        if row is None:
            raise NoSuchTable
        return row

    def _loaded(self, table: str, loading: asyncio.Task[Table]) -> None:
        del self.loading[table]
        if not loading.cancelled():
            loading.exception()  # whoever asked may be gone by now

    def _table(self, name: str, model: TableModel, touched: float) -> Table:
        return Table(TableContext(name, model, touched, self.services, self.opened, self.evict))

    def _add(self, table: Table) -> None:
        self.tables[table.id] = table

    async def _load_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.table(table)
            except Exception:  # one that cannot be loaded must not keep the others from it
                if not self.quarantine.holds(table):
                    log.exception("table not loaded", extra={"table": table[:6]})

    async def _save_rows(self, until: float) -> None:
        """Of tables where nothing has happened since then."""
        for table in [table for table in self.tables.values() if table.is_behind(until)]:
            try:
                await table.save_row()
            except ZooramaError as error:  # the next round tries again
                log.warning("row not saved", extra={"table": table.id[:6], "why": str(error)})

    async def _unload_idle(self, since: float) -> None:
        for table in [table for table in self.tables.values() if table.is_idle(since)]:
            del self.tables[table.id]
            await table.close()
