"""Both variants (OZ-19, OZ-20)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    FAR_APART,
    ZOO,
    bid,
    cross,
    finish_year,
    lay,
    listen,
    plain,
    sell,
    sell_apart,
    table,
    turn_up,
)
from zoorama.engine.game import OVER, Event
from zoorama.games import find
from zoorama.games.o_zoo_le_mio.actions import BID, Place
from zoorama.games.o_zoo_le_mio.events import (
    IncomePaid,
    PointsScored,
    YearEnded,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
)
from zoorama.games.o_zoo_le_mio.paths import EAST, WEST

BUSHY = cross(APES, 1, BIRDS, 1, bushes=1)
BARE = cross(APES, 1, BIRDS, 1)


@pytest.mark.rule("OZ-19")
def test_variant_1_turns_up_tiles_until_three_have_bushes() -> None:
    match = table(2, (BUSHY, BARE, BARE, BUSHY, BARE, BARE, BARE, BUSHY, BUSHY, BUSHY, BUSHY), bush_rows=True)
    assert len(match.view(0).row) == 8
    finish_year(match)
    assert match.view(0).year == 2
    turn_up(match)
    assert len(match.view(0).row) == 3


@pytest.mark.rule("OZ-19")
def test_variant_1_ends_a_row_when_the_stack_is_empty_and_goes_on_with_years_without_auctions() -> None:
    match = table(2, (BUSHY, BUSHY, BUSHY, BARE, BUSHY), bush_rows=True)
    heard = listen(match)
    finish_year(match)
    turn_up(match)
    assert len(match.view(0).row) == 2
    assert not match.view(0).stack
    finish_year(match)
    assert match.turn() is OVER
    assert [event.year for event in heard if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]
    assert all(len(zoo.points) == 5 for zoo in match.view(0).zoos)


@pytest.mark.rule("OZ-20")
def test_variant_2_pays_what_a_zoo_attracts_less_its_tiles() -> None:
    match = table(2, plain(6), upkeep=True)
    heard = listen(match)
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)  # a bench
    sell(match, 0, -1, 0, WEST)
    sell(match, 1, 1, 0)
    sell(match, 1, -1, 0, WEST)
    attracted = [sum(zoo.visitors) + zoo.trees + zoo.benches for zoo in match.view(0).zoos]
    assert [event for event in heard if isinstance(event, IncomePaid)] == [
        IncomePaid(0, attracted[0] - 3),
        IncomePaid(1, attracted[1] - 2),
    ]
    assert not [event for event in heard if isinstance(event, PointsScored)]


@pytest.mark.rule("OZ-20")
def test_variant_2_never_takes_the_last_coin_twice() -> None:
    """Five lone tiles attract two visitors: three coins are due, and one is left."""
    match = table(2, (*plain(5), *plain(5)), upkeep=True)
    for bids, place in zip(((3, 0), (1, 0), (1, 0), (1, 0), (1, 0)), FAR_APART, strict=True):
        bid(match, *bids)
        lay(match, *place)
    assert sum(match.view(0).zoos[0].visitors) == 2
    assert match.view(0).zoos[0].purse == 0


@pytest.mark.rule("OZ-20")
def test_variant_2_scores_once_at_the_end_with_a_point_for_every_coin() -> None:
    match = table(2, plain(25), upkeep=True)
    for _ in range(5):
        finish_year(match)
        turn_up(match)
    assert match.turn() is OVER
    for zoo, score in zip(match.view(0).zoos, ZOO.scores(match.state()), strict=True):
        assert zoo.points == ()
        assert [(line.what, line.points) for line in score.lines] == [
            ("visitors", sum(zoo.visitors)),
            ("trees", zoo.trees),
            ("benches", zoo.benches),
            ("coins", zoo.purse),
        ]


@pytest.mark.rule("OZ-20")
def test_variant_2_counts_the_coins_after_the_income_of_the_fifth_year() -> None:
    """A lone tile attracts a visitor to each half, and costs a coin: one comes in for the one that was bid."""
    match = table(2, plain(1), upkeep=True)
    state = match.state()
    state.year = 5
    heard: list[Event] = []
    for seat, action in ((0, BID[1]), (1, BID[0]), (0, Place(1, 0, EAST))):
        ZOO.play(state, seat, action, heard)
    assert [event for event in heard if isinstance(event, IncomePaid)] == [IncomePaid(0, 1), IncomePaid(1, 0)]
    assert ZOO.turn(state) is OVER
    assert [score.lines[-1].points for score in ZOO.scores(state)] == [8, 8]
    assert [score.points for score in ZOO.scores(state)] == [10, 8]


@pytest.mark.rule("OZ-19", "OZ-20")
def test_with_both_variants_years_without_auctions_still_pay_and_cost() -> None:
    """Three tiles with bushes for seat 0, two bare ones for seat 1, and the stack is empty after the first year."""
    match = table(2, (BUSHY, BUSHY, BARE, BARE, BUSHY), bush_rows=True, upkeep=True)
    heard = listen(match)
    sell_apart(match, 0, 0, 1, 1, 0)
    assert match.turn() is OVER
    assert [event.year for event in heard if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]
    # Both have apes 1 and birds 1. Seat 0's are newer: 2 + 2 visitors and a tree for 3 tiles; seat 1: 1 + 1 for 2.
    assert [event.coins for event in heard if isinstance(event, IncomePaid)] == [2, 0] * 5
    assert not [event for event in heard if isinstance(event, PointsScored)]
    assert [zoo.purse for zoo in match.view(0).zoos] == [8 - 3 + 10, 8 - 2]
    assert [score.points for score in ZOO.scores(match.state())] == [4 + 1 + 15, 2 + 6]


@pytest.mark.rule("OZ-19", "OZ-20")
def test_both_variants_can_be_played_together() -> None:
    match = table(3, bush_rows=True, upkeep=True)
    while match.turn() is not OVER:
        assert sum(shown.face.bushes > 0 for shown in match.view(0).row) == 3
        finish_year(match)
        turn_up(match)
    assert match.view(0).year == 5
    assert [line.what for line in ZOO.scores(match.state())[0].lines] == ["visitors", "trees", "benches", "coins"]


@pytest.mark.rule("OZ-20")
def test_the_sheet_of_variant_2_was_the_same_by_version_1() -> None:
    state = table(2, plain(6), upkeep=True).state()
    assert find("o_zoo_le_mio", 1).scores(state) == ZOO.scores(state)
