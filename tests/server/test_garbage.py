"""The garbage collector comes when it disturbs nobody, and tables do not need it."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import hot_seat, running
from zoorama.engine.dealer import Rng
from zoorama.server import garbage
from zoorama.server.garbage import GarbageSchedule, no_automatic_collection


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """What the collector is said to have counted, in turn."""
    counts: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (counts.pop(0), 0, 0))
    yield counts
    assert not counts


def test_it_waits_for_a_quiet_moment(counted: list[int]) -> None:
    counted += [50_000, 90_000, 90_100, 90_200]
    one = GarbageSchedule()
    assert [one.check() for _ in range(3)] == [False, False, True]
    assert not one.check(), "much has changed since it swept"


def test_it_does_not_come_for_a_trifle(counted: list[int]) -> None:
    counted += [200, 210, 220]
    one = GarbageSchedule()
    assert [one.check() for _ in range(3)] == [False] * 3


def test_it_does_not_wait_until_memory_is_full(counted: list[int]) -> None:
    counted += [4_000_000, 6_000_000]
    one = GarbageSchedule()
    assert [one.check(), one.check()] == [False, True]


def test_it_does_not_wait_for_ever(counted: list[int]) -> None:
    counted += [20_000 * (1 + number % 2) for number in range(61)]
    one = GarbageSchedule()
    assert [one.check() for _ in range(61)] == [False] * 59 + [True, False]


async def test_it_looks_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(garbage, "INTERVAL", 0.001)
    monkeypatch.setattr(GarbageSchedule, "check", lambda _: looks.append(1))
    collecting = asyncio.create_task(garbage.collect_when_quiet())
    while len(looks) < 3:
        await asyncio.sleep(0.001)
    collecting.cancel()


def test_meanwhile_it_does_not_come_by_itself() -> None:
    assert gc.isenabled()
    with no_automatic_collection():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def test_a_table_put_to_sleep_is_gone_without_it(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, "zoop", 3)
        async with wire:
            await wire.play(Rng(3), lambda update: update["seq"] > 20)
        live = server.registry.tables[table]
        while not live.context.broadcast.is_quiet():
            await asyncio.sleep(0.01)
        gc.disable()
        try:
            left = weakref.ref(live)
            live.idle_since = 0.0
            del live
            await server.registry.maintain()
            assert table not in server.registry.tables
            await asyncio.sleep(0.01)
            assert left() is None
        finally:
            gc.enable()
