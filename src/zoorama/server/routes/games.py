"""The games that can be played here, and their words."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from zoorama.server import calls
from zoorama.server.protocol.messages import GameInfo, GameText
from zoorama.server.routes.common import TheLobby, look

GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="the language to read them in")]


@look("/games")
async def games(lobby: TheLobby) -> list[GameInfo]:
    return lobby.games()


@look("/games/{game:str}/text")
async def game_text(game: GameName, lang: Language) -> GameText:
    """A game's words, in English where they are not translated."""
    return calls.game_text(game, lang)


ROUTES = [games, game_text]
