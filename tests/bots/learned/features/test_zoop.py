"""Zoop's bits: what a seat knows, the others counted from it, and nothing else."""

import pytest

from tests.games.zoop.drawn import GAME, Table, card, position
from zoorama.bots.learned.features.zoop import EVERYBODY, FEATURES, MAY_FIT, MOST, OTHER, SHOWN, SIZE
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind
from zoorama.games.zoop.actions import LET_PASS, ZOOP
from zoorama.games.zoop.parts import GOES_ON
from zoorama.games.zoop.state import Options, State

DULL = ("green-frogs green-crab", "blue-frogs blue-crab", "yellow-frogs yellow-crab")


def others(state: State, seat: int, steps: int) -> bytes:
    """The block of the seat so many steps on."""
    end = FEATURES.width - (MOST - 1 - steps) * (EVERYBODY + OTHER)
    return FEATURES.row(state, seat)[end - EVERYBODY - OTHER : end]


@pytest.mark.parametrize("seats", GAME.seats)
def test_any_guess_has_the_same_bits(seats: int) -> None:
    rng, state = Rng(seats), GAME.start(seats, Options(games=2, strict_calls=seats % 2 == 0))
    while (turn := GAME.turn(state)).kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            GAME.play(state, LUCK, rng.deal(GAME.chances(state)))
            continue
        seat = rng.below(seats)
        row = FEATURES.row(state, seat)
        assert len(row) == FEATURES.width
        assert set(row) <= {0, 1}
        assert row == FEATURES.row(GAME.guess(GAME.view(state, seat), rng), seat)
        legal = GAME.legal(state, turn.seats[0])
        GAME.play(state, turn.seats[0], legal[rng.below(len(legal))])


def test_seats_are_counted_from_ones_own() -> None:
    state = position("red-rabbit", DULL[0], DULL[1], f"{DULL[2]} green-monkeys")
    assert others(state, 0, 2) == others(state, 1, 1)
    assert others(state, 0, 2) != others(state, 0, 1)
    assert others(state, 0, 2)[: SIZE.width] == SIZE.of(3)
    assert not any(others(state, 0, 3))


def test_a_card_that_was_shown_is_told_from_one_that_was_not() -> None:
    state = position("red-rabbit", DULL[0], "red-rabbits", DULL[1])
    before = others(state, 0, 1)
    state.shown[1], state.cannot[1] = [card("red-rabbits")], []
    assert others(state, 0, 1) != before


def test_who_is_known_to_have_nothing_that_fits_has_none_that_may() -> None:
    state = position("red-rabbit", *DULL)
    place = EVERYBODY + 2 + len(SHOWN[0])
    assert others(state, 0, 1)[place : place + MAY_FIT.width] == MAY_FIT.of(2)
    state.cannot[1] = [GOES_ON[card("red-rabbit")]] * 2
    assert others(state, 0, 1)[place : place + MAY_FIT.width] == MAY_FIT.of(0)


def test_a_sealed_call_shows_only_to_who_made_it() -> None:
    hands = ("red-koala blue-rabbit", DULL[0], "red-koala blue-toucan", "red-koala joker", DULL[1])
    called, silent = Table(position("red-rabbit", *hands)), Table(position("red-rabbit", *hands))
    for at in (called, silent):
        at.play(0, "red-koala")
    called.act(2, ZOOP[card("red-koala")])
    silent.act(2, LET_PASS)
    assert FEATURES.row(called.state, 3) == FEATURES.row(silent.state, 3)
    assert FEATURES.row(called.state, 2) != FEATURES.row(silent.state, 2)
