"""A device's own tables, opened: one person, requests and lines, and nothing that listens."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from zoorama.engine.errors import ZooramaError
from zoorama.offline.engine import PagedEngine
from zoorama.offline.inline import InlineWorker
from zoorama.offline.pages import Pages
from zoorama.offline.requests import Call, answer, answered, handed_over
from zoorama.offline.socket import Ears, LocalSocket
from zoorama.offline.uncounted import Uncounted
from zoorama.server.errors import TableClosing
from zoorama.server.quotas import Visitor
from zoorama.server.services import open_services
from zoorama.server.settings import Load, Quotas, Settings
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.store import StoreError
from zoorama.server.tables.connection import NO_TABLE, TRY_AGAIN, Connection
from zoorama.server.tables.registry import TableRegistry

PREFIX: Final = "here-"  # of the ids of a device's own tables
PERSON: Final = "person"  # the secret that says who plays here
ADDRESS: Final = "127.0.0.1"
# There is nobody to be protected from anybody. How often a decision may be undone or a hint be had stays as it is.
PLENTY: Final = replace(Quotas(), previews=1000, seat_changes=100_000, puzzles=100_000, exempt=(ADDRESS,))
SETTINGS: Final = Settings(
    workers=1, frames=1000, quotas=PLENTY, load=Load(replays=100_000, replay_memory=4, analysis_workers=0)
)


class Home:
    def __init__(self, registry: TableRegistry, person: str, ears: Ears) -> None:
        self.registry = registry
        self.visitor = Visitor(person, ADDRESS)
        self.ears = ears
        self._lines: dict[int, tuple[LocalSocket, asyncio.Task[None]]] = {}

    async def ask(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """The status and the JSON text that a server would answer with; the path is what follows /api."""
        return await answer(self.registry, self.visitor, method, path, body)

    async def hand_over(self, table: str) -> tuple[int, str]:
        """What a server is asked with to go on with this game (`BroughtGame`). It holds what seats may not see."""
        return await answered(handed_over, Call(self.registry, self.visitor, {"link": table}, {}, None))

    def open(self, line: int, table: str, since: int) -> None:
        socket = LocalSocket(line, self.ears)
        self._lines[line] = socket, asyncio.create_task(self._serve(socket, table, since))

    def say(self, line: int, text: str) -> None:
        if line in self._lines:
            self._lines[line][0].say(text)

    def close(self, line: int) -> None:
        if line in self._lines:
            self._lines[line][0].lose()

    async def leave(self) -> None:
        for socket, _ in list(self._lines.values()):
            socket.lose()
        await asyncio.gather(*(serving for _, serving in self._lines.values()), return_exceptions=True)

    async def _serve(self, socket: LocalSocket, table: str, since: int) -> None:
        try:
            found = await self.registry.table(table)
            services = self.registry.services
            with services.quotas.socket(self.visitor):
                await Connection(socket, self.visitor.person, services, ADDRESS).serve(found, since)
        except (StoreError, TableClosing):
            await socket.close(TRY_AGAIN)
        except ZooramaError:
            await socket.close(NO_TABLE)
        finally:
            del self._lines[socket.line]


@asynccontextmanager
async def at_home(pages: Pages, ears: Ears, settings: Settings = SETTINGS) -> AsyncIterator[Home]:
    """Raises StoreError."""
    store = SqlStore(PagedEngine(pages))
    async with (
        open_services(store, settings, hire=InlineWorker, metrics=Uncounted) as services,
        TableRegistry(services, PREFIX) as registry,
    ):
        home = Home(registry, await store.secrets.ensure(PERSON, services.people.newcomer()), ears)
        try:
            yield home
        finally:
            await home.leave()
