"""What an observation holds, and that it holds nothing hidden."""

from typing import Any

import numpy as np

from tests.envs.tables import EVERY_TABLE_AND_SNAP
from tests.laws.table import Table, guesses, some_steps
from zoorama.codec import Codec
from zoorama.engine.game import AnyGame, View
from zoorama.envs.encoder import Encoder, encoder_for
from zoorama.games import find
from zoorama.games.zoop.parts import CARDS


def table(game: AnyGame, seats: int) -> Table:
    return Table(seats, game.types.options(), 7, bytes(range(0, 240, 5)), "random")


@EVERY_TABLE_AND_SNAP
def test_what_a_seat_cannot_tell_apart_is_the_same_observation(game: AnyGame, seats: int) -> None:
    encoder = Encoder(game, seats)
    for state, watcher, guess in guesses(game, table(game, seats)):
        if watcher is None:
            continue
        seen = encoder.observe(game.view(state, watcher), watcher)
        assert seen.tobytes() == encoder.observe(game.view(guess, watcher), watcher).tobytes()
        if watcher in game.turn(state).seats:
            masks = [encoder.mask(encoder.numbers(game.legal(here, watcher), watcher)) for here in (state, guess)]
            assert masks[0].tobytes() == masks[1].tobytes()


@EVERY_TABLE_AND_SNAP
def test_every_column_has_a_name_of_its_own_and_stays_within_its_bounds(game: AnyGame, seats: int) -> None:
    encoder = Encoder(game, seats)
    assert len({column.name for column in encoder.columns}) == encoder.width
    assert all(column.low < column.high for column in encoder.columns)
    for state, _ in some_steps(game, table(game, seats)):
        for seat in range(seats):
            seen = encoder.observe(game.view(state, seat), seat)
            assert seen.shape == (encoder.width,)
            assert seen.dtype == np.int16
            assert np.all(seen >= encoder.low)
            assert np.all(seen <= encoder.high)


@EVERY_TABLE_AND_SNAP
def test_what_is_seen_otherwise_is_another_observation(game: AnyGame, seats: int) -> None:
    """But for what the columns add up: the order in which Zoop's unseen cards came."""
    encoder, codec = Encoder(game, seats), Codec(game)
    seen: dict[bytes, str] = {}
    for state, _ in some_steps(game, table(game, seats)):
        view = game.view(state, 0)
        text = codec.dumps(view)
        if game.name == "zoop":
            text = summed_up(game, view)
        assert seen.setdefault(encoder.observe(view, 0).tobytes(), text) == text


def summed_up(game: AnyGame, view: View) -> str:
    data: Any = Codec(game).encode(view)
    for player in data["players"]:
        player["cannot"] = [sum(bits >> card & 1 for bits in player["cannot"]) for card in range(len(CARDS))]
    return str(data)


def test_everybody_sees_the_table_from_their_own_place() -> None:
    game = find("zooloretto_dice")
    encoder = encoder_for(game, 3)
    state = game.start(3, game.types.options())
    state.sheets[1].coins = 4
    mine = [encoder.named(encoder.observe(game.view(state, seat), seat)) for seat in range(3)]
    assert mine[0] == {"active=+0": 1, "supply": 8, "sheets[+1].coins": 4}
    assert mine[1] == {"active=+2": 1, "supply": 8, "sheets[+0].coins": 4}
    assert mine[2] == {"active=+1": 1, "supply": 8, "sheets[+2].coins": 4}


def test_what_need_not_be_there_says_whether_it_is() -> None:
    game = find("zooloretto_dice")
    for seats, there in ((3, 0), (4, 1)):
        encoder = encoder_for(game, seats)
        view = game.view(game.start(seats, game.types.options()), 0)
        assert encoder.named(encoder.observe(view, 0)).get("trucks[4]?", 0) == there


def test_sets_of_cards_are_added_up() -> None:
    game = find("zoop")
    encoder = encoder_for(game, 3)
    state = game.start(3, game.types.options())
    state.hands[1], state.cannot[1] = [0, 1], [0b101, 0b100]
    named = encoder.named(encoder.observe(game.view(state, 0), 0))
    assert named["players[+1].cannot#red-rabbit"] == 1
    assert named["players[+1].cannot#red-koala"] == 2


def test_the_view_itself_is_given_as_json() -> None:
    game = find("zoop")
    view = game.view(game.start(3, game.types.options()), 1)
    assert encoder_for(game, 3).json(view) == Codec(game).dumps(view)
