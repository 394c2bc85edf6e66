"""Studies of what decisions cost: planted blunders, and rates with their intervals."""

import pytest

from zoorama.analysis.report import Analysis, Error
from zoorama.analysis.sampling import Decision
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK
from zoorama.engine.match import position, replay
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.studies.blunders import Finding, place_of, planted, report
from zoorama.lab.studies.error_rates import Tally, rate

DICE = find("zooloretto_dice")


def test_a_blunder_is_planted_in_the_same_game() -> None:
    job = new_job(DICE, ("greedy",) * 3, DICE.types.options(), 2, range(1))
    record = next(play(job))[1]
    move = next(
        number
        for number, move in enumerate(record.moves)
        if number > 30 and move.seat != LUCK and len(DICE.legal(position(DICE, record, number), move.seat)) > 1
    )
    state, seat = position(DICE, record, move), record.moves[move].seat
    legal = DICE.legal(state, seat)
    other = next(index for index, action in enumerate(legal) if action != record.moves[move].action)
    found = planted(DICE, record, Decision(move, seat, legal, 0, state), other, Rng(1))
    assert found.moves[:move] == record.moves[:move]
    assert found.moves[move].action == legal[other]
    assert replay(DICE, found).record() == found
    assert found.result


def test_the_worst_error_comes_first() -> None:
    errors = [Error(move, 0, None, None, lost, 0.01, 1.0, "slight") for move, lost in ((3, 0.1), (9, 0.4), (12, 0.2))]
    analysis = Analysis(1, "zoo", 1, "net", [], errors, [], None)
    assert [place_of(analysis, move)[0] for move in (9, 12, 3, 4)] == [1, 2, 3, 0]


def test_only_games_with_a_blunder_count() -> None:
    findings = [Finding(0, 0.3, 1, 0.3), Finding(1, 0.0, 0, 0.0), Finding(2, 0.25, 4, 0.1), Finding(3, 0.25, 0, 0.0)]
    assert [finding.is_found for finding in findings] == [True, False, False, False]
    assert report(findings).startswith("found 1 of 3: 33.3%")
    assert report(findings[1:2]) == "no blunder could be planted in 1 games"


def test_a_rate_counts_decisions_and_its_interval_games() -> None:
    mean, spread = rate([Tally(10, 0.1), Tally(30, 0.9)])
    assert mean == pytest.approx(1.0 / 40)
    alike, narrow = rate([Tally(10, 0.25), Tally(30, 0.75)])
    assert alike == pytest.approx(mean)
    assert narrow == pytest.approx(0, abs=1e-12)
    assert spread > 0.01
