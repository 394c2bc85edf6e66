"""Catching up is charged: who connects over and over is told how things stand, not the whole game each time."""

from dataclasses import replace
from pathlib import Path

from tests.server.harness import EAGER, PLENTY, Guest, ManualClock, hot_seat, joined, running
from zoorama.engine.dealer import Rng
from zoorama.server.tables.broadcast import LATEST

GAME = "zooloretto_dice"
SETTINGS = replace(EAGER, quotas=replace(PLENTY, history=40))  # 400 kB in a burst


async def test_an_address_that_has_had_enough_gets_the_latest_and_more_after_a_while(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", SETTINGS, clock) as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(2), lambda update: update["seq"] > 2 * LATEST)
        whole = await history(guest, table)
        for _ in range(200):
            if (short := await history(guest, table)) != whole:
                break
        seq, events = short
        assert seq == whole[0], "all stands as it does"
        assert 0 < events < whole[1]
        clock.go(60)
        assert await history(guest, table) == whole


async def history(guest: Guest, table: str) -> tuple[int, int]:
    async with await joined(guest, table) as wire:
        return wire.latest[0]["seq"], len(wire.latest[0]["events"])


async def test_a_stale_act_is_answered_with_the_view_alone_however_often(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(2), lambda update: update["seq"] > LATEST)
            seat, _ = wire.asked()
            for number in range(10):
                await wire.send(type="undo", id=f"stale-{number}", seat=seat, seq=0)
                answer = await wire.next("refused")
                assert (answer["id"], answer["problem"]["name"]) == (f"stale-{number}", "Stale")
                assert (await wire.next("update"))["events"] == []
