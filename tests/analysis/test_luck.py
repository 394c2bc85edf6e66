"""Luck: what draws gave, and that it is told only where it is shown to be right."""

from typing import Any

import numpy as np
import pytest

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.luck import draws_at, lots, luck_of
from zoorama.analysis.measured import FAIR, read
from zoorama.analysis.offer import evaluator_for, luck_factor
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.games import GAMES
from zoorama.lab.arena import new_job, play
from zoorama.lab.studies.judgement import Judged, mean_luck, plain_slope, slope
from zoorama.lab.studies.luck import checked
from zoorama.records.walk import walk

TABLES = [(game, seats) for game in GAMES for seats in game.seats]
NEW_SEED, AGAIN = 1054, 100  # games that are played anew
NAMES = [f"{game.name}-{seats}" for game, seats in TABLES]


def finished(game: AnyGame, seats: int) -> Record:
    return next(record for _, record in play(new_job(game, ("random",) * seats, game.types.options(), 6, range(1))))


def evaluator_of(game: AnyGame, seats: int) -> Evaluator:
    found = evaluator_for(game, seats, game.types.options())
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_luck_and_skill_add_up_to_what_the_chances_changed_by(game: AnyGame) -> None:
    seats = game.seats[0]
    record, evaluator = finished(game, seats), evaluator_of(game, seats).strict
    positions = list(walk(game, record))
    some = positions[:: max(1, len(positions) // 40)]
    draws = draws_at(evaluator, record, some, factor=0.7)
    chances = evaluator.shares([positions[0].state, positions[-1].state])
    told = luck_of(draws, chances.tolist())
    result = np.array(victory(list(record.result)))
    assert np.abs(np.array(told.luck) + np.array(told.skill) - (result - chances[0])).max() < 1e-9
    assert [draw.move for draw in draws] == [
        one.number for one in some if one.number < len(record.moves) and record.moves[one.number].seat == LUCK
    ]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_draw_gives_nothing_on_average_and_takes_from_others_what_it_gives(game: AnyGame) -> None:
    """Had every outcome come as often as its weight says, nobody would have gained."""
    seats = game.seats[0]
    record, evaluator = finished(game, seats), evaluator_of(game, seats).strict
    positions = list(walk(game, record))
    lot = next(lots(game, record, positions[len(positions) // 2 :]))
    shares = evaluator.settled(lot.after)
    gained = np.array([shares[index] - lot.weights @ shares for index in range(len(lot.outcomes))])
    assert np.abs(lot.weights @ gained).max() < 1e-12
    assert np.abs(gained.sum(axis=1)).max() < 1e-9
    drawn = draws_at(evaluator, record, [positions[lot.move]])[0]
    assert drawn.gained == pytest.approx(gained[lot.outcomes.index(lot.drawn)].tolist(), abs=1e-6)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_luck_is_told_exactly_where_its_slope_was_measured_to_be_fair(game: AnyGame, seats: int) -> None:
    figures: dict[str, Any] | None = read()[game.name][str(seats)]["luck"]
    fair = figures is not None and FAIR[0] <= figures["low"] and figures["high"] <= FAIR[1]
    assert (luck_factor(game, seats) is not None) is fair
    if figures is not None:
        assert figures["evaluator"] == evaluator_of(game, seats).name
        assert figures["low"] < figures["slope"] < figures["high"]
        assert abs(figures["mean"]) <= 4 * figures["mean_spread"]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_slopes_can_be_measured_again(game: AnyGame, seats: int) -> None:
    kept = read()[game.name][str(seats)]["luck"]
    if kept is None:
        pytest.skip("not measured")
    found = checked(evaluator_of(game, seats), kept["factor"], NEW_SEED, AGAIN)
    assert max(found["low"], kept["low"]) <= min(found["high"], kept["high"])
    assert abs(found["mean"]) <= 4 * found["mean_spread"]


# The slope itself


def gambled(told: float, games: int = 3000) -> list[Judged]:
    """Ten coins, each worth 0.05, decide between two seats; an evaluator says that each is worth `told` times that."""
    rng = np.random.default_rng(3)
    found = []
    for coins in rng.integers(0, 2, (games, 10)):
        steps = 0.05 * (2 * coins - 1)
        first = float(rng.random() < 0.5 + steps.sum())
        gained = told * np.stack([steps, -steps], axis=1)
        before = 0.5 + np.vstack([np.zeros((1, 2)), gained[:-1].cumsum(axis=0)])
        none = np.zeros((0, 2))
        found.append(Judged(np.array([first, 1 - first]), np.array([0.5, 0.5]), none, before, gained))
    return found


@pytest.mark.parametrize("told", [0.5, 1.0, 2.0])
def test_the_slope_is_what_luck_is_worth_in_truth(told: float) -> None:
    found = slope(gambled(told))
    assert found.low < 1 / told < found.high
    assert found.high - found.low < 0.4 / told


def test_both_ways_to_reckon_the_slope_agree() -> None:
    found = gambled(1.0)
    assert plain_slope(found) == pytest.approx(slope(found).slope, abs=0.1)


def test_mean_luck_is_nothing_within_its_error() -> None:
    mean, spread = mean_luck(gambled(1.0))
    assert abs(mean) < 3 * spread
