"""The board in a terminal, and the words for what happens."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.zoop.drawn import GAME, STRICT, Table, position, table
from zoorama.engine.game import Event
from zoorama.games.zoop.actions import CHASE, DRAW, LET_PASS, PLAY_JOKER, ZOOP
from zoorama.games.zoop.events import AnimalChased, CallFailed, CallForgotten, NothingFitted, ZoopCameLate
from zoorama.games.zoop.parts import JOKER
from zoorama.games.zoop.state import Options, start
from zoorama.terminal.boards.zoop import draw
from zoorama.text import LANGUAGES, Text

NAMES = ("Anna", "Ben", "Clara", "Dan", "Eva", "Finn", "Gina", "Hal")


def drawn(at: Table, seat: int | None, language: str = "en", width: int = 80) -> str:
    paper = StringIO()
    console = Console(width=width, file=paper, color_system=None)
    console.print(draw(at.view(seat), Text(language, "zoop"), NAMES[: len(at.state.hands)]))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def test_one_sees_the_top_card_everybodys_number_of_cards_and_ones_own_hand() -> None:
    at = table("red-rabbit", "red-koala cage", "green-frogs green-crab joker", "yellow-crab", active=1)
    assert (
        drawn(at, 0)
        == """\
╭──────────── On top ────────────╮   Anna  2 ▮▮
│ 1 red rabbit                   │ ▸ Ben   3 ▮▮▮
│                                │   Clara 1 ▮
│ Pile: 99                       │
│ ↻ clockwise                    │
╰────────────────────────────────╯
╭───────────────────────────────── Your hand ──────────────────────────────────╮
│ 1 red koala   Cage                                                           │
╰──────────────────────────────────────────────────────────────────────────────╯"""
    )


def test_a_spectator_sees_nobodys_hand() -> None:
    shown = drawn(table("red-rabbit", "red-koala cage", "green-frogs joker", "yellow-crab"), None)
    assert not any(card in shown for card in ("koala", "Cage", "frogs", "Joker", "crab"))


def test_a_window_is_a_question() -> None:
    at = table("red-rabbit", "red-koala red-crab", "yellow-rabbit", "red-koala green-crab", "blue-crab")
    at.play(0, "red-koala")
    at.act(3, LET_PASS)
    assert "Anna discarded 1 red koala. Zoop?" in drawn(at, 2)
    assert "Dan   1 ▮  answered" in drawn(at, 2)
    assert "discarded by Anna" in drawn(at, None)
    at = table("red-rabbit", "red-koala red-crab", "yellow-rabbit", "red-koala green-crab")
    at.play(0, "red-crab")
    assert "Anna discarded 1 red crab. Throw a Cage?" in drawn(at, 1)


def test_what_is_out_of_the_ordinary_is_said() -> None:
    at = table("red-rabbit", "red-crab blue-koala", "cage green-toucan", "blue-frogs")
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    assert "To draw: Anna" in drawn(at, None)
    at.give("joker")
    assert "Any animal may be played." in drawn(at, 1)
    at = table("red-rabbit", "blue-koala blue-frogs", "green-toucan", "green-frogs")
    at.act(0, DRAW)
    at.give("joker")
    assert "You drew: Joker" in drawn(at, 0)
    assert "You drew" not in drawn(at, 1)
    at.act(0, PLAY_JOKER[1])
    assert "Special Round: koalas" in drawn(at, 1)
    at.state.step = -1
    assert "↺ anticlockwise" in drawn(at, 1)


def test_cards_that_all_have_seen_are_named() -> None:
    at = Table(position("red-rabbit", "red-koala red-crab", "green-frogs", "joker blue-crab", options=STRICT))
    at.play(0, "red-koala")
    at.act(2, ZOOP[JOKER])
    assert "known: Joker" in drawn(at, 0)


def test_a_match_tells_which_game_it_is_and_who_won_how_many() -> None:
    at = Table(position("red-rabbit", "red-koala", "green-frogs", "yellow-crab", options=Options(games=2)))
    assert "Game 1 of 2" in drawn(at, 0)
    at.play(0, "red-koala")
    assert "Game 2 of 2" in drawn(at, 1)
    assert "Anna  0  won 1" in drawn(at, 1)
    assert "nothing yet" in drawn(at, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_board_fits_into_80_columns(language: str, seats: int) -> None:
    at = Table(start(seats, Options(games=5), GAME.version))
    while at.view(None).debts:
        at.luck(GAME.chances(at.state).outcomes[0])
    for seat in (0, None):
        assert max(map(len, drawn(at, seat, language).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [1, -1])
def test_the_box_of_the_top_card_has_a_line_for_each_thing(language: str, step: int) -> None:
    at = table("red-rabbit", "red-koala cage", "green-frogs", "yellow-crab", last=1)
    at.state.step = step
    box = [line[:34] for line in drawn(at, None, language).splitlines()]
    direction = Text(language, "zoop").say("board-clockwise" if step == 1 else "board-anticlockwise")
    assert len(box) == 6
    assert direction in box[4]


DRAWS = {"en": "draw", "fr": "pioche", "de": "zieh", "ru": "берёт"}
CAUSES = [
    NothingFitted(0),
    ZoopCameLate(0, 0),
    CallFailed(0, 0),
    CallForgotten(0, 0),
    AnimalChased(0, 1, 6),
]


@pytest.mark.rule("ZP-6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: type(cause).__name__)
def test_what_makes_somebody_draw_does_not_tell_of_the_draw(language: str, cause: Event) -> None:
    """The card drawn does, if there is one."""
    assert DRAWS[language] not in Text(language, "zoop").event(cause, NAMES)
