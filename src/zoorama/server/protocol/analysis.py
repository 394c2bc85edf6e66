"""The messages of the HTTP API about games of before: their analysis, studies that begin from one of their steps, and
games that were begun without a server."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from zoorama.server.protocol.messages import Closed, Contribution, Pace, Seat

Step = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # of a replay, counted from 0


class AnalysedError(Struct):
    """A decision that surely cost its seat something. Shares are of the victory, from 0 to 1."""

    step: int  # of the replay: it shows the position before the decision
    move: int  # moves played before it, luck's included
    seat: int
    played: Raw  # actions, as in an update's `legal`
    better: Raw
    legal: list[Raw]  # all that the seat could choose from
    lost: float  # as the seat itself could see it
    low: float  # 95 % interval
    high: float
    grade: Literal["slight", "inaccuracy", "mistake", "blunder"]


class ErrorRate(Struct):
    """How well a seat decided."""

    decisions: int  # with more than one choice
    lost: float  # on average, a decision
    low: float  # 95 % interval
    high: float


class AnalysedDraw(Struct):
    """A turn of luck."""

    step: int  # of the replay: it shows the position before the draw
    move: int  # moves played before it
    gained: list[float]  # by seat: the share of the victory after it less what was to be expected


class AnalysedLuck(Struct):
    """By seat, `luck + skill` is the result less the chances before the first move."""

    luck: list[float]
    skill: list[float]
    draws: list[AnalysedDraw]


class AnalysisReport(Struct):
    """What decided a finished game. The same for everybody who may see its open replay."""

    version: int  # of the rules
    evaluator: str  # whose values it rests on
    chances: list[list[float]]  # by step of the replay, then by seat: the share of the victory, 1 in all
    errors: list[AnalysedError]  # in the order of play
    rates: list[ErrorRate]  # by seat
    luck: AnalysedLuck | None  # null where this evaluator cannot tell it


class AnalysisInfo(Struct):
    """`failed`: it may be asked for again. `unavailable`: it never comes, and `reason` says why."""

    state: Literal["none", "waiting", "running", "ready", "unavailable", "failed"]
    progress: float  # from 0 to 1
    reason: str | None  # no-evaluator, switched-off
    report: AnalysisReport | None


class NewStudy(Closed):
    """Try from here: play on from a step of a finished game's replay, against bots."""

    step: Step
    seat: Seat
    level: Annotated[str, Meta(max_length=40)] | None = None  # of the bots; one that the table offers
    contribution: Contribution = ""  # to the luck that is drawn from then on


class BroughtGame(Closed):
    """A game that was played without a server, over or not: it goes on here."""

    record: dict[str, Any]  # or a certificate with one, as the file of a replay holds it
    pace: Pace | None = None
    contribution: Contribution = ""  # to the luck that is drawn from now on
