"""A table's row may be behind its log for a while; nobody notices, not even after a crash."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Guest, Json, ManualClock, Running, Wire, hot_seat, reconnecting, running
from zoorama.server.store.open import open_store
from zoorama.server.store.store import StoreError, TableRow

GAME = "zooloretto_dice"


async def stored(server: Running, table: str) -> TableRow:
    row = await server.services.store.table(table)
    assert row is not None
    return row


async def act(wire: Wire) -> None:
    seat, asked = wire.asked()
    assert (await wire.act(seat, asked["legal"][0]))["type"] == "ack"


async def act_until_another_is_asked(wire: Wire) -> None:
    seat, _ = wire.asked()
    while wire.asked()[0] == seat:
        await act(wire)


async def listed(server: Running, guest: Guest) -> Json:
    found = await reconnecting(guest, server).get("/api/me/tables")
    return dict(found["tables"][0])


async def test_acts_of_an_untimed_game_leave_the_row_for_later(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            at_first = await stored(server, table)
            clock.go(1)
            await act(wire)
            assert await stored(server, table) == at_first
            assert await server.services.store.behind() == [table]
            clock.go(5)
            await act(wire)
            assert (await stored(server, table)).touched == clock.now(), "later has come"
            assert await server.services.store.behind() == []
            clock.go(1)
            await act(wire)
            clock.go(6)
            await server.registry.maintain()
            assert (await stored(server, table)).touched == clock.now() - 6, "nobody acts any more"
            assert await server.services.store.behind() == []


async def test_a_clock_is_kept_with_every_act(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wire = await hot_seat(server, GAME, pace={"kind": "clock", "seconds": 30, "reserve": 60})
        async with wire:
            clock.go(1)
            await act(wire)
            assert (await stored(server, table)).touched == clock.now()


async def test_an_orderly_end_leaves_nothing_behind(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        await act(wire)
        assert await server.services.store.behind()
    store = open_store(str(tmp_path / "db"))
    await store.open()
    assert await store.behind() == []
    await store.close()


async def test_after_a_crash_lists_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            before = await stored(server, table)
            await act_until_another_is_asked(wire)
            now = await listed(server, guest)
        server.registry.tables.clear()  # as if it had crashed: nothing is put in order
    async with running(tmp_path / "db") as server:
        while table not in server.registry.tables:
            await asyncio.sleep(0.01)
        again = await listed(server, guest)
        assert (again["waiting"], again["touched"]) == (now["waiting"], now["touched"])
        assert again["touched"] > round(before.touched * 1000)
        await server.registry.tables[table].save_row()
        assert await server.services.store.behind() == []


async def test_a_row_that_cannot_be_saved_is_saved_another_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("unreachable", {"where": "here", "reason": "disk full"})

    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            clock.go(1)
            await act(wire)
            clock.go(6)
            with monkeypatch.context() as patched:
                patched.setattr(server.services.store, "save_table", fail)
                await server.registry.maintain()
            assert await server.services.store.behind() == [table]
            await server.registry.maintain()
            assert await server.services.store.behind() == []
            await act(wire)
