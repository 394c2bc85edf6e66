"""How late the event loop is: whatever holds it up holds up everybody's moves."""

import asyncio

from zoorama.server.metrics import Metrics

INTERVAL = 0.25  # seconds


async def measure_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        metrics.lag.observe(max(0.0, loop.time() - due))
