"""The tables in memory: loads them from the store, unloads idle ones, recovers after a crash."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Self

from zoorama.engine.errors import ZooramaError
from zoorama.server.errors import Elsewhere, NoSuchTable, TableClosing
from zoorama.server.limits import RateLimiter
from zoorama.server.services import Services
from zoorama.server.store.leases import Lease
from zoorama.server.store.store import StoreError, TableRow
from zoorama.server.tables.analyses import Analyses
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.journal import ROW_DELAY
from zoorama.server.tables.model import TableModel, read_model
from zoorama.server.tables.quarantine import Quarantine
from zoorama.server.tables.replays import Replays
from zoorama.server.tables.table import Table
from zoorama.server.tables.tenure import Tenure

log = logging.getLogger("zoorama.tables")

ROUND = 5.0  # seconds between two rounds of maintenance
GOODBYE, GOODBYES = 0.02, 50  # seconds, and how often, to wait until people are gone


class TableRegistry:
    def __init__(self, services: Services, prefix: str = "") -> None:
        self.services = services
        self.prefix = prefix  # of new tables' ids
        self.opened = services.clock.steady()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.restoring = asyncio.Lock()  # one table at a time: however many are loaded, play goes on beside
        self.maintenance: asyncio.Task[None] | None = None
        self.tenure = Tenure(services.store.leases)
        self.tenure.observers.append(self)
        self.crashed = asyncio.Event()  # this server before it was started, or another since then
        self.crashed.set()
        self.recovering = False
        self.is_reachable: Callable[[], bool] = lambda: True  # by other servers, where there are any
        self.quarantine = Quarantine(services.clock)
        self.replays = Replays(services, self.model)
        self.analyses = Analyses(services, self.model)

    async def __aenter__(self) -> Self:
        self.opened = self.services.clock.steady() - await self.tenure.begin()
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
        await self.tenure.end()

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and let them go."""
        for _ in range(GOODBYES):
            still_here = [table for table in self.tables.values() if table.dismiss("restart")]
            if not still_here:
                return
            await asyncio.sleep(GOODBYE)

    def shared_limits(self) -> dict[str, RateLimiter]:
        """Of all servers together."""
        return {"replays": self.replays.limiter, "analyses": self.analyses.quota.limiter}

    def games_in_play(self) -> int:
        """Games with somebody at the table who plays: a draining server waits for these."""
        return sum(table.is_played() for table in self.tables.values())

    async def create(self, model: TableModel, store: Callable[[Table], Awaitable[None]] = Table.save_row) -> Table:
        """`store` is what stores it first: a game that begins at once is stored begun, or not at all."""
        self.services.draining.refuse_newcomers()
        table = self._table(self.prefix + secrets.token_urlsafe(16), model, model.created, self.tenure.for_new())
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
            self.tenure.need_sure()
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

    async def give_away(self, table: Table) -> None:
        """For another server to have it. Whoever is here has still to be dismissed."""
        await table.retire()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        await self.tenure.give_back(table.id, table.context.lease)

    async def maintain(self) -> None:
        """Save rows, unload what nobody needs, load what has something to do."""
        clock = self.services.clock
        now = clock.monotonic()
        await self._save_rows(now - ROW_DELAY)
        await self._unload_idle(now - self.services.settings.unload_after)
        if self.is_reachable():  # a table that nobody could reach here is better elsewhere
            await self._load_all(await self.services.store.due_tables(clock.steady()))

    async def _maintain_forever(self) -> None:
        while True:
            try:
                await self._recover()
                await self.maintain()
            except Exception:
                log.exception("maintenance failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.crashed.wait(), ROUND)

    async def _recover(self) -> None:
        if self.crashed.is_set():
            self.crashed.clear()
            self.recovering = True
        if self.recovering and self.is_reachable():
            behind = await self.services.store.behind()
            self.recovering = False
            await self._load_all(behind)

    def lost(self, held: Mapping[str, Lease]) -> None:
        """Tables that another server may have taken leave memory."""
        for table in list(self.tables.values()):
            if held.get(table.id) != table.context.lease:
                self.evict(table.context)

    def gone(self, _: frozenset[str]) -> None:
        """Whoever comes first has the tables of servers that are gone."""
        self.crashed.set()

    async def _load(self, name: str) -> Table:
        losses = self.tenure.losses
        lease = await self.tenure.take(name)  # before anything is read: from here on nobody else writes
        row = await self._row(name)
        entries = await self.services.store.log(name) if row.stage != "gathering" else None
        try:
            table = self._table(name, read_model(row.data), row.touched, lease)
            if entries is not None:
                async with self.restoring:
                    await table.load(entries)
        except Exception as error:  # whatever its row or log holds: others must not suffer from it
            with suppress(StoreError):  # a server of another version may be able to load it
                await self.tenure.give_back(name, lease)
            raise self.quarantine.add(name, error) from error
        self.quarantine.release(name)
        self.tenure.need_sure()
        if losses != self.tenure.losses:  # others may have taken it since, and what was read is old
            raise TableClosing
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

    def _table(self, name: str, model: TableModel, touched: float, lease: Lease) -> Table:
        return Table(TableContext(name, model, touched, self.services, self.opened, self.evict, lease))

    def _add(self, table: Table) -> None:
        self.tables[table.id] = table

    async def _load_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.table(table)
            except Elsewhere:
                continue
            except TableClosing:  # while the database is gone, or just after
                self.recovering = True
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
            if self.tables.get(table.id) is not table or not table.is_idle(since):  # something happened meanwhile
                continue
            del self.tables[table.id]
            await table.close()
            await self.tenure.give_back(table.id, table.context.lease)
