"""What all tables share: the store, the clock, the bot workers, and the people."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from zoorama.server.clock import Clock
from zoorama.server.metrics import Metrics
from zoorama.server.people import People
from zoorama.server.readiness import Readiness
from zoorama.server.settings import Settings
from zoorama.server.store.store import Store
from zoorama.server.workers.pool import BotPool


@dataclass(frozen=True)
class Services:
    store: Store
    settings: Settings
    clock: Clock
    metrics: Metrics
    people: People
    bots: BotPool
    readiness: Readiness


@asynccontextmanager
async def open_services(store: Store, settings: Settings, clock: Clock | None = None) -> AsyncIterator[Services]:
    """Opens the store and starts the workers; closes both at the end."""
    clock = clock or Clock()
    clock.anchor()
    await store.open()
    bots = BotPool(settings.workers)
    readiness = Readiness(store, bots)
    try:
        people = People(store, await store.secret("cookies", secrets.token_hex(32)), clock.now)
        await bots.start()
        yield Services(store, settings, clock, Metrics(), people, bots, readiness)
    finally:
        await readiness.close()
        await bots.stop()
        await store.close()
