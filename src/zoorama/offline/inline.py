"""A worker without a process: it does the work here, when those before it have had their turn."""

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Final

from msgspec import Raw, json

from zoorama.server.workers.program import REQUESTS, Answer


class InlineWorker:
    place: Final = "own"

    def __init__(self, module: str) -> None:
        self._module = module
        self._work: Callable[[bytes], bytes] | None = None
        self.started = 0

    async def until_free(self) -> None: ...

    def patience(self, seconds: float) -> float:
        return seconds

    def is_dead(self) -> bool:
        return False

    async def start(self) -> None:
        if self._work is None:
            self._work = import_module(self._module).answer
            self.started += 1

    async def ask(self, line: bytes) -> bytes:
        assert self._work is not None
        await asyncio.sleep(0)
        request = REQUESTS.decode(line)
        return json.encode(Answer(request.number, Raw(self._work(bytes(request.request)))))

    async def end(self) -> None:
        self._work = None
