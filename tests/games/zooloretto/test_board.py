"""The board in a terminal, eighty columns wide."""

from functools import cache

import pytest
from rich.console import Console

from tests.games.zooloretto.drawn import GAME, act, house, kind, position, zoo
from zoorama.games.zooloretto.actions import DRAW, TAKE, TURN_UP
from zoorama.games.zooloretto.parts import SPECIES
from zoorama.games.zooloretto.state import State
from zoorama.terminal.boards.zooloretto import draw
from zoorama.text import LANGUAGES, Text

PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")


@cache
def text_in(language: str) -> Text:
    return Text(language, "zooloretto")


def lines(state: State, language: str = "en", width: int = 80, players: tuple[str, ...] = PLAYERS) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw(GAME.view(state, 0), text_in(language), players))
    return captured.get().splitlines()


def trucks(shown: list[str]) -> list[list[str]]:
    """What stands in each truck's panel, line by line."""
    found: list[list[str]] = []
    tops = [number for number, line in enumerate(shown) if line.startswith("╭")]
    for top in tops:
        bottom = next(number for number in range(top, len(shown)) if shown[number].startswith("╰"))
        rows = [line.split("│")[1::2] for line in shown[top + 1 : bottom]]
        found += [[row[column].strip() for row in rows] for column in range(len(rows[0]))]
    return found


def test_an_enclosure_shows_its_species_its_spaces_and_its_stalls() -> None:
    shown = lines(position(zoo("zebra zebra-male zebra-father", stalls=("balloons",)), zoo("", "", "", "panda")))
    row = next(number for number, line in enumerate(shown) if line.startswith("enclosure A"))
    assert shown[row].split()[2] == "zebra"
    assert shown[row + 1].split()[:2] == ["■♂◆··", "③"]


def test_the_barn_is_listed_by_species() -> None:
    shown = lines(position(zoo(barn="2*camel camel-offspring leopard lemonade"), zoo()))
    row = next(number for number, line in enumerate(shown) if line.startswith("Barn"))
    assert shown[row].split()[1:3] == ["camel", "■■●"]
    assert shown[row + 1].split() == ["leopard", "■"]
    assert shown[row + 2].split() == ["②"]


def test_what_waits_is_named() -> None:
    state = position(zoo(), zoo(), zoo(), trucks=("zebra-male", "panda"))
    act(state, TAKE[0])
    assert any("To place: male zebra" in line for line in lines(state))
    act(state, house("zebra-male", "a"))
    act(state, DRAW)
    GAME.play(state, -1, TURN_UP[kind("coin")])
    shown = lines(state)
    assert any("To load: coin" in line for line in shown)
    assert any("taken" in line for line in shown)
    assert any("out this round" in line for line in shown)


def test_two_players_see_the_spaces_their_trucks_lack() -> None:
    assert sum(line.count("×") for line in lines(position(zoo(), zoo()))) == 1 + 2


@pytest.mark.rule("ZO-5")
def test_the_last_round_is_announced_and_the_last_board_is_nobodys_turn() -> None:
    state = position(zoo(), zoo(), stack=13)
    state.last_round = state.over = True
    shown = lines(state)
    assert any("Last round: 13 tiles left" in line for line in shown)
    assert not any("▸" in line for line in shown)


@pytest.mark.rule("ZO-4")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Not in this game: flamingo, camel"),
        ("fr", "Pas dans cette partie\u00a0: flamant, chameau"),
        ("de", "Nicht im Spiel: Flamingo, Kamel"),
        ("ru", "Вне игры: фламинго, верблюд"),
    ],
)
def test_the_species_set_aside_are_named(language: str, line: str) -> None:
    assert line in [shown.rstrip() for shown in lines(position(zoo(), zoo(), zoo()), language)]


@pytest.mark.rule("ZO-4")
def test_five_players_set_no_species_aside() -> None:
    assert not any("Not in this game" in line for line in lines(position(*(zoo() for _ in range(5)))))


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_truck_says_what_it_carries_in_three_lines(language: str, seats: int, width: int) -> None:
    text = text_in(language)
    for species in SPECIES:
        drawn = f"{species} {species}-male {species}-female", "souvenirs lemonade", "coin"
        state = position(*(zoo() for _ in range(seats)), trucks=drawn)
        shown = trucks(lines(state, language, width))
        name = text.word(species)
        assert [len(truck) for truck in shown] == [3] * len(state.trucks)
        assert shown[0] == [f"■ {name}", f"♂ {name}", f"♀ {name}"]
        assert shown[1][:2] == [f"④ {text.say('board-souvenirs')}", f"② {text.say('board-lemonade')}"]
        assert shown[2][0] == text.word("coin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stall_has_a_short_word_that_fits(language: str) -> None:
    state = position(*(zoo() for _ in range(5)), trucks=("ice-cream lemonade balloons", "souvenirs"))
    shown = trucks(lines(state, language))
    assert [line[:2] for line in (*shown[0], shown[1][0])] == ["① ", "② ", "③ ", "④ "]
    assert not any("…" in line for truck in shown for line in truck)


def test_a_long_name_on_a_truck_is_cut_not_wrapped() -> None:
    state = position(*(zoo() for _ in range(5)), trucks=("coin",))
    act(state, TAKE[0])
    shown = trucks(lines(state, players=("Ada Lovelace, Countess", *PLAYERS[1:])))
    assert shown[0] == ["Ada Lovelace…", "taken", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_eighty_columns_are_enough(seats: int, language: str) -> None:
    full = zoo("5*chimpanzee", "4*elephant", "6*kangaroo", "5*flamingo", coins=2)
    state = position(full, *(zoo() for _ in range(seats - 1)), trucks=("chimpanzee-male elephant-female coin",))
    shown = lines(state, language)
    assert max(len(line.rstrip()) for line in shown) <= 80
    trucks = [line for line in shown if line.startswith("╭")]
    assert len(trucks) == 1, "the trucks stand in one row"
