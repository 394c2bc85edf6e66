"""What is struck: three servers under a supervisor, their broker and their database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from tests.server.kill.process import EAGER, ServerProcess
from tests.server.nats import Nats
from tests.server.postgres import OwnPostgres
from zoorama.engine.dealer import Rng
from zoorama.server.store.leases import LASTS

SERVERS = 3
HALT = LASTS + 1.5  # seconds: others take over meanwhile
RESTART = 0.2  # seconds until the supervisor starts a server again
LOOK = 0.05  # seconds between two looks
EARLY = 6  # one kill in so many comes whether the server is up or still starts


class SupervisedServer(ServerProcess):
    """Started again whenever it ends. It may end by itself only while it starts: broker or database may be away."""

    up = False
    killed = False
    halted = False

    async def supervise(self) -> None:
        while True:
            await self.start()
            self.killed = self.up = False
            while self.process.returncode is None:
                self.up = self.up or await self.answers()
                await asyncio.sleep(LOOK)
            assert self.killed or not self.up, f"it ended by itself:\n{self.log.read_text()[-3000:]}"
            await asyncio.sleep(RESTART)

    async def strike_dead(self) -> None:
        """If it lives at the moment."""
        if self.process.returncode is None:
            self.killed = True
            self.process.kill()
            await self.process.wait()

    def pause(self) -> None:
        self.halted = True
        super().pause()

    def go_on(self) -> None:
        super().go_on()
        self.halted = False

    async def until_up(self) -> None:
        while not self.is_up():
            await asyncio.sleep(LOOK)

    def is_up(self) -> bool:
        return self.up and self.process.returncode is None


class Targets:
    def __init__(self, postgres: OwnPostgres, nats: Nats, folder: Path) -> None:
        self.postgres, self.nats = postgres, nats
        self.db = postgres.fresh_database()
        options = [*EAGER, "--nats", nats.address]
        self.servers = [SupervisedServer(self.db, folder / f"server{number}.log", options) for number in range(SERVERS)]
        self.locks = {target: asyncio.Lock() for target in ("broker", "database", *map(str, range(SERVERS)))}

    @asynccontextmanager
    async def supervised(self) -> AsyncIterator[None]:
        async with asyncio.TaskGroup() as group:
            supervisors = [group.create_task(server.supervise()) for server in self.servers]
            try:
                await self.until_up()
                yield
            finally:
                for supervisor in supervisors:
                    supervisor.cancel()
                for server in self.servers:
                    if server.process.returncode is None:
                        await server.stop()
        assert [server.process.returncode for server in self.servers] == [0] * SERVERS

    async def until_up(self) -> None:
        await asyncio.gather(*(server.until_up() for server in self.servers))

    def target(self, kind: str, rng: Rng) -> str:
        """One blow at a time at each."""
        return kind.partition(" ")[0] if " " in kind else str(rng.below(SERVERS))

    async def ready(self, kind: str, target: str, rng: Rng) -> None:
        """A server is struck when it is up, or now and then while it starts; and never the last that could go on."""
        if target.isdigit():
            if kind == "halt" or rng.below(EARLY):
                await self.servers[int(target)].until_up()
            while not any(self._goes_on(number) for number in range(SERVERS) if str(number) != target):
                await asyncio.sleep(LOOK)

    def _goes_on(self, number: int) -> bool:
        server = self.servers[number]
        return server.is_up() and not server.killed and not server.halted

    async def strike(self, kind: str, target: str) -> None:
        match kind:
            case "kill":
                await self.servers[int(target)].strike_dead()
            case "halt":
                await halt(self.servers[int(target)])
            case "broker halt":
                await halt(self.nats)
            case "database halt":
                await halt(self.postgres)
            case "broker kill" | "broker away":
                self.nats.kill()
                await away(kind)
                await asyncio.to_thread(self.nats.start)
            case "database kill" | "database away":
                await asyncio.to_thread(self.postgres.stop)
                await away(kind)
                await asyncio.to_thread(self.postgres.start)


class Pausable(Protocol):
    def pause(self) -> None: ...
    def go_on(self) -> None: ...


async def halt(what: Pausable) -> None:
    what.pause()
    try:
        await asyncio.sleep(HALT)
    finally:
        what.go_on()


async def away(kind: str) -> None:
    await asyncio.sleep(HALT if kind.endswith("away") else 0)
