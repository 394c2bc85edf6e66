"""/ready asks the database as little as it can, and says which part is not well."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import ManualClock, running
from zoorama.server import readiness
from zoorama.server.draining import Draining
from zoorama.server.readiness import Readiness
from zoorama.server.store.store import StoreError
from zoorama.server.workers import pool
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.process import WorkerProcess


class SlowUpkeep:
    """A database that answers when it is told to."""

    def __init__(self) -> None:
        self.probes = 0
        self.answer = asyncio.Event()
        self.failing = False

    async def probe(self) -> None:
        self.probes += 1
        await self.answer.wait()
        if self.failing:
            raise StoreError("unreachable", {"where": "here", "reason": "disk full"})

    def appends_fail(self) -> bool:
        return False


class SlowStore:
    file = None

    def __init__(self) -> None:
        self.upkeep = SlowUpkeep()


@pytest.fixture
def short_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "DEADLINE", 0.05)
    monkeypatch.setattr(readiness, "KEPT", 0.0)


async def test_a_silent_database_is_asked_once_however_many_ask(short_deadline: None) -> None:
    store: Any = SlowStore()
    ready = Readiness(store, BotPool(1), Draining(ManualClock()))
    for _ in range(3):
        answers = await asyncio.gather(*(ready.parts() for _ in range(20)))
        assert {parts["database"] for parts in answers} == {"silent"}
    assert store.upkeep.probes == 1
    store.upkeep.answer.set()
    await asyncio.sleep(0.01)
    assert (await ready.parts())["database"] == "ok"
    assert store.upkeep.probes == 2
    store.upkeep.failing = True
    await asyncio.sleep(0.01)
    assert (await ready.parts())["database"] == "not writable"
    await ready.close()


async def test_a_server_that_ends_does_not_wait_for_its_probe() -> None:
    store: Any = SlowStore()
    ready = Readiness(store, BotPool(1), Draining(ManualClock()))
    asking = asyncio.create_task(ready.parts())
    await asyncio.sleep(0.01)
    await ready.close()
    asking.cancel()


async def test_a_disk_with_no_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "ROOM", 2**80)
    async with running(tmp_path / "db") as server:
        answer = await (await server.guest()).http.get("/ready")
        assert (answer.status_code, answer.json()["parts"]["database"]) == (503, "disk full")


async def test_an_append_that_failed_is_remembered_until_one_succeeds(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        upkeep = server.services.store.upkeep
        upkeep.append_failed()
        assert (await server.services.readiness.parts())["database"] == "not writable"
        upkeep.append_succeeded()
        assert not upkeep.appends_fail()


async def test_workers_that_never_start_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WorkerProcess", lambda _: WorkerProcess(("/bin/false",)))
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        assert (await guest.http.get("/ready")).status_code == 200
        await guest.create("zooloretto_dice", 2, bots="greedy", sit=False, start=True)
        async with asyncio.timeout(60):
            while (answer := await guest.http.get("/ready")).status_code == 200:
                await asyncio.sleep(0.05)
        assert answer.json()["parts"]["workers"] == "dead"
