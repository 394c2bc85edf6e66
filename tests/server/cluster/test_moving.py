"""Tables move between servers: whoever remembers an old place finds the new one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import pytest

from tests.server.cluster.test_together import GAME, Both, two_servers
from tests.server.harness import Answered, Guest, hot_seat, reconnecting, running
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from tests.server.test_moderation import operator, say
from zoorama.server.cluster.commands import DeleteLine, DeleteTable
from zoorama.server.errors import Elsewhere, TableClosing
from zoorama.server.store.store import EntryRow
from zoorama.server.tables.table import Table


@pytest.fixture
async def servers(postgres: Postgres, nats: Nats, anyio_backend: str) -> AsyncIterator[Both]:
    async with two_servers(postgres, nats) as both:
        yield both


async def test_a_table_that_is_here_is_not_looked_for_elsewhere(servers: Both) -> None:
    first, second = servers
    ada = await first.guest("Ada")
    table = (await ada.create(GAME, 2))["id"]
    first.peers.places[table] = second.peers.id
    assert (await ada.post(f"/api/tables/{table}/sit", {"name": "Ben"}))["id"] == table
    assert table not in first.peers.places


async def test_a_request_to_a_server_without_the_table_goes_on_to_the_one_that_has_it(servers: Both) -> None:
    first, second = servers
    ada = await first.guest("Ada")
    table = (await ada.create(GAME, 3))["id"]
    second.peers.places[table] = second.peers.id  # which is living, and has it not
    info = await reconnecting(ada, second).post(f"/api/tables/{table}/sit", {"name": "Ben"})
    assert info["seats"][1]["name"] == "Ben"
    assert second.peers.places[table] == first.peers.id
    second.peers.places[table] = second.peers.id
    with pytest.raises(Elsewhere):
        await second.peers.ask(second.peers.id, DeleteTable(table), table)
    await second.peers.moderate(DeleteTable(table))
    assert table not in first.registry.tables


async def test_a_table_is_not_deleted_behind_the_back_of_a_server_that_does_not_answer(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    ada, olga = await first.guest("Ada"), await operator(second)
    table = (await ada.create(GAME, 2, public=True))["id"]
    await say(ada, table, "something rude")
    ben = await first.guest("Ben")
    await ben.post(f"/api/tables/{table}/report", {"kind": "line", "number": 1, "reason": "insults"})
    (report,) = (await olga.get("/api/operate"))["reports"]

    async def no_answer(*_: object) -> None:
        raise TableClosing

    with monkeypatch.context() as patched:
        patched.setattr(second.peers, "ask", no_answer)
        with pytest.raises(Answered) as answered:
            await olga.post(f"/api/operate/reports/{report['id']}/delete-table", {"reason": "rude"})
    assert answered.value.status == 503
    assert await second.services.store.table(table) is not None
    await olga.post(f"/api/operate/reports/{report['id']}/delete-table", {"reason": "rude"})
    assert await second.services.store.table(table) is None


async def test_a_table_that_is_lost_while_it_is_loaded_is_not_shown(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server read its log, was late, and another took the table and played on."""
    first, second = servers
    _, table, _ = await hot_seat(first, GAME)
    first.registry.evict(first.registry.tables[table].context)
    read, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(self: Table, log: list[EntryRow]) -> None:
        if self.context.lease.owner == first.peers.id:
            read.set()
            await go_on.wait()
        await load(self, log)

    load = Table.load
    monkeypatch.setattr(Table, "load", slowly)
    loading = asyncio.create_task(first.registry.table(table))
    await read.wait()
    leases = first.services.store.leases
    assert leases is not None
    while table not in second.registry.tables:
        await leases.leave()  # as if its time had run out
        with suppress(Elsewhere):
            await second.registry.table(table)
    await first.registry.tenure._renew(leases)
    go_on.set()
    with pytest.raises(TableClosing):
        await loading
    assert table not in first.registry.tables


async def test_a_clock_gains_nothing_when_its_table_moves_to_a_server_that_is_younger_than_the_question(
    postgres: Postgres, nats: Nats
) -> None:
    """No clock of a live game runs while there is no server; but there was one."""
    where = await asyncio.to_thread(postgres.fresh_database)
    async with AsyncExitStack() as stack:
        async with running(where, nats=nats.address) as first:
            ada, table, _ = await hot_seat(first, GAME, pace={"kind": "clock", "seconds": 60, "reserve": 60})
            asked = first.registry.tables[table].context.model.asked
            second = await stack.enter_async_context(running(where, nats=nats.address))
            assert max(asked.values()) < second.services.clock.steady()
        await until_there(reconnecting(ada, second), table)
        assert second.registry.tables[table].context.model.asked == asked
    async with running(where, nats=nats.address) as third:
        await until_there(reconnecting(ada, third), table)
        assert min(third.registry.tables[table].context.model.asked.values()) > max(asked.values())


async def until_there(guest: Guest, table: str) -> None:
    async with asyncio.timeout(30):
        while (await guest.http.get(f"/api/tables/{table}")).status_code != 200:
            await asyncio.sleep(0.05)


async def test_a_line_is_deleted_where_the_table_is_by_now(servers: Both) -> None:
    """The server that had it finds out when its write is refused."""
    first, _ = servers
    ada = await first.guest("Ada")
    table = str((await ada.create(GAME, 2))["id"])
    await say(ada, table, "something rude")
    context = first.registry.tables[table].context
    context.lease = context.lease._replace(epoch=0)
    await first.peers.moderate(DeleteLine(table, 1))
    assert first.registry.tables[table].context is not context
    assert [line.text for line in await first.services.store.chat(table, 9)] == [""]
