"""The server as a process that can be killed and started again, at the same place with the same database."""

import asyncio
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP, SIGTERM

from tests.server.harness import PLENTY_ENVIRONMENT

EAGER = ["--pause", "0", "--workers", "1", "--requests", "1000000", "--frames", "1000000"]
LOOPBACK = "127.0.0.1"
PATIENCE = 60.0  # seconds; a server that starts or ends slower hangs


class ServerProcess:
    def __init__(self, db: str, log: Path, options: Sequence[str] = EAGER, host: str = LOOPBACK) -> None:
        self.db = db
        self.host = host
        self.options = options
        self.log = log
        self.port = free_port()
        self.process: asyncio.subprocess.Process

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    async def start(self) -> None:
        command = ["-m", "zoorama", "serve", "--host", self.host, "--port", str(self.port), "--db", self.db]
        with self.log.open("ab") as log:
            environment = os.environ | PLENTY_ENVIRONMENT
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, *self.options, stdout=log, stderr=log, env=environment
            )

    async def until_up(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.answers():
                assert self.process.returncode is None, f"it did not start:\n{self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        await self._end(SIGKILL)

    async def stop(self) -> int:
        await self._end(SIGTERM)
        assert self.process.returncode is not None
        return self.process.returncode

    def pause(self) -> None:
        self.process.send_signal(SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(SIGCONT)

    async def _end(self, signal: int) -> None:
        assert self.process.returncode is None, f"it ended by itself:\n{self.log.read_text()[-2000:]}"
        self.process.send_signal(signal)
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            return False
        writer.close()
        return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


def children(parent: int) -> list[int]:
    """Processes that it started, on Linux."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
    return found
