"""What every game does when nobody listens, and how games are found."""

import pytest

from zoorama.bots.playout import copies, playouts
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import UnknownGame, UnknownVersion
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import Match
from zoorama.games import GAMES, find

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EACH
def test_random_games_go_the_same_way_with_and_without_a_listener(game: AnyGame) -> None:
    for seats in game.seats:
        silent = playouts(game, seats, 3, seed=seats)
        assert silent == playouts(game, seats, 3, seed=seats)
        assert silent == sum(listened_to(game, seats, Rng(seats)))


def listened_to(game: AnyGame, seats: int, rng: Rng) -> list[int]:
    """The lengths of three games played through the checked door by the same numbers."""
    lengths = []
    for _ in range(3):
        match = Match(game, ("player",) * seats, dealer=rng)
        while (turn := match.turn()).kind is not Kind.OVER:
            legal = match.legal(turn.seats[0])
            match.act(turn.seats[0], legal[rng.below(len(legal))])
        lengths.append(len(match.moves))
    return lengths


@EACH
def test_copying_leaves_the_table_as_it_was(game: AnyGame) -> None:
    state = game.start(game.seats[0], game.types.options())
    copies(game, state, 3)
    assert state == game.start(game.seats[0], game.types.options())


@EACH
def test_a_view_of_the_beginning_can_be_guessed_from(game: AnyGame) -> None:
    match = Match(game, ("player",) * game.seats[0], dealer=Rng(1))
    view = match.view(0)
    assert game.view(game.guess(view, Rng(2)), 0) == view


@EACH
def test_a_game_is_found_by_its_name_and_version(game: AnyGame) -> None:
    assert find(game.name) is game
    assert find(game.name, game.version) is game
    with pytest.raises(UnknownVersion, match=f"no rules version 99 of {game.name}"):
        find(game.name, 99)


def test_a_game_nobody_has_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="zooloretto, zooloretto_dice, zoop, o_zoo_le_mio"):
        find("chess")
