"""What is written piece by piece reads like what is written whole."""

import pytest

from zoorama.bots import seat_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES
from zoorama.server.offices.scribe import Scribe


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_echo_writes_every_view_as_the_codec_does(game: AnyGame) -> None:
    scribe, rng = Scribe(game), Rng(5)
    echo, bot = scribe.echo(), seat_bot("random", game)
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=rng.split())
    while match.turn().seats:
        for watcher in (0, 1, 2, None):
            view = match.view(watcher)
            assert echo.write(view) == scribe.write(view)
        seat = match.turn().seats[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), rng))
