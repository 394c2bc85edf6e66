"""What decisions cost: the best choice less the one played, as its seat could see it.

The evaluator's word soon after each action picks a few rivals of the choice played. Samples pick the best of them, and
fresh samples measure its lead: whoever measured by the samples that it was picked by would find leads where there are
none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np

from zoorama.analysis.effort import Effort, effort_for
from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.report import Error, grade
from zoorama.analysis.rollout import Policy, policy_for
from zoorama.analysis.sampling import Decision, Sampler, Worths
from zoorama.codec import Codec
from zoorama.engine.game import LUCK, Action, AnyGame
from zoorama.engine.record import Record
from zoorama.records.walk import Position

NEAR: Final = 0.12  # behind the best at first look: no rival any more
BEHIND: Final = 0.05  # behind the one played at first look: no rival either
IDLE: Final = 0.004  # where the first look sees no more between best and worst, nothing depends on the choice
LEAST: Final = 0.02  # of the share of the victory: less is not spoken of
SHARP: Final = 0.01  # half an interval; what is known so well is not measured further
POCOCK: Final = 2.289  # of the normal distribution, for an interval of 95 % that is looked at up to three times


@dataclass(frozen=True)
class Loss:
    """What a decision cost its seat."""

    move: int  # moves played before it
    seat: int
    played: Action
    better: Action  # the best found; the one played where nothing better was
    lost: float
    low: float  # 95 % interval
    high: float

    @property
    def is_certain(self) -> bool:
        """Whether it is worth speaking of: the interval excludes zero."""
        return self.low > 0 and self.lost >= LEAST


class Examiner:
    """Looks at the decisions of one recorded game."""

    def __init__(self, evaluator: Evaluator, record: Record, effort: Effort | None = None) -> None:
        self.evaluator = evaluator.strict
        self.game: AnyGame = evaluator.game
        self.record = record
        self.effort = effort_for(self.game.name, evaluator.seats) if effort is None else effort
        self.policy: Policy = policy_for(self.game, evaluator.seats)

    def losses(self, positions: Sequence[Position[Any]]) -> list[Loss]:
        """Of every real decision that was taken at one of these positions."""
        return [self.loss(decision) for decision in self.decisions(positions)]

    def decisions(self, positions: Sequence[Position[Any]]) -> Iterator[Decision]:
        """Those at which there was a choice."""
        for position in positions:
            if position.number == len(self.record.moves):
                return
            move = self.record.moves[position.number]
            legal = [] if move.seat == LUCK else self.game.legal(position.state, move.seat)
            if len(legal) > 1:
                yield Decision(position.number, move.seat, legal, legal.index(move.action), position.state)

    def loss(self, decision: Decision) -> Loss:
        """Of one decision: exact where the evaluator is, else sampled."""
        sampler = Sampler(self.evaluator, self.policy, decision, self.effort.ahead)
        if self.evaluator.exact:
            screened = sampler.screen(1)
            best = int(np.argmax(screened))
            lost = float(screened[best] - screened[decision.played])
            return told(decision, best if lost > 0 else decision.played, (lost, lost, lost))
        best = self.choose(sampler, sampler.screen(self.effort.guesses, self.effort.first))
        found = NOTHING if best == decision.played else self.measure(sampler, best)
        if found[2] < 0:  # after all it is surely worse: the one played was best
            found = NOTHING
        return told(decision, best if found[0] > 0 else decision.played, found)

    def choose(self, sampler: Sampler, screened: Worths) -> int:
        """The best of the choice played and its rivals."""
        played = sampler.decision.played
        compared = [played, *rivals(screened, played, self.effort.others)]
        if len(compared) == 1:
            return played
        worths = sampler.sample(compared, self.effort.choosing).mean(axis=0)
        return compared[int(np.argmax(worths))]

    def measure(self, sampler: Sampler, best: int) -> "Interval":
        """The lead of the best over the choice played, until it is clear."""
        leads: list[float] = []
        found = NOTHING
        for samples in self.effort.measuring:
            worths = sampler.sample([best, sampler.decision.played], samples)
            leads += (worths[:, 0] - worths[:, 1]).tolist()
            found = interval(leads)
            if is_clear(found):
                break
        return found


Interval = tuple[float, float, float]  # the mean, and what it lies between
NOTHING: Final[Interval] = (0.0, 0.0, 0.0)


def rivals(screened: Worths, played: int, most: int) -> list[int]:
    """The best others at first look; none where it makes no difference."""
    if screened.max() - screened.min() < IDLE:
        return []
    order = [int(index) for index in np.argsort(-screened, kind="stable") if index != played]
    least = max(screened.max() - NEAR, screened[played] - BEHIND)
    return [index for index in order if screened[index] > least][:most]


def interval(leads: list[float]) -> Interval:
    """Wider for fewer samples, as Student's t is, to the first order."""
    free = len(leads) - 1
    mean = sum(leads) / len(leads)
    wider = POCOCK * (1 + (POCOCK**2 + 1) / (4 * free))
    spread = wider * sqrt(sum((lead - mean) ** 2 for lead in leads) / free / len(leads))
    return mean, mean - spread, mean + spread


def is_clear(found: Interval) -> bool:
    mean, low, high = found
    return high < LEAST or high - mean < SHARP or (low > 0 and high - mean < mean / 4)


def told(decision: Decision, best: int, found: Interval) -> Loss:
    lost, low, high = found
    return Loss(decision.move, decision.seat, decision.legal[decision.played], decision.legal[best], lost, low, high)


def error_of(game: AnyGame, loss: Loss) -> Error | None:
    """As it is told; None where it is too little or uncertain."""
    graded = grade(loss.lost)
    if graded is None or not loss.is_certain:
        return None
    codec = Codec(game)
    played, better = codec.encode(loss.played), codec.encode(loss.better)
    return Error(loss.move, loss.seat, played, better, loss.lost, loss.low, loss.high, graded)
