"""Zooloretto, rule by rule: the score and the winner (ZO-2, ZO-27, ZO-28)."""

import pytest

from tests.games.zooloretto.drawn import GAME, position, zoo
from zoorama.engine.score import Line, Score, ranks
from zoorama.games.zooloretto.parts import PLACES
from zoorama.games.zooloretto.state import Zoo


def sheet(mine: Zoo, seats: int = 2) -> Score:
    return GAME.scores(position(mine, *(zoo() for _ in range(seats - 1))))[0]


def points(mine: Zoo, line: str) -> int:
    return next(entry.points for entry in sheet(mine).lines if entry.what == line)


@pytest.mark.rule("ZO-2", "ZO-27")
@pytest.mark.parametrize(
    ("where", "spaces", "full", "one_short"), [(0, 5, 8, 5), (1, 4, 5, 4), (2, 6, 10, 6), (3, 5, 9, 5), (4, 5, 9, 5)]
)
@pytest.mark.parametrize("stall", ["", "ice-cream"])
def test_an_enclosure_scores_by_how_full_it_is(where: int, spaces: int, full: int, one_short: int, stall: str) -> None:
    for animals in range(spaces + 1):
        drawn, stalls = [""] * 5, [""] * 5
        drawn[where], stalls[where] = f"{animals}*zebra", stall
        with_stall = animals if stall else 0
        wanted = {spaces: full, spaces - 1: one_short}.get(animals, with_stall)
        assert points(zoo(*drawn, stalls=tuple(stalls)), PLACES[where]) == wanted


@pytest.mark.rule("ZO-27")
def test_two_stalls_beside_one_enclosure_do_not_count_its_animals_twice() -> None:
    assert points(zoo("", "2*zebra", stalls=("", "ice-cream lemonade")), "enclosure-b") == 2


@pytest.mark.rule("ZO-27")
def test_a_stall_serves_only_its_own_enclosure() -> None:
    assert points(zoo("3*zebra", "", stalls=("", "ice-cream")), "enclosure-a") == 0


@pytest.mark.rule("ZO-27")
def test_each_stall_type_in_the_zoo_counts_once() -> None:
    assert points(zoo(stalls=("ice-cream", "ice-cream lemonade", "ice-cream")), "stalls") == 4


@pytest.mark.rule("ZO-27")
def test_stall_types_in_the_barn_cost_points_and_are_not_counted_as_placed() -> None:
    mine = zoo(barn="2*balloons souvenirs", stalls=("balloons",))
    assert points(mine, "stalls") == 2
    assert points(mine, "barn-stalls") == -4


@pytest.mark.rule("ZO-27")
def test_male_female_plain_and_offspring_are_one_species_in_the_barn() -> None:
    mine = zoo(barn="zebra zebra-male zebra-female zebra-father zebra-mother zebra-offspring panda-offspring")
    assert points(mine, "barn-animals") == -4


@pytest.mark.rule("ZO-27")
def test_money_scores_nothing() -> None:
    assert sheet(zoo(coins=9)).points == 0


@pytest.mark.rule("ZO-27")
@pytest.mark.parametrize(("seats", "enclosures"), [(2, 5), (3, 4), (5, 4)])
def test_every_sheet_has_a_line_for_each_enclosure_there_can_be(seats: int, enclosures: int) -> None:
    lines = [line.what for line in sheet(zoo(), seats).lines]
    assert lines == [*PLACES[:enclosures], "stalls", "barn-animals", "barn-stalls"]


@pytest.mark.rule("ZO-27")
def test_the_worked_case_scores_16() -> None:
    mine = zoo(
        "4*elephant",
        "2*chimpanzee",
        "4*panda",
        "5*zebra",
        barn="zebra 2*camel",
        stalls=("", "ice-cream lemonade", "", "ice-cream"),
    )
    assert sheet(mine, 3) == Score(
        16,
        (Line("money", 2),),
        (
            Line("enclosure-a", 5),
            Line("enclosure-b", 2),
            Line("enclosure-c", 0),
            Line("expansion", 9),
            Line("stalls", 4),
            Line("barn-animals", -4),
            Line("barn-stalls", 0),
        ),
    )


@pytest.mark.rule("ZO-28")
def test_most_points_win_then_most_money_then_victory_is_shared() -> None:
    full, short = zoo("", "4*zebra", coins=1), zoo("", "3*panda", coins=5)
    assert ranks(GAME.scores(position(full, short))) == [1, 2]
    poor, rich = zoo("", "3*zebra", coins=1), zoo("", "3*panda", coins=5)
    assert ranks(GAME.scores(position(poor, rich))) == [2, 1]
    one, other = zoo("", "3*zebra"), zoo("", "3*panda")
    assert ranks(GAME.scores(position(one, other, zoo()))) == [1, 1, 3]
