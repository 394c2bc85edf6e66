"""The board in a terminal."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.o_zoo_le_mio.table import OzMatch, bid, cross, finish_year, plain, sell, table, turn_up
from zoorama.engine.game import OVER
from zoorama.games.o_zoo_le_mio.actions import Place
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, LEFT, REPTILES, RIGHT, TOP_RIGHT, Tile
from zoorama.games.o_zoo_le_mio.paths import EAST, NORTH, SOUTH, WEST
from zoorama.terminal.boards.o_zoo_le_mio import Offer, draw, offers
from zoorama.text import LANGUAGES, Text


def drawn(match: OzMatch, seat: int | None, language: str = "en", width: int = 80) -> str:
    paper = StringIO()
    console = Console(width=width, file=paper, color_system=None)
    console.print(draw(match.view(seat), Text(language, "o_zoo_le_mio"), match.names))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def test_paths_run_on_from_tile_to_tile() -> None:
    bend = Tile(APES, 3, BIRDS, 1, 2, (LEFT, TOP_RIGHT))
    lane = Tile(APES, 1, REPTILES, 2, 0, (LEFT, RIGHT))
    match = table(2, (bend, lane, lane))
    sell(match, 0, 1, 0)
    sell(match, 0, 2, -1, NORTH)
    sell(match, 0, -1, 0, WEST)
    assert """\
│      -3   -2   -1    0    1    2    3   │
│                                         │
│  -3                                     │
│                                         │
│                              2★┃        │
│  -2                            ┃        │
│                              Re┃        │
│                              1★┃        │
│  -1                            ┃        │
│                              Ap┃        │
│          2★   1★        3★   1★┃        │
│   0      ━━━━━━━━━━━━━━━━━━━━━━┛        │
│          Re   Ap        Ap 2♣Bi         │
│                                         │
│   1                                     │
│                    ⌂                    │
│                                         │
│   2                                     │
│                                         │
""" in drawn(match, 0)


def test_a_tile_with_a_path_on_one_half_only_shows_none_on_the_other() -> None:
    match = table(2, (Tile(APES, 3, BIRDS, 1, 2, (LEFT,)),))
    assert "│ 3★   1★    │\n│ ━━╸        │\n│ Ap 2♣Bi    │" in drawn(match, 0)


def test_who_attracts_whom_is_told_with_purses_and_points() -> None:
    match = table(2, (cross(APES, 3, BIRDS, 1, 2), cross(APES, 2, REPTILES, 1), *plain(3)))
    sell(match, 0, 1, 0)
    sell(match, 1, 1, 0)
    bid(match, 0, 2)
    text = drawn(match, 1)
    assert " apes              3★ ●●       2★ ●" in text
    assert " mammals         –           –" in text
    assert "Bushes             2♣ ♠      –" in text
    assert "Coins            7           5" in text
    assert "▸ player 1" in text
    assert "▸ player 0" not in text
    assert "sold" in text


def test_ones_own_sealed_bid_is_shown_to_oneself_alone() -> None:
    match = table(2)
    match.act(1, match.legal(1)[5])
    assert "Your bid: 5" in drawn(match, 1)
    assert "Your bid" not in drawn(match, 0)
    assert "Your bid" not in drawn(match, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_drawn_in_every_language(language: str) -> None:
    match = table(4)
    while match.turn() is not OVER:
        finish_year(match)
        for seat in (0, None):
            assert max(len(line) for line in drawn(match, seat, language).splitlines()) <= 80
        turn_up(match)


def test_a_zoo_too_wide_for_the_window_ends_in_an_ellipsis_and_is_not_broken() -> None:
    lane = Tile(APES, 1, REPTILES, 2, 0, (LEFT, RIGHT))
    match = table(2, (lane,) * 10)
    for number in range(5):
        sell(match, 0, 2 * number + 1, 0, EAST)
    narrow, wide = drawn(match, 0, width=40), drawn(match, 0, width=100)
    assert "━" * 5 * 11 in wide
    assert narrow.count("┃") == wide.count("┃")
    assert "━… │" in narrow
    assert "…" not in wide


def test_every_choice_stands_in_the_free_square_of_its_left_half() -> None:
    """So that a choice two cells out is on the board as well, and those of one square stand below each other."""
    match = table(2, plain(1))
    bid(match, 1, 0)
    assert match.legal(0)[:7] == [
        Place(1, 0, EAST),
        Place(1, 0, SOUTH),
        Place(1, -1, SOUTH),
        Place(2, 0, WEST),
        Place(1, 0, NORTH),
        Place(1, 1, NORTH),
        Place(-2, 0, EAST),
    ]
    assert """\
│      -2   -1    0    1    2   │
│                               │
│  -1        9         3        │
│                               │
│            8         1        │
│   0   7   10  ━━━━━  2    4   │
│           11         5        │
│                               │
│   1       12         6        │
│               ⌂               │
│                               │
│   2                           │
│                               │
""" in drawn(match, 0)


@pytest.mark.parametrize("watcher", [1, None])
def test_nobody_else_is_shown_the_choices(watcher: int | None) -> None:
    match = table(2)
    bid(match, 1, 0)
    assert offers(match.view(watcher)) == {}
    assert offers(match.view(0))


@pytest.mark.parametrize(
    ("numbers", "lines"),
    [
        ("8", ("     ", "  8  ", "     ")),
        ("8 9", ("     ", "  8  ", "  9  ")),
        ("8 9 10", ("  8  ", "  9  ", " 10  ")),
        ("8 9 10 11", (" 8 9 ", " 10  ", " 11  ")),
        ("11 14 20 21", ("11 14", " 20  ", " 21  ")),
        ("111 114 120 121", ("111 …", " 120 ", " 121 ")),
    ],
)
def test_a_square_has_room_for_four_numbers(numbers: str, lines: tuple[str, ...]) -> None:
    offer = Offer(tuple(numbers.split()))
    assert tuple(offer.line(number).plain for number in range(3)) == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_for_sale_is_labelled_in_full(language: str) -> None:
    text = Text(language, "o_zoo_le_mio")
    match = table(2)
    assert f" {text.say('board-now')} " in drawn(match, 0, language)
    bid(match, 1, 0)
    assert f" {text.say('board-won')} " in drawn(match, 0, language)
