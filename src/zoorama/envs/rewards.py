"""What a game that is over is worth to each seat."""

from collections.abc import Callable
from typing import Final

from zoorama.engine.score import Score, ranks, victory

Reward = Callable[[list[Score]], list[float]]


def share(scores: list[Score]) -> list[float]:
    """The share of the victory, less what everybody would have alike: together 0."""
    fair = 1.0 / len(scores)
    return [part - fair for part in victory(scores)]


def points(scores: list[Score]) -> list[float]:
    """As the score sheets have them; not zero-sum."""
    return [float(score.points) for score in scores]


def rank(scores: list[Score]) -> list[float]:
    """1 for the first, -1 for the last, evenly between; who share a rank share what it brings: together 0."""
    placed = ranks(scores)
    others = len(placed) - 1
    return [(sum(mine < other for other in placed) - sum(other < mine for other in placed)) / others for mine in placed]


REWARDS: Final[dict[str, Reward]] = {"share": share, "points": points, "rank": rank}


HAVE_A_WORST: Final = ("share", "rank")


def loss(reward: str, seats: int) -> float:
    """The worst, which is left to whoever loses for an illegal action. No number of points is."""
    return {"share": -1.0 / seats, "rank": -1.0}[reward]
