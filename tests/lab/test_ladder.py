"""Ladders: who is on them and who plays whom."""

from zoorama.games import find
from zoorama.lab.contest import Pairing
from zoorama.lab.ladder import anchor_of, is_another, pairings_of, plays_as

BOTS = ("random", "greedy", "keen", "master")


def test_with_two_seats_everybody_meets_everybody_below() -> None:
    met = [(one.one, one.rest) for one in pairings_of(BOTS, 2)]
    assert met == [
        ("greedy", "random"),
        ("keen", "random"),
        ("master", "random"),
        ("keen", "greedy"),
        ("master", "greedy"),
        ("master", "keen"),
    ]


def test_with_more_seats_one_meets_the_bot_below_and_the_anchor() -> None:
    assert pairings_of(BOTS, 4) == (
        Pairing("greedy", "random"),
        Pairing("keen", "greedy"),
        Pairing("master", "keen"),
        Pairing("random", "greedy"),
        Pairing("master", "greedy"),
    )


def test_the_anchor_is_greedy_or_else_the_first() -> None:
    assert anchor_of(BOTS) == "greedy"
    assert anchor_of(("keen", "master")) == "keen"


def test_a_level_that_so_many_do_not_play_would_be_another() -> None:
    dice = find("zooloretto_dice")
    assert not is_another("master", dice, 2)
    assert not is_another("search:5", dice, 4)
    assert not is_another("random", dice, 4)
    assert is_another("exact", dice, 4)
    assert is_another("rounds", dice, 3)
    assert is_another("master", find("zoop"), 8)


def test_a_level_is_a_spec_for_its_number_of_seats() -> None:
    dice = find("zooloretto_dice")
    assert plays_as("master", dice, 2) == "rounds"
    assert plays_as("search:7", dice, 2) == "search:7"
