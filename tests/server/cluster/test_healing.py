"""Messages between servers overtake each other and get lost, and nothing of that stays."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from time import monotonic

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from tests.server.cluster.test_together import GAME, Both, two_servers
from tests.server.harness import Running, hot_seat, joined, reconnecting, running
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from zoorama.server import housekeeping
from zoorama.server.cluster import bus, peers
from zoorama.server.cluster.bus import LARGEST
from zoorama.server.cluster.commands import (
    Changed,
    DeleteLine,
    Done,
    Hear,
    Join,
    Message,
    Part,
    Returned,
    ToDevice,
    messages,
    read_messages,
    replies,
)
from zoorama.server.cluster.devices import Attached, FarDevice, Outbox, batches
from zoorama.server.cluster.usage import SILENT
from zoorama.server.draining import request_drain
from zoorama.server.errors import TableClosing
from zoorama.server.protocol.problems import ToldElsewhere
from zoorama.server.store.store import StoreError
from zoorama.server.tables.table import Table

PATIENCE = 20.0


@pytest.fixture
async def servers(postgres: Postgres, nats: Nats, anyio_backend: str) -> AsyncIterator[Both]:
    async with two_servers(postgres, nats) as both:
        yield both


async def until(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.01)


async def created(server: Running) -> str:
    return str((await (await server.guest("Ada")).create(GAME, 2))["id"])


def join(table: str, device: str, at: Running) -> Join:
    return Join(
        table=table, device=device, socket_at=at.peers.id, person="somebody", address="", since=0, much=False
    )  # fmt: skip


async def test_a_device_that_left_before_it_had_joined_stays_away(servers: Both) -> None:
    first, second = servers
    table = await created(first)
    handler = first.peers.handler
    second.peers.say(first.peers.id, Part("quick"))
    await until(lambda: "quick" in handler.parted)
    with pytest.raises(TableClosing):
        await second.peers.ask(first.peers.id, join(table, "quick", second), table)
    second.peers.say(first.peers.id, Part("hasty"))
    with suppress(TableClosing):
        await second.peers.ask(first.peers.id, join(table, "hasty", second), table)
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)
    assert not handler.devices


async def test_what_a_device_says_last_is_done_though_it_leaves_at_once(servers: Both) -> None:
    first, second = servers
    table = await created(first)
    device = FarDevice("brief", "somebody", "", "", second.peers.handler.outbox, much=False)
    second.peers.attached["brief"] = Attached(device, first.peers.id)
    await second.peers.ask(first.peers.id, join(table, "brief", second), table)
    text = '{"type":"chat","id":"1","text":"good night"}'
    second.peers.say(first.peers.id, Hear("brief", second.peers.id, text))
    second.peers.say(first.peers.id, Part("brief"))
    chat = first.registry.tables[table].chat
    await until(lambda: [line.text for line in chat.said] == ["good night"])
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)


async def test_whoever_is_not_known_where_their_table_is_comes_back(servers: Both) -> None:
    """The server of the table lost them: an act of theirs is not done, and they are told to reconnect."""
    first, second = servers
    ada, table, _ = await hot_seat(first, GAME)
    wire = await joined(reconnecting(ada, second), table)
    first.peers.handler.devices.clear()
    seat, update = wire.asked()
    await wire.send(type="act", id="1", seat=seat, seq=update["seq"], action=update["legal"][0])
    assert (await wire.next("bye"))["reason"] == "restart"
    assert not second.peers.attached


def test_batches_are_as_large_as_the_broker_takes_and_no_larger() -> None:
    said: list[Message] = [ToDevice("d", number, "ü" * 100_000) for number in range(1, 11)]
    found = list(batches(said))
    assert len(found) == 3
    assert all(len(batch) <= LARGEST + 10 for batch in found)
    assert [message for batch in found for message in messages.decode(batch)] == said


async def test_a_server_that_has_its_broker_back_leaves_no_ghosts(servers: Both) -> None:
    """Neither at tables of others nor of others at its own."""
    first, second = servers
    ada = await first.guest("Ada")
    table = str((await ada.create(GAME, 2))["id"])
    wire = await reconnecting(ada, second).connect(table)
    await wire.next("welcome")
    await second.peers.ask(first.peers.id, join(table, "ghost", second), table)
    await second.peers._returned()
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)
    assert (await wire.next("bye"))["reason"] == "restart"
    wire = await reconnecting(ada, second).connect(table)
    await wire.next("welcome")
    await first.peers._returned()
    assert (await wire.next("bye"))["reason"] == "restart"


def held_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Whoever joins waits until the event is set, as for a table that is being loaded."""
    go_on, find = asyncio.Event(), server.registry.table

    async def load(name: str) -> Table:
        await go_on.wait()
        return await find(name)

    monkeypatch.setattr(server.registry, "table", load)
    return go_on


async def test_a_device_whose_server_ends_while_its_table_is_loaded_does_not_stay(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its server says no more that it has left, and nobody is told a second time that the server is gone."""
    monkeypatch.setattr(peers, "SILENT", 0.1)
    first, _ = servers
    table = await created(first)
    go_on, handler = held_up(first, monkeypatch), first.peers.handler
    dead = msgpack.encode(replace(join(table, "ghost", first), socket_at="dead"))
    joining = asyncio.create_task(handler.answer(dead))
    await asyncio.sleep(0.01)
    first.peers.gone(frozenset({"dead"}))
    go_on.set()
    assert isinstance(replies.decode(await joining), Done)
    await until(lambda: not handler.devices)
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)


async def test_a_device_whose_server_has_just_started_stays(servers: Both) -> None:
    """The others learn with their next renewal that there is such a server."""
    first, _ = servers
    table = await created(first)
    new = msgpack.encode(replace(join(table, "early", first), socket_at="new"))
    assert isinstance(replies.decode(await first.peers.handler.answer(new)), Done)
    first.peers.handler.part_silent(first.registry.tenure.living, monotonic() - SILENT)
    assert "early" in first.peers.handler.devices


async def test_a_device_whose_leave_was_lost_while_its_table_was_loaded_does_not_stay(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the table then tells it finds nobody: the server that would hold its socket says that it has left."""
    first, second = servers
    table = await created(first)
    go_on = held_up(first, monkeypatch)
    joining = asyncio.create_task(second.peers.ask(first.peers.id, join(table, "ghost", second), table))
    go_on.set()
    await joining
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)
    assert not first.peers.handler.devices


