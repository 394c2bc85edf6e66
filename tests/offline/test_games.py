"""All four games are played at a device's own tables, by the server's own rules and words, with no server."""

import pytest

from tests.offline.device import MemoryPages, device, play_out
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_game_against_bots_goes_from_home_to_the_final_score_and_can_be_seen_again(game: str) -> None:
    async with device(MemoryPages()) as here:
        table = await here.begin(game, 3)
        assert table.startswith("here-")
        last = await play_out(here.open(table), Rng(1))
        assert len(last["standings"]) == 3
        info = await here.ask("GET", f"/tables/{table}")
        assert info["stage"] == "over"
        replay = await here.ask("GET", f"/tables/{table}/replay?perspective=open")
        assert replay["steps"]
        certificate = await here.ask("GET", f"/tables/{table}/certificate")
        assert certificate["luck"]["seed"]
        listed = await here.ask("GET", "/me/tables")
        assert [one["id"] for one in listed["tables"]] == [table]
