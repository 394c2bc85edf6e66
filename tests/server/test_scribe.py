"""What is written piece by piece reads like what is written whole."""

from pathlib import Path

import pytest

from tests.server.harness import evening, hot_seat, running
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES
from zoorama.server.offices.scribe import Scribe


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_echo_writes_every_view_as_the_codec_does(game: AnyGame) -> None:
    scribe, rng = Scribe(game), Rng(5)
    echo, bot = scribe.echo(), make_bot("random", game)
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=rng.split())
    while match.turn().seats:
        for watcher in (0, 1, 2, None):
            view = match.view(watcher)
            assert echo.write(view) == scribe.write(view)
        seat = match.turn().seats[0]
        act_by_bot(match, seat, bot, rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@evening
async def test_an_update_shows_each_seat_its_own_view(game: AnyGame, tmp_path: Path) -> None:
    """Also where all see alike and it is written once."""
    scribe = Scribe(game)
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, game.name, 3, pace={"window": 0})
        course = server.house.awake[table].course
        assert course is not None
        async with wire:
            for wanted in (5, 10, 20):
                await wire.play(Rng(wanted), lambda update: update["seq"] >= wanted)  # noqa: B023 – used at once
                for seat, update in wire.latest.items():
                    assert update["view"] == scribe.codec.encode(course.match.view(seat))
                    assert update["view"]["seat"] == seat
