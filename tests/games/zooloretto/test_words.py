"""What people read, besides the board: the menu and the log."""

from collections.abc import Iterator, Sequence

import pytest

from zoorama.engine.game import Action
from zoorama.games.zooloretto.actions import (
    BUY,
    DISCARD,
    DRAW,
    EXCHANGE,
    EXCHANGE_WITH_BARN,
    EXPAND,
    HOUSE,
    LOAD,
    MOVE_ANIMAL,
    MOVE_STALL,
    TAKE,
)
from zoorama.games.zooloretto.events import AnimalsExchanged
from zoorama.games.zooloretto.parts import BARN, CAMEL, ELEPHANT, EXPANSION, PANDA, A
from zoorama.text import LANGUAGES, Text

PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")
NUMBER = "  1  "  # stands before each line of the menu


def menu() -> Iterator[Action]:
    """Whatever a player can ever be offered."""
    yield DRAW
    yield EXPAND
    yield from (*TAKE, *DISCARD)
    rows: list[Sequence[Action]] = [*LOAD, *HOUSE, *MOVE_ANIMAL, *EXCHANGE_WITH_BARN, *BUY]
    for row in rows:
        yield from row
    for exchanges in EXCHANGE:
        yield from (exchange for exchange in exchanges if exchange.first < exchange.second)
    for origins in MOVE_STALL:
        for moves in origins:
            yield from (move for move in moves if move.origin != move.place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_menu_fits_into_eighty_columns(language: str) -> None:
    text = Text(language, "zooloretto")
    lines = [NUMBER + text.action(action, PLAYERS) for action in menu()]
    assert [line for line in lines if len(line) > 80] == []


@pytest.mark.rule("ZO-19")
@pytest.mark.parametrize(
    ("language", "game"), [("en", "game"), ("fr", "du jeu"), ("de", "aus dem Spiel"), ("ru", "из игры")]
)
def test_the_menu_says_that_a_discarded_tile_leaves_the_game(language: str, game: str) -> None:
    assert game in Text(language, "zooloretto").action(DISCARD[0], PLAYERS)


@pytest.mark.rule("ZO-17")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bo swapped the elephants in enclosure A with the camels in the barn."),
        ("fr", "Bo a échangé les éléphants de l’enclos A avec les chameaux de la grange."),
        ("de", "Bo tauscht die Elefanten in Gehege A gegen die Kamele im Stall."),
        ("ru", "Bo обменивает слонов из вольера A на верблюдов из запасника."),
    ],
)
def test_an_exchange_with_the_barn_is_told_of_both_groups(language: str, told: str) -> None:
    event = AnimalsExchanged(1, A, ELEPHANT, BARN, CAMEL)
    assert Text(language, "zooloretto").event(event, PLAYERS) == told


@pytest.mark.rule("ZO-17")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bo swapped the camels in enclosure A with the pandas in the expansion."),
        ("fr", "Bo a échangé les chameaux de l’enclos A avec les pandas de l’extension."),
        ("de", "Bo tauscht die Kamele in Gehege A gegen die Pandas in der Erweiterung."),
        ("ru", "Bo обменивает верблюдов из вольера A на панд из расширения."),
    ],
)
def test_an_exchange_of_enclosures_is_told_of_both_groups(language: str, told: str) -> None:
    event = AnimalsExchanged(1, A, CAMEL, EXPANSION, PANDA)
    assert Text(language, "zooloretto").event(event, PLAYERS) == told
