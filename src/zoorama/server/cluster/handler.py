"""What other servers ask of this one, for the tables it has."""

import asyncio
from collections import OrderedDict

from msgspec import MsgspecError, msgpack

from zoorama.engine.errors import ZooramaError
from zoorama.server.cluster.commands import (
    Ask,
    Closing,
    Command,
    DeleteLine,
    DeleteTable,
    Dismissal,
    Done,
    Forget,
    FromDevice,
    Hear,
    Heard,
    Join,
    Moderation,
    Refused,
    Reply,
    Wake,
    commands,
)
from zoorama.server.cluster.devices import FarDevice, Outbox
from zoorama.server.cluster.request import Application, answered
from zoorama.server.errors import Elsewhere, TableClosing
from zoorama.server.protocol.problems import problem_of
from zoorama.server.store.store import Conflict, StoreError
from zoorama.server.tables.connection import decode
from zoorama.server.tables.moderator import TableModerator
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

REMEMBERED = 10_000  # devices


class CommandHandler:
    application: Application  # that answers requests; set by whoever makes it

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.parted: OrderedDict[str, None] = OrderedDict()  # before they had joined: messages may overtake each other
        self.devices: dict[str, tuple[FarDevice, Table]] = {}  # whose sockets are elsewhere
        self.ending = False  # neither tables nor devices come here any more
        self._hearing: set[asyncio.Task[None]] = set()
        self.id: str  # of this server, and
        self.outbox: Outbox  # once there are others

    async def answer(self, question: bytes) -> bytes:
        reply: Reply
        try:
            command = commands.decode(question)
        except MsgspecError:  # a server of another version asks for more
            return msgpack.encode(Closing())
        try:
            reply = await self._run(command)
        except Elsewhere as elsewhere:
            reply = Closing(elsewhere.server)
        except (TableClosing, StoreError):
            reply = Closing()
        except ZooramaError as error:
            reply = Refused(problem_of(error))
        return msgpack.encode(reply)

    async def _run(self, command: Command) -> Reply:
        if self.ending and isinstance(command, Join | Wake):
            raise TableClosing
        match command:
            case Ask():
                await self._need(command.table)
                return await answered(self.application, command)
            case Join():
                return await self._join(command)
            case Wake():
                await self.registry.table(command.table)
            case _:
                await carry_out(await self.registry.table(command.table), command)
        return Done()

    async def _need(self, table: str) -> None:
        """Raises TableClosing if it is not here. What else is wrong, the application tells in its own words."""
        try:
            await self.registry.table(table)
        except TableClosing:
            raise
        except ZooramaError:
            return

    async def _join(self, command: Join) -> Done:
        self.registry.services.moderation.seen(command.person, command.address)
        table = await self.registry.table(command.table)
        if command.device in self.parted:
            raise TableClosing
        device = FarDevice(
            command.device, command.person, command.socket_at, self.id, self.outbox, much=command.much
        )  # fmt: skip
        self.devices[command.device] = device, table
        try:
            await table.join(device, command.since)
        except BaseException:
            self.part(command.device)
            raise
        if command.device not in self.devices:  # it left while it joined
            table.part(device)
            raise TableClosing
        return Done(device.size)

    def take(self, said: FromDevice) -> None:
        """What a device says last is carried out even if it parts at once."""
        if isinstance(said, Hear):
            task = asyncio.create_task(self._hear(said, self.devices.get(said.device)))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)
        else:
            self.part(said.device)

    async def _hear(self, said: Hear, found: tuple[FarDevice, Table] | None) -> None:
        try:
            if found is None:
                raise TableClosing
            device, table = found
            await table.hear(device, decode(said.text))
        except ZooramaError:
            self.outbox.put(said.socket_at, Dismissal(said.device, "restart", None))
        else:
            self.outbox.put(said.socket_at, Heard(said.device))

    def part(self, name: str) -> None:
        found = self.devices.pop(name, None)
        if found is not None:
            device, table = found
            table.part(device)
            return
        self.parted[name] = None
        if len(self.parted) > REMEMBERED:
            self.parted.popitem(last=False)

    def part_all(self, sockets_at: frozenset[str] | None = None) -> None:
        """Those whose sockets are at these servers, or everybody. Who is still there comes back."""
        for name, (device, _) in list(self.devices.items()):
            if sockets_at is None or device.socket_at in sockets_at:
                device.dismiss("restart")
                self.part(name)

    def part_silent(self, living: frozenset[str], since: float) -> None:
        """Those who joined before then by way of servers that do not live: these were gone before they had joined."""
        for name, (device, _) in list(self.devices.items()):
            if device.socket_at not in living and device.joined < since:
                self.part(name)


async def carry_out(table: Table, wish: Moderation) -> None:
    """Raises TableClosing if another server has taken the table meanwhile."""
    try:
        await _carry_out(TableModerator(table), wish)
    except Conflict:
        table.context.evict(table.context)
        raise TableClosing from None


async def _carry_out(moderator: TableModerator, wish: Moderation) -> None:
    match wish:
        case Forget():
            await moderator.forget(wish.person)
        case DeleteLine():
            await moderator.delete_line(wish.number)
        case DeleteTable():
            await moderator.delete()
