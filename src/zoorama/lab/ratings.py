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
    """By bot, from the rotations of a contest."""
    won, played = by_number(contest, rotations, bots)
    return rate_tables(won, played, tables_of(contest, bots), bots, anchor, contest.seed)


def rate_tables(
    won: Floats, played: Floats, tables: Floats, bots: Sequence[str], anchor: str, seed: int
) -> list[Rating]:
    """By number and table (and bot), games that were played and won; by table and bot, who sits there how often.

    The anchor has 1000 points and no error; the error of the others is that of their distance from it."""
    free = [index for index, bot in enumerate(bots) if bot != anchor]
    points = POINTS * fit(*samples(won, played, tables, seed), tables, free)
    low, high = np.percentile(points[1:], (2.5, 97.5), axis=0)
    found = ANCHOR + np.stack([points[0], low, high], 1)
    return [Rating(bot, *map(float, row)) for bot, row in zip(bots, found, strict=True)]


def tables_of(contest: Contest, bots: Sequence[str]) -> Floats:
    """By pairing and bot: how many seats it has."""
    others = contest.seats - 1
    return np.array([[(bot == one.one) + others * float(bot == one.rest) for bot in bots] for one in contest.pairings])


def by_number(contest: Contest, rotations: Sequence[Rotation], bots: Sequence[str]) -> tuple[Floats, Floats]:
    """By number and pairing: games won by each bot, and played."""
    numbers = {number: row for row, number in enumerate(sorted({one.number for one in rotations}))}
    won = np.zeros((len(numbers), len(contest.pairings), len(bots)))
    played = np.zeros(won.shape[:2])
    for rotation in rotations:
        cell, pairing = (numbers[rotation.number], rotation.pairing), contest.pairings[rotation.pairing]
        won[(*cell, bots.index(pairing.one))] = rotation.share * contest.seats
        won[(*cell, bots.index(pairing.rest))] = (1 - rotation.share) * contest.seats
        played[cell] = contest.seats
    return won, played


def samples(won: Floats, played: Floats, tables: Floats, seed: int) -> tuple[Floats, Floats]:
    """By sample and table: games won by each bot, and played. The first sample is what was played; in the others
    numbers are drawn with replacement, since games of one number share their luck.

    Every table gets one more game, won by all in equal parts, so that who never lost has a rating too; in the samples
    its weight is drawn, so that such a rating has an error.
    """
    rng = np.random.default_rng(seed)
    times = np.ones((1 + RESAMPLED, len(won)))
    for sample in range(1, 1 + RESAMPLED):
        times[sample] = np.bincount(rng.integers(len(won), size=len(won)), minlength=len(won))
    even = np.ones((1 + RESAMPLED, len(tables)))
    even[1:] = rng.exponential(size=even[1:].shape)
    parts = tables / tables.sum(1, keepdims=True)
    return np.tensordot(times, won, 1) + even[..., None] * parts, times @ played + even


def fit(won: Floats, played: Floats, tables: Floats, free: Sequence[int]) -> Floats:
    """By sample and bot, the logarithm of its strength, 0 for the anchor: maximum likelihood, by Newton's steps."""
    strengths = np.zeros((len(won), tables.shape[1]))
    for _ in range(STEPS):
        expected = tables * np.exp(strengths)[:, None]
        expected *= (played / expected.sum(2))[..., None]
        slope = (won - expected).sum(1)[:, free]
        bend = -np.einsum("sti,stj->sij", expected[..., free] / played[..., None], expected[..., free])
        bend[:, range(len(free)), range(len(free))] += expected.sum(1)[:, free]
        step = np.linalg.solve(bend, slope[..., None])[..., 0].clip(-LONGEST_STEP, LONGEST_STEP)
        strengths[:, free] += step
        if np.abs(step).max() < CLOSE:
            break
    return strengths
