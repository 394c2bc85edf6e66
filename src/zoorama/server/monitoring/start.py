"""Begins what is measured beside play, and ends it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from zoorama.server.monitoring.access import served_apart
from zoorama.server.monitoring.lag import measure_lag
from zoorama.server.monitoring.state import StateCollector
from zoorama.server.tables.registry import TableRegistry


@asynccontextmanager
async def monitored(registry: TableRegistry, *, shared: bool = False) -> AsyncIterator[None]:
    services = registry.services
    services.metrics.registry.register(StateCollector(registry))
    measuring = asyncio.create_task(measure_lag(services.metrics))
    try:
        async with served_apart(services.metrics, services.settings.metrics, shared=shared):
            yield
    finally:
        measuring.cancel()
