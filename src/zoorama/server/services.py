"""What all tables share: the store, the clock, the bot workers, and the people."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from zoorama.server.clock import Clock
from zoorama.server.draining import Draining, forget_request
from zoorama.server.key_storage import StoredKeys, key_storage
from zoorama.server.limits import Pacer
from zoorama.server.metrics import Metrics
from zoorama.server.moderation import Moderation
from zoorama.server.people import People
from zoorama.server.quotas import QuotaKeeper
from zoorama.server.readiness import Readiness
from zoorama.server.settings import Settings
from zoorama.server.store.store import Store
from zoorama.server.workers.pool import BotPool, Hire, process_for
from zoorama.server.workers.warm_up import load_offers


@dataclass(frozen=True)
class Services:
    store: Store
    settings: Settings
    clock: Clock
    metrics: Metrics
    people: People
    bots: BotPool
    moderation: Moderation
    quotas: QuotaKeeper
    keys: StoredKeys
    readiness: Readiness
    draining: Draining
    hire: Hire = process_for  # workers for what is dear
    observers: list[Callable[[str], None]] = field(default_factory=list)  # told which correspondence table changed

    async def reload(self) -> None:
        """What is kept in memory of the store, and other servers may have changed there."""
        await self.people.load()
        await self.moderation.load()


@asynccontextmanager
async def open_services(
    store: Store,
    settings: Settings,
    clock: Clock | None = None,
    hire: Hire = process_for,
    metrics: type[Metrics] = Metrics,
) -> AsyncIterator[Services]:
    """Opens the store and starts the workers; closes both at the end."""
    clock = clock or Clock()
    clock.anchor()
    await store.open()
    bots = BotPool(settings.workers, hire, Pacer(settings.load.bots, clock.monotonic))
    alone = store.leases is None or store.leases.alone
    draining = Draining(clock, patient=alone)
    readiness = Readiness(store, bots, draining)
    try:
        keys = StoredKeys(key_storage(store, settings.keeping.key_file), clock.now)
        await keys.open(store)
        people = People(store, keys.ring, clock.now)
        await people.load()
        salt = await store.secrets.ensure("addresses", secrets.token_hex(32))
        moderation = Moderation(store.moderation, salt, clock.now)
        await moderation.load()
        if alone:
            await forget_request(store)
        await asyncio.to_thread(load_offers)
        await bots.start()
        origins = await store.secrets.ensure("origins", secrets.token_hex(32))
        yield Services(
            store=store,
            settings=settings,
            clock=clock,
            metrics=metrics(),
            people=people,
            bots=bots,
            moderation=moderation,
            quotas=QuotaKeeper(settings.quotas, store, clock, origins),
            keys=keys,
            readiness=readiness,
            draining=draining,
            hire=hire,
        )
    finally:
        await readiness.close()
        await bots.stop()
        await store.close()
