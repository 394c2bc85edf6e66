import pytest

from zoorama.engine.errors import UnknownBot, WrongSeats
from zoorama.engine.game import Options
from zoorama.engine.score import Line, Score
from zoorama.games import find
from zoorama.lab.arena import BATCH, Outcome, simulate, victory, wilson

GAME = find("zooloretto_dice")
PLAYERS = ("random", "random", "random")


def outcomes(games: int, seed: int = 3, jobs: int = 1, players: tuple[str, ...] = PLAYERS) -> list[Outcome]:
    return list(simulate(GAME, players, Options(), games, seed, jobs))


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
    assert victory(scores) == shares


def test_the_same_seed_gives_the_same_outcomes() -> None:
    assert outcomes(5) == outcomes(5) != outcomes(5, seed=4)


def test_every_game_of_a_seed_is_another() -> None:
    assert len(set(outcomes(20))) > 15


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    assert outcomes(BATCH + 5)[:3] == outcomes(3)
    assert len(outcomes(BATCH + 5)) == BATCH + 5


def test_any_number_of_processes_gives_the_same_outcomes_in_the_same_order() -> None:
    assert outcomes(BATCH + 5, jobs=2) == outcomes(BATCH + 5)


def test_an_outcome_tells_points_shares_and_length() -> None:
    (outcome,) = outcomes(1)
    assert len(outcome.points) == len(outcome.shares) == 3
    assert sum(outcome.shares) == pytest.approx(1)
    best = max(outcome.points)
    assert all(outcome.points[seat] == best for seat, share in enumerate(outcome.shares) if share)
    assert outcome.moves > 10


@pytest.mark.parametrize("jobs", [1, 2])
def test_seats_that_cannot_be_are_refused_before_anybody_plays(jobs: int) -> None:
    with pytest.raises(UnknownBot):
        outcomes(1, jobs=jobs, players=("hal", "random"))
    with pytest.raises(WrongSeats):
        outcomes(1, jobs=jobs, players=("random",))


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
