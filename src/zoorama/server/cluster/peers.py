"""This server among those that share its database. A command for a table is run here, or where the table is."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Self

from msgspec import MsgspecError, msgpack

from zoorama.server.cluster.balancer import Balancer
from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.commands import (
    Changed,
    Closing,
    Command,
    FromDevice,
    GameForgotten,
    Games,
    Message,
    Moderation,
    News,
    Part,
    PersonForgotten,
    Refused,
    Reply,
    Returned,
    ToDevice,
    Used,
    Wake,
    news,
    read_messages,
    replies,
)
from zoorama.server.cluster.devices import Attached, Outbox
from zoorama.server.cluster.far_workers import FarWorkers
from zoorama.server.cluster.handler import CommandHandler, carry_out
from zoorama.server.cluster.usage import SILENT, Usage
from zoorama.server.errors import Elsewhere, TableClosing
from zoorama.server.protocol.problems import ToldElsewhere
from zoorama.server.services import Services
from zoorama.server.store.leases import Lease
from zoorama.server.store.store import StoreError
from zoorama.server.tables.moderator import TableModerator
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

log = logging.getLogger("zoorama.peers")
TRIES, AGAIN = 5, 0.1  # at a table that is just being unloaded, and seconds between them
REMEMBERED = 100_000  # tables elsewhere
TELL_USAGE = 1.0  # seconds between two words to the others of what limits count


@asynccontextmanager
async def among_peers(services: Services, bus: Bus | None = None) -> AsyncIterator["Peers"]:
    """Hears the others before it takes tables, and until it begins to give them back."""
    registry = TableRegistry(services)
    async with Peers(registry, bus) as peers, registry:
        try:
            yield peers
        finally:
            await peers.close()


class Peers:
    """Without a bus there is only this server."""

    def __init__(self, registry: TableRegistry, bus: Bus | None = None) -> None:
        self.registry = registry
        self.services = registry.services
        self.bus = bus
        self.places: dict[str, str] = {}  # tables elsewhere: the server that had them last
        self.attached: dict[str, Attached] = {}  # sockets here
        self.handler = CommandHandler(registry)
        self.usage = Usage(self.services.quotas)
        self._hearing: set[asyncio.Task[None]] = set()  # news
        self._beside: asyncio.Task[None] | None = None
        self._asking: dict[asyncio.Task[bytes], str] = {}  # questions without an answer yet, and the server asked

    async def __aenter__(self) -> Self:
        leases = self.services.store.leases
        if self.bus is None or leases is None:
            return self
        self.id = self.services.metrics.server = leases.id
        self.prefix = "zoorama." + await self.services.store.secrets.ensure("cluster", secrets.token_hex(8))
        await self.bus.open(self.id)
        self.bus.lost, self.bus.back = self._broker_lost, self._returned
        self.handler.id, self.handler.outbox = self.id, Outbox(self._tell_devices)
        await self.bus.listen(f"{self.prefix}.{self.id}.devices", self._pass_on)
        await self.bus.serve(f"{self.prefix}.{self.id}.commands", self.handler.answer)
        self.far_workers = FarWorkers(self.bus, self.services.bots, self.id)
        await self.far_workers.open()
        self.balancer = Balancer(self.registry, self._tell_games, self.hand_over)
        await self.bus.listen(f"{self.prefix}.all", self._hear_news)
        self.registry.tenure.observers.append(self)
        self.registry.is_reachable = self.is_connected
        self.services.readiness.broker = lambda: "ok" if self.is_connected() else "lost"
        self._beside = asyncio.create_task(self._tell_usage_forever())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def is_connected(self) -> bool:
        return self.bus is None or self.bus.connected

    async def close(self) -> None:
        """A second time does nothing."""
        if self._beside is not None:
            self._beside.cancel()
        if self.bus is not None:
            await self.balancer.close()
            await self.handler.outbox.close()
            await self.far_workers.close()
            await self.bus.close()

    # Here or elsewhere

    async def find(self, table: str) -> Table | str:
        """The table if it is here or comes here, else the server that has it."""
        if table in self.registry.tables:
            self.places.pop(table, None)
        known = self.places.get(table)
        if known is not None and known in self.registry.tenure.living:
            return known
        try:
            return await self.registry.table(table)
        except Elsewhere as elsewhere:
            if self.bus is None:
                raise
            if len(self.places) >= REMEMBERED:
                self.places.clear()
            self.places[table] = elsewhere.server
            return elsewhere.server

    async def ask(self, server: str, command: Command, table: str = "") -> Reply:
        """Raises TableClosing if it is not known to be done, and what was refused as it was refused there.

        Elsewhere, which is one, means that nothing was done: ask where the table is by now.
        """
        assert self.bus is not None
        self.services.metrics.forwarded.labels(type(command).__name__).inc()
        try:
            reply = replies.decode(await self._ask(self.bus, server, msgpack.encode(command)))
            if isinstance(reply, Closing):
                raise Elsewhere(reply.elsewhere) if reply.elsewhere else TableClosing
        except TableClosing:
            self.places.pop(table, None)
            raise
        if isinstance(reply, Refused):
            raise ToldElsewhere(reply.problem)
        return reply

    def say(self, server: str, message: Message) -> None:
        """In order. It may be lost."""
        self.handler.outbox.put(server, message)

    async def _ask(self, bus: Bus, server: str, question: bytes) -> bytes:
        """Waits no longer once the server is known to be gone."""
        asking = asyncio.create_task(bus.ask(f"{self.prefix}.{server}.commands", question))
        self._asking[asking] = server
        try:
            await asyncio.wait((asking,))
        finally:
            asking.cancel()
            del self._asking[asking]
        if asking.cancelled():
            raise TableClosing
        return asking.result()

    async def moderate(self, wish: Moderation) -> None:
        """Whatever is wished for may be done twice. Raises TableClosing if the table is out of reach for long."""
        for _ in range(TRIES):
            try:
                return await self._moderate(wish)
            except TableClosing:
                await asyncio.sleep(AGAIN)
        raise TableClosing

    async def _moderate(self, wish: Moderation) -> None:
        place = await self.find(wish.table)
        if isinstance(place, str):
            await self.ask(place, wish, wish.table)
        else:
            await carry_out(place, wish)

    async def tell_all(self, told: News) -> None:
        """The others: here it is done already."""
        if self.bus is not None:
            await self.bus.tell(f"{self.prefix}.all", self.id.encode() + msgpack.encode(told))

    async def _tell_usage_forever(self) -> None:
        while True:
            await asyncio.sleep(TELL_USAGE)
            try:
                self._forget_silent(self.registry.tenure.living, monotonic() - SILENT)
                used = self.usage.news(self.id)
                if used is not None:
                    await self.tell_all(used)
            except Exception:
                log.exception("usage not told")

    def _forget_silent(self, living: frozenset[str], since: float) -> None:
        """Of servers that are gone, what was heard only after that. One that has just joined soon lives."""
        self.usage.forget_silent(living, since)
        self.handler.part_silent(living, since)

    async def hand_over(self, table: Table, server: str) -> None:
        """To another server. Who is at the table comes back, and finds it there."""
        try:
            await self.registry.give_away(table)
            self.places[table.id] = server
            await self.ask(server, Wake(table.id), table.id)
            self.services.metrics.moved.inc()
        except BaseException:
            self.places.pop(table.id, None)
            raise
        finally:  # should it not be there, whoever comes back has it loaded
            if table.mailbox.closed:
                table.abandon()

    async def _tell_games(self, games: int) -> None:
        await self.tell_all(Games(self.id, games))

    async def retire(self) -> None:
        """No more tables or devices of others come here: this server ends."""
        if self.bus is not None:
            self.handler.ending = True
            await self.balancer.close()

    def say_goodbye(self) -> None:
        for attached in list(self.attached.values()):
            attached.listener.dismiss("restart")

    # Told by others

    async def _tell_devices(self, server: str, said: bytes) -> None:
        assert self.bus is not None
        await self.bus.tell(f"{self.prefix}.{server}.devices", said)

    def _pass_on(self, said: bytes) -> None:
        for message in read_messages(said):
            if isinstance(message, FromDevice):
                self.handler.take(message)
            elif message.device in self.attached:
                self.attached[message.device].take(message)
            elif isinstance(message, ToDevice) and message.table_at:  # its leave was lost, or came before it had joined
                self.say(message.table_at, Part(message.device))

    def _hear_news(self, said: bytes) -> None:
        size = len(self.id)
        if said[:size] != self.id.encode():
            with suppress(MsgspecError):  # of a version that says more
                self._act_on(news.decode(said[size:]))

    def _act_on(self, told: News) -> None:
        task = asyncio.create_task(self._take_news(told))
        self._hearing.add(task)
        task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("news not heeded", exc_info=task.exception())

    async def _take_news(self, told: News) -> None:
        match told:
            case PersonForgotten():
                await self.forget_lines(told.person)
            case GameForgotten():
                await self.forget_game(told.table)
            case Changed():
                await self._reload()
                self.dismiss(told.dismissed)
            case Returned():
                self.gone(frozenset({told.server}))
            case Used():
                self.usage.hear(told)
            case Games():
                self.balancer.heard(told.server, told.games)

    async def forget_game(self, table: str) -> None:
        """What was built of it."""
        await self.registry.replays.forget(table)
        self.registry.analyses.forget(table)

    async def forget_lines(self, person: str) -> None:
        """In the tables that are here."""
        for table in list(self.registry.tables.values()):
            if any(said.person == person for said in table.chat.said):
                await TableModerator(table).forget_lines(person)

    def dismiss(self, person: str) -> None:
        """Every device of theirs at a table here reconnects, if it may."""
        for table in self.registry.tables.values():
            for listener in list(table.context.broadcast.devices.get(person, ())):
                listener.dismiss("restart")

    async def _reload(self) -> None:
        """What is kept in memory of the store. Housekeeping does it again before long."""
        try:
            await self.services.reload()
        except StoreError as error:
            log.warning("not reloaded", extra={"why": str(error)})

    async def _returned(self) -> None:
        self.usage.start_over()
        self.handler.part_all()  # what those were told who joined meanwhile is lost
        await self.tell_all(Returned(self.id))
        await self.far_workers.call()
        await self._reload()

    # When servers or the broker are gone

    def lost(self, _: Mapping[str, Lease]) -> None:
        """This server was silent for so long that the others have given it up."""
        self.usage.start_over()
        self._cut_off()

    def gone(self, servers: frozenset[str]) -> None:
        self.usage.forget(servers)
        for attached in list(self.attached.values()):
            if attached.server in servers:
                attached.listener.dismiss("restart")
        for asking, server in self._asking.items():
            if server in servers:
                asking.cancel()
        self.handler.part_all(servers)

    def _broker_lost(self) -> None:
        self.usage.count_alone()
        self._cut_off()
        self.far_workers.drop_all()

    def _cut_off(self) -> None:
        """Messages may have been lost: everybody whose socket and table are apart comes back."""
        self.say_goodbye()
        self.handler.part_all()
