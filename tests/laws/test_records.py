"""Records replay, and undo is exact."""

import pytest

from tests.laws.table import AnyMatch, Table, enter, over_every_game, portrait, steps
from zoorama.engine.errors import CannotUndo
from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.engine.match import Match, replay


def a_record_replays_to_the_same_state(game: AnyGame, table: Table) -> None:
    rng = table.rng(9)
    match: AnyMatch = Match(game, table.names(), table.options)
    for state, move in steps(game, table):
        if move is None or rng.below(100) == 0:
            again = replay(game, match.record())
            assert again.record() == match.record()
            assert again.state() == state
            assert portrait(again.state()) == portrait(match.state()) == portrait(state)
        if move is not None:
            enter(match, move)


def undo_then_redo_is_nothing(game: AnyGame, table: Table) -> None:
    rng = table.rng(10)
    match: AnyMatch = Match(game, table.names(), table.options)
    for number, (_, move) in enumerate(steps(game, table)):
        if move is None:
            break
        before = snapshot(match)
        enter(match, move)
        if number >= 8 and rng.below(10):
            continue
        after = snapshot(match)
        for seat in range(LUCK, table.seats):
            if match.can_undo(seat):
                assert seat == move.seat
                match.undo(seat)
                assert snapshot(match) == before
                enter(match, move)
            else:
                with pytest.raises(CannotUndo):
                    match.undo(seat)
            assert snapshot(match) == after


def what_is_sealed_or_revealed_stays(game: AnyGame, table: Table) -> None:
    """Only an open decision of one seat, that showed nothing hidden and did not end the game, can be taken back."""
    match: AnyMatch = Match(game, table.names(), table.options)
    revealed: list[bool] = []
    match.listeners.append(lambda move, events: revealed.append(any(event.reveals() for event in events)))
    for _, move in steps(game, table):
        if move is not None:
            kind = match.turn().kind
            enter(match, move)
            fair = kind is Kind.ONE and not revealed[-1] and match.turn().kind is not Kind.OVER
            assert match.can_undo(move.seat) == fair


def snapshot(match: AnyMatch) -> tuple[object, ...]:
    return portrait(match.state()), match.record(), match.turn()


test_records = over_every_game(
    a_record_replays_to_the_same_state, undo_then_redo_is_nothing, what_is_sealed_or_revealed_stays
)
