"""Ratings: what they say where the answer is known."""

from math import log10

import pytest

from tests.lab.rotations import a_contest, rotations
from zoorama.lab.contest import Rotation
from zoorama.lab.ratings import rate

MANY = 3000


def mixed(pairing: int, share: float, seats: int = 2) -> list[Rotation]:
    """Games that are won in that share, spread evenly over the numbers."""
    wins = [int((n + 1) * share) - int(n * share) for n in range(MANY)]
    return [*rotations(pairing, *[(float(win),) * seats for win in wins])]


def test_two_bots_differ_as_their_share_says() -> None:
    contest = a_contest(2, ("greedy", "random"))
    low, high = rate(contest, mixed(0, 0.75), ("random", "greedy"), "greedy")
    assert (high.value, high.low, high.high) == (1000, 1000, 1000)
    assert low.value == pytest.approx(1000 - 400 * log10(3), abs=2)
    assert low.low < low.value < low.high
    assert low.high - low.low == pytest.approx(2 * 1.96 * 400 / 2.3026 / (MANY * 0.1875) ** 0.5, rel=0.15)


def test_with_more_seats_an_even_share_is_an_equal_rating() -> None:
    contest = a_contest(4, ("greedy", "random"))
    found = rate(contest, mixed(0, 0.25, 4), ("random", "greedy"), "greedy")
    assert found[0].value == pytest.approx(1000, abs=2)
    stronger = rate(contest, mixed(0, 0.5, 4), ("random", "greedy"), "greedy")
    assert stronger[0].value == pytest.approx(1000 - 400 * log10(3), abs=2)  # 3 : 1 + 1 + 1


def test_results_that_contradict_each_other_are_weighed() -> None:
    contest = a_contest(2, ("greedy", "random"), ("search:1", "greedy"), ("search:1", "random"))
    played = mixed(0, 0.6) + mixed(1, 0.6) + mixed(2, 0.5)
    found = {one.bot: one.value for one in rate(contest, played, ("random", "greedy", "search:1"), "greedy")}
    assert found["search:1"] - 1000 == pytest.approx(1000 - found["random"], abs=1)
    assert 1000 < found["search:1"] < 1000 + 400 * log10(1.5)


def test_who_never_lost_has_a_rating_with_an_error() -> None:
    contest = a_contest(2, ("greedy", "random"))
    found = rate(contest, rotations(0, *[(1, 1)] * 50), ("random", "greedy"), "random")[1]
    assert 1400 < found.low < found.value < found.high < 3500


def test_the_same_results_give_the_same_ratings_and_missing_ones_none() -> None:
    contest = a_contest(2, ("greedy", "random"), ("search:1", "greedy"))
    played = [*rotations(0, (1, 0), (1, 1)), *rotations(1, (0, 1))]
    bots = ("random", "greedy", "search:1")
    assert rate(contest, played, bots, "greedy") == rate(contest, played, bots, "greedy")
