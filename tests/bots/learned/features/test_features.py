"""What holds of every game's features: the width, the bits, the secrets, and seats counted from one's own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.offer import features_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.games import GAMES, find
from zoorama.games.zooloretto.state import State as Zooloretto
from zoorama.games.zooloretto_dice.state import NOBODY
from zoorama.games.zooloretto_dice.state import State as Dice

TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}p") for game in GAMES for seats in game.seats]


def features(game: AnyGame) -> Features[Any]:
    found = features_of(game)
    assert found is not None, f"{game.name} has no features"
    return found


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Every position of a random game, its end too; one state, played on in place."""
    rng, state = Rng(seed), game.start(seats, game.types.options())
    while (turn := game.turn(state)).kind is not Kind.OVER:
        yield state
        if turn.kind is Kind.CHANCE:
            game.play(state, LUCK, rng.deal(game.chances(state)))
        else:
            seat = turn.seats[rng.below(len(turn.seats))]
            legal = game.legal(state, seat)
            game.play(state, seat, legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_row_is_so_many_bits_at_every_position_for_every_seat(game: AnyGame, seats: int) -> None:
    found = features(game)
    for state in positions(game, seats, seats):
        assert found.seats(state) == seats
        for seat in range(seats):
            row = found.row(state, seat)
            assert len(row) == found.width
            assert set(row) <= {0, 1}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_row(game: AnyGame, seats: int) -> None:
    found, rng = features(game), Rng(seats)
    for state in positions(game, seats, 10 + seats):
        seat = rng.below(seats)
        twin = game.guess(game.view(state, seat), rng)
        assert found.row(twin, seat) == found.row(state, seat), f"seat {seat} is shown what it cannot know"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])
def test_a_row_leaves_the_state_as_it_was(game: AnyGame) -> None:
    seats = game.seats[-1]
    for state in positions(game, seats, 30):
        before = repr(state)
        features(game).row(state, seats - 1)
        assert repr(state) == before


def turned_zooloretto(state: Zooloretto) -> Zooloretto:
    state.zoos = [*state.zoos[1:], state.zoos[0]]
    state.active = (state.active - 1) % len(state.zoos)
    return state


def turned_dice(state: Dice) -> Dice:
    seats = len(state.sheets)
    state.sheets = [*state.sheets[1:], state.sheets[0]]
    state.bonus = [holder if holder == NOBODY else (holder - 1) % seats for holder in state.bonus]
    state.active = (state.active - 1) % seats
    return state


# Everybody sits one seat further on. Where seats stand in many parts of a state, its game's own test tells of them.
TURNED: dict[str, Callable[[Any], Any]] = {"zooloretto": turned_zooloretto, "zooloretto_dice": turned_dice}
TURNABLE = [pytest.param(find(name), seats, id=f"{name}-{seats}p") for name in TURNED for seats in find(name).seats]


@pytest.mark.parametrize(("game", "seats"), TURNABLE)
def test_nobody_sees_that_the_table_was_turned(game: AnyGame, seats: int) -> None:
    found = features(game)
    for state in positions(game, seats, 20 + seats):
        rows = [found.row(state, seat) for seat in range(seats)]
        other = TURNED[game.name](game.copy(state))
        assert [found.row(other, seat) for seat in range(seats)] == [*rows[1:], rows[0]]
