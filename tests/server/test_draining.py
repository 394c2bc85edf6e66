"""A draining server lets games end, begins none, and ends when none is in play or its time is up."""

import asyncio
import os
from pathlib import Path
from signal import SIGUSR1

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Answered, ManualClock, Running, hot_seat, is_over, joined, running
from tests.server.kill.process import ServerProcess
from zoorama.engine.dealer import Rng
from zoorama.server.draining import request_drain
from zoorama.server.housekeeping import Housekeeping
from zoorama.server.store.open import open_store

GAME = "zooloretto_dice"
PATIENCE = 60.0
TRY_AGAIN = 1012


async def asked_to_drain(server: Running, where: str) -> Housekeeping:
    """By an operator's command, in another process."""
    admin = open_store(where, exclusive=False)
    await admin.open()
    await request_drain(admin, 600)
    await admin.close()
    housekeeping = Housekeeping(server.registry)
    await housekeeping.round()
    return housekeeping


async def test_games_in_play_go_on_and_none_begins(where: str) -> None:
    async with running(where) as server:
        ada, table, wire = await hot_seat(server, GAME)
        waiting = (await ada.create(GAME, 2))["id"]
        housekeeping = await asked_to_drain(server, where)
        assert (await ada.http.get("/ready")).status_code == 503
        assert (await ada.http.get("/ready")).json()["parts"]["games"] == "draining"
        for path, body in (("", {"game": GAME, "seats": 2}), (f"/{waiting}/start", None)):
            with pytest.raises(Answered) as answered:
                await ada.post(f"/api/tables{path}", body)
            assert (answered.value.status, answered.value.problem["key"]) == (503, "error-Restarting")
        await wire.send(type="ping")
        assert (await wire.next("pong"))["restarting"] is True
        await wire.socket.close()
        async with await joined(ada, table) as again:  # who plays may come back
            await housekeeping.round()
            assert not server.services.draining.over.is_set()
            await again.play(Rng(1), is_over)
            await housekeeping.round()
            assert server.services.draining.over.is_set()


async def test_who_does_not_play_is_sent_away_for_a_while(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            server.services.draining.begin(600)
            stranger = await (await server.guest()).connect(table)
            with pytest.raises(ConnectionClosed):
                await stranger.read()
            assert stranger.socket.close_code == TRY_AGAIN


async def test_it_ends_when_its_time_is_up_or_at_the_second_call(tmp_path: Path) -> None:
    for second_call in (False, True):
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock) as server:
            _, _, wire = await hot_seat(server, GAME)
            async with wire:
                draining, housekeeping = server.services.draining, Housekeeping(server.registry)
                draining.begin(600)
                await housekeeping.round()
                assert not draining.over.is_set()
                if second_call:
                    draining.begin(600)
                else:
                    clock.go(601)
                    await housekeeping.round()
                assert draining.over.is_set()


async def test_a_request_from_before_the_start_is_forgotten(where: str) -> None:
    async with running(where):
        pass
    admin = open_store(where, exclusive=False)
    await admin.open()
    await request_drain(admin, 600)
    await admin.close()
    async with running(where) as server:
        await Housekeeping(server.registry).round()
        assert not server.services.draining.is_on


async def test_a_signal_drains_a_server_with_nobody_in_play(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "db"), tmp_path / "server.log")
    await server.start()
    await server.until_up()
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"http://{server.address}/ready")).status_code == 200
    os.kill(server.process.pid, SIGUSR1)
    assert await asyncio.wait_for(server.process.wait(), PATIENCE) == 0
