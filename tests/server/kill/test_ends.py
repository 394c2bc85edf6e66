"""An orderly end, and a database that fails: people are told, come back, and nothing is half done."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Guest, Running, running
from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.failing import FailingStore, capacity
from tests.server.kill.players import Ledger, Plan, ReconnectingPlayer, Story, at_the_door, gather, play_a_game
from tests.server.kill.process import ServerProcess
from zoorama.engine.dealer import Rng

COME_BACK = 1012  # of the registry beside RFC 6455


async def test_told_to_end_it_sends_people_away_to_come_back(where: str, tmp_path: Path) -> None:
    server = ServerProcess(where, tmp_path / "server.log")
    await server.start()
    await server.until_up()
    plan = Plan("zooloretto_dice", 3, 1)
    guests = [await at_the_door(Guest(server.address)) for _ in range(plan.people)]
    table = await gather(guests, plan)
    players = [ReconnectingPlayer(guest, table, seat, Rng(seat), 0.02) for seat, guest in enumerate(guests)]
    playing = asyncio.gather(*(player.play() for player in players))
    for restarts in range(3):
        acts = acknowledged(players)
        await until(lambda: all(player.ledger.visits > restarts for player in players))  # noqa: B023 – used at once
        await until(lambda: acknowledged(players) > acts + 5)  # noqa: B023
        assert await server.stop() == 0
        await server.start()
        await server.until_up()
    story = Story(plan, table, guests, await playing)
    await audit_at_the_table(story)
    assert await server.stop() == 0
    await audit_store(where, [story])
    for ledger in story.ledgers:
        assert ledger.visits > 3
        assert set(ledger.codes) == {COME_BACK}


@pytest.mark.parametrize("written", [False, True])
async def test_what_cannot_be_stored_has_not_happened(
    written: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FailingStore(tmp_path / "db", every=7, written=written)
    monkeypatch.setattr("tests.server.harness.open_store", lambda _: store)
    async with running("failing") as server:
        story = await play_a_game(server.address, Plan("zooloretto_dice", 3, 1), Rng(3), 0)
        await audit_at_the_table(story)
    await audit_store(str(tmp_path / "db"), [story])
    assert store.failed > 3
    for ledger in story.ledgers:
        assert set(ledger.byes) == {"restart"}
        assert set(ledger.codes) == {COME_BACK}


async def test_a_full_disk_stops_the_game_until_there_is_room_again(tmp_path: Path) -> None:
    db, plan = str(tmp_path / "db"), Plan("zoop", 2, 1)
    async with running(db) as server:
        guests = [await at_the_door(Guest(server.address)) for _ in range(plan.people)]
        table = await gather(guests, plan)
        players = [ReconnectingPlayer(guest, table, seat, Rng(seat), 0.02) for seat, guest in enumerate(guests)]
        playing = asyncio.gather(*(player.play() for player in players))
        await until(lambda: all(player.ledger.acked for player in players))
        await capacity(server.services.store, full=True)
        await until(lambda: any(player.ledger.byes for player in players))
        await stands_still(server, table, [player.ledger for player in players])
        await capacity(server.services.store, full=False)
        story = Story(plan, table, guests, await playing)
        await audit_at_the_table(story)
    await audit_store(db, [story])


async def stands_still(server: Running, table: str, ledgers: list[Ledger]) -> None:
    """Nobody is told of what is not stored."""
    kept = len(await server.services.store.log(table))
    visits = sum(ledger.visits for ledger in ledgers)
    await until(lambda: sum(ledger.visits for ledger in ledgers) > visits + 2)
    assert len(await server.services.store.log(table)) == kept
    assert all(ledger.seen <= kept for ledger in ledgers)


async def test_a_start_that_cannot_be_stored_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FailingStore(tmp_path / "db", every=1, written=False)
    monkeypatch.setattr("tests.server.harness.open_store", lambda _: store)
    async with running("failing") as server:
        host = await at_the_door(Guest(server.address))
        table = (await host.create("zoop", 3, bots="greedy"))["id"]
        answer = await host.http.post(f"/api/tables/{table}/start")
        assert answer.status_code == 503, answer.text
        assert (await host.get(f"/api/tables/{table}"))["stage"] == "gathering"
        store.every = 1_000_000
        assert (await host.post(f"/api/tables/{table}/start"))["stage"] == "playing"


def acknowledged(players: list[ReconnectingPlayer]) -> int:
    return sum(len(player.ledger.acked) for player in players)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)
