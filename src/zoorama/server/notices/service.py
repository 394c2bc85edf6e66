"""Notices: the work that goes on beside play."""

import asyncio
import logging

from zoorama.server.notices.channels import open_channels
from zoorama.server.notices.dispatcher import Dispatcher
from zoorama.server.notices.lookup import TableLookup
from zoorama.server.notices.planner import Planner
from zoorama.server.notices.subscriptions import Subscriptions
from zoorama.server.store.store import StoreError
from zoorama.server.tables.registry import TableRegistry

ROUND = 5.0  # seconds between two rounds
log = logging.getLogger("zoorama.notices")


class NoticeService:
    planner: Planner
    dispatcher: Dispatcher
    subscriptions: Subscriptions

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.working = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        services = self.registry.services
        settings, clock, store = services.settings.notices, services.clock, services.store
        tables, channels = TableLookup(self.registry), await open_channels(settings, store)
        self.planner = Planner(tables, store.notices, clock, settings.delay)
        self.dispatcher = Dispatcher(tables, store.notices, clock, channels, settings.daily, services.metrics.notices)
        self.subscriptions = Subscriptions(self.planner, self.dispatcher, clock, settings)
        if channels.offered():
            services.observers.append(self.planner.table_changed)
            self.task = asyncio.create_task(self._work_forever())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.dispatcher.channels.close()

    async def work(self) -> None:
        """Note what has changed, and send what is due."""
        async with self.working:
            await self.planner.plan_all()
            await self.dispatcher.send_due()

    async def _work_forever(self) -> None:
        reviewed = False
        while True:
            try:
                if not reviewed:
                    await self.planner.review()
                    reviewed = True
                await self.work()
            except StoreError as error:
                log.warning("notices wait", extra={"why": str(error)})
            except Exception:
                log.exception("notices failed")
            await asyncio.sleep(ROUND)
