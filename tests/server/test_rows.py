"""A table's row may be behind its log for a while; nobody notices, not even after a crash."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Guest, Json, Running, StoppedWatch, Wire, evening, hot_seat, move_house, running
from zoorama.server.store.open import open_store
from zoorama.server.store.store import StoreError, TableRow

GAME = "zooloretto_dice"


async def stored(server: Running, table: str) -> TableRow:
    row = await server.house.store.table(table)
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
    found = await move_house(guest, server).get("/api/me/tables")
    return dict(found["tables"][0])


@evening
async def test_acts_of_an_untimed_game_leave_the_row_for_later(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with running(tmp_path / "db", watch=watch) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            at_first = await stored(server, table)
            watch.go(1)
            await act(wire)
            assert await stored(server, table) == at_first
            assert await server.house.store.behind() == [table]
            watch.go(5)
            await act(wire)
            assert (await stored(server, table)).touched == watch.now(), "later has come"
            assert await server.house.store.behind() == []
            watch.go(1)
            await act(wire)
            watch.go(6)
            await server.house.look_round()
            assert (await stored(server, table)).touched == watch.now() - 6, "nobody acts any more"
            assert await server.house.store.behind() == []


@evening
async def test_a_clock_is_kept_with_every_act(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with running(tmp_path / "db", watch=watch) as server:
        _, table, wire = await hot_seat(server, GAME, pace={"kind": "clock", "seconds": 30, "reserve": 60})
        async with wire:
            watch.go(1)
            await act(wire)
            assert (await stored(server, table)).touched == watch.now()


@evening
async def test_an_orderly_end_leaves_nothing_behind(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        await act(wire)
        assert await server.house.store.behind()
    store = open_store(str(tmp_path / "db"))
    await store.open()
    assert await store.behind() == []
    await store.close()


@evening
async def test_after_a_crash_lists_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            before = await stored(server, table)
            await act_until_another_is_asked(wire)
            now = await listed(server, guest)
        server.house.awake.clear()  # as if it had crashed: nothing is put in order
    async with running(tmp_path / "db") as server:
        while table not in server.house.awake:
            await asyncio.sleep(0.01)
        again = await listed(server, guest)
        assert (again["waiting"], again["touched"]) == (now["waiting"], now["touched"])
        assert again["touched"] > round(before.touched * 1000)
        await server.house.awake[table].do(server.house.awake[table].catch_up_row)
        assert await server.house.store.behind() == []


@evening
async def test_a_row_that_cannot_be_saved_is_saved_another_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: TableRow) -> None:
        raise StoreError("unreachable", {"where": "here", "reason": "disk full"})

    watch = StoppedWatch()
    async with running(tmp_path / "db", watch=watch) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            watch.go(1)
            await act(wire)
            watch.go(6)
            with monkeypatch.context() as patched:
                patched.setattr(server.house.store, "save_table", fail)
                await server.house.look_round()
            assert await server.house.store.behind() == [table]
            await server.house.look_round()
            assert await server.house.store.behind() == []
            await act(wire)
