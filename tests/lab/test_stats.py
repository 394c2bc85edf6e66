"""Outcomes of games, added up, and the intervals around what they show."""

import pytest

from zoorama.engine.game import Options
from zoorama.engine.score import Line, Score, victory
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.stats import Outcome, Standings, outcome, sum_up, wilson

GAME = find("zooloretto_dice")


def score(points: int, tiebreak: int = 0) -> Score:
    return Score(points, (Line("coins", tiebreak),), ())


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        pytest.param((score(9), score(4), score(5)), (1, 0, 0), id="one winner has it all"),
        pytest.param((score(9, 1), score(9, 2)), (0, 1), id="a tiebreak decides"),
        pytest.param((score(9), score(4), score(9)), (0.5, 0, 0.5), id="two share"),
        pytest.param((score(0), score(0), score(0), score(0)), (0.25,) * 4, id="four share"),
    ],
)
def test_a_victory_is_shared_in_equal_parts(scores: tuple[Score, ...], shares: tuple[float, ...]) -> None:
    assert victory(list(scores)) == list(shares)


def test_an_outcome_tells_points_shares_and_length() -> None:
    ((number, record),) = play(new_job(GAME, ("random",) * 3, Options(), 3, range(1)))
    found = outcome(GAME, number, record)
    assert found.points == tuple(score.points for score in record.result)
    assert sum(found.shares) == pytest.approx(1)
    best = max(found.points)
    assert all(found.points[seat] == best for seat, share in enumerate(found.shares) if share)
    assert found.moves == len(record.moves) > 10


def test_outcomes_are_added_up_by_seat() -> None:
    games = [Outcome(30, (9, 4), (1.0, 0.0)), Outcome(40, (5, 5), (0.5, 0.5)), Outcome(50, (-1, 8), (0.0, 1.0))]
    assert sum_up(games, 2) == Standings(games=3, moves=120, won=(1.5, 1.5), points=(13, 17))
    assert sum_up(iter([]), 2) == Standings(0, 0, (0.0, 0.0), (0, 0))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (5, 10, 0.236593, 0.763407),
        (1, 10, 0.017876, 0.404150),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (81, 263, 0.255289, 0.366210),
        (0.5, 1, 0.054621, 0.945379),
    ],
)
def test_wilson_intervals(won: float, games: int, low: float, high: float) -> None:
    """(p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.959964; 81 of 263 is Newcombe's example."""
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-6)


def test_an_interval_stays_between_none_and_all() -> None:
    for games in [*range(1, 200), 1000, 10**6]:
        assert wilson(0, games)[0] >= 0
        assert wilson(games, games)[1] <= 1
