"""The wall clock is set back or ahead while the server runs: a machine that resumes, a first synchronisation."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Json, ManualClock, Running, Wire, hot_seat, joined, reconnecting, running
from tests.server.test_clock import CLOCK, GAME, asked, hears, two_at
from zoorama.engine.dealer import Rng
from zoorama.server.settings import Settings

HOUR = 3600.0
BOTH_WAYS = pytest.mark.parametrize("step", [-HOUR, HOUR], ids=["back", "ahead"])


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


async def first_legal(wire: Wire) -> Json:
    seat, update = wire.asked()
    return await wire.act(seat, update["legal"][0])


@BOTH_WAYS
async def test_nobody_is_locked_out(tmp_path: Path, clock: ManualClock, step: float) -> None:
    async with running(tmp_path / "db", Settings(pause=0, requests=20, frames=20), clock) as server:
        guest, table, wire = await hot_seat(server, GAME)
        clock.step(step)
        for _ in range(5):
            assert (await first_legal(wire))["type"] == "ack"
            await guest.get("/api/me/tables")
        await server.guest("Newcomer")
        async with await joined(guest, table) as again:
            assert (await first_legal(again))["type"] == "ack"
        await wire.socket.close()


@BOTH_WAYS
async def test_an_open_window_closes_when_its_time_is_up_and_not_before(
    tmp_path: Path, clock: ManualClock, step: float
) -> None:
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wire = await hot_seat(server, "zoop", 3, pace={"window": 5})
        async with wire:
            update = await wire.play(Rng(4), lambda update: update["turn"]["until"] is not None)
            clock.step(step)
            await wire.send(type="ping")
            now = (await wire.next("pong"))["now"]
            assert update["turn"]["until"] - now == 5000, "a client counts down by the server's own time"
            clock.go(4.9)
            await wire.send(type="ping")
            await wire.next("pong")
            assert wire.messages[-1]["type"] == "pong"
            assert wire.latest[2]["seq"] == update["seq"]
            clock.go(0.2)
            await wire.until(lambda said: said["type"] == "update" and said["turn"]["until"] is None)


@BOTH_WAYS
async def test_a_step_neither_eats_nor_gives_reserve(tmp_path: Path, clock: ManualClock, step: float) -> None:
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        clock.go(7)
        clock.step(step)
        clock.go(7)
        await wires[seat].act(seat, wires[seat].latest[seat]["legal"][0])
        assert wires[seat].latest[seat]["clocks"][seat]["reserve"] == 16_000
        seat = asked(wires)
        clock.go(40)
        assert (await hears(wires[seat], "TakenOver"))["clocks"][seat]["reserve"] == 0
        for wire in wires:
            await wire.socket.close()


@BOTH_WAYS
async def test_idle_tables_leave_memory_and_a_sleeping_one_wakes_in_time(
    tmp_path: Path, clock: ManualClock, step: float
) -> None:
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wires = await two_at(server, {**CLOCK, "reserve": 300})
        clock.step(step)
        await left_alone(server, table, wires)
        await server.registry.maintain()
        assert table in server.registry.tables, "not idle for long enough"
        clock.go(61)
        await server.registry.maintain()
        assert table not in server.registry.tables
        clock.go(200)
        await server.registry.maintain()
        assert table not in server.registry.tables, "its time is not up yet"
        clock.go(50)
        await server.registry.maintain()
        assert table in server.registry.tables


async def left_alone(server: Running, table: str, wires: list[Wire]) -> None:
    for wire in wires:
        await wire.socket.close()
    while server.registry.tables[table].context.broadcast.listeners:
        await asyncio.sleep(0.01)


@BOTH_WAYS
async def test_after_a_restart_with_another_time_of_day_everybody_has_the_time_they_had(
    tmp_path: Path, clock: ManualClock, step: float
) -> None:
    async with running(tmp_path / "db", clock=clock) as server:
        guests, table, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        clock.go(5)
    clock.step(step)
    clock.timers.clear()
    async with (
        running(tmp_path / "db", clock=clock) as server,
        await joined(reconnecting(guests[1 - seat], server), table) as other,
    ):
        assert other.latest[1 - seat]["clocks"][seat] == {"reserve": 20_000, "due": round((clock.now() + 30) * 1000)}


async def test_the_row_follows_the_log_while_a_clock_set_back_catches_up(tmp_path: Path, clock: ManualClock) -> None:
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            clock.step(-HOUR)
            await first_legal(wire)
            await first_legal(wire)
            assert await server.services.store.behind() == [table], "a crash now would be noticed"
            clock.go(6)
            await server.registry.maintain()
            assert await server.services.store.behind() == []
