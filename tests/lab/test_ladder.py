"""Ladders: who is on them and who plays whom."""

from zoorama.games import find
from zoorama.lab.contest import Pairing
from zoorama.lab.ladder import anchor_of, is_level, levels_at, pairings_of

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


def test_levels_are_those_of_the_number_of_seats() -> None:
    dice = find("zooloretto_dice")
    assert "master" in levels_at(dice, 2)
    assert "master" not in levels_at(dice, 4)
    assert is_level("greedy")
    assert not is_level("search:5")
