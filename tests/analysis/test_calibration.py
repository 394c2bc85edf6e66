"""What evaluators say happens as often as they say it. The figures are kept, and the bar is held against them."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from zoorama.analysis.evaluator import Calibrated
from zoorama.analysis.measured import read
from zoorama.analysis.offer import evaluator_for, uncalibrated
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.lab.studies.calibration import CHECKED_ON, check, looked_at
from zoorama.lab.studies.judgement import Judged, base_rate, brier, fifths, fitted

BAR = 0.03  # calibration error in each fifth of the scale
GAIN = 0.2  # by which the Brier score is below that of the base rate
GAINS = {"zoop": 0.05, "zooloretto-5": 0.12}  # these evaluators know less, which docs/analysis.md owns up to
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
NAMES = [f"{game.name}-{seats}" for game, seats in TABLES]
QUICK = {"zooloretto_dice": 8, "zooloretto": 3, "o_zoo_le_mio": 3, "zoop": 4}  # games, with each number of seats
ENOUGH = 8  # games in which a fifth was spoken of
WORDS = 500  # that a fifth needs to be judged: fewer come from a handful of games
OFF = 4  # standard errors that a quick sample may be off
AGAIN = 100  # games that are played again


def figures(game: AnyGame, seats: int) -> dict[str, Any]:
    found: dict[str, Any] = read()[game.name][str(seats)]["check"]
    return found


def gain(game: AnyGame, seats: int) -> float:
    return GAINS.get(f"{game.name}-{seats}", GAINS.get(game.name, GAIN))


def allowed(said: float, games: int) -> float:
    """For so few games the spread is reckoned, not measured: a game is one observation, though positions are many."""
    return BAR + OFF * float(np.sqrt(said * (1 - said) / games))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_the_figures_kept_meet_the_bar(game: AnyGame, seats: int) -> None:
    """A fifth that is known badly may be off by what is not known: twice its standard error beyond the bar."""
    found = figures(game, seats)
    assert found["brier"] <= (1 - gain(game, seats)) * found["base_rate"]
    for fifth in found["fifths"]:
        if fifth is not None and fifth["words"] >= WORDS:
            assert abs(fifth["said"] - fifth["happened"]) <= BAR + 2 * fifth["spread"]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_few_games_agree_with_what_is_said(game: AnyGame) -> None:
    """All numbers of seats together: one alone would need more games than a quick test can play."""
    bias, games = np.zeros(5), np.zeros(5)
    words = np.zeros(5)
    for seats in game.seats:
        for one in quick(game, seats):
            for index, fifth in enumerate(fifths([one])):
                if fifth is not None:
                    bias[index] += fifth.words * (fifth.happened - fifth.said)
                    words[index] += fifth.words
                    games[index] += 1
    for said, number, off in zip((0.1, 0.3, 0.5, 0.7, 0.9), games, bias / np.maximum(words, 1), strict=True):
        if number >= ENOUGH:
            assert abs(off) <= allowed(said, int(number))


def quick(game: AnyGame, seats: int) -> list[Judged]:
    evaluator = evaluator_for(game, seats, game.types.options())
    assert evaluator is not None
    return list(looked_at(evaluator, (("greedy",),), 8, range(QUICK[game.name])))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_the_figures_can_be_measured_again(game: AnyGame, seats: int) -> None:
    """With the first of the games behind them, so that fifths are off by no more than fewer games make them."""
    evaluator = evaluator_for(game, seats, game.types.options())
    assert evaluator is not None
    found, kept = check(evaluator, AGAIN), figures(game, seats)
    assert found["brier"] / found["base_rate"] == pytest.approx(kept["brier"] / kept["base_rate"], abs=0.15)
    for fifth, once in zip(found["fifths"], kept["fifths"], strict=True):
        if fifth is not None and once is not None and min(fifth["words"], once["words"]) >= WORDS:
            off = (fifth["happened"] - fifth["said"]) - (once["happened"] - once["said"])
            assert abs(off) <= OFF * float(np.hypot(fifth["spread"], once["spread"]))


# The figures themselves


def told(said: Sequence[Sequence[float]], results: Sequence[Sequence[float]]) -> list[Judged]:
    none = np.zeros((0, 2))
    return [
        Judged(np.array(result), np.array(line), np.array([line]), none, none)
        for line, result in zip(said, results, strict=True)
    ]


def tossed(share: float, claimed: float, games: int = 4000) -> list[Judged]:
    """Games that the first seat wins with this chance, of which somebody claims another."""
    won = np.random.default_rng(1).random(games) < share
    return told([[claimed, 1 - claimed]] * games, [[float(one), 1 - float(one)] for one in won])


def test_who_says_what_happens_is_calibrated_and_who_says_more_is_not() -> None:
    honest, bold = fifths(tossed(0.7, 0.7)), fifths(tossed(0.7, 0.79))
    assert honest[3] is not None
    assert bold[3] is not None
    assert abs(honest[3].said - honest[3].happened) <= BAR
    assert abs(bold[3].said - bold[3].happened) > BAR + 2 * bold[3].spread
    assert honest[2] is None


def test_the_spread_of_a_fifth_is_that_of_its_games() -> None:
    found = fifths(tossed(0.7, 0.7))[3]
    assert found is not None
    assert found.spread == pytest.approx((0.7 * 0.3 / 4000) ** 0.5, rel=0.05)


def test_the_boldness_that_is_fitted_undoes_what_was_too_bold() -> None:
    odds = (0.7 / 0.3) ** 2
    assert fitted(tossed(0.7, odds / (1 + odds), 1500)) == pytest.approx(0.5, abs=0.1)


def test_the_brier_score_of_the_base_rate_is_that_of_knowing_nothing_else() -> None:
    found = tossed(0.7, 0.7)
    assert brier(found) == pytest.approx(base_rate(found), abs=1e-3)
    assert brier(tossed(0.7, 0.9)) > base_rate(found)


def test_taken_too_boldly_an_evaluator_is_caught() -> None:
    """The check can fail: the same games, the same net, another boldness."""
    game = find("zooloretto_dice")
    raw = uncalibrated(game, 4, game.types.options())
    assert raw is not None
    found = list(looked_at(Calibrated(raw, 4.0), CHECKED_ON[:1], 8, range(24)))
    highest = fifths(found)[4]
    assert highest is not None
    assert highest.said - highest.happened > BAR + 2 * highest.spread
