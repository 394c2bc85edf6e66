"""No component is lost or made."""

from collections.abc import Callable
from importlib import import_module
from typing import cast

from tests.laws.table import AnyState, Table, over_every_game, some_steps
from tests.toy import snap
from zoorama.engine.game import AnyGame

Census = Callable[[AnyState], object]


def census_of(game: AnyGame) -> Census:
    """Each game counts its components in tests/games/<game>/census.py."""
    if game.name == "snap":
        return snap.census
    return cast(Census, import_module(f"tests.games.{game.name}.census").census)


def nothing_is_lost_or_made(game: AnyGame, table: Table) -> None:
    census = census_of(game)
    at_first = census(game.start(table.seats, table.options))
    for state, _ in some_steps(game, table):
        assert census(state) == at_first


test_census = over_every_game(nothing_is_lost_or_made)
