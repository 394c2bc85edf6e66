"""Shares of one pairing: means, intervals, what decisions cost."""

from random import Random

import pytest

from tests.lab.rotations import a_contest, rotations
from zoorama.lab.contest import Result, Rotation
from zoorama.lab.shares import clustering, seconds_of, share_of, shares_of
from zoorama.lab.stats import wilson

TRUTH = 0.4


def test_a_share_counts_every_game_and_every_seat() -> None:
    found = share_of(rotations(0, (1, 0), (1, 0.5), (1, 1), (0, 0)))
    assert found.games == 8
    assert found.won == pytest.approx(4.5 / 8)
    assert found.by_seat == (0.75, 0.375)


def test_where_seats_balance_the_interval_is_that_of_independent_games() -> None:
    found = share_of(rotations(0, *[(1, 0)] * 50))
    assert (found.low, found.high) == pytest.approx(wilson(50, 100))


def test_where_luck_decides_all_games_of_a_number_they_count_as_one() -> None:
    found = share_of(rotations(0, *[(1, 1), (0, 0)] * 200))
    assert (found.low, found.high) == pytest.approx(wilson(200, 400), abs=1e-3)


def test_the_design_effect_lies_between_no_and_full_dependence() -> None:
    assert clustering([1.0, 0.0] * 1000, 4) == pytest.approx(4, rel=1e-2)
    assert clustering([0.5] * 10, 2) == 1
    assert clustering([1.0] * 10, 2) == 1
    assert clustering([0.5], 2) == 1


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_interval_holds_the_truth_as_often_as_it_says(alike: float) -> None:
    """Also where part of the numbers end alike in every seat, whoever sits there."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        found = share_of(rotations(0, *[drawn(rng, alike) for _ in range(100)]))
        held += found.low <= TRUTH <= found.high
    assert 0.92 < held / 400 < 0.98


def drawn(rng: Random, alike: float) -> list[float]:
    if rng.random() < alike:
        return [float(rng.random() < TRUTH)] * 4
    return [float(rng.random() < TRUTH) for _ in range(4)]


def test_seconds_are_of_all_decisions() -> None:
    spent = tuple(n / 1000 for n in range(1, 201))
    found = seconds_of([Rotation((Result(0, 0, 1.0, spent[:50]), Result(0, 0, 1.0, spent[50:])))])
    assert (found.decisions, found.percentile_99, found.slowest) == (200, 0.198, 0.2)
    assert found.mean == pytest.approx(0.1005)
    assert seconds_of([Rotation((Result(0, 0, 1.0, ()),))]).decisions == 0


def test_a_pairing_without_results_has_no_share() -> None:
    contest = a_contest(2, ("greedy", "random"), ("random", "greedy"))
    found = shares_of(contest, rotations(1, (1, 0)))
    assert found[0] is None
    assert found[1] is not None
    assert found[1].games == 2
