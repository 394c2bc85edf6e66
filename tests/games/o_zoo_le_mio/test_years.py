"""Income, points and the winner (OZ-16 to OZ-18)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    finish_year,
    give,
    listen,
    plain,
    table,
    turn_up,
)
from zoorama.engine.game import Event
from zoorama.engine.score import ranks
from zoorama.games import find
from zoorama.games.o_zoo_le_mio.actions import BID, Place
from zoorama.games.o_zoo_le_mio.events import (
    IncomePaid,
    PointsScored,
)
from zoorama.games.o_zoo_le_mio.parts import (
    BIRDS,
)
from zoorama.games.o_zoo_le_mio.paths import EAST
from zoorama.games.o_zoo_le_mio.state import State


@pytest.mark.rule("OZ-16")
def test_every_tile_earns_a_coin_at_the_end_of_the_year_but_not_the_start_tile() -> None:
    match = table(2, plain(10))
    heard = listen(match)
    give(match, 0, 3)
    give(match, 1, 2)
    assert [zoo.purse for zoo in match.view(0).zoos] == [8 - 3 + 3, 8 - 2 + 2]
    assert [event for event in heard if isinstance(event, IncomePaid)] == [IncomePaid(0, 3), IncomePaid(1, 2)]


def rulebook_case(year: int, heard: list[Event] | None = None) -> State:
    """3 visitors, 2 trees and 1 bench at the end of a year."""
    state = table(2, plain(1)).state()
    owner, rival = state.zoos
    owner.value, rival.value = [3, 3, 0, 0, 0, 2], [1, 4, 0, 0, 0, 1]
    owner.benches = 1
    owner.since, rival.since = [1] * 6, [2] * 6
    state.year = year
    ZOO.play(state, 0, BID[0])
    ZOO.play(state, 1, BID[1])
    owner.value[BIRDS], rival.value[BIRDS] = 0, 0
    ZOO.play(state, 1, Place(1, 0, EAST), heard)
    return state


@pytest.mark.rule("OZ-17")
@pytest.mark.parametrize(("year", "points"), [(1, 6), (2, 12), (3, 18), (4, 24), (5, 30)])
def test_visitors_trees_and_benches_score_as_much_as_the_year(year: int, points: int) -> None:
    heard: list[Event] = []
    state = rulebook_case(year, heard)
    assert sum(ZOO.view(state, 0).zoos[0].visitors) == 3
    scored = [event for event in heard if isinstance(event, PointsScored)]
    assert scored[0] == PointsScored(0, points)


@pytest.mark.rule("OZ-17", "OZ-18")
def test_points_of_all_years_add_up_and_coins_score_nothing() -> None:
    match = table(2, plain(25))
    for _ in range(5):
        finish_year(match)
        turn_up(match)
    for zoo, score in zip(match.view(0).zoos, ZOO.scores(match.state()), strict=True):
        assert len(zoo.points) == 5
        assert score.points == sum(zoo.points)
        assert [line.what for line in score.lines] == ["visitors", "trees", "benches"]
        assert [line.points for line in score.lines] == list(zoo.earned)
        assert sum(zoo.earned) == score.points > 0
        assert score.tiebreaks == ()


@pytest.mark.rule("OZ-17")
def test_the_sheet_tells_what_brought_the_points() -> None:
    """The rulebook's case again, in year 5: 3 visitors, 2 trees and 1 bench."""
    state = rulebook_case(5)
    assert [(line.what, line.points) for line in ZOO.scores(state)[0].lines] == [
        ("visitors", 15),
        ("trees", 10),
        ("benches", 5),
    ]


def test_sheets_of_version_1_told_the_years() -> None:
    state = rulebook_case(5)
    state.zoos[0].points = [4, 6, 18]
    sheet = find("o_zoo_le_mio", 1).scores(state)[0]
    assert sheet.points == 28
    assert [(line.what, line.points) for line in sheet.lines] == [
        ("year_1", 4),
        ("year_2", 6),
        ("year_3", 18),
        ("year_4", 0),
        ("year_5", 0),
    ]


@pytest.mark.rule("OZ-18")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    state = table(3).state()
    state.zoos[0].points, state.zoos[1].points, state.zoos[2].points = [5, 5], [10], [9]
    state.zoos[2].purse = 50
    assert ranks(ZOO.scores(state)) == [1, 1, 3]
