"""How each game's board is played in a browser: from `tests/games/<game>/clicks.py`, where a game has one.

A module there states `FIRST`, and where needed `AT_EDGE`, `CAN_UNDO` and `secrets`. A game without one is played by its
list of choices.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zoorama.engine.game import AnyGame
from zoorama.games import GAMES
from zoorama.text import Text

CHOICES = "#choices-list li > button"


def nothing(update: dict[str, Any]) -> list[Any]:
    return []


@dataclass(frozen=True)
class Board:
    game: AnyGame
    name: str  # in English
    first: tuple[str, ...] = (CHOICES,)  # the first of these that is there, and one of those at random
    at_edge: str = ""  # of these only the edge can be reached
    can_undo: bool = True
    secrets: Callable[[dict[str, Any]], list[Any]] = nothing  # what an update holds that is for seats only

    @property
    def fewest(self) -> int:
        return self.game.seats[0]


def board_of(game: AnyGame) -> Board:
    name = Text("en", game.name).say("name")
    module = f"tests.games.{game.name}.clicks"
    if find_spec(module) is None:
        return Board(game, name)
    stated = vars(import_module(module))
    return Board(
        game,
        name,
        first=tuple(f".stage {part}" for part in stated["FIRST"]),
        at_edge=f".stage {stated['AT_EDGE']}" if "AT_EDGE" in stated else "",
        can_undo=stated.get("CAN_UNDO", True),
        secrets=stated.get("secrets", nothing),
    )


BOARDS = {game.name: board_of(game) for game in GAMES}
