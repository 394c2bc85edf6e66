"""What the worker calls, in Pyodide. Its side is web/src/offline/python.ts."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from msgspec import json

from zoorama.engine.errors import ZooramaError
from zoorama.offline.engine import WHERE
from zoorama.offline.home import Home, at_home
from zoorama.offline.socket import Ears
from zoorama.server.protocol.problems import problem_of
from zoorama.server.store.store import StoreError

opened = AsyncExitStack()
home: Home


class BrowserPages:
    def __init__(self, pages: Any) -> None:
        self._pages = pages

    async def load(self) -> bytes:
        try:
            found: bytes = (await self._pages.load()).to_bytes()
        except Exception as error:  # the browser's: its storage was taken away, or is switched off
            raise StoreError("unreachable", {"where": WHERE, "reason": str(error)}) from error
        return found

    async def save(self, numbers: Sequence[int], contents: bytes, size: int, count: int) -> str:
        from pyodide.ffi import to_js

        problem: str = await self._pages.save(to_js(list(numbers)), to_js(contents), size, count)
        return problem


async def start(pages: Any, ears: Ears) -> str:
    """Empty, or the problem's JSON."""
    global home
    try:
        home = await opened.enter_async_context(at_home(BrowserPages(pages), ears))
    except ZooramaError as error:
        return json.encode(problem_of(error)).decode()
    return ""


async def ask(method: str, path: str, body: str | None) -> Any:
    from pyodide.ffi import to_js

    return to_js(list(await home.ask(method, path, body)))


async def hand_over(table: str) -> Any:
    from pyodide.ffi import to_js

    return to_js(list(await home.hand_over(table)))


def open(line: int, table: str, since: int) -> None:  # noqa: A001  # the worker's word for it
    home.open(line, table, since)


def say(line: int, text: str) -> None:
    home.say(line, text)


def close(line: int) -> None:
    home.close(line)
