"""The games there are."""

from typing import Final

from zoorama.engine.errors import UnknownGame, UnknownVersion
from zoorama.engine.game import AnyGame
from zoorama.games import o_zoo_le_mio, zooloretto, zooloretto_dice, zoop

GAMES: Final[tuple[AnyGame, ...]] = (zooloretto.Rules(), zooloretto_dice.Rules(), zoop.Rules(), o_zoo_le_mio.Rules())


def find(name: str, version: int | None = None) -> AnyGame:
    """The game of that name, in its newest rules version unless one is given."""
    named = [game for game in GAMES if game.name == name]
    if not named:
        raise UnknownGame(name, ", ".join(game.name for game in GAMES))
    for game in named:
        if version in (None, game.version):
            return game
    raise UnknownVersion(name, version or 0, ", ".join(str(game.version) for game in named))
