"""Luck-corrected shares: unbiased whatever the evaluator says, narrower where it sees luck, honest intervals."""

import json
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from zoorama.analysis.evaluator import Evaluator, Shares
from zoorama.analysis.luck import draws_at
from zoorama.analysis.offer import NotAnalysed
from zoorama.engine.game import LUCK, Action, AnyGame, Fastest, Options
from zoorama.engine.record import Move, Record
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.contest import Contest, Pairing, Result, Rotation, new_contest, play_contest
from zoorama.lab.correction import corrected
from zoorama.lab.luck import luck_in
from zoorama.lab.report import report
from zoorama.lab.run import HERE, InProcesses
from zoorama.lab.stats import student
from zoorama.records.walk import Position, walk

TRUTH = 0.6
DICE = find("zooloretto_dice")


def rotations(rng: Random, seen: float, seats: int = 2, count: int = 60) -> list[Rotation]:
    """A bot that wins six games in ten; the evaluator sees so much of what luck gave it, and noise beside it."""
    return [Rotation(tuple(result(rng, seen, number) for _ in range(seats))) for number in range(count)]


def result(rng: Random, seen: float, number: int) -> Result:
    luck = rng.choice((-0.3, 0.3))
    share = float(rng.random() < TRUTH + luck)
    return Result(0, number, share, (), seen * luck + (1 - seen) * rng.choice((-0.3, 0.3)))


@pytest.mark.parametrize("seen", [1.0, 0.5, 0.0])
def test_whatever_the_evaluator_sees_the_share_is_unbiased_and_its_interval_holds_the_truth(seen: float) -> None:
    rng = Random(1)
    found = [one for _ in range(300) if (one := corrected(rotations(rng, seen))) is not None]
    error = (TRUTH * (1 - TRUTH) / 120 / 300) ** 0.5  # of the mean, were nothing corrected
    assert mean(one.won for one in found) == pytest.approx(TRUTH, abs=3 * error)
    assert 0.92 < mean(one.low <= TRUTH <= one.high for one in found) < 0.98


def test_an_evaluator_that_sees_luck_saves_games_and_a_blind_one_costs_hardly_any() -> None:
    rng = Random(2)
    worth = [mean(one.worth for _ in range(100) if (one := corrected(rotations(rng, seen)))) for seen in (1.0, 0.0)]
    assert worth[0] == pytest.approx(0.24 / (0.24 - 0.09), rel=0.08)  # the variance of results, with and without luck
    assert 0.95 < worth[1] < 1.02


def test_no_more_than_all_of_luck_is_taken_out_and_never_less_than_nothing() -> None:
    timid = [
        Rotation((Result(0, number, float(number % 4 < 2), (), 0.1 if number % 4 < 2 else -0.1),))
        for number in range(20)
    ]
    found = corrected(timid)
    assert found is not None
    assert found.parts == (1.0, 1.0)
    contrary = [Rotation((Result(0, one.number, 1 - one.share, (), one.luck),)) for one in timid]
    found = corrected(contrary)
    assert found is not None
    assert found.parts == (0.0, 0.0)
    assert found.worth == 1.0


def test_too_few_games_or_unjudged_ones_have_no_correction() -> None:
    rng = Random(3)
    assert corrected(rotations(rng, 1.0, count=7)) is None
    unjudged = Rotation((Result(0, 60, 1.0, ()), Result(0, 60, 1.0, (), 0.1)))
    assert unjudged.luck is None
    assert corrected([*rotations(rng, 1.0), unjudged]) is None


@pytest.mark.parametrize(("freedom", "quantile"), [(7, 2.365), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_few_games_have_wider_intervals(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


class Nonsense(Evaluator):
    """Says something about every state, always the same."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        super().__init__(game, seats, "nonsense")

    def judge(self, states: list[Any]) -> Shares:
        sums = [crc32(str(self.game.view(state, None)).encode()) for state in states]
        found: Shares = np.array([[1.0 + (one >> seat) % 7 for seat in range(self.seats)] for one in sums])
        found /= found.sum(axis=1, keepdims=True)
        return found


@pytest.mark.parametrize(("game", "seats"), [("zooloretto_dice", 3), ("zoop", 4)])
def test_every_draw_gives_nothing_on_average_whatever_the_evaluator_says(game: str, seats: int) -> None:
    """Also where luck says who was first."""
    rules = find(game)
    evaluator, kinds = Nonsense(rules, seats), set()
    ((_, record),) = play(new_job(rules, ("greedy",) * seats, rules.types.options(), 3, range(4, 5)))
    drawn = [one for one in walk(rules, record) if one.number < len(record.moves) and is_luck(record, one.number)]
    races = [one for one in drawn if isinstance(record.moves[one.number].action, Fastest)]
    for position in drawn[-5:] + races:
        pairs = rules.chances(position.state).pairs()
        gained = [weight * np.array(gain(evaluator, record, position, outcome)) for outcome, weight in pairs]
        assert np.abs(sum(gained)).max() < 1e-9
        kinds.add(type(pairs[0][0]).__name__)
    assert kinds == ({"Fall"} if game == "zooloretto_dice" else {"Give", "First"})


def gain(evaluator: Evaluator, record: Record, position: Position[Any], outcome: Action) -> list[float]:
    """By seat, had this come."""
    moves = (*record.moves[: position.number], Move(LUCK, outcome))
    (found,) = draws_at(evaluator, replace(record, moves=moves), [position])
    return found.gained


def test_luck_is_the_sum_of_all_draws_and_nothing_for_all_seats_together() -> None:
    ((_, record),) = play(new_job(DICE, ("random",) * 2, Options(), 3, range(1)))
    evaluator = Nonsense(DICE, 2)
    luck, drawn = luck_in(evaluator, record), draws_at(evaluator, record, list(walk(DICE, record)))
    assert luck == [sum(one.gained[seat] for one in drawn) for seat in range(2)]
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert abs(luck[0]) > 0.01


def is_luck(record: Record, number: int) -> bool:
    return record.moves[number].seat == LUCK


def judged_contest() -> Contest:
    return new_contest(DICE, 3, Options(), 5, (Pairing("beginner", "greedy"),), luck_corrected=True)


def test_the_report_names_the_evaluator_and_has_both_intervals() -> None:
    contest = judged_contest()
    played = list(play_contest(contest, range(8)))
    found = json.loads(json.dumps(report(contest, played, (), complete=True)))
    (pairing,) = found["pairings"]
    assert found["evaluator"] == contest.evaluator
    assert pairing["interval"][0] < pairing["won"]
    assert pairing["luck_corrected"]["interval"][0] < pairing["luck_corrected"]["won"]
    assert pairing["luck_corrected"]["worth"] > 0
    unjudged = list(play_contest(replace(contest, evaluator=None), range(8)))
    assert report(replace(contest, evaluator=None), unjudged, (), complete=True)["evaluator"] is None
    assert [one.share for one in unjudged] == [one.share for one in played]


def test_luck_is_the_same_however_the_games_are_shared_out() -> None:
    contest = judged_contest()
    here, there = (list(play_contest(contest, range(2), runner)) for runner in (HERE, InProcesses(2)))
    assert [one.luck for one in here] == [one.luck for one in there]
    assert all(one.luck for one in here)


def test_without_an_evaluator_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.lab.luck.evaluator_for", lambda game, seats, options: None)
    with pytest.raises(NotAnalysed):
        judged_contest()
