"""Workers as a process of their own, for servers on this or other machines."""

import asyncio
import signal
from collections.abc import Callable

from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.worker_host import WorkerHost
from zoorama.server.listening import notify
from zoorama.server.run import configure_logging
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.warm_up import load_offers, warm_up


def run_workers(nats: str, workers: int, announce: Callable[[], None]) -> None:
    """Until a signal ends it. `announce` is called when servers can ask."""
    configure_logging()
    asyncio.run(host_workers(Bus(nats), workers, announce))


async def host_workers(bus: Bus, workers: int, announce: Callable[[], None]) -> None:
    await asyncio.to_thread(load_offers)
    pool = BotPool(workers, most_waiting=workers)  # short: what waits here could be done elsewhere
    host = WorkerHost(bus, pool)
    end_on_signal(host)

    def ready() -> None:
        announce()
        notify("READY=1")

    await bus.open(f"workers {host.id}")
    await pool.start()
    try:
        await warm_up(pool)
        await host.run(ready)
    finally:
        notify("STOPPING=1")
        await pool.stop()


def end_on_signal(host: WorkerHost) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, host.end)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(host.end))
