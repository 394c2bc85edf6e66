"""What every game does when nobody listens, and how games are found."""

from pathlib import Path

import pytest

from zoorama.bots.playout import copies, playouts
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import UnknownGame, UnknownVersion
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import Match
from zoorama.games import GAMES, find, found_in, pick

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
    names = ", ".join(game.name for game in GAMES)
    assert names
    with pytest.raises(UnknownGame, match=f"there are: {names}$"):
        find("chess")


NEWT = """
from tests.engine.script import Script

class Rules(Script):
    def __init__(self):
        super().__init__(3)

class EarlierRules(Script):
    def __init__(self):
        super().__init__(2)

OLDER_RULES = (EarlierRules,)
"""


def test_games_are_found_by_folder_with_their_older_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("toys", "toys/newt", "toys/ant"):
        (tmp_path / name).mkdir()
    (tmp_path / "toys/__init__.py").touch()
    (tmp_path / "toys/newt/__init__.py").write_text(NEWT)
    (tmp_path / "toys/ant/__init__.py").write_text("from tests.engine.script import Script as Rules")
    (tmp_path / "toys/tools.py").write_text("no game, not even Python")
    monkeypatch.syspath_prepend(str(tmp_path))
    ant, newt = found_in([str(tmp_path / "toys")], "toys")
    assert [rules.version for rules in ant] == [1]
    assert [rules.version for rules in newt] == [3, 2]
    assert pick(newt, None) is pick(newt, 3) is newt[0]
    assert pick(newt, 2) is newt[1]
    with pytest.raises(UnknownVersion, match="no rules version 1 of script; there is: 3, 2"):
        pick(newt, 1)
