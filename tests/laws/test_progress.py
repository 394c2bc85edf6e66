"""A game goes on, for those whose turn it is, until it ends."""

from tests.laws.table import Table, over_every_game, steps
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.score import ranks


def a_choice_until_the_end(game: AnyGame, table: Table) -> None:
    for state, move in steps(game, table):
        for seat in game.turn(state).seats:
            assert game.legal(state, seat), f"seat {seat} is asked and may do nothing"
        if move is None:
            assert game.turn(state).kind is Kind.OVER


def an_end_in_time(game: AnyGame, table: Table) -> None:
    assert any(move is None for _, move in steps(game, table)), f"not over after {game.max_moves} moves"


def no_choice_twice(game: AnyGame, table: Table) -> None:
    for state, _ in steps(game, table):
        for seat in game.turn(state).seats:
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal), f"seat {seat} is offered something twice: {legal}"


def a_turn_makes_sense(game: AnyGame, table: Table) -> None:
    for state, _ in steps(game, table):
        turn = game.turn(state)
        assert set(turn.seats) <= set(range(table.seats))
        assert len(set(turn.seats)) == len(turn.seats)
        match turn.kind:
            case Kind.ONE:
                assert len(turn.seats) == 1
            case Kind.TOGETHER:
                assert turn.seats
            case _:
                assert not turn.seats


def a_score_for_every_seat(game: AnyGame, table: Table) -> None:
    for state, _ in steps(game, table):
        scores = game.scores(state)
        assert len(scores) == table.seats
        assert min(ranks(scores)) == 1


test_progress = over_every_game(
    a_choice_until_the_end, an_end_in_time, no_choice_twice, a_turn_makes_sense, a_score_for_every_seat
)
