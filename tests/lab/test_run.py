"""However a job's games are shared out, the findings are the same and in order."""

import os

import pytest

from zoorama.codec import Codec
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import Job, new_job, play
from zoorama.lab.run import InProcess, InProcesses, Runner, as_json, run

GAME = find("zooloretto_dice")
GAMES = 13


def job(numbers: range = range(GAMES)) -> Job:
    return new_job(GAME, ("random", "random"), Options(), 3, numbers)


def where(game: AnyGame, number: int, record: Record) -> tuple[str, int, int]:
    """A watcher that tells which process called it."""
    return game.name, number, os.getpid()


@pytest.mark.parametrize(
    "runner",
    [InProcess(), InProcess(5), InProcesses(2, 50), InProcesses(2, 4), InProcesses(3, 1)],
    ids=["one by one", "in fives", "one batch", "batches", "three processes"],
)
def test_however_split_the_records_are_the_same_in_the_same_order(runner: Runner) -> None:
    expected = [Codec(GAME).dumps(record) for _, record in play(job())]
    assert list(run(job(), as_json, runner)) == expected


def test_ranges_run_apart_are_the_whole() -> None:
    parts = [*run(job(range(6)), as_json), *run(job(range(6, GAMES)), as_json, InProcesses(2, 3))]
    assert parts == list(run(job(), as_json))


def test_a_watcher_sees_each_game_where_it_was_played() -> None:
    here = list(run(job(), where))
    assert here == [(GAME.name, number, os.getpid()) for number in range(GAMES)]
    there = list(run(job(), where, InProcesses(1, 4)))
    assert [found[:2] for found in there] == [found[:2] for found in here]
    assert os.getpid() not in {pid for _, _, pid in there}


@pytest.mark.parametrize(
    ("runner", "steps"), [(InProcess(), [1] * GAMES), (InProcess(5), [5, 5, 3]), (InProcesses(2, 5), [5, 5, 3])]
)
def test_progress_is_told_as_games_end(runner: Runner, steps: list[int]) -> None:
    told: list[int] = []
    findings = run(job(), where, runner, told.append)
    assert told == [], "nothing is played before somebody asks"
    next(findings)
    assert told == steps[:1]
    assert len(list(findings)) == GAMES - 1
    assert told == steps
