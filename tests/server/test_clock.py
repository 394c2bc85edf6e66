"""Time at a table, by a clock that advances when the test says so."""

import asyncio
from pathlib import Path

from tests.server.harness import (
    Guest,
    Json,
    ManualClock,
    Running,
    Wire,
    hot_seat,
    joined,
    reconnecting,
    running,
)
from zoorama.engine.dealer import Rng

GAME = "zooloretto_dice"
CLOCK = {"kind": "clock", "seconds": 10, "reserve": 20}


async def two_at(server: Running, pace: Json) -> tuple[list[Guest], str, list[Wire]]:
    guests = [await server.guest("Ada"), await server.guest("Ben")]
    table = (await guests[0].create(GAME, 2, pace=pace))["id"]
    await guests[1].post(f"/api/tables/{table}/sit", {})
    await guests[0].post(f"/api/tables/{table}/start")
    return guests, table, [await joined(guest, table) for guest in guests]


def asked(wires: list[Wire]) -> int:
    return next(seat for seat, wire in enumerate(wires) if wire.latest[seat]["legal"])


async def hears(wire: Wire, event: str) -> Json:
    return await wire.until(
        lambda said: said["type"] == "update" and any(told["type"] == event for told in said["events"])
    )


async def quiet(wire: Wire) -> None:
    """Nothing is on its way to this device any more."""
    await wire.send(type="ping")
    await wire.next("pong")


async def test_a_bot_takes_over_when_move_time_and_reserve_are_used_up_and_not_before(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        other = wires[1 - seat]
        told_clock = other.latest[1 - seat]["clocks"][seat]
        assert told_clock == {"reserve": 20_000, "due": round((clock.now() + 30) * 1000)}
        clock.go(29.9)
        await quiet(other)
        assert not any(said["type"] == "update" and said["events"] for said in other.messages[2:])
        clock.go(0.2)
        told = await hears(other, "TakenOver")
        assert told["events"][0]["seat"] == seat
        for wire in wires:
            await wire.socket.close()


async def test_what_a_move_takes_beyond_its_time_comes_off_the_reserve(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        clock.go(14)
        await wires[seat].act(seat, wires[seat].latest[seat]["legal"][0])
        assert wires[seat].latest[seat]["clocks"][seat]["reserve"] == 16_000
        for wire in wires:
            await wire.socket.close()


async def test_who_was_taken_over_has_no_reserve_left_and_gets_the_seat_back_by_asking(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        clock.go(31)
        taken = await hears(wires[seat], "TakenOver")
        assert taken["clocks"][seat]["reserve"] == 0
        await wires[seat].send(type="return", id="back", seat=seat)
        assert (await wires[seat].until(lambda said: said.get("id") == "back"))["type"] == "ack"
        told = await hears(wires[1 - seat], "CameBack")
        if seat in told["turn"]["seats"]:
            assert told["clocks"][seat] == {"reserve": 0, "due": round((clock.now() + 10) * 1000)}
        for wire in wires:
            await wire.socket.close()


async def test_who_reconnects_has_the_seat_back_and_everybody_hears_it_once(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        guests, table, wires = await two_at(server, CLOCK)
        seat = asked(wires)
        seen = wires[seat].latest[seat]["seq"]
        await wires[seat].socket.close()
        clock.go(31)
        await hears(wires[1 - seat], "TakenOver")
        async with await joined(guests[seat], table, seen) as back:
            told = [event["type"] for said in back.messages if said["type"] == "update" for event in said["events"]]
            assert told.count("TakenOver") == told.count("CameBack") == 1
            assert not (await guests[seat].get(f"/api/tables/{table}"))["seats"][seat]["away"]
        await wires[1 - seat].socket.close()


async def test_a_game_by_days_waits_for_days_across_restarts(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        guests, table, wires = await two_at(server, {"kind": "days", "days": 2})
        seat = asked(wires)
        clock.go(86_400)
    clock.go(86_000)
    clock.timers.clear()
    async with (
        running(tmp_path / "db", clock=clock) as server,
        await joined(reconnecting(guests[1 - seat], server), table) as other,
    ):
        await quiet(other)
        assert not other.messages[0]["table"]["seats"][seat]["away"]
        clock.go(401)
        await hears(other, "TakenOver")


async def test_while_the_server_was_down_no_clock_ran(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        guests, table, wires = await two_at(server, CLOCK)
        seat = asked(wires)
    clock.go(10_000)
    clock.timers.clear()
    async with (
        running(tmp_path / "db", clock=clock) as server,
        await joined(reconnecting(guests[1 - seat], server), table) as other,
    ):
        assert other.latest[1 - seat]["clocks"][seat]["due"] == round((clock.now() + 30) * 1000)


async def test_a_clock_runs_out_at_a_table_that_sleeps(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, table, wires = await two_at(server, {**CLOCK, "reserve": 300})
        seat = asked(wires)
        for wire in wires:
            await wire.socket.close()
        while server.registry.tables[table].context.broadcast.listeners:
            await asyncio.sleep(0.01)
        for _ in range(5):
            clock.go(61)
            await server.registry.maintain()
        assert table not in server.registry.tables
        clock.go(61)
        await server.registry.maintain()
        live = server.registry.tables[table]
        clock.go(0.1)
        await asyncio.sleep(0)
        while not live.context.model.sitters[seat].away:
            await asyncio.sleep(0.01)


async def test_a_window_closes_by_itself_and_silence_is_the_answer(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wire = await hot_seat(server, "zoop", 3, pace={"window": 5})
        async with wire:
            rng = Rng(4)
            update = await wire.play(rng, lambda update: update["turn"]["until"] is not None)
            assert update["turn"]["until"] == round((clock.now() + 5) * 1000)
            seats = update["turn"]["seats"]
            clock.go(2)
            if len(seats) > 1:
                await wire.act(seats[0], {"type": "LetPass"}, seq=update["seq"])
                assert wire.latest[0]["turn"]["until"] == update["turn"]["until"], "one answer buys the rest no time"
            clock.go(3.1)
            closed = await wire.until(
                lambda said: said["type"] == "update" and said["seat"] == 2 and said["turn"]["until"] is None
            )
            assert closed["seq"] == update["seq"] + len(seats)


async def test_a_window_opens_anew_where_its_table_is_loaded_again(tmp_path: Path) -> None:
    """Those who were asked have to come back first."""
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        guest, table, wire = await hot_seat(server, "zoop", 3, pace={"window": 5})
        before = await wire.play(Rng(4), lambda update: update["turn"]["until"] is not None)
        clock.go(4)
        server.registry.evict(server.registry.tables[table].context)
        async with await joined(guest, table) as again:
            assert again.latest[before["seat"]]["turn"]["until"] == before["turn"]["until"] + 4000


async def test_a_window_of_zero_waits_for_everybody(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, _, wire = await hot_seat(server, "zoop", 3, pace={"window": 0})
        async with wire:
            update = await wire.play(Rng(4), lambda update: len(update["turn"]["seats"]) > 1)
            assert update["turn"]["until"] is None
            assert clock.timers == []