async def test_who_joined_while_the_broker_was_gone_comes_back(servers: Both) -> None:
    """All they were told meanwhile is lost, the welcome too."""
    first, second = servers
    table = await created(first)
    outbox = first.peers.handler.outbox
    first.peers.handler.outbox = Outbox(lambda *_: asyncio.sleep(0))
    await first.peers.handler.answer(msgpack.encode(join(table, "ghost", second)))
    await first.peers.handler.outbox.close()
    first.peers.handler.outbox = outbox
    await first.peers._returned()
    await until(lambda: not first.registry.tables[table].context.broadcast.listeners)
    assert not first.peers.handler.devices


async def test_news_that_cannot_be_heeded_are_told_of(
    servers: Both, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = servers

    async def gone() -> None:
        raise StoreError("unreachable", {})

    monkeypatch.setattr(first.services.people, "load", gone)
    await second.peers.tell_all(Changed())
    await until(lambda: "not reloaded" in caplog.text)
    await first.peers._returned()

    async def broken(_: str) -> None:
        raise RuntimeError

    monkeypatch.setattr(first.peers, "forget_game", broken)
    first.peers._hear_news(second.peers.id.encode() + b"\x82\xa4type\xadGameForgotten\xa5table\xa1x")
    await until(lambda: "news not heeded" in caplog.text)


async def test_what_another_server_changed_is_known_even_if_word_of_it_was_lost(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "RELOAD_EVERY", 0.05)
    async with two_servers(postgres, nats) as (first, second):
        ada = await first.guest("Ada")
        person = first.services.people.read(ada.http.cookies["zoorama"])
        assert person is not None
        await second.services.moderation.impose("mute", "rude", 1, person=person)
        await second.services.people.end_other_devices(person)
        await until(lambda: bool(first.services.moderation.sanctions))
        await until(lambda: first.services.people.generations.get(person) == 1)


async def test_a_server_that_starts_leaves_the_others_draining(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as first:
        await request_drain(first.services.store, 600)
        async with running(where, nats=nats.address) as second:
            await second.services.draining.hear(second.services.store)
            await first.services.draining.hear(first.services.store)
            assert first.services.draining.is_on
            assert not second.services.draining.is_on
            await request_drain(second.services.store, 600)
            await second.services.draining.hear(second.services.store)
            assert second.services.draining.is_on


async def test_nobody_waits_for_an_answer_of_a_server_that_is_gone(servers: Both) -> None:
    """It was halted, say, with the question before it."""
    first, second = servers
    table, go_on = await created(first), asyncio.Event()
    first.registry.tables[table].mailbox.spawn(go_on.wait)
    asking = asyncio.create_task(second.peers.ask(first.peers.id, DeleteLine(table, 1), table))
    await until(lambda: bool(second.peers._asking))
    second.peers.gone(frozenset({"somebody else"}))
    await asyncio.sleep(0.05)
    assert not asking.done()
    second.peers.gone(frozenset({first.peers.id}))
    with pytest.raises(TableClosing):
        await asyncio.wait_for(asking, bus.PATIENCE / 2)
    assert not second.peers._asking
    go_on.set()


async def test_what_a_server_of_another_version_says_more_is_passed_over() -> None:
    """The rest of a batch is heard, and a question that is not understood gets an answer."""
    part = Part("device")
    batch = msgpack.encode([part, ["Farther", "device", 7], part])
    assert list(read_messages(batch)) == [part, part]


async def test_one_message_that_cannot_be_sent_does_not_silence_those_after_it() -> None:
    sent = list[str]()

    async def tell(server: str, _: bytes) -> None:
        if not sent:
            sent.append("failed")
            raise RuntimeError("the connection is closed")
        sent.append(server)

    outbox = Outbox(tell)
    outbox.put("a", Part("device"))
    await asyncio.sleep(0.05)
    outbox.put("b", Part("device"))
    await outbox.close()
    assert sent == ["failed", "b"]


async def test_what_is_told_while_the_broker_is_gone_is_not_told_later(servers: Both, nats: Nats) -> None:
    """Limits would count what was taken during the whole outage at once."""
    first, _ = servers
    assert first.peers.bus is not None
    published = list[str]()
    client = first.peers.bus._client

    class Gone:
        is_connected = False

        async def publish(self, subject: str, _: bytes) -> None:
            published.append(subject)

    first.peers.bus._client = Gone()  # type: ignore[assignment]  # a client whose broker is gone
    try:
        await first.peers.tell_all(Returned(first.peers.id))
    finally:
        first.peers.bus._client = client
    assert published == []


async def test_a_table_that_one_server_cannot_load_is_free_for_another(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an upgrade, say, an old server with a table of newer rules: who moves it there has it back."""
    first, second = servers
    table = await created(first)

    def unknown(*_: object) -> None:
        raise ValueError("rules of a later version")

    monkeypatch.setattr(second.registry, "_table", unknown)
    with pytest.raises(ToldElsewhere):
        await first.peers.hand_over(first.registry.tables[table], second.peers.id)
    assert (await first.registry.table(table)).id == table
