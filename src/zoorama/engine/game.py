"""The protocol of a game: eleven verbs on a state. The rules object has no state of its own."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from zoorama.engine.dealer import Rng
from zoorama.engine.portable import Portable
from zoorama.engine.score import Score
from zoorama.engine.shape import MOST_SEATS, SEAT
from zoorama.engine.tally import Odds

LUCK: Final = -1  # the seat that luck plays from


class Kind(Enum):
    """Who is to act now."""

    ONE = "one"  # one seat decides
    TOGETHER = "together"  # several decide, sealed, in any order
    CHANCE = "chance"  # luck
    OVER = "over"  # nobody


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action(Portable):
    """What a seat, or luck, does. Built once and looked up."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Fastest(Action):
    """Luck: which of several seats was first. On a server, the order of arrival decides."""

    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class Turn(Portable):
    """Whose decision is owed: `seats` are all who are asked, none of them for luck or when the game is over."""

    kind: Kind
    seats: tuple[int, ...]
    silence: Action | None = None  # in a race, the choice of whoever says nothing while it lasts


CHANCE: Final = Turn(Kind.CHANCE, ())
OVER: Final = Turn(Kind.OVER, ())
ONE: Final = [Turn(Kind.ONE, (seat,)) for seat in range(MOST_SEATS)]


def together(seats: tuple[int, ...], silence: Action | None = None) -> Turn:
    """A turn at which these seats decide, each without seeing what the others chose."""
    return Turn(Kind.TOGETHER, seats, silence)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event(Portable):
    """What happened, for listeners."""

    def to(self, seat: int | None) -> "Event | None":
        """The event as this seat (None: a spectator) learns it; None if it learns nothing."""
        return self

    def reveals(self) -> bool:
        """Whether it made something hidden public, which no undo can take back."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View(Portable):
    """All that one seat may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options(Portable):
    """The choices made before the game. A game without any uses this class itself."""


@dataclass(frozen=True)
class Types:
    """The classes of a game's values."""

    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    view: type[View]
    options: type[Options]
    round_end: type[Event] | None = None  # the event that ends a round; None: it ends when all have had a turn
    luck: tuple[type[Action], ...] = ()  # of the actions, those that only luck does
    scored: tuple[str, ...] = ()  # fields of every seat's view: while they stay, so do all scores; none: not known


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V]):
    """The rules of a game. One object serves any number of games at once, because every state is handed to it."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        max_moves: int,
        types: Types,
        *,
        open_information: bool = False,
        winner_begins: bool = False,
    ) -> None:
        self.name = name
        self.version = version  # rises when the same moves could mean something else
        self.seats = seats
        self.max_moves = max_moves  # moves, luck included, that no game exceeds under fair luck
        self.types = types
        self.open_information = open_information  # every seat sees the same: views differ in `seat` only
        self.winner_begins = winner_begins  # a rematch, from the first seat

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules have no state of their own, so another object of the class is as good."""
        return type(self), ()

    def __copy__(self) -> "Game[S, A, V]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game[S, A, V]":
        return self

    def check(self, options: Options) -> None:
        """Refuse options that no new game may begin with, though they can be read. Old records may have them."""

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The state before the first move. Luck in the set-up is a move like any other."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Another state that play can change without changing this one."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Whose decision is owed in this state."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[A]:
        """What a seat that is owed a decision may do, each choice once. Read-only: the list may be shared."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: A) -> str:
        """The id of the rule that keeps an action out of `legal`."""

    @abstractmethod
    def chances(self, state: S) -> Odds[A]:
        """At a turn of luck, every outcome with its weight."""

    def deal(self, state: S, rng: Rng) -> A:
        """One of the chances: the very one that `rng` deals from them, though a game may find it sooner."""
        return rng.deal(self.chances(state))

    @abstractmethod
    def play(self, state: S, seat: int, action: A, log: list[Event] | None = None) -> None:
        """In place and unchecked; `Match.act` is the checked door."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """The only way out to players, bots and browsers; None is a spectator."""

    @abstractmethod
    def guess(self, view: V, rng: Rng) -> S:
        """A full state that agrees with this view; what the view hides is drawn from `rng`."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """By seat, the score sheets as they would be if the game ended now."""


AnyGame = Game[Any, Any, Any]  # for code that serves every game: the game's own types stay inside it
