"""Ten thousand random games at every table, by the laws that cost little."""

import pytest

from tests.laws.table import ALL_GAMES, some_options
from tests.laws.test_census import census_of
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import LUCK, AnyGame, Kind, Options

GAMES_EACH = 10_000
CASES = [pytest.param(game, seats, id=f"{game.name}-{seats}p") for game in ALL_GAMES for seats in game.seats]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_ten_thousand_games(game: AnyGame, seats: int) -> None:
    for number in range(GAMES_EACH):
        one_game(game, seats, some_options(game, seats, number // 2), stream(seats, number))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_few_games(game: AnyGame, seats: int) -> None:
    for number in range(5):
        one_game(game, seats, some_options(game, seats, number), stream(seats, number))


def one_game(game: AnyGame, seats: int, options: Options, rng: Rng) -> None:
    census = census_of(game)
    state = game.start(seats, options)
    at_first = census(state)
    for move in range(game.max_moves):
        turn = game.turn(state)
        if turn.kind is Kind.OVER:
            break
        if turn.kind is Kind.CHANCE:
            odds = game.chances(state)
            assert min(odds.weights) > 0
            game.play(state, LUCK, rng.deal(odds))
        else:
            seat = turn.seats[rng.below(len(turn.seats))]
            legal = game.legal(state, seat)
            assert legal
            assert len(set(legal)) == len(legal)
            game.play(state, seat, legal[rng.below(len(legal))])
        if move % 16 == 0:
            assert census(state) == at_first
    assert game.turn(state).kind is Kind.OVER
    assert census(state) == at_first
    assert len(game.scores(state)) == seats
