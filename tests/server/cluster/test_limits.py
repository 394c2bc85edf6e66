"""Limits hold for all servers together: whoever spreads over several has no more than at one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tests.server.cluster.test_healing import until
from tests.server.cluster.test_together import GAME, Both, two_servers
from tests.server.harness import EAGER, PLENTY, Answered, Guest, ManualClock, Running, reconnecting, running
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from zoorama.server.cluster import peers
from zoorama.server.cluster.commands import Used
from zoorama.server.settings import Quotas, Settings

HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "TELL_USAGE", 0.02)


@asynccontextmanager
async def two_tight_servers(
    postgres: Postgres, nats: Nats, settings: Settings
) -> AsyncIterator[tuple[Both, ManualClock]]:
    clock = ManualClock()  # no bucket fills while the test runs
    async with two_servers(postgres, nats, settings, clock) as both:
        yield both, clock


def tight(**quotas: int) -> Quotas:
    return replace(PLENTY, exempt=(), **quotas)


def left(server: Running, limit: str) -> float:
    """Of this limit for whoever is on this machine."""
    return server.peers.usage.limiters[limit]._bucket(HERE).tokens


async def statuses(server: Running, requests: int) -> list[int]:
    http = Guest(server.address).http
    return [(await http.get("/api/games")).status_code for _ in range(requests)]


async def test_requests_of_an_address_count_at_every_server(postgres: Postgres, nats: Nats) -> None:
    settings = replace(EAGER, requests=2, quotas=tight())
    async with two_tight_servers(postgres, nats, settings) as ((first, second), clock):
        assert await statuses(first, 11) == [200] * 10 + [429]
        await until(lambda: left(second, "requests") == 0)
        assert await statuses(second, 1) == [429]
        clock.go(1)
        assert await statuses(second, 3) == [200, 200, 429]
        await until(lambda: left(first, "requests") == 0)
        assert await statuses(first, 1) == [429]


async def test_what_was_taken_before_word_came_is_owed(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice the allowance was to be had in that moment, and has to be waited for."""
    monkeypatch.setattr(peers, "TELL_USAGE", 3600)
    settings = replace(EAGER, requests=2, quotas=tight())
    async with two_tight_servers(postgres, nats, settings) as ((first, second), clock):
        for server in (first, second):
            assert await statuses(server, 10) == [200] * 10
        for server in (first, second):
            used = server.peers.usage.news(server.peers.id)
            assert used is not None
            await server.peers.tell_all(used)
        await until(lambda: left(first, "requests") == left(second, "requests") == -10)
        clock.go(5)
        assert await statuses(first, 1) == [429]
        clock.go(1)
        assert await statuses(first, 3) == [200, 200, 429]


async def test_new_people_of_an_address_count_at_every_server(postgres: Postgres, nats: Nats) -> None:
    async with two_tight_servers(postgres, nats, replace(EAGER, quotas=tight(newcomers=2))) as ((first, second), _):
        await first.guest()
        await until(lambda: left(second, "newcomers") == 1)
        await second.guest()
        with pytest.raises(Answered) as answered:
            await second.guest()
        assert answered.value.problem["facts"]["limit"] == 2


async def test_sockets_of_a_person_count_at_every_server_until_it_is_gone(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    settings = replace(EAGER, quotas=tight(sockets=2))
    async with running(where, settings, nats=nats.address) as second:
        async with running(where, settings, nats=nats.address) as first:
            ada = await first.guest("Ada")
            far, table = reconnecting(ada, second), (await ada.create(GAME, 2))["id"]
            one, _ = await ada.connect(table), await ada.connect(table)
            elsewhere = second.services.quotas.connected_elsewhere
            await until(lambda: 2 in elsewhere.get(first.peers.id, {}).values())
            refused = await far.connect(table)
            assert (await refused.next("bye"))["problem"]["facts"]["limit"] == 2
            await one.socket.close()
            await until(lambda: 2 not in elsewhere[first.peers.id].values())
            await (await far.connect(table)).next("welcome")
        await until(lambda: not elsewhere)


async def test_a_server_that_spoke_after_it_was_given_up_is_forgotten(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "SILENT", 0.1)
    async with two_tight_servers(postgres, nats, EAGER) as ((first, second), _):
        elsewhere = first.services.quotas.connected_elsewhere
        await until(lambda: second.peers.id in first.registry.tenure.living)
        second.peers.usage.start_over()
        await until(lambda: second.peers.id in elsewhere)
        await second.peers.tell_all(Used("ghost", {}, {f"address {HERE}": 3}))
        await until(lambda: "ghost" in elsewhere)
        await until(lambda: "ghost" not in elsewhere)
        assert second.peers.id in elsewhere


async def test_a_server_that_joins_is_told_of_all_sockets(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as first:
        ada = await first.guest("Ada")
        await ada.connect((await ada.create(GAME, 2))["id"])
        await asyncio.sleep(0.1)  # the others, of whom there are none, were told
        async with running(where, nats=nats.address) as second:
            elsewhere = second.services.quotas.connected_elsewhere
            await until(lambda: 1 in elsewhere.get(first.peers.id, {}).values())


async def test_servers_that_do_nothing_tell_nothing(postgres: Postgres, nats: Nats) -> None:
    async with two_tight_servers(postgres, nats, EAGER) as ((first, second), _):
        for server in (first, second):
            await until(lambda server=server: bool(server.services.quotas.connected_elsewhere))  # type: ignore[misc]
        assert [server.peers.usage.news("here") for server in (first, second)] == [None, None]
        first.peers.usage.hear(Used("another", {"a limit of a later version": {HERE: 1}}, {}))
