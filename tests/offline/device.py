"""A device that plays at its own tables: storage that can be full or cleared, and lines that are listened to."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from zoorama.engine.dealer import Rng
from zoorama.offline.home import SETTINGS, Home, at_home

Json = dict[str, Any]
SWIFT = replace(SETTINGS, pause=0, frames=1_000_000)
PATIENCE = 60.0  # seconds; a test that waits longer hangs


class MemoryPages:
    """A browser's storage."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.problem = ""  # what every write is answered with
        self.writes = 0

    async def load(self) -> bytes:
        await asyncio.sleep(0)
        return b"".join(self.pages[number] for number in sorted(self.pages))

    async def save(self, numbers: Sequence[int], contents: bytes, size: int, count: int) -> str:
        await asyncio.sleep(0)
        if self.problem:
            return self.problem
        self.writes += 1
        for index, number in enumerate(numbers):
            self.pages[number] = contents[index * size : (index + 1) * size]
        self.pages = {number: page for number, page in self.pages.items() if number <= count}
        return ""


class Line:
    """One channel of the page."""

    def __init__(self, home: Home, number: int) -> None:
        self.home, self.number = home, number
        self.sent: list[str] = []  # all that came, as it came
        self.unread: deque[Json] = deque()
        self.came = asyncio.Event()
        self.code: int | None = None  # it was closed with

    def hear(self, text: str) -> None:
        self.sent.append(text)
        self.unread.extend(json.loads(line) for line in text.split("\n"))
        self.came.set()

    async def next(self, *types: str) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.unread:
                    message = self.unread.popleft()
                    if not types or message["type"] in types:
                        return message
                assert self.code is None, f"closed with {self.code}"
                self.came.clear()
                await self.came.wait()

    async def closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while self.code is None:
                self.came.clear()
                await self.came.wait()
        return self.code

    def say(self, **message: Any) -> None:
        self.home.say(self.number, json.dumps(message))

    def act(self, update: Json, action: Any) -> None:
        self.say(type="act", id=secrets.token_hex(8), seat=update["seat"], seq=update["seq"], action=action)


class Device:
    def __init__(self) -> None:
        self.home: Home
        self.lines: dict[int, Line] = {}

    def opened(self, line: int) -> None: ...

    def heard(self, line: int, text: str) -> None:
        self.lines[line].hear(text)

    def closed(self, line: int, code: int) -> None:
        self.lines[line].code = code
        self.lines[line].came.set()

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        got, text = await self.home.ask(method, path, None if body is None else json.dumps(body))
        assert got == status, text
        return json.loads(text)

    def open(self, table: str, since: int = 0) -> Line:
        number = len(self.lines) + 1
        line = self.lines[number] = Line(self.home, number)
        self.home.open(number, table, since)
        return line

    async def begin(self, game: str, seats: int, bots: str = "greedy") -> str:
        """A table with bots at all other seats, begun."""
        wish = {"game": game, "seats": seats, "sit": True, "bots": bots, "start": True, "pace": {"window": 0}}
        return str((await self.ask("POST", "/tables", wish))["id"])


@asynccontextmanager
async def device(pages: MemoryPages) -> AsyncIterator[Device]:
    found = Device()
    async with at_home(pages, found, SWIFT) as found.home:
        yield found


async def play_out(line: Line, rng: Rng, most: int = 10_000) -> Json:
    """Any legal action whenever one of our seats is asked, until the game is over. The last update."""
    for _ in range(most):
        update = await line.next("update")
        if update["turn"]["kind"] == "over":
            return update
        if update["legal"] and not line.unread:
            line.act(update, update["legal"][rng.below(len(update["legal"]))])
    raise AssertionError("no end")
