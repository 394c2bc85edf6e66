"""One process of a pool: started when first needed, and again after it was ended."""

import asyncio
import logging
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from zoorama.server.workers.program import READY

STARTING: Final = 60.0  # seconds in which a worker has to be ready
LONGEST: Final = 32 * 1024 * 1024  # bytes of an answer
LONGEST_LOGGED: Final = 1000  # bytes of a line

log = logging.getLogger("zoorama.workers")


class WorkerProcess:
    place: Final = "own"

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.started = 0
        self._process: Process | None = None
        self._logging: asyncio.Task[None] | None = None

    async def until_free(self) -> None: ...

    def patience(self, seconds: float) -> float:
        return seconds

    def is_dead(self) -> bool:
        return self._process is not None and self._process.returncode is not None

    async def start(self) -> None:
        if self._process is not None:
            return
        running = create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST)
        starting = asyncio.create_task(running)
        try:
            await asyncio.shield(starting)
        finally:  # half started, it could not be ended
            self._process = await starting
        self._logging = asyncio.create_task(log_stderr(self._process))
        self.started += 1
        async with asyncio.timeout(STARTING):
            if await self._read_line() != READY:
                raise ValueError("not ready")

    async def ask(self, line: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        return await self._read_line()

    async def end(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._logging is not None:
            await self._logging
        self._process = self._logging = None

    async def _read_line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()


async def log_stderr(process: Process) -> None:
    assert process.stderr is not None
    line = b"\n"
    while line:
        with suppress(ValueError):  # a line longer than the reader holds, which is dropped
            line = await process.stderr.readline()
            if line:
                log.warning("worker %d: %s", process.pid, line[:LONGEST_LOGGED].decode(errors="replace").rstrip())
