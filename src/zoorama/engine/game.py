"""The protocol every game speaks. The rules object has no state of its own."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from zoorama.engine.dealer import Rng
from zoorama.engine.shape import SEAT, SEATS, many, text, value, whole
from zoorama.engine.tally import Odds

LUCK: Final = -1  # the seat that luck plays from


class Kind(Enum):
    ONE = "one"  # one seat decides
    TOGETHER = "together"  # several decide, sealed, in any order
    CHANCE = "chance"  # luck
    OVER = "over"  # nobody


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action:
    """What a seat, or luck, does. Built once and looked up."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Fastest(Action):
    """Luck, or the clock that watched: which of several was first."""

    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class Turn:
    kind: Kind
    seats: tuple[int, ...]
    silence: Action | None = None  # in a race, the choice of whoever says nothing while it lasts


CHANCE: Final = Turn(Kind.CHANCE, ())
OVER: Final = Turn(Kind.OVER, ())
ONE: Final = [Turn(Kind.ONE, (seat,)) for seat in range(SEATS)]


def together(seats: tuple[int, ...], silence: Action | None = None) -> Turn:
    return Turn(Kind.TOGETHER, seats, silence)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """What happened, for those who watch."""

    def to(self, seat: int | None) -> "Event | None":
        """What this seat (None: a spectator) is told of it."""
        return self

    def reveals(self) -> bool:
        """Whether something hidden came to light, so that no undo can take it back."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """All that one seat may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options:
    """What a table can choose before the game. A game without choices uses this class."""


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what for, and how many points."""

    what: str = field(metadata=text(40))
    points: int = field(metadata=whole(-10_000, 10_000))


LINES: Final[dict[tuple[str, int], Line]] = {}


def line(what: str, points: int) -> Line:
    """Sheets are drawn up after every move, mostly of the same lines: built once and looked up."""
    found = LINES.get((what, points))
    if found is None:
        found = LINES[what, points] = Line(what, points)
    return found


@dataclass(frozen=True)
class Score:
    points: int = field(metadata=whole(-10_000, 10_000))
    tiebreaks: tuple[Line, ...] = field(metadata=many(value(Line), 0, 4))  # more is better; not part of the points
    lines: tuple[Line, ...] = field(metadata=many(value(Line), 0, 40))


def ranks(scores: list[Score]) -> list[int]:
    """1 for the winners; those whom no tiebreak parts share a rank."""
    merits = [(score.points, [line.points for line in score.tiebreaks]) for score in scores]
    return [1 + sum(other > mine for other in merits) for mine in merits]


@dataclass(frozen=True)
class Types:
    """The classes a game speaks in."""

    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    view: type[View]
    options: type[Options]


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V]):
    def __init__(
        self, name: str, version: int, seats: range, max_moves: int, types: Types, *, open_information: bool = False
    ) -> None:
        self.name = name
        self.version = version  # rises when the same moves could mean something else
        self.seats = seats
        self.max_moves = max_moves  # moves, luck included, that no game exceeds under fair luck
        self.types = types
        self.open_information = open_information  # all see and hear the same: views differ in their `seat` only

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The table before the first move. Luck in setting up is luck like any other."""

    @abstractmethod
    def copy(self, state: S) -> S: ...

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[A]:
        """What a seat that is owed a decision may do, each choice once. To be read, never changed: it may be shared."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: A) -> str:
        """The id of the rule that keeps an action out of `legal`."""

    @abstractmethod
    def chances(self, state: S) -> Odds[A]: ...

    @abstractmethod
    def play(self, state: S, seat: int, action: A, log: list[Event] | None = None) -> None:
        """In place and unchecked; `Match.act` is the checked door."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """The only way out to players, bots and browsers; None is a spectator."""

    @abstractmethod
    def guess(self, view: V, rng: Rng) -> S:
        """A whole state that this view allows."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """By seat, as the score sheet would stand if the game ended now."""


AnyGame = Game[Any, Any, Any]  # where code serves every game, each game's own types meet only inside it
