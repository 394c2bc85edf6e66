"""Tournaments: everybody meets everybody, in each seat equally often; what comes of it where the answer is known."""

from collections import Counter
from math import log10
from random import Random

import pytest

from tests.lab.games import a_row
from zoorama.engine.errors import UnknownBot, WrongSeats
from zoorama.engine.game import Options
from zoorama.games import find
from zoorama.lab.meetings import rate_rounds
from zoorama.lab.rows import Row, play_rows
from zoorama.lab.run import InProcesses
from zoorama.lab.tournament import Part, ahead, mean_points, new_tournament, share_won, whole_rounds

GAME = find("zooloretto_dice")
NAMES = ("random", "greedy", "beginner", "search:1", "search:2")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entrants", [2, 3, 4, 5])
def test_everybody_sits_in_each_seat_and_meets_everybody_equally_often(entrants: int, seats: int) -> None:
    bots = NAMES[:entrants]
    tournament = new_tournament(GAME, bots, seats, Options(), 1)
    batches = list(tournament.rounds(range(6)))
    assert sum(map(len, batches)) == 6 * tournament.games_a_round
    jobs = [job for batch in batches for job in batch]
    sat = Counter((seat, bot) for job in jobs for seat, bot in enumerate(job.bots))
    assert len(sat) == entrants * seats
    assert len(set(sat.values())) == 1
    met = Counter(frozenset((one, other)) for job in jobs for one in job.bots for other in job.bots if one != other)
    assert len(met) == entrants * (entrants - 1) / 2
    assert len(set(met.values())) == 1


def test_a_rotation_has_one_number_and_nobody_always_plays_after_the_same_one() -> None:
    tournament = new_tournament(GAME, NAMES[:4], 4, Options(), 1)
    for batch in tournament.rounds(range(3)):
        assert len({job.numbers for job in batch}) == 1
    after = Counter(
        (job.bots[seat - 1], job.bots[seat])
        for batch in tournament.rounds(range(6))
        for job in batch
        for seat in range(4)
    )
    assert len(after) == 4 * 3
    assert len(set(after.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entrants", [2, 3, 4])
def test_no_game_is_played_twice(entrants: int, seats: int) -> None:
    """Two bots in four seats could sit as A, B, A, B, which is the same after half a turn."""
    tournament = new_tournament(GAME, NAMES[:entrants], seats, Options(), 1)
    jobs = [job for batch in tournament.rounds(range(7)) for job in batch]
    assert len({(job.bots, job.numbers) for job in jobs}) == len(jobs) == 7 * tournament.games_a_round


def test_what_cannot_be_is_refused_before_anybody_plays() -> None:
    with pytest.raises(WrongSeats):
        new_tournament(GAME, ("random", "greedy"), 5, Options(), 1)
    with pytest.raises(UnknownBot):
        new_tournament(GAME, ("random", "hal"), 2, Options(), 1)


def test_shares_and_pairs_are_those_of_the_rows() -> None:
    rows = [
        a_row(0, ("a", "b", "c"), (9, 5, 1)),
        a_row(0, ("b", "c", "a"), (5, 7, 7)),
        a_row(0, ("c", "a", "b"), (1, 2, 3)),
    ]
    rounds = whole_rounds(rows)
    won = share_won(rounds, "a")
    assert won is not None
    assert (won.games, won.won) == (3, 0.5)
    assert won.low < 0.5 < won.high
    assert mean_points(rounds, "a") == 6
    assert part(ahead(rounds, "a", "c")).won == pytest.approx((1 + 0.5 + 1) / 3)
    assert part(ahead(rounds, "c", "a")).won == pytest.approx((0 + 0.5 + 0) / 3)
    assert ahead(rounds, "a", "nobody") is None


def part(found: Part | None) -> Part:
    assert found is not None
    return found


def test_a_round_that_was_cut_short_does_not_count() -> None:
    rows = [a_row(number, ("a", "b"), (2, 1)) for number in (0, 0, 1, 1, 2)]
    assert list(whole_rounds(rows)) == [0, 1]
    assert whole_rounds([]) == {}


def test_ratings_find_strengths_that_are_known() -> None:
    """Tables of three out of four bots that win in proportion to 1, 2, 4 and 8."""
    strength = {"a": 1, "b": 2, "c": 4, "d": 8}
    tables = [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    rng = Random(1)
    rows: list[Row] = []
    for number in range(2000):
        for table in tables:
            (winner,) = rng.choices(table, [strength[bot] for bot in table])
            rows.append(a_row(number, table, [int(bot == winner) for bot in table]))
    found = {one.bot: one for one in rate_rounds(whole_rounds(rows), ("a", "b", "c", "d"), "a", 1)}
    assert found["a"].value == 1000
    for bot in ("b", "c", "d"):
        assert found[bot].low < 1000 + 400 * log10(strength[bot]) < found[bot].high
        assert found[bot].high - found[bot].low < 70


def test_the_same_rows_in_any_number_of_processes() -> None:
    tournament = new_tournament(GAME, NAMES[:3], 2, Options(), 1)
    here = list(play_rows(tournament.rounds(range(2))))
    assert list(play_rows(tournament.rounds(range(2)), InProcesses(2))) == here
    assert len(here) == 2 * tournament.games_a_round
