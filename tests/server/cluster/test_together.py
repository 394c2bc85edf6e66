"""Two servers on one database: whoever comes to either finds every table, and is told the same."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.cluster.roving import play_together
from tests.server.harness import (
    EAGER,
    Answered,
    Guest,
    ManualClock,
    Running,
    Wire,
    hot_seat,
    joined,
    reconnecting,
    running,
)
from tests.server.kill.audit import audit_at_the_table, audit_in_the_store
from tests.server.kill.soak import plans
from tests.server.nats import Nats
from tests.server.nats import nats_server as own_nats
from tests.server.notices.correspondence import PAUSE, configured, game, subscribe, work
from tests.server.notices.receivers import push_service
from tests.server.postgres import Postgres
from tests.server.test_metrics import figures_of
from tests.server.test_moderation import operator, say
from zoorama.engine.dealer import Rng
from zoorama.server.clock import Clock
from zoorama.server.settings import Settings

GAME = "zooloretto_dice"


Both = tuple[Running, Running]


@asynccontextmanager
async def two_servers(
    postgres: Postgres, nats: Nats, settings: Settings = EAGER, clock: Clock | None = None
) -> AsyncIterator[Both]:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with (
        running(where, settings, clock, nats=nats.address) as first,
        running(where, settings, clock, nats=nats.address) as second,
    ):
        yield first, second


@pytest.fixture
async def servers(postgres: Postgres, nats: Nats, anyio_backend: str) -> AsyncIterator[Both]:
    async with two_servers(postgres, nats) as both:
        yield both


async def test_people_at_two_servers_play_whole_games_together(servers: Both) -> None:
    addresses = [server.address for server in servers]
    tables = [play_together(addresses, plan, Rng(seed)) for seed, plan in enumerate(plans(4))]
    for story, _ in await asyncio.gather(*tables):
        await audit_at_the_table(story)
        await audit_in_the_store(servers[0].services.store, story)
    assert all(server.registry.tables for server in servers), "each has tables of its own"
    assert servers[0].registry.tables.keys().isdisjoint(servers[1].registry.tables)


async def test_a_request_is_answered_alike_wherever_it_is_asked(servers: Both) -> None:
    first, second = servers
    ada, ben = await first.guest("Ada"), await second.guest("Ben")
    table = (await ada.create(GAME, 3, public=True))["id"]
    info = await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert [seat["name"] for seat in info["seats"]][1] == "Ben"
    for path, body in (("start", None), ("sit", {"seat": 0}), ("sit", {"seat": 9}), ("sit", {"seat": "x"})):
        refusals = []
        for guest in (ben, reconnecting(ben, first)):
            with pytest.raises(Answered) as answered:
                await guest.post(f"/api/tables/{table}/{path}", body)
            refusals.append((answered.value.status, answered.value.problem))
        assert refusals[0] == refusals[1]
    far = reconnecting(ada, second)
    await far.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await far.post(f"/api/tables/{table}/start")
    assert (await ben.get(f"/api/tables/{table}"))["stage"] == "playing"
    assert table in first.registry.tables
    assert table not in second.registry.tables
    for server in servers:
        stranger = await server.guest()
        assert [one["id"] for one in (await stranger.get("/api/tables"))["tables"]] == [table]
        assert [one["id"] for one in (await reconnecting(ben, server).get("/api/me/tables"))["tables"]] == [table]
    with pytest.raises(Answered) as answered:
        await ben.get("/api/tables/there-is-none")
    assert answered.value.status == 404


async def test_operators_reach_tables_of_other_servers(servers: Both) -> None:
    first, second = servers
    ada, rude, olga = await first.guest("Ada"), await second.guest("Rude"), await operator(second)
    table = (await ada.create(GAME, 3, public=True))["id"]
    await say(rude, table, "something rude")
    async with await joined_gathering(ada, table) as wire:
        await reconnecting(ada, second).post(
            f"/api/tables/{table}/report", {"kind": "line", "number": 1, "reason": "insults"}
        )
        (report,) = (await olga.get("/api/operate"))["reports"]
        assert report["located"]
        await olga.post(f"/api/operate/reports/{report['id']}/delete-line", {"reason": "rude"})
        assert (await wire.next("chat"))["text"] == ""
        await olga.post("/api/operate/sanctions", {
            "kind": "mute", "by": "person", "report": report["id"], "reason": "rude", "hours": 1,
        })  # fmt: skip
        while (await say(reconnecting(rude, first), table, "again"))["type"] != "refused":
            await asyncio.sleep(0.01)
        await olga.post(f"/api/operate/reports/{report['id']}/delete-table", {"reason": "rude"})
        assert (await wire.next("bye"))["reason"] == "restart"
    for server in servers:
        with pytest.raises(Answered) as answered:
            await (await server.guest()).get(f"/api/tables/{table}")
        assert answered.value.status == 404


async def joined_gathering(guest: Guest, table: str) -> Wire:
    wire = await guest.connect(table)
    await wire.next("welcome")
    return wire


async def test_whoever_ends_their_devices_or_is_forgotten_is_so_everywhere(servers: Both) -> None:
    first, second = servers
    ada = await first.guest("Ada")
    table = (await ada.create(GAME, 2))["id"]
    await say(ada, table, "a secret")
    far = reconnecting(ada, second)
    async with await joined_gathering(far, table) as wire:
        await ada.post("/api/me/devices/end")
        assert (await wire.next("bye"))["reason"] == "restart"
    while (await far.http.get("/api/me/tables")).status_code != 401:
        await asyncio.sleep(0.01)
    await reconnecting(ada, second).post("/api/me/delete", {"confirm": "delete"})
    ben = await second.guest("Ben")
    info = await ben.get(f"/api/tables/{table}")
    assert "Ada" not in str(info)
    async with await ben.connect(table) as wire:
        assert "a secret" not in str(await wire.next("welcome"))


async def test_a_server_that_ends_gives_its_tables_to_the_other(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as second:
        async with running(where, nats=nats.address) as first:
            ada, table, wire = await hot_seat(first, GAME)
            far = await joined(reconnecting(ada, second), table)
            seat, update = wire.asked()
            assert (await wire.act(seat, update["legal"][0]))["type"] == "ack"
            seq = wire.latest[seat]["seq"]
            first.services.draining.begin(600)
            assert first.services.draining.over.is_set(), "nobody need wait for games to end"
        assert (await far.next("bye"))["reason"] == "restart"
        far_ada = reconnecting(ada, second)
        while (await far_ada.http.get(f"/api/tables/{table}")).status_code == 503:
            await asyncio.sleep(0.01)  # as a browser comes back
        async with await joined(far_ada, table) as again:
            assert again.latest[seat]["seq"] == seq
            seat, update = again.asked()
            assert (await again.act(seat, update["legal"][0]))["type"] == "ack"
        assert table in second.registry.tables


async def test_a_lost_broker_is_a_short_reconnect_for_whoever_is_at_another_server(postgres: Postgres) -> None:
    with own_nats() as nats:
        async with two_servers(postgres, nats) as (first, second):
            ada, table, near = await hot_seat(first, GAME)
            far_ada = reconnecting(ada, second)
            far = await joined(far_ada, table)
            nats.kill()
            assert (await far.next("bye"))["reason"] == "restart"
            assert (await far_ada.http.get("/ready")).json()["parts"]["broker"] == "lost"
            seat, update = near.asked()
            assert (await near.act(seat, update["legal"][0]))["type"] == "ack", "play goes on where the table is"
            nats.start()
            async with asyncio.timeout(30):
                while (await far_ada.http.get(f"/api/tables/{table}")).status_code != 200:
                    await asyncio.sleep(0.05)
            async with await joined(far_ada, table) as again:
                seat, update = again.asked()
                assert update["seq"] == near.latest[seat]["seq"]
                assert (await again.act(seat, update["legal"][0]))["type"] == "ack"


async def test_a_notice_is_sent_once_by_whichever_server(postgres: Postgres, nats: Nats) -> None:
    clock = ManualClock()
    async with push_service() as service, two_servers(postgres, nats, configured(), clock) as (first, second):
        ada, ben = await first.guest("Ada"), await second.guest("Ben")
        await subscribe(ada, service.address)
        table = await game(ada, ben)
        async with await joined(reconnecting(ada, second), table):
            clock.go(PAUSE + 1)
            await asyncio.gather(work(first), work(second))
        assert service.requests == [], "she is at the table, by way of the other server"
        other = await game(ada, ben)
        await asyncio.gather(work(first), work(second))
        clock.go(PAUSE + 1)
        await first.registry.maintain()
        await asyncio.gather(work(first), work(second), work(first), work(second))
        assert len(service.requests) == 1, other


async def test_figures_of_all_servers_can_be_told_apart_and_summed(servers: Both) -> None:
    for server in servers:
        await (await server.guest()).create(GAME, 2)
    found = [await figures_of(server) for server in servers]
    for server, figures in zip(servers, found, strict=True):
        assert all(server.peers.id in labels for _, *labels in figures), "every sample has it"
        assert figures["zoorama_tables", server.peers.id, "gathering"] == 1
        assert figures["zoorama_broker_connected", server.peers.id] == 1
    assert found[1]["zoorama_servers", servers[1].peers.id] == 2
