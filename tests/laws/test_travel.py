"""States and matches can be copied, deep-copied and pickled, in both builds."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Final

from tests.laws.table import AnyMatch, Table, enter, over_every_game, portrait, some_steps, steps
from zoorama.codec import Codec
from zoorama.engine.game import AnyGame
from zoorama.engine.match import Match


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS: Final[tuple[Callable[[Any], Any], ...]] = (copy, deepcopy, pickled)


def a_state_arrives_whole(game: AnyGame, table: Table) -> None:
    codec, watchers, rng = Codec(game), table.watchers(), table.rng(14)
    for state, _ in some_steps(game, table):
        watcher = watchers[rng.below(len(watchers))]
        before, seen = portrait(state), codec.dumps(game.view(state, watcher))
        for travel in WAYS:
            there = travel(state)
            assert portrait(there) == before
            assert there == state
            assert codec.dumps(game.view(there, watcher)) == seen


def what_is_said_arrives_whole(game: AnyGame, table: Table) -> None:
    for state, move in some_steps(game, table):
        said = game.view(state, None), game.turn(state), game.scores(state), move, table.options
        assert all(travel(said) == said for travel in WAYS)


def a_copied_state_is_played_apart(game: AnyGame, table: Table) -> None:
    kept = []
    for state, move in some_steps(game, table):
        if move is not None:
            before = portrait(state)
            for travel in (deepcopy, pickled):
                there = travel(state)
                game.play(there, move.seat, move.action)
                kept.append((there, portrait(there)))
            assert portrait(state) == before
    for there, before in kept:
        assert portrait(there) == before


def a_match_goes_on_elsewhere(game: AnyGame, table: Table) -> None:
    """Its copies come to the same end, and what is played in them changes nothing here."""
    rng = table.rng(14)
    match: AnyMatch = Match(game, table.names(), table.options)
    twins: list[AnyMatch] = []
    for number, (state, move) in enumerate(steps(game, table)):
        if number % 30 == 5:
            twins.append(WAYS[rng.below(len(WAYS))](match))
        if move is not None:
            for twin in twins:
                enter(twin, move)
            if number % 7 == 0:
                assert portrait(match.state()) == portrait(state)
            enter(match, move)
    for twin in twins:
        assert twin.record() == match.record()
        assert portrait(twin.state()) == portrait(match.state())


test_travel = over_every_game(
    a_state_arrives_whole, what_is_said_arrives_whole, a_copied_state_is_played_apart, a_match_goes_on_elsewhere
)
