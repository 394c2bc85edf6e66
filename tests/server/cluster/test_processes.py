"""`zoorama serve --processes`: one port, several processes, and none is missed when it ends."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, SIGUSR1

import pytest

from tests.server.cluster.roving import play_together
from tests.server.cluster.soak import patiently
from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.process import EAGER, ServerProcess, children, free_port
from tests.server.kill.soak import plans
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from zoorama.engine.dealer import Rng

PATIENCE = 60.0


@pytest.fixture
async def server(
    postgres: Postgres, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anyio_backend: str
) -> AsyncIterator[ServerProcess]:
    """Each of its processes tells its metrics at a port of its own."""
    monkeypatch.setenv("ZOORAMA_METRICS_PORT", str(free_port()))
    where = await asyncio.to_thread(postgres.fresh_database)
    server = ServerProcess(where, tmp_path / "log", [*EAGER, "--nats", nats.address, "--processes", "2"])
    await server.start()
    await server.until_up()
    yield server
    if server.process.returncode is None:
        await server.stop()


def serving(parent: int) -> set[int]:
    """The processes that serve, without those in which bots think."""
    found = set[int]()
    for child in children(parent):
        with suppress(OSError):
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.add(child)
    return found


async def replaced(parent: int, before: set[int], how_many: int) -> set[int]:
    """Once so many of these are gone, and there are two again."""
    async with asyncio.timeout(PATIENCE):
        while len(now := serving(parent)) != 2 or len(before - now) < how_many:
            await asyncio.sleep(0.05)
    return now


async def test_processes_come_and_go_while_people_play(server: ServerProcess) -> None:
    parent = server.process.pid
    async with asyncio.timeout(PATIENCE):
        while len(before := serving(parent)) < 2:
            await asyncio.sleep(0.05)
    games = [asyncio.create_task(play_together([server.address], plan, Rng(1), 0.05)) for plan in plans(2)]
    await asyncio.sleep(0.5)
    os.kill(min(before), SIGKILL)
    after = await replaced(parent, before, 1)
    os.kill(parent, SIGUSR1)
    await replaced(parent, after, 2)
    stories = [story for story, _ in await asyncio.wait_for(asyncio.gather(*games), PATIENCE)]
    for story in stories:
        await patiently(audit_at_the_table, story)
    assert await server.stop() == 0
    assert serving(parent) == set()
    await audit_store(server.db, stories)


async def test_a_signal_ends_processes_that_still_start(postgres: Postgres, tmp_path: Path) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    nobody = f"nats://127.0.0.1:{free_port()}"
    server = ServerProcess(where, tmp_path / "log", [*EAGER, "--nats", nobody, "--processes", "2"])
    await server.start()
    async with asyncio.timeout(PATIENCE):
        while not (starting := serving(server.process.pid)):
            await asyncio.sleep(0.05)
    assert await server.stop() == 0
    assert all(not Path(f"/proc/{child}").exists() for child in starting)
