"""The garbage collector comes when it disturbs nobody, and tables do not need it."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, Wire, joined, running
from zoorama.server import garbage
from zoorama.server.garbage import GarbageSchedule, no_automatic_collection
from zoorama.server.store.store import StoreError
from zoorama.server.tables.table import Table


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


def parts_of(table: Table) -> dict[str, weakref.ref[object]]:
    """References to a live table's parts that do not keep them."""
    context, live = table.context, table.live
    assert live is not None
    parts = (table, context, context.journal, context.broadcast, context.mailbox, live, live.session, live.bots)
    return {type(part).__name__: weakref.ref(part) for part in parts}


async def until_freed(parts: dict[str, weakref.ref[object]]) -> None:
    """Without the garbage collector: sockets and tasks that end need a moment."""
    for _ in range(200):
        if not (left := [name for name, part in parts.items() if part() is not None]):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"not freed: {', '.join(left)}")


async def begun_with_bots(server: Running, game: str) -> tuple[str, Wire]:
    """A game of a person and two bots, when the person is asked again."""
    guest = await server.guest("Ada")
    table: str = (await guest.create(game, 3, bots="greedy", start=True))["id"]
    wire = await joined(guest, table)
    while wire.latest[0]["seq"] < 20 or not wire.latest[0]["legal"]:
        if legal := wire.latest[0]["legal"]:
            await wire.act(0, legal[0])
        else:
            await wire.next("update")
    return table, wire


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_unloaded_is_freed_without_it(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        table, wire = await begun_with_bots(server, "zooloretto")
        await wire.socket.close()
        live = server.registry.tables[table]
        while not live.context.broadcast.is_quiet():
            await asyncio.sleep(0.01)
        parts = parts_of(live)
        live.idle_since = 0.0
        del live
        await server.registry.maintain()
        assert table not in server.registry.tables
        await until_freed(parts)


@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_evicted_is_freed_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("unreachable", {"where": "here", "reason": "full"})

    async with running(tmp_path / "db") as server:
        table, wire = await begun_with_bots(server, "zooloretto")
        async with wire:
            parts = parts_of(server.registry.tables[table])
            monkeypatch.setattr(server.services.store, "append", fail)
            seat, asked = wire.asked()
            await wire.send(type="act", id="lost", seat=seat, seq=asked["seq"], action=asked["legal"][0])
            await wire.next("bye")
        assert table not in server.registry.tables
        await until_freed(parts)
