"""An analysis as data: what the browser, the terminal and the lab show, and what is stored with a game."""

from dataclasses import dataclass
from typing import Final, Literal

from zoorama.codec import Json

FORMAT: Final = 1  # rises when stored analyses can no longer be read

Grade = Literal["slight", "inaccuracy", "mistake", "blunder"]
# The least that each loses of the share of the victory, the worst first.
GRADES: Final[tuple[tuple[Grade, float], ...]] = (
    ("blunder", 0.20),
    ("mistake", 0.10),
    ("inaccuracy", 0.05),
    ("slight", 0.02),
)


@dataclass(frozen=True)
class Error:
    """A decision that surely cost its seat something: the interval of the loss excludes zero."""

    move: int  # moves played before it, luck's included
    seat: int
    played: Json  # the action, as the codec writes it
    better: Json
    lost: float  # of the share of the victory, as the seat itself could see it
    low: float  # 95 % interval
    high: float
    grade: Grade


@dataclass(frozen=True)
class Rate:
    """How well a seat decided."""

    decisions: int  # with more than one choice
    lost: float  # on average, a decision
    low: float  # 95 % interval
    high: float


@dataclass(frozen=True)
class Draw:
    """A turn of luck."""

    move: int  # moves played before it
    drawn: Json  # luck's action
    gained: list[float]  # by seat: the share of the victory after it less what was to be expected


@dataclass(frozen=True)
class Luck:
    """By seat, `luck + skill` is the result less the chances before the first move, in a study the first of its own."""

    draws: list[Draw]
    luck: list[float]
    skill: list[float]


@dataclass(frozen=True)
class Analysis:
    """What is told of a game; plain values, as they are stored."""

    format: int
    game: str
    version: int
    evaluator: str  # whose values it rests on
    chances: list[list[float]]  # after so many moves, by seat: the share of the victory, 1 in all
    errors: list[Error]  # in the order of play
    rates: list[Rate]  # by seat
    luck: Luck | None  # None where this evaluator cannot tell it


def grade(lost: float) -> Grade | None:
    """None for what is too little to speak of."""
    return next((name for name, least in GRADES if lost >= least), None)
