"""Workers elsewhere: `zoorama workers` as a process, and a server's pool that uses them without the server."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP, SIGTERM

from tests.server.nats import Nats
from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.far_workers import FarWorkers
from zoorama.server.cluster.worker_host import WorkerHost
from zoorama.server.workers.pool import BotPool

PATIENCE = 60.0


class HostProcess:
    def __init__(self, nats: Nats, log: Path) -> None:
        self.command = ["-m", "zoorama", "workers", "--nats", nats.address, "--workers", "1", "--lang", "en"]
        self.log = log
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(sys.executable, *self.command, stdout=log, stderr=log)

    async def kill(self) -> None:
        await self._end(SIGKILL)

    async def stop(self) -> int:
        return await self._end(SIGTERM)

    def pause(self) -> None:
        self.process.send_signal(SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(SIGCONT)

    async def _end(self, signal: int) -> int:
        self.process.send_signal(signal)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def host_process(nats: Nats, log: Path) -> AsyncIterator[HostProcess]:
    host = HostProcess(nats, log)
    await host.start()
    try:
        yield host
    finally:
        if host.process.returncode is None:
            host.go_on()
            await host.kill()


@asynccontextmanager
async def hosted(nats: Nats, workers: int = 1) -> AsyncIterator[WorkerHost]:
    """The same in this process."""
    bus, pool = Bus(nats.address), BotPool(workers, most_waiting=workers)
    host = WorkerHost(bus, pool)
    await bus.open("workers")
    await pool.start()
    running = asyncio.create_task(host.run())
    try:
        yield host
    finally:
        host.end()
        await running
        await pool.stop()


@asynccontextmanager
async def pool_at(nats: Nats, own: int = 0) -> AsyncIterator[BotPool]:
    """A server's, with so many workers of its own."""
    bus, pool = Bus(nats.address), BotPool(own)
    await bus.open("server")
    await pool.start()
    far = FarWorkers(bus, pool, "server")
    bus.lost, bus.back = far.drop_all, far.call
    await far.open()
    try:
        yield pool
    finally:
        await far.close()
        await bus.close()
        await pool.stop()
