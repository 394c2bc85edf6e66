"""Several servers, killed and halted at any moment, lose nothing they acknowledged and do nothing twice."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.cluster.soak import Ordeal, Trial
from tests.server.cluster.targets import Targets
from tests.server.cluster.writers import audit_writers, in_turn, note_writers
from tests.server.harness import hot_seat, running
from tests.server.nats import Nats, nats_server
from tests.server.postgres import CannotStart, OwnPostgres, Postgres, own_postgres

EVERYTHING = (
    *["kill"] * 12, *["halt"] * 3,
    "broker kill", "broker halt", "broker away", "database kill", "database halt", "database away",
)  # fmt: skip
STANDSTILL = 60.0  # seconds of silence that no busy machine explains


@pytest.fixture
def own() -> Iterator[tuple[OwnPostgres, Nats]]:
    """That the test may kill."""
    try:
        with own_postgres() as postgres, nats_server() as nats:
            yield postgres, nats
    except CannotStart as error:
        pytest.skip(f"NOT TESTED WITH SEVERAL SERVERS: {error}")


@pytest.mark.soak
async def test_kills_and_halts_lose_nothing(
    own: tuple[OwnPostgres, Nats], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another seed each time; ZOORAMA_SEED and ZOORAMA_KILLS choose."""
    seed = int(os.environ.get("ZOORAMA_SEED") or secrets.randbits(32))
    blows = int(os.environ.get("ZOORAMA_KILLS") or 25)
    with capsys.disabled():
        print(f"\nseed {seed}")  # noqa: T201 – to try the same again
    targets = await asyncio.to_thread(Targets, *own, tmp_path)
    outcome = await Trial(targets, Ordeal(blows, tables=12, think=0.3, seed=seed, kinds=EVERYTHING)).endure()
    with capsys.disabled():
        print(outcome)  # noqa: T201 – the figures
    assert outcome.games >= 12
    assert outcome.resent > 0
    assert outcome.moves > 0, "tables had several owners"
    assert max(outcome.silences.all) < STANDSTILL


async def test_a_write_by_another_than_the_owner_is_noticed(postgres: Postgres, nats: Nats) -> None:
    """What the soak relies on: a server that wrote without its fence would be told of."""
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as server:
        await note_writers(where)
        _, _, wire = await hot_seat(server, "zooloretto_dice")
        seat, update = wire.asked()
        assert (await wire.act(seat, update["legal"][0]))["type"] == "ack"
        assert await audit_writers(where) == 0
        other = await asyncpg.connect(where, server_settings={"application_name": "zoorama late"})
        await other.execute("INSERT INTO entries SELECT table_id, 1000, at, kind, seat, 'x', body FROM entries LIMIT 1")
        await other.close()
        with pytest.raises(AssertionError, match="1 writes of others than the owner"):
            await audit_writers(where)


def test_two_writers_of_one_log_are_noticed() -> None:
    assert in_turn([("t", "a", 1), ("t", "a", 1), ("t", "b", 2), ("u", "b", 5)]) == 1
    with pytest.raises(AssertionError, match="wrote under epoch 1 after 2"):
        in_turn([("t", "a", 1), ("t", "b", 2), ("t", "a", 1)])
    with pytest.raises(AssertionError, match="two writers"):
        in_turn([("t", "a", 1), ("t", "b", 1)])
