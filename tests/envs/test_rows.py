"""Rows written from states are the rows of views, byte for byte, and hide what views hide."""

import numpy as np

from tests.envs.tables import EVERY_NUMBER_OF_SEATS, EVERY_TABLE_AND_SNAP
from tests.laws.table import ALL_GAMES, Table, guesses, some_options, steps
from zoorama.engine.game import AnyGame
from zoorama.envs.encoder import Encoder, FromView
from zoorama.envs.rows.row import blank
from zoorama.games import VERSIONS

WISHES = 3  # tables with other options


def table(game: AnyGame, seats: int, wish: int) -> Table:
    habit = ("random", "first", "again")[wish % 3]
    return Table(seats, some_options(game, seats, wish), 11 + wish, bytes(range(wish, 240, 5)), habit)


@EVERY_NUMBER_OF_SEATS
def test_a_row_from_the_state_is_the_row_of_the_view(game: AnyGame, seats: int) -> None:
    """In one row, wiped before every seat and every state: nothing of another may stay in it."""
    encoder = Encoder(game, seats)
    row = blank(encoder.width)
    for wish in range(WISHES):
        for number, (state, _) in enumerate(steps(game, table(game, seats, wish))):
            seat = number * 3 % seats
            row.wipe()
            encoder.writer.write(row, state, seat)
            assert row.at == encoder.width
            assert bytes(row.shared()) == encoder.observe(game.view(state, seat), seat).tobytes()


@EVERY_TABLE_AND_SNAP
def test_what_a_seat_cannot_tell_apart_is_the_same_row(game: AnyGame, seats: int) -> None:
    encoder = Encoder(game, seats)
    rows = blank(encoder.width), blank(encoder.width)
    for state, watcher, guess in guesses(game, table(game, seats, 0)):
        if watcher is not None:
            for row, told in zip(rows, (state, guess), strict=True):
                row.wipe()
                encoder.writer.write(row, told, watcher)
            assert bytes(rows[0].shared()) == bytes(rows[1].shared())


def test_a_row_shows_small_and_negative_and_large_numbers() -> None:
    row = blank(200)
    for number in range(200):
        row.number((number - 100) * 300)
    assert np.frombuffer(row.shared(), np.int16).tolist() == [(number - 100) * 300 for number in range(200)]
    row.wipe()
    assert not any(row.shared())


def test_all_our_rules_have_a_writer() -> None:
    for versions in VERSIONS:
        for game in versions:
            assert not isinstance(Encoder(game, game.seats[0]).writer, FromView)


def test_rules_of_somebody_else_are_written_from_their_views() -> None:
    snap = ALL_GAMES[-1]
    assert isinstance(Encoder(snap, snap.seats[0]).writer, FromView)
