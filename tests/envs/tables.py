"""The tables that environments are tried at: every game with its fewest players; all numbers of players under soak."""

import pickle
from copy import deepcopy
from typing import Any, Final

import pytest

from tests.laws.table import ALL_GAMES
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES


def tables(games: tuple[AnyGame, ...]) -> list[Any]:
    return [
        pytest.param(
            game, seats, id=f"{game.name}-{seats}p", marks=[] if seats == game.seats[0] else [pytest.mark.soak]
        )
        for game in games
        for seats in game.seats
    ]


EVERY_TABLE: Final = pytest.mark.parametrize(("game", "seats"), tables(GAMES))
EVERY_NUMBER_OF_SEATS: Final = pytest.mark.parametrize(  # for what is quick
    ("game", "seats"), [pytest.param(game, seats, id=f"{game.name}-{seats}p") for game in GAMES for seats in game.seats]
)
EVERY_TABLE_AND_SNAP: Final = pytest.mark.parametrize(("game", "seats"), tables(ALL_GAMES))


def sent(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


BOTH_WAYS_TO_COPY: Final = pytest.mark.parametrize("travel", [deepcopy, sent])
