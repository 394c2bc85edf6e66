"""The board in a terminal, eighty columns wide."""

import pytest
from rich.console import Console

from tests.games.zooloretto.drawn import GAME, act, house, kind, position, zoo
from zoorama.games.zooloretto.actions import DRAW, TAKE, TURN_UP
from zoorama.games.zooloretto.state import State
from zoorama.terminal.zooloretto import draw
from zoorama.text import LANGUAGES, Text

PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")


def lines(state: State, language: str = "en") -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(draw(GAME.view(state, 0), Text(language, "zooloretto"), PLAYERS))
    return captured.get().splitlines()


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
    assert any("To settle: male zebra" in line for line in lines(state))
    act(state, house("zebra-male", "a"))
    act(state, DRAW)
    GAME.play(state, -1, TURN_UP[kind("coin")])
    shown = lines(state)
    assert any("To load: coin" in line for line in shown)
    assert any("taken" in line for line in shown)
    assert any("passed" in line for line in shown)


def test_two_players_see_the_spaces_their_trucks_lack() -> None:
    assert sum(line.count("×") for line in lines(position(zoo(), zoo()))) == 1 + 2


def test_the_last_round_is_announced_and_the_last_board_is_nobodys_turn() -> None:
    state = position(zoo(), zoo())
    state.last_round = state.over = True
    shown = lines(state)
    assert any("Last round" in line for line in shown)
    assert not any("▸" in line for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_eighty_columns_are_enough(seats: int, language: str) -> None:
    full = zoo("5*chimpanzee", "4*elephant", "6*kangaroo", "5*flamingo", coins=2)
    state = position(full, *(zoo() for _ in range(seats - 1)), trucks=("chimpanzee-male elephant-female coin",))
    shown = lines(state, language)
    assert max(len(line.rstrip()) for line in shown) <= 80
    trucks = [line for line in shown if line.startswith("╭")]
    assert len(trucks) == 1, "the trucks stand in one row"
