"""Whole games over real sockets."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.harness import Guest, Json, Running, Wire, is_over, running
from zoorama.engine.dealer import Rng
from zoorama.fair.certificate import read_certificate
from zoorama.fair.verify import check
from zoorama.games import GAMES


async def play_on(wire: Wire, rng: Rng) -> None:
    """Answer every question put to this device's seats until the game is over."""
    while not any(is_over(update) for update in wire.latest.values()):
        asked = [seat for seat, update in wire.latest.items() if seat is not None and update["legal"]]
        if not asked:
            await wire.next("update")
            continue
        legal = wire.latest[asked[0]]["legal"]
        answer = await wire.act(asked[0], legal[rng.below(len(legal))])
        if answer["type"] == "refused":
            assert answer["problem"]["name"] == "Stale", answer
            await wire.next("update")


async def gather(server: Running, game: str, people: int, bots: int) -> tuple[list[Guest], str]:
    guests = [await server.guest(f"Guest {letter}") for letter in "ABCDEFGH"[:people]]
    table = (await guests[0].create(game, people + bots, pace={"window": 0}))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/sit", {"contribution": "zebra"})
    for _ in range(bots):
        await guests[0].post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await guests[0].post(f"/api/tables/{table}/start")
    return guests, table


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_people_and_bots_play_a_game_to_its_end_and_its_luck_holds(game: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guests, table = await gather(server, game, 2, 1)
        wires = [await guest.connect(table) for guest in guests]
        watcher = await (await server.guest()).connect(table)
        await asyncio.gather(*(play_on(wire, Rng(number)) for number, wire in enumerate(wires)))
        await watcher.until(lambda message: message["type"] == "table" and message["table"]["stage"] == "over")
        info: Json = await guests[0].get(f"/api/tables/{table}")
        assert len(info["result"]) == 3
        assert info["luck"]["seed"]
        certificate = await guests[1].get(f"/api/tables/{table}/certificate")
        found = check(*read_certificate(json.dumps(certificate)))
        assert found.mismatch is None
        assert found.recomputed > 0
        assert sorted(player["bot"] for player in certificate["record"]["players"]) == ["", "", "greedy"]
