"""The opponents there are, by name."""

from collections.abc import Callable
from typing import Final

from zoorama.bots.bot import Bot
from zoorama.bots.greedy import Greedy
from zoorama.bots.random import Random
from zoorama.engine.errors import UnknownBot
from zoorama.engine.game import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {"random": Random, "greedy": Greedy}


def seat_bot(name: str, game: AnyGame) -> Bot:
    if name not in BOTS:
        raise UnknownBot(name, ", ".join(BOTS))
    return BOTS[name](game)
