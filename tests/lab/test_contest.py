"""Contests: every seat in turn, the same luck, whole rotations, the same results however they are shared out."""

import pytest

from zoorama.engine.errors import UnknownBot, WrongSeats
from zoorama.engine.game import Options
from zoorama.games import find
from zoorama.lab.contest import Contest, Pairing, Result, Rotation, new_contest, play_contest, sittings
from zoorama.lab.run import InProcess, InProcesses, Runner

GAME = find("zooloretto_dice")
PAIRINGS = (Pairing("random", "greedy"), Pairing("random", "random"))


def contest(seats: int = 3, pairings: tuple[Pairing, ...] = PAIRINGS, seed: int = 3) -> Contest:
    return new_contest(GAME, seats, Options(), seed, pairings)


def shares(rotations: list[Rotation]) -> list[tuple[int, int, list[float]]]:
    """What does not depend on how fast this machine is."""
    return [(one.pairing, one.number, [result.share for result in one.results]) for one in rotations]


def test_the_one_sits_in_each_seat_with_the_luck_of_the_number() -> None:
    found = list(sittings(contest(), range(7, 9), lambda: True))
    seated = [(one.pairing, one.seat, one.job.bots.index("random"), one.job.numbers[0]) for one in found[:6]]
    assert seated == [(0, 0, 0, 7), (0, 1, 1, 7), (0, 2, 2, 7), (1, 0, 0, 7), (1, 1, 0, 7), (1, 2, 0, 7)]
    assert found[0].job.bots == ("random", "greedy", "greedy")
    assert {one.job.seed for one in found} == {3}


def test_bots_of_one_kind_share_every_victory() -> None:
    """The same bots with the same luck play the same game, whichever of them is the one."""
    alike = contest(pairings=(Pairing("random", "random"),))
    assert [one.share for one in play_contest(alike, range(4))] == [pytest.approx(1 / 3)] * 4


@pytest.mark.parametrize(
    "runner", [InProcess(7), InProcesses(1), InProcesses(3)], ids=["here", "one process", "three processes"]
)
def test_however_shared_out_the_results_are_the_same_in_the_same_order(runner: Runner) -> None:
    expected = shares(list(play_contest(contest(), range(3))))
    assert shares(list(play_contest(contest(), range(3), runner))) == expected
    assert [(pairing, number) for pairing, number, _ in expected] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize("runner", [InProcess(), InProcesses(2)], ids=["here", "two processes"])
def test_when_time_is_up_what_has_begun_is_played_to_its_end(runner: Runner) -> None:
    answers = iter([True, True, True, False])
    found = list(play_contest(contest(), range(100), runner, more=lambda: next(answers)))
    assert shares(found) == shares(list(play_contest(contest(), range(2))))[:3]
    assert all(len(one.results) == 3 for one in found)


def test_progress_is_told_by_games() -> None:
    told: list[int] = []
    list(play_contest(contest(), range(2), progress=told.append))
    assert told == [1] * 12


def test_only_decisions_with_a_choice_are_timed() -> None:
    (rotation,) = play_contest(contest(2, (Pairing("greedy", "random"),)), range(1))
    for result in rotation.results:
        assert 10 < len(result.seconds) < 100
        assert all(second >= 0 for second in result.seconds)


def test_the_share_of_a_rotation_is_the_mean_of_its_games() -> None:
    assert Rotation(tuple(Result(0, 0, share, ()) for share in (1.0, 0.5, 0.0, 0.0))).share == 0.375


def test_what_cannot_be_is_refused_before_anybody_plays() -> None:
    with pytest.raises(UnknownBot):
        contest(pairings=(Pairing("greedy", "hal"),))
    with pytest.raises(WrongSeats):
        contest(seats=5)
