"""Visitors, trees and benches (OZ-11 to OZ-15)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    bid,
    cross,
    lay,
    listen,
    plain,
    sell,
    sell_apart,
    table,
    turn_up,
)
from zoorama.engine.game import Kind
from zoorama.engine.match import Match
from zoorama.games.o_zoo_le_mio.actions import HOIST
from zoorama.games.o_zoo_le_mio.events import (
    BenchesBuilt,
    TreesMoved,
    VisitorsMoved,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
    MAMMALS,
    REPTILES,
    SEA_ANIMALS,
)
from zoorama.games.o_zoo_le_mio.paths import NORTH, WEST
from zoorama.games.o_zoo_le_mio.state import Options


@pytest.mark.rule("OZ-11")
def test_two_visitors_come_to_the_best_enclosure_and_one_to_the_second() -> None:
    match = table(3, (cross(APES, 3, BIRDS, 1), cross(APES, 2, REPTILES, 1), cross(APES, 1, MAMMALS, 1)))
    sell_apart(match, 0, 1, 2)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1, 0]


@pytest.mark.rule("OZ-11")
def test_whoever_alone_has_a_family_gets_one_visitor() -> None:
    match = table(3, (cross(APES, 3, BIRDS, 1), cross(APES, 2, REPTILES, 1)))
    heard = listen(match)
    sell_apart(match, 0)
    assert [zoo.visitors for zoo in match.view(0).zoos] == [(1, 0, 1, 0, 0), (0,) * 5, (0,) * 5]
    sell_apart(match, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1, 0]
    assert [event for event in heard if isinstance(event, VisitorsMoved)] == [
        VisitorsMoved(0, APES, 1),
        VisitorsMoved(0, BIRDS, 1),
        VisitorsMoved(0, APES, 2),
        VisitorsMoved(1, APES, 1),
        VisitorsMoved(1, REPTILES, 1),
    ]


@pytest.mark.rule("OZ-12")
def test_on_equal_value_the_newest_enclosure_ranks_higher_for_first_and_second_place() -> None:
    match = table(4, (cross(APES, 2, BIRDS, 1),) * 4)
    sell_apart(match, 0)
    sell_apart(match, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2, 0, 0]
    sell_apart(match, 2)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [0, 1, 2, 0]
    sell_apart(match, 3)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [0, 0, 1, 2]


@pytest.mark.rule("OZ-12")
def test_newest_first_decides_second_place_behind_a_better_enclosure() -> None:
    """The rulebook's case: Klaus and Reiner both have birds 3, and Klaus built his more recently."""
    alan, klaus, reiner = range(3)
    match = table(
        3,
        (
            cross(BIRDS, 3, APES, 1),
            cross(BIRDS, 3, APES, 1),
            cross(BIRDS, 2, MAMMALS, 1),
            cross(MAMMALS, 1, BIRDS, 2),
        ),
    )
    sell(match, reiner, 1, 0)
    sell(match, klaus, 1, 0)
    sell(match, alan, 1, 0, NORTH)  # birds at (1, 0)
    sell(match, alan, 3, 0, WEST)  # birds at (2, 0)
    assert [zoo.enclosures[BIRDS] for zoo in match.view(0).zoos] == [4, 3, 3]
    assert [zoo.visitors[BIRDS] for zoo in match.view(0).zoos] == [2, 1, 0]


@pytest.mark.rule("OZ-12")
def test_a_second_enclosure_as_good_as_the_best_is_the_newest() -> None:
    match = table(2, (cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1)))
    sell_apart(match, 0, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2]
    sell_apart(match, 0)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1]


@pytest.mark.rule("OZ-12")
def test_a_worse_enclosure_does_not_make_the_best_newer() -> None:
    match = table(2, (cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1), cross(APES, 1, BIRDS, 1)))
    sell_apart(match, 0, 1, 0)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2]


@pytest.mark.rule("OZ-13")
def test_trees_go_to_the_most_bushes_and_the_second_most() -> None:
    tiles = (
        cross(APES, 1, BIRDS, 1, bushes=2),
        cross(APES, 1, BIRDS, 1, bushes=1),
        cross(APES, 1, BIRDS, 1, bushes=1),
        cross(APES, 1, BIRDS, 1, bushes=1),
    )
    match = table(3, tiles)
    heard = listen(match)
    sell_apart(match, 0)
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 0, 0]
    sell_apart(match, 1)
    assert [zoo.trees for zoo in match.view(0).zoos] == [2, 1, 0]
    sell_apart(match, 2)
    assert [zoo.trees for zoo in match.view(0).zoos] == [2, 0, 1]  # OZ-12 holds for bushes as well
    sell_apart(match, 2)
    assert [zoo.bushes for zoo in match.view(0).zoos] == [2, 1, 2]  # together, though their tiles lie apart
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 0, 2]
    assert [event for event in heard if isinstance(event, TreesMoved)][-2:] == [TreesMoved(0, 1), TreesMoved(2, 2)]


