"""What a table is to whoever sits at it by tools, be it here or at a server."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from threading import RLock

from zoorama.bots.advice import Advice
from zoorama.codec import Codec, Json
from zoorama.engine.game import Action, AnyGame, View
from zoorama.engine.score import Score
from zoorama.text import Text


@dataclass(frozen=True)
class Told:
    """Something that this seat was told: the event as JSON, and in words."""

    event: Json
    words: str


@dataclass(frozen=True)
class Question:
    """How things stand for the seat, and what it may do: nothing, unless it is asked."""

    view: View
    legal: list[Action]
    asked: tuple[int, ...]  # the seats that are to decide
    over: bool
    scores: Sequence[Score]  # as the sheets would stand if the game ended now


class Table(ABC):
    """One seat of one game. Whoever uses it holds the lock; to read how things stand, `changing` is enough."""

    def __init__(self, game: AnyGame, seat: int, text: Text) -> None:
        self.game = game
        self.codec = Codec(game)
        self.seat = seat
        self.text = text
        self.told: list[Told] = []
        self.shown = 0  # events that the model has read as news
        self.lock = RLock()  # for as long as a call takes, waiting included
        self.changing = RLock()  # for a moment: what was told and the question change together

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]: ...

    @abstractmethod
    def question(self) -> Question | None:
        """None: the game has not begun."""

    @abstractmethod
    def act(self, action: Action) -> None:
        """Returns once everybody else has answered, or after a while."""

    @abstractmethod
    def hint(self) -> Advice: ...

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Until this seat is asked or the game is over, at most so long."""

    @abstractmethod
    def close(self) -> None:
        """Get up from the table. Raises ZooramaError where a server could not be told; it is closed all the same."""
