"""Errors in the dice game for two are exact where the evaluator is: held against the rules, action by action."""

from typing import Any

import numpy as np
import pytest

from tests.analysis.games import DICE, decision, examiner
from zoorama.analysis.evaluator import Evaluator, Shares
from zoorama.analysis.rollout import Owed, Policy
from zoorama.analysis.rounds import RoundEvaluator
from zoorama.bots.exact.boards import CODE, Codes, Pen, Values, Whole
from zoorama.bots.exact.position import Position
from zoorama.engine.game import LUCK, Action, Kind
from zoorama.games.zooloretto_dice.actions import ROLL
from zoorama.games.zooloretto_dice.state import State
from zoorama.lab.solve import naive
from zoorama.lab.solve.verify import asked, place_of, state_of

DONE = Pen(-1, -1, 1)
LATE = Position(  # three species done with, two animals to go for both; all coins marked
    tuple(CODE[species][pen] for species, pen in enumerate([DONE, DONE, DONE, Pen(1, 1, 0), Pen(1, 1, 0)])), 6, 6
)
KNOWN: dict[naive.Key, float] = {}  # values within the round, found once


class Table:
    """Any values will do, if only they differ: errors are exact over whatever the table says."""

    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        mixed = codes @ np.array([3, 5, 7, 11, 13]) + 17 * mine + 19 * theirs
        found: Values = (mixed % 97 / 97).astype(np.float32)
        return found


class ByTheRules(Evaluator):
    """Every action played and every fall weighed, to the end of the round."""

    exact = True

    def judge(self, states: list[State]) -> Shares:
        first = np.array([naive.end_value(state, ends, KNOWN) for state in states])
        return np.stack([first, 1 - first], axis=1)


class NeverAsked(Policy):
    def choose(self, owed: list[Owed]) -> list[Action]:
        raise AssertionError("nothing is played ahead where the evaluator is exact")


def ends(state: State) -> float:
    value = asked(Table(), place_of(state))
    return 1 - value if state.active else value


def late_decisions() -> list[tuple[Any, int]]:
    """The choices of one round: each die, and then whether to roll or to take."""
    state = state_of(LATE)
    DICE.play(state, 0, ROLL)
    falls = [outcome for outcome, _ in DICE.chances(state).pairs()]
    found: list[tuple[Any, int]] = []
    while not naive.between_rounds(state) and not state.over:
        turn = DICE.turn(state)
        if turn.kind is Kind.CHANCE:
            DICE.play(state, LUCK, falls[len(found) % len(falls)])
            continue
        legal = DICE.legal(state, turn.seats[0])
        if len(legal) > 1:
            found.append((DICE.copy(state), turn.seats[0]))
        DICE.play(state, turn.seats[0], legal[len(found) % len(legal)])
    return found


@pytest.fixture(scope="module")
def late() -> list[tuple[Any, int]]:
    found = late_decisions()
    assert {seat for _, seat in found} == {0, 1}
    return found


def worth_by_the_rules(state: State, seat: int) -> list[float]:
    first = [naive.end_value(naive.after(state, seat, action), ends, KNOWN) for action in DICE.legal(state, seat)]
    return [1 - value if seat else value for value in first]


def test_a_loss_is_exact_and_takes_no_samples(late: list[tuple[Any, int]]) -> None:
    look = examiner(ByTheRules(DICE, 2, "rules"))
    look.policy = NeverAsked()
    lost = []
    for state, seat in late:
        worths = worth_by_the_rules(state, seat)
        legal = DICE.legal(state, seat)
        for played, worth in zip(legal, worths, strict=True):
            found = look.loss(decision(DICE, state, seat, played))
            assert found.lost == found.low == found.high == pytest.approx(max(worths) - worth, abs=1e-9)
            assert worths[legal.index(found.better)] == pytest.approx(max(worths), abs=1e-9)
            assert found.lost > 0 or found.better == played, "who plays as well as can be is told nothing else"
            lost.append(found.lost)
    assert max(lost) > 0.05


def test_the_solved_table_tells_what_the_rules_do(late: list[tuple[Any, int]]) -> None:
    look = examiner(RoundEvaluator(DICE, Table(), "table"))
    look.policy = NeverAsked()
    for state, seat in late:
        worths = worth_by_the_rules(state, seat)
        for played, worth in zip(DICE.legal(state, seat), worths, strict=True):
            found = look.loss(decision(DICE, state, seat, played))
            assert found.lost == found.low == found.high == pytest.approx(max(worths) - worth, abs=1e-5)
