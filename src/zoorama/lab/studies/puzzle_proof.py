"""Whether one choice of a decision is clearly the best, proved against every other.

A few samples pick it; fresh ones measure its lead over each of the others until that is above the bar. The intervals
hold for all others and all looks at once (Bonferroni), so that a long legal list proves nothing by chance.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np

from zoorama.analysis.evaluator import Shares, after_each
from zoorama.analysis.rollout import Owed, Policy
from zoorama.analysis.sampling import Sampler
from zoorama.bots.greedy import Greedy
from zoorama.bots.sense.sense import Sense
from zoorama.engine.game import Action
from zoorama.puzzles.puzzle import Interval

BAR: Final = 0.03  # of the share of the victory: what the best must surely gain over every other choice
MOST_CHOICES: Final = 60
GUESSES: Final = 4  # of what is hidden, for the first look
BETTER: Final = 0.02  # by how much the first look must favour a choice over the heuristic's
CLEAR: Final = 0.025  # and over the second
EASY: Final = 5  # choices that there must be at least where all bots may be right
COMPARED: Final = 4  # choices among which samples pick the best
CHOOSING: Final = (8, 12)  # samples by which it is picked: some at first, then more
PROMISING: Final = (0.02, 0.045)  # the lead by which it must have been picked each time
LOOKS: Final = (32, 32, 64, 128, 128)  # samples added at a time
AHEAD: Final = 8  # decisions played after the one in question, at least
FREE: Final = 3  # one decision in so many is taken as the heuristic would


class VariedPolicy(Policy):
    """Now and then plays by the heuristic, so that nobody's choice is foreseen with certainty."""

    def __init__(self, policy: Policy, sense: Sense[Any]) -> None:
        self.policy = policy
        self.sense = sense

    def choose(self, owed: list[Owed]) -> list[Action]:
        return [
            self.sense.pick(one.rollout.state, one.seat, one.legal, one.rollout.toss)
            if one.rollout.toss.below(FREE) == 0
            else action
            for one, action in zip(owed, self.policy.choose(owed), strict=True)
        ]


@dataclass(frozen=True)
class Screened:
    order: list[int]  # the choices, the best at first look first
    obvious: list[int]  # those of the heuristic


@dataclass(frozen=True)
class Found:
    best: int
    samples: int
    leads: tuple[Interval, ...]  # by choice
    chances: tuple[tuple[float, ...], ...]  # by choice and seat


def promising(sampler: Sampler, *, easy: bool) -> Screened | None:
    """A decision in which one choice leads at first look, but not for the heuristic; where easy, for that too."""
    choices = len(sampler.decision.legal)
    if choices > MOST_CHOICES:
        return None
    worths = sampler.screen(GUESSES)
    order = [int(index) for index in np.argsort(-worths, kind="stable")]
    obvious = heuristic_choices(sampler)
    better = worths[order[0]] - worths[obvious].max() >= BETTER or (easy and choices >= EASY and obvious == order[:1])
    clear = worths[order[0]] - worths[order[1]] >= CLEAR
    return Screened(order, obvious) if better and clear else None


def heuristic_choices(sampler: Sampler) -> list[int]:
    """Those that look best at the moment, by the game's heuristic."""
    worths = Greedy(sampler.game).worth(sampler.view, sampler.decision.legal)
    return [index for index, worth in enumerate(worths) if worth == max(worths)]


def examine(sampler: Sampler, screened: Screened, *, easy: bool) -> Found | None:
    """None where no choice is proved; unless easy, also where neither the heuristic nor the first look errs."""
    if sampler.evaluator.exact:
        return solve(sampler, screened)
    best = pick(sampler, list(dict.fromkeys([*screened.order[:COMPARED], *screened.obvious[:1]])))
    found_at_once = best in screened.obvious and best == screened.order[0]
    return None if best is None or (found_at_once and not easy) else prove(sampler, best)


def solve(sampler: Sampler, screened: Screened) -> Found | None:
    """Where the evaluator is exact, nothing is sampled: its word is the proof."""
    seat = sampler.decision.seat
    shares = sampler.evaluator.shares(after_each(sampler.game, sampler.decision.state, seat))
    best = int(np.argmax(shares[:, seat]))
    leads = [round(float(shares[best, seat] - own), 4) for own in shares[:, seat]]
    if best in screened.obvious or sorted(leads)[1] < BAR:
        return None
    chances = tuple(tuple(round(float(share), 4) for share in line) for line in shares)
    return Found(best, 0, tuple((lead, lead, lead) for lead in leads), chances)


def pick(sampler: Sampler, compared: list[int]) -> int | None:
    worths = np.empty((0, len(compared)))
    for samples, lead in zip(CHOOSING, PROMISING, strict=True):
        worths = np.concatenate([worths, sampler.sample(compared, samples)])
        means = worths.mean(axis=0)
        best, second = np.argsort(-means, kind="stable")[:2]
        if means[best] - means[second] < lead:
            return None
    return compared[int(best)]


def prove(sampler: Sampler, best: int) -> Found | None:
    others = [choice for choice in range(len(sampler.decision.legal)) if choice != best]
    spread = NormalDist().inv_cdf(1 - 0.025 / (len(others) * len(LOOKS)))
    seen: dict[int, list[Shares]] = {choice: [] for choice in [best, *others]}
    gained: dict[int, list[float]] = {choice: [] for choice in others}
    leads: dict[int, Interval] = {best: (0.0, 0.0, 0.0)}
    close = others
    for samples in LOOKS:
        outcomes = sampler.outcomes([best, *close], samples)
        seen[best].append(outcomes[:, 0])
        for place, choice in enumerate(close, 1):
            seen[choice].append(outcomes[:, place])
            seat = sampler.decision.seat
            gained[choice] += (outcomes[:, 0, seat] - outcomes[:, place, seat]).tolist()
            leads[choice] = interval(gained[choice], spread)
        if any(is_hopeless(leads[choice], len(gained[choice])) for choice in close):
            return None
        close = [choice for choice in close if leads[choice][1] < BAR]
        if not close:
            chances = [np.concatenate(seen[choice]).mean(axis=0) for choice in range(len(seen))]
            return Found(
                best,
                max(len(leads) for leads in gained.values()),
                tuple(leads[choice] for choice in range(len(leads))),
                tuple(tuple(round(float(share), 4) for share in shares) for shares in chances),
            )
    return None


def is_hopeless(lead: Interval, samples: int) -> bool:
    """Whether all the samples that may be drawn would not lift the low end above the bar, if they went on like this."""
    mean, low, _ = lead
    return mean - (mean - low) * sqrt(samples / sum(LOOKS)) < BAR


def interval(leads: list[float], spread: float) -> Interval:
    mean = float(np.mean(leads))
    half = spread * float(np.std(leads, ddof=1)) / len(leads) ** 0.5
    return round(mean, 4), round(mean - half, 4), round(mean + half, 4)
