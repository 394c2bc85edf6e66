"""Ratings: strengths that explain the shares won, on Elo's scale.

At a table everybody wins with a probability in proportion to their strength: with two seats the model of Bradley and
Terry, with more the first choice in that of Luce and Plackett. Needs NumPy.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.report import Rating

ANCHOR: Final = 1000.0
POINTS: Final = 400 / log(10)  # of rating, for a strength e times as great
RESAMPLED: Final = 1000
STEPS: Final = 100
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-9
Floats = NDArray[np.float64]


def rate(contest: Contest, rotations: Sequence[Rotation], bots: Sequence[str], anchor: str) -> list[Rating]:
    """The anchor has 1000 points and no error; the error of the others is that of their distance from it."""
    free = [index for index, bot in enumerate(bots) if bot != anchor]
    points = np.zeros((1 + RESAMPLED, len(bots)))
    points[:, free] = POINTS * fit(*samples(contest, rotations), sides(contest, bots)[:, free], contest.seats)
    low, high = np.percentile(points[1:], (2.5, 97.5), axis=0)
    found = ANCHOR + np.stack([points[0], low, high], 1)
    return [Rating(bot, *map(float, row)) for bot, row in zip(bots, found, strict=True)]


def sides(contest: Contest, bots: Sequence[str]) -> Floats:
    """By pairing and bot: 1 for the one, -1 for the rest."""
    rows = [[(bot == pairing.one) - float(bot == pairing.rest) for bot in bots] for pairing in contest.pairings]
    return np.array(rows)


def by_number(contest: Contest, rotations: Sequence[Rotation]) -> tuple[Floats, Floats]:
    """By number and pairing: games won by the one, and played."""
    numbers = {number: row for row, number in enumerate(sorted({one.number for one in rotations}))}
    won = np.zeros((len(numbers), len(contest.pairings)))
    played = np.zeros_like(won)
    for rotation in rotations:
        cell = numbers[rotation.number], rotation.pairing
        won[cell] = rotation.share * contest.seats
        played[cell] = contest.seats
    return won, played


def samples(contest: Contest, rotations: Sequence[Rotation]) -> tuple[Floats, Floats]:
    """By sample and pairing: games won by the one, and played. The first sample is what was played; in the others
    numbers are drawn with replacement, since games of one number share their luck.

    Every pairing gets one more game, won by all in equal parts, so that who never lost has a rating too; in the samples
    its weight is drawn, so that such a rating has an error.
    """
    won, played = by_number(contest, rotations)
    rng = np.random.default_rng(contest.seed)
    sums = np.stack([won.sum(0), played.sum(0)])[:, None].repeat(1 + RESAMPLED, 1)
    for sample in range(1, 1 + RESAMPLED):
        times = np.bincount(rng.integers(len(won), size=len(won)), minlength=len(won)).astype(float)
        sums[:, sample] = times @ won, times @ played
    even = np.ones(sums.shape[1:])
    even[1:] = rng.exponential(size=even[1:].shape)
    return sums[0] + even / contest.seats, sums[1] + even


def fit(won: Floats, played: Floats, design: Floats, seats: int) -> Floats:
    """By sample, the logarithms of the strengths of all but the anchor: maximum likelihood, by Newton's steps."""
    strengths = np.zeros((len(won), design.shape[1]))
    for _ in range(STEPS):
        chance = 1 / (1 + (seats - 1) * np.exp(-strengths @ design.T))
        slope = (won - played * chance) @ design
        bend = np.einsum("sp,pi,pj->sij", played * chance * (1 - chance), design, design)
        step = np.linalg.solve(bend, slope[..., None])[..., 0].clip(-LONGEST_STEP, LONGEST_STEP)
        strengths += step
        if np.abs(step).max() < CLOSE:
            break
    return strengths
