"""The games there are."""

from typing import Final

from zoorama.engine.errors import UnknownGame
from zoorama.engine.game import AnyGame
from zoorama.games.o_zoo_le_mio import OZooLeMio
from zoorama.games.zooloretto_dice import ZoolorettoDice
from zoorama.games.zoop import ZoopGame

GAMES: Final[tuple[AnyGame, ...]] = (ZoolorettoDice(), OZooLeMio(), ZoopGame())


def find(name: str, version: int | None = None) -> AnyGame:
    """The game of that name, in its newest rules version unless one is given."""
    for game in GAMES:
        if game.name == name and version in (None, game.version):
            return game
    wanted = name if version is None else f"{name} {version}"
    raise UnknownGame(wanted, ", ".join(game.name for game in GAMES))
