"""Luck taken out of contests: what chance gave the one bot, as an evaluator judges it, is subtracted from its results.

A draw gives every seat what it expected on average, whatever the evaluator says, because every outcome is weighed as
the rules weigh it. So luck adds up to 0 on average, and to subtract any fixed part of it favours nobody: it only takes
away some of what makes results vary. Which part is best depends on how much of luck the evaluator sees. It is fitted,
for the rotations of even numbers on those of odd numbers and the other way round: fitted on the same games it would
lean towards their results.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.stats import mean_interval, variance

LEAST: Final = 8  # rotations; fewer show nothing


@dataclass(frozen=True)
class Corrected:
    """The share won, with luck taken out."""

    won: float
    low: float
    high: float
    parts: tuple[float, float]  # of luck that were subtracted, at even and at odd numbers
    worth: float  # so many games without the correction tell as much as one with it


def corrected(rotations: Sequence[Rotation]) -> Corrected | None:
    """None where there are too few rotations, all ended alike, or their luck is not known."""
    lucks = [luck for one in rotations if (luck := one.luck) is not None]
    if len(lucks) < max(LEAST, len(rotations)) or len({one.share for one in rotations}) == 1:
        return None
    parts = part([one for one in rotations if one.number % 2]), part([one for one in rotations if not one.number % 2])
    shares = [one.share for one in rotations]
    values = [one.share - parts[one.number % 2] * luck for one, luck in zip(rotations, lucks, strict=True)]
    return Corrected(*mean_interval(values), parts, variance(shares) / variance(values))


def corrected_of(contest: Contest, rotations: Sequence[Rotation]) -> list[Corrected | None]:
    """By pairing."""
    return [corrected([one for one in rotations if one.pairing == index]) for index in range(len(contest.pairings))]


def part(rotations: Sequence[Rotation]) -> float:
    """How much results rise with luck. Where they rise by more than all of it, or fall, that is taken for noise."""
    together = squares = 0.0
    for seat in range(len(rotations[0].results) if rotations else 0):
        results = [one.results[seat] for one in rotations]
        mean = sum(result.share for result in results) / len(results)
        together += sum((result.share - mean) * (result.luck or 0.0) for result in results)
        squares += sum((result.luck or 0.0) ** 2 for result in results)
    return min(1.0, max(0.0, together / squares)) if squares else 0.0
