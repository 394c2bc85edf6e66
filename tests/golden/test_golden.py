"""Games between random players, and the number of ways to play, are what they were."""

import pytest

from tests.golden.golden import HERE, golden, sequences
from tests.laws.table import ALL_GAMES
from zoorama.games import VERSIONS, find

AGAIN = (
    "If that is meant, run scripts/goldens and read the difference; raise the game's version if old records now differ."
)


OLDER = [game for versions in VERSIONS for game in versions[1:]]
KEPT = {game.name: game for game in ALL_GAMES} | {f"{game.name}-{game.version}": game for game in OLDER}


@pytest.mark.parametrize("folder", KEPT)
def test_games_go_as_they_went(folder: str) -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in (HERE / folder).glob("*.txt")}
    now = golden(KEPT[folder])
    assert sorted(kept) == sorted(now), f"tests/golden/{folder} holds other files. {AGAIN}"
    for name, text in now.items():
        assert text.splitlines() == kept[name].splitlines(), f"tests/golden/{folder}/{name} has changed. {AGAIN}"


@pytest.mark.parametrize(("seats", "trucks"), [(2, 3), (3, 3), (4, 4)])
def test_the_first_dice_can_be_counted_by_hand(seats: int, trucks: int) -> None:
    """The trucks are empty, so the first player rolls: 21 different falls. Each die goes on any truck. With both on one
    truck the next player may roll or take that one; with both on two, roll or take either.
    """
    dice = find("zooloretto_dice")
    start = dice.start(seats, dice.types.options())
    placings = {"one truck": trucks, "two trucks": trucks * (trucks - 1)}
    assert sequences(dice, start, 1) == 1
    assert sequences(dice, start, 2) == 21
    assert sequences(dice, start, 3) == 21 * trucks
    assert sequences(dice, start, 4) == 21 * trucks * trucks
    assert sequences(dice, start, 5) == 21 * (placings["one truck"] * 2 + placings["two trucks"] * 3)


@pytest.mark.parametrize(("seats", "trucks"), [(2, 3), (3, 3), (4, 4)])
def test_and_one_move_further(seats: int, trucks: int) -> None:
    """A second roll falls in 21 ways. After the only loaded truck is taken, the next can only roll; after one of two is
    taken, roll or take the other. Only with two players is that the first player again, and it makes no difference.
    """
    dice = find("zooloretto_dice")
    start = dice.start(seats, dice.types.options())
    one_truck, two_trucks = trucks * (21 + 1), trucks * (trucks - 1) * (21 + 2 * 2)
    assert sequences(dice, start, 6) == 21 * (one_truck + two_trucks)
