"""A game of a browser goes on at a server, from where it stood or as it ended; the page never holds what is hidden."""

import json
from pathlib import Path

import pytest

from tests.offline.device import MemoryPages, device, play_out
from tests.server.harness import EAGER, Json, joined, running
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
async def test_a_server_goes_on_from_the_same_position(game: str, tmp_path: Path) -> None:
    async with device(MemoryPages()) as here, running(tmp_path / "db", EAGER) as server:
        table = await here.begin(game, 3)
        line = here.open(table)
        for _ in range(3):
            update = await line.next("update")
            while not update["legal"] or line.unread:
                update = await line.next("update")
            line.act(update, update["legal"][0])
        while not update["legal"] or line.unread or update["turn"]["kind"] == "together":
            update = await line.next("update")
            if update["turn"]["kind"] == "together" and update["legal"]:
                line.act(update, update["legal"][0])
        status, asked = await here.home.hand_over(table)
        assert status == 200
        ada = await server.guest("Ada")
        brought: Json = await ada.post("/api/tables/brought", json.loads(asked))
        assert brought["study"]["brought"]
        async with await joined(ada, brought["id"]) as wire:
            seen = next(iter(wire.latest.values()))
            assert (seen["seat"], seen["view"], seen["legal"]) == (update["seat"], update["view"], update["legal"])


async def test_a_finished_game_keeps_its_result(tmp_path: Path) -> None:
    async with device(MemoryPages()) as here, running(tmp_path / "db", EAGER) as server:
        table = await here.begin(NAMES[0], 3)
        last = await play_out(here.open(table), Rng(1))
        ada = await server.guest("Ada")
        brought: Json = await ada.post("/api/tables/brought", json.loads((await here.home.hand_over(table))[1]))
        assert brought["stage"] == "over"
        assert [one["points"] for one in brought["result"]] == [one["points"] for one in last["standings"]]


async def test_what_is_handed_over_cannot_be_asked_for_by_a_page_and_needs_a_game() -> None:
    async with device(MemoryPages()) as here:
        table = await here.begin(NAMES[0], 3)
        for path in ("hand_over", "handed_over", "record", "bring"):
            for method in ("GET", "POST"):
                await here.ask(method, f"/tables/{table}/{path}", status=404)
        gathering = (await here.ask("POST", "/tables", {"game": NAMES[0], "seats": 3}))["id"]
        status, problem = await here.home.hand_over(gathering)
        assert (status, json.loads(problem)["key"]) == (409, "not-allowed-not-started")
