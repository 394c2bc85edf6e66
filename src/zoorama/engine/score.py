"""Score sheets: points, the lines they add up from, and ranks."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.portable import Portable
from zoorama.engine.shape import many, text, value, whole


@dataclass(frozen=True)
class Line(Portable):
    """One line of a score sheet: what for, and how many points."""

    what: str = field(metadata=text(40))
    points: int = field(metadata=whole(-10_000, 10_000))


LINES: Final[dict[tuple[str, int], Line]] = {}


def line(what: str, points: int) -> Line:
    """The one `Line` of that content: sheets are written after every move, and most of their lines recur."""
    found = LINES.get((what, points))
    if found is None:
        found = LINES[what, points] = Line(what, points)
    return found


@dataclass(frozen=True)
class Score(Portable):
    """A seat's score sheet. Where points are equal, tiebreaks are compared in order."""

    points: int = field(metadata=whole(-10_000, 10_000))
    tiebreaks: tuple[Line, ...] = field(metadata=many(value(Line), 0, 4))  # more is better; not part of the points
    lines: tuple[Line, ...] = field(metadata=many(value(Line), 0, 40))


def ranks(scores: list[Score]) -> list[int]:
    """1 for the winners; seats that no tiebreak separates share a rank."""
    merits = [(score.points, [line.points for line in score.tiebreaks]) for score in scores]
    return [1 + sum(other > mine for other in merits) for mine in merits]


def victory(scores: list[Score]) -> list[float]:
    """By seat, the share of the victory: 1 for the winner; those whom no tiebreak parts share it."""
    placed = ranks(scores)
    winners = placed.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in placed]
