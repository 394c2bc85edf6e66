"""Notes, beside play, what people are to be told about tables that changed."""

import asyncio
import logging

from zoorama.server.clock import Clock
from zoorama.server.notices import quiet
from zoorama.server.notices.lookup import TableLookup
from zoorama.server.notices.plan import Planned, planned
from zoorama.server.notices.wishes import read_wishes
from zoorama.server.store.notices import NoticeStore
from zoorama.server.store.store import StoreError

PAGE = 100
RECENTLY = 3600.0  # seconds since a game ended that are still news after a restart
log = logging.getLogger("zoorama.notices")


class Planner:
    """Its rows survive a restart: `review` finds what changed while nobody took note."""

    def __init__(self, tables: TableLookup, store: NoticeStore, clock: Clock, pause: float) -> None:
        self.tables, self.store, self.clock, self.pause = tables, store, clock, pause
        self.changed: dict[str, None] = {}  # tables, in order of change

    def table_changed(self, table: str) -> None:
        """Never waits: a table calls this in its own turn."""
        self.changed[table] = None

    async def review(self) -> None:
        """After a start: every table at which something may wait for somebody who can be told."""
        last = ""
        while tables := await self.store.tables_to_review(last, self.clock.steady() - RECENTLY, PAGE):
            self.changed.update(dict.fromkeys(tables))
            last = tables[-1]
            await asyncio.sleep(0)

    async def review_of(self, person: str) -> None:
        """After somebody has said where to reach them."""
        self.changed.update(dict.fromkeys(await self.store.tables_of(person, PAGE)))

    async def plan_all(self) -> None:
        for table in list(self.changed):
            del self.changed[table]
            try:
                await self._plan(table)
            except StoreError:
                self.changed[table] = None  # the next round tries again
                raise
            except Exception:  # one table that cannot be read must not keep the others from it
                log.exception("notices not planned", extra={"table": table[:6]})

    async def _plan(self, table: str) -> None:
        model = await self.tables.model(table)
        if model is None:
            return
        for plan in planned(model, self.clock.steady(), self.pause):
            await self._note(table, plan)

    async def _note(self, table: str, plan: Planned) -> None:
        if not any(target.confirmed for target in await self.store.targets(plan.person)):
            return
        wishes = await read_wishes(self.store, plan.person)
        due, ahead = plan.due, self.clock.now() - self.clock.steady()  # by how much the time of day is ahead
        if plan.kind == "reminder" and plan.deadline is not None:
            due = quiet.hastened(due + ahead, plan.deadline + ahead, wishes) - ahead
        await self.store.plan(plan.person, table, plan.kind, plan.question, due)