@pytest.mark.rule("OZ-13")
def test_a_tile_without_bushes_makes_nobodys_bushes_newer() -> None:
    match = table(2, (cross(APES, 1, BIRDS, 1, bushes=1), cross(APES, 1, BIRDS, 1, bushes=1), cross(APES, 1, BIRDS, 1)))
    sell_apart(match, 0, 1, 0)
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 2]


@pytest.mark.rule("OZ-8", "OZ-10", "OZ-12", "OZ-13", "OZ-15")
def test_the_rulebooks_fourteenth_auction() -> None:
    """Reiner's tile, sea animals and birds with a bush, brings him two visitors and a tree that others had."""
    alan, klaus, reiner, wolfgang = range(4)
    tiles = (
        cross(SEA_ANIMALS, 3, BIRDS, 3, bushes=2),  # Reiner's birds
        cross(MAMMALS, 1, BIRDS, 3, bushes=3),  # Klaus's, newer
        cross(MAMMALS, 1, BIRDS, 2),  # Alan's: 2 + 2
        cross(BIRDS, 2, MAMMALS, 1),
        cross(APES, 1, REPTILES, 1, bushes=3),  # Wolfgang's bushes: 3 + 1
        cross(APES, 1, REPTILES, 1, bushes=1),
        cross(SEA_ANIMALS, 2, APES, 1),  # Reiner's sea animals: 3 + 2
        cross(BIRDS, 1, SEA_ANIMALS, 1, bushes=1),
        *plain(1),  # still to be sold this year
    )
    match = Match(ZOO, ("Alan", "Klaus", "Reiner", "Wolfgang"), Options(tiles=tiles))
    for seat in (wolfgang, reiner, alan):
        match.luck(HOIST[seat])
    turn_up(match)
    sell(match, reiner, 1, 0)
    sell(match, klaus, 1, 0)
    sell(match, alan, 1, 0)
    sell(match, alan, 3, 0)
    sell(match, wolfgang, 1, 0)
    turn_up(match)
    sell(match, wolfgang, 3, 0)
    sell(match, reiner, 1, -1, NORTH)
    before = match.view(0)
    assert before.flags == (wolfgang, reiner, alan, klaus)
    assert [zoo.visitors[BIRDS] for zoo in before.zoos] == [2, 1, 0, 0]
    assert [zoo.bushes for zoo in before.zoos] == [0, 3, 2, 4]
    assert [zoo.trees for zoo in before.zoos] == [0, 1, 0, 2]
    bid(match, 2, 3, 3, 1)
    assert match.view(0).flags == (wolfgang, alan, klaus, reiner)
    lay(match, 3, 0)  # birds 1 beside birds 3, sea animals beside nothing
    after = match.view(0)
    assert after.zoos[reiner].purse == before.zoos[reiner].purse - 3
    assert [zoo.enclosures[BIRDS] for zoo in after.zoos] == [4, 3, 4, 0]
    assert [zoo.visitors[BIRDS] for zoo in after.zoos] == [1, 0, 2, 0]
    assert after.zoos[reiner].enclosures[SEA_ANIMALS] == 5
    assert [zoo.bushes for zoo in after.zoos] == [0, 3, 3, 4]
    assert [zoo.trees for zoo in after.zoos] == [0, 0, 1, 2]
    assert after.zoos[reiner].benches == before.zoos[reiner].benches


# OZ-14 is drawn and counted in test_paths.py; here are its consequences.
@pytest.mark.rule("OZ-14")
def test_a_bench_stands_in_every_area_that_paths_encircle() -> None:
    match = table(2, plain(3))
    heard = listen(match)
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)  # two paths to the tile below it
    assert BenchesBuilt(0, 1, 1) in heard
    sell(match, 0, 3, 0, NORTH)  # two more
    assert BenchesBuilt(0, 1, 2) in heard
    assert [zoo.benches for zoo in match.view(0).zoos] == [2, 0]


@pytest.mark.rule("OZ-15")
def test_visitors_are_assigned_anew_before_the_next_auction() -> None:
    match = table(2, (cross(APES, 1, BIRDS, 1), cross(APES, 2, BIRDS, 2), *plain(3)))
    sell_apart(match, 0)
    assert match.view(0).zoos[0].visitors == (1, 0, 1, 0, 0)
    sell_apart(match, 1)
    assert match.turn().kind is Kind.TOGETHER
    assert match.view(0).zoos[0].visitors == (1, 0, 1, 0, 0)
    assert match.view(0).zoos[1].visitors == (2, 0, 2, 0, 0)
