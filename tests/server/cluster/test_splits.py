"""A server cut off from the database, from the broker or from both: nothing is lost, and nothing is written late."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.cluster.network import Network, Wire, built
from tests.server.cluster.roving import play_together
from tests.server.cluster.soak import patiently
from tests.server.cluster.targets import HALT
from tests.server.cluster.writers import audit_writers, note_writers
from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.process import EAGER, ServerProcess
from tests.server.kill.soak import plans
from tests.server.nats import nats_server
from tests.server.postgres import CannotStart, own_postgres
from zoorama.engine.dealer import Rng

PEOPLE, DATABASE, BROKER, SERVERS = "people", "database", "broker", ("split", "whole")
NODES = (PEOPLE, DATABASE, BROKER, *SERVERS)
WIRES: list[Wire] = [
    (PEOPLE, DATABASE), (PEOPLE, BROKER),
    *((one, server) for server in SERVERS for one in (PEOPLE, DATABASE, BROKER)),
]  # fmt: skip
PATIENCE = 60.0
# Games in play, by the address of the server that has them.
PLACES = """
SELECT host(client_addr), count(DISTINCT tables.id) FROM tables JOIN pg_stat_activity
ON application_name = 'zoorama ' || owner WHERE stage = 'playing' GROUP BY client_addr
"""


class Split:
    def __init__(self, network: Network, db: str, servers: dict[str, ServerProcess]) -> None:
        self.network, self.db, self.servers = network, db, servers

    async def start(self) -> None:
        for node, server in self.servers.items():
            with self.network.inside(node):
                await server.start()
        await asyncio.gather(*(server.until_up() for server in self.servers.values()))

    async def places(self) -> dict[str, int]:
        connection = await asyncpg.connect(self.db)
        counts = dict(await connection.fetch(PLACES))
        await connection.close()
        return {node: counts.get(self.network.address(node), 0) for node in SERVERS}


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Split]:
    try:
        with ExitStack() as stack:
            network = stack.enter_context(built(NODES, WIRES))
            stack.enter_context(network.inside(PEOPLE))
            with network.inside(DATABASE):
                postgres = stack.enter_context(own_postgres(network.address(DATABASE)))
            with network.inside(BROKER):
                nats = stack.enter_context(nats_server(network.address(BROKER)))
            db = postgres.fresh_database()
            options = [*EAGER, "--nats", nats.address]
            servers = {
                node: ServerProcess(db, tmp_path / f"{node}.log", options, network.address(node)) for node in SERVERS
            }
            yield Split(network, db, servers)
    except CannotStart as error:
        pytest.skip(f"NOT TESTED WITH A SPLIT NETWORK: {error}")


@pytest.fixture
async def split(nodes: Split, anyio_backend: str) -> AsyncIterator[Split]:
    await nodes.start()
    yield nodes
    for server in nodes.servers.values():
        if server.process.returncode is None:
            server.process.kill()
            await server.process.wait()


@pytest.mark.soak
@pytest.mark.parametrize("cut", [(DATABASE,), (BROKER,), (DATABASE, BROKER)], ids=" and ".join)
async def test_a_server_that_is_cut_off_for_a_while(
    cut: tuple[str, ...], split: Split, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it sent before is held up on its way and arrives when others have its tables."""
    await note_writers(split.db)
    addresses = [server.address for server in split.servers.values()]
    begun = asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as group:
        games = [
            group.create_task(play_together(addresses, plan, Rng(seed), 0.3, begun.release))
            for seed, plan in enumerate(plans(6))
        ]
        for _ in games:
            await begun.acquire()
        assert (await split.places())["split"], "it has tables of its own"
        for far in cut:
            split.network.cut((far, "split"))
        await (moved(split) if DATABASE in cut else lonely(split))
        await asyncio.sleep(2 * HALT)
        for far in cut:
            split.network.heal((far, "split"))
    stories = [game.result()[0] for game in games]
    longest = max(after - before for game in games for before, after in pairwise(game.result()[1]))
    with capsys.disabled():
        print(f"\ncut off from {' and '.join(cut)}: no table was silent for longer than {longest:.1f} s")  # noqa: T201
    for story in stories:
        await patiently(audit_at_the_table, story)
    for server in split.servers.values():
        assert await server.stop() == 0
    await audit_store(split.db, stories)
    moves = await audit_writers(split.db)
    assert moves or DATABASE not in cut


async def moved(split: Split) -> None:
    """Until the other has all tables of the one that cannot renew its lease."""
    async with asyncio.timeout(PATIENCE):
        while (await split.places())["split"]:
            await asyncio.sleep(0.2)


async def lonely(split: Split) -> None:
    """Until the one that cannot hear the others knows it."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
        ready = f"http://{split.servers['split'].address}/ready"
        while (await http.get(ready)).json()["parts"]["broker"] != "lost":
            await asyncio.sleep(0.2)
