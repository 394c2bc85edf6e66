"""Who may have these bots: a net may be damaged, and a table is there only where somebody made one.

What cannot be read is not offered: asking for it is answered with the bots there are.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from zoorama.bots.bot import Bot
from zoorama.engine.game import AnyGame

if TYPE_CHECKING:  # needs NumPy
    from zoorama.bots.exact.judge import Judge

GAME: Final = "zooloretto_dice"


@cache
def net() -> "Judge | None":
    try:
        from zoorama.bots.exact.net import BadWeights, shipped
    except ModuleNotFoundError:
        return None
    try:
        return shipped()
    except BadWeights:
        return None


def table() -> "Judge | None":
    """Somebody may make or remove it while this process lives."""
    try:
        from zoorama.bots.exact.table import BadTable, Table, default_folder
    except ModuleNotFoundError:
        return None
    try:
        return Table(default_folder())
    except BadTable:
        return None


def plays_rounds(game: AnyGame) -> bool:
    return game.name == GAME and net() is not None


def make_rounds(game: AnyGame) -> Bot:
    return search(game, net())


def plays_solved(game: AnyGame) -> bool:
    return game.name == GAME and table() is not None


def make_solved(game: AnyGame) -> Bot:
    return search(game, table())


def search(game: AnyGame, judge: "Judge | None") -> Bot:
    from zoorama.bots.exact.bot import RoundSearch

    assert judge is not None, "see plays_rounds and plays_solved"
    return RoundSearch(game, judge)
