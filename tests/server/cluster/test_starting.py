"""A server that does not reach the broker says so, and takes no tables."""

import asyncio

import pytest

from tests.server.cluster.test_together import GAME
from tests.server.harness import hot_seat, running
from tests.server.kill.process import free_port
from tests.server.nats import nats_server as own_nats
from tests.server.postgres import Postgres
from zoorama.server.cluster import bus
from zoorama.server.cluster.bus import BrokerError
from zoorama.server.tables.tenure import Tenure


async def test_a_broker_that_refuses_is_told_of(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the server is one of those that have tables."""
    where = await asyncio.to_thread(postgres.fresh_database)
    monkeypatch.setattr(bus, "PATIENCE", 0.5)
    begun = list[Tenure]()
    monkeypatch.setattr(Tenure, "begin", begun.append)
    async with asyncio.timeout(20):
        with pytest.raises(BrokerError, match="unreachable"):
            async with running(where, nats=f"nats://127.0.0.1:{free_port()}"):
                pass
    assert not begun


async def test_a_server_without_its_broker_takes_no_table_by_itself(postgres: Postgres) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    with own_nats() as nats:
        async with running(where, nats=nats.address) as server:
            _, table, _ = await hot_seat(server, GAME)
            nats.kill()
            while server.registry.is_reachable():
                await asyncio.sleep(0.01)
            server.registry.evict(server.registry.tables[table].context)
            server.registry.crashed.set()
            await server.registry._recover()
            await server.registry.maintain()
            assert server.registry.tables == {}
            assert server.registry.recovering, "it looks again once it has the broker back"
