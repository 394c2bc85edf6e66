"""One walk through a record: every position in order, each with a state of its own."""

from dataclasses import replace
from typing import Any

import pytest

from tests.codec.samples import played
from tests.engine.script import Script, State
from tests.engine.test_record import WHOLE
from zoorama.engine.game import LUCK, Action, AnyGame, Event, Kind
from zoorama.engine.match import replay
from zoorama.engine.record import Move
from zoorama.games import GAMES
from zoorama.records.walk import Position, walk

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def spectator(game: AnyGame, position: Position[Any]) -> object:
    return game.view(position.state, None)


@each_game
def test_a_walk_begins_before_the_first_move_and_ends_after_the_last(game: AnyGame) -> None:
    record = played(game)
    found = list(walk(game, record))
    assert [position.number for position in found] == list(range(len(record.moves) + 1))
    assert [position.move for position in found] == [None, *record.moves]
    assert game.turn(found[-1].state).kind is Kind.OVER
    assert tuple(game.scores(found[-1].state)) == record.result


@each_game
def test_positions_and_events_are_those_of_the_match(game: AnyGame) -> None:
    record = played(game)
    told: list[tuple[Move, list[Event]]] = []
    match = replay(game, replace(record, moves=(), result=()))
    match.listeners.append(lambda move, events: told.append((move, events)))
    views = [match.view(0)]
    for move in record.moves:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
        views.append(match.view(0))
    found = list(walk(game, record))
    assert [game.view(position.state, 0) for position in found] == views
    assert [(position.move, list(position.events)) for position in found[1:]] == told
    assert found[0].events == ()


@each_game
def test_a_position_that_is_kept_does_not_change_as_the_walk_goes_on(game: AnyGame) -> None:
    record = played(game)
    kept, seen = [], []
    for position in walk(game, record):
        kept.append(position)
        seen.append(spectator(game, position))
    assert [spectator(game, position) for position in kept] == seen


@each_game
def test_what_is_done_to_a_state_that_was_handed_out_does_not_lead_the_walk_astray(game: AnyGame) -> None:
    record = played(game)
    expected = [spectator(game, position) for position in walk(game, record)]
    found = []
    for place in walk(game, record):
        found.append(spectator(game, place))
        if place.number < len(record.moves):
            move = record.moves[place.number]
            game.play(place.state, move.seat, move.action)  # one move ahead of the walk
    assert found == expected


class Counting(Script):
    """Counts the moves that are played."""

    def __init__(self) -> None:
        super().__init__()
        self.plays = 0

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        self.plays += 1
        super().play(state, seat, action, log)


def test_a_walk_plays_each_move_once() -> None:
    script = Counting()
    assert len(list(walk(script, WHOLE))) == len(WHOLE.moves) + 1
    assert script.plays == len(WHOLE.moves)
