"""The words of a game, for a client that does not contain it."""

from pathlib import Path

import pytest

from tests.server.harness import Answered, running
from zoorama.codec.kinds import field_kinds
from zoorama.games import GAMES
from zoorama.text import read_source


async def test_a_game_is_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        for game in GAMES:
            told = await guest.get(f"/api/games/{game.name}/text", lang="de")
            assert told == {"source": read_source("de", game.name), "fields": field_kinds(game)}


async def test_a_language_that_is_not_spoken_gets_english(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        told = await (await server.guest()).get("/api/games/zoop/text", lang="xx")
        assert told["source"] == read_source("en", "zoop")


async def test_there_are_no_words_of_a_game_that_does_not_exist(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        for name in ("chess", "table", "..%2Fen%2Fzoop"):
            with pytest.raises(Answered):
                await guest.get(f"/api/games/{name}/text", lang="en")
