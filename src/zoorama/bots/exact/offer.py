"""Who may have these bots: NumPy is an extra, and a table is there only where somebody made one."""

from importlib.util import find_spec
from typing import Final

from zoorama.bots.bot import Bot
from zoorama.engine.game import AnyGame

GAME: Final = "zooloretto_dice"


def plays_master(game: AnyGame) -> bool:
    return game.name == GAME and find_spec("numpy") is not None


def make_master(game: AnyGame) -> Bot:
    from zoorama.bots.exact.bot import RoundSearch
    from zoorama.bots.exact.net import shipped

    return RoundSearch(game, shipped())


def plays_exact(game: AnyGame) -> bool:
    if not plays_master(game):
        return False
    from zoorama.bots.exact.table import default_folder, is_there

    return is_there(default_folder())


def make_exact(game: AnyGame) -> Bot:
    from zoorama.bots.exact.bot import RoundSearch
    from zoorama.bots.exact.table import Table, default_folder

    return RoundSearch(game, Table(default_folder()))
