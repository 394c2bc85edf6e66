"""Which board a game gets, and the plain one for a game without a board."""

from types import ModuleType

import pytest
from rich.console import Console

from tests.cli.command import begun, write
from tests.toy.snap import SnapGame
from zoorama import discovery
from zoorama.cli import main
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match, replay
from zoorama.games import GAMES, find
from zoorama.terminal.boards import board_for
from zoorama.terminal.fields import draw_fields
from zoorama.text import LANGUAGES, Text

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def shown(match: AnyMatch, seat: int | None, text: Text) -> str:
    console = Console(width=200)
    with console.capture() as captured:
        console.print(draw_fields(match.view(seat), text, match.names))
    return captured.get()


def dealt(game: AnyGame) -> AnyMatch:
    players = tuple(f"Anna{seat}" for seat in range(game.seats[0]))
    return Match(game, players, dealer=Rng(1))


@games
def test_every_game_has_a_board_of_its_own(game: AnyGame) -> None:
    assert board_for(game) is not draw_fields


def test_a_game_without_a_board_gets_the_plain_one() -> None:
    assert board_for(SnapGame()) is draw_fields


def test_a_board_that_cannot_be_loaded_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("no rich here", name="rich")

    monkeypatch.setattr(discovery, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        board_for(find("zoop"))


def test_the_plain_board_lists_the_fields_with_words_and_names() -> None:
    match = replay(find("zooloretto_dice"), begun())
    lines = shown(match, None, Text("en", "zooloretto_dice")).splitlines()
    assert any(line.split() == ["active", "Ben"] for line in lines)
    assert any("lion, coin" in line for line in lines), "the first truck"
    assert any(line.split() == ["last", "round", "–"] for line in lines)
    assert "Löwe, " in shown(match, None, Text("de", "zooloretto_dice"))


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_draws_every_game(game: AnyGame, language: str) -> None:
    for seat in (None, 0):
        assert len(shown(dealt(game), seat, Text(language, game.name)).splitlines()) > 5


def test_the_plain_board_does_without_the_games_words() -> None:
    board = shown(dealt(SnapGame()), 0, Text("en"))
    assert any(card in board for card in ("ant", "bee", "cat"))


def test_a_name_on_the_plain_board_is_shown_as_it_was_given() -> None:
    match = replay(find("zooloretto_dice"), begun(("Anna", "[/x]")))
    assert "[/x]" in shown(match, None, Text("en", "zooloretto_dice"))


def test_a_record_can_be_replayed_without_a_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("zoorama.terminal.replay.board_for", lambda game: draw_fields)
    assert main(["replay", str(write(begun())), "--all"]) == 0
    assert "last round" in capsys.readouterr().out
