"""Values of every shape there is, and ways to make them at random."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final, cast

from hypothesis import strategies as st

from tests.engine.script import ScriptView
from zoorama.bots.random import Random
from zoorama.bots.selfplay import play_to_end
from zoorama.codec import Codec, shape_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Event, Game, Options, Turn, Types
from zoorama.engine.match import Match
from zoorama.engine.record import Record
from zoorama.engine.score import Score
from zoorama.engine.shape import (
    FLAG,
    MOST_SEATS,
    SEAT,
    Flag,
    Many,
    Maybe,
    Nth,
    Seat,
    Shape,
    Text,
    Value,
    Whole,
    Word,
    many,
    maybe,
    nth,
    text,
    value,
    whole,
    word,
)
from zoorama.engine.tally import Odds
from zoorama.games import GAMES

LETTERS: Final = st.characters(codec="utf-8", exclude_categories=("C", "Z"), include_characters=" ")  # printable
BEASTS: Final = ("ant", "bee", "cat")


@dataclass(frozen=True)
class Inner:
    number: int = field(metadata=whole(0, 9))


@dataclass(frozen=True)
class Nothing(Action):
    pass


@dataclass(frozen=True)
class Everything(Action):
    number: int = field(metadata=whole(-5, 5))
    seat: int = field(metadata=SEAT)
    place: int = field(metadata=nth(3))
    flag: bool = field(metadata=FLAG)
    beast: int = field(metadata=word(BEASTS))
    name: str = field(metadata=text(8))
    some: tuple[int, ...] = field(metadata=many(word(BEASTS), 1, 3))
    perhaps: int | None = field(metadata=maybe(whole(0, 9)))
    inner: Inner = field(metadata=value(Inner))
    inners: tuple[Inner | None, ...] = field(metadata=many(maybe(value(Inner)), 0, 2))
    action: Action | None = field(metadata=maybe(value(Action)))


@dataclass(frozen=True)
class Happened(Event):
    what: Action = field(metadata=value(Action))


@dataclass(frozen=True)
class Choices(Options):
    number: int = field(default=3, metadata=whole(-9, 9))
    open: bool = field(default=False, metadata=FLAG)
    beast: int = field(default=1, metadata=word(BEASTS))
    name: str = field(default="zoo", metadata=text(8))
    limit: int | None = field(default=None, metadata=maybe(whole(0, 9)))
    beasts: tuple[int, ...] = field(default=(), metadata=many(word(BEASTS), 0, 3))
    rows: tuple[int, ...] = field(default=(1,), metadata=many(whole(0, 9), 0, 3))


class Sampler(Game[None, Action, ScriptView]):
    """No game at all: it only has words."""

    def __init__(self) -> None:
        super().__init__("sampler", 1, range(1, 9), 1, Types((Nothing, Everything), (Happened,), ScriptView, Choices))

    def start(self, seats: int, options: Options) -> None:
        raise NotImplementedError

    def copy(self, state: None) -> None:
        raise NotImplementedError

    def turn(self, state: None) -> Turn:
        raise NotImplementedError

    def legal(self, state: None, seat: int) -> list[Action]:
        raise NotImplementedError

    def refusal(self, state: None, seat: int, action: Action) -> str:
        raise NotImplementedError

    def chances(self, state: None) -> Odds[Action]:
        raise NotImplementedError

    def play(self, state: None, seat: int, action: Action, log: list[Event] | None = None) -> None:
        raise NotImplementedError

    def view(self, state: None, seat: int | None) -> ScriptView:
        raise NotImplementedError

    def guess(self, view: ScriptView, rng: Rng) -> None:
        raise NotImplementedError

    def scores(self, state: None) -> list[Score]:
        raise NotImplementedError


SAMPLER: Final = Sampler()
CODEC: Final = Codec(SAMPLER)
ALL: Final = Everything(
    number=-5,
    seat=7,
    place=2,
    flag=True,
    beast=2,
    name="Zoë 🦁",
    some=(0, 2),
    perhaps=None,
    inner=Inner(4),
    inners=(Inner(1), None),
    action=Nothing(),
)
EVERY_GAME: Final[tuple[AnyGame, ...]] = (*GAMES, SAMPLER)
CODECS: Final = {game.name: Codec(game) for game in EVERY_GAME}


@cache
def values(codec: Codec, kind: type) -> st.SearchStrategy[Any]:
    """Any value that stands where a `kind` may."""
    return st.one_of([instances(codec, cls) for cls in codec.classes((kind,))])


@cache
def instances(codec: Codec, cls: type) -> st.SearchStrategy[Any]:
    """A class may hold itself, so its parts are looked into only when they are drawn."""
    return st.deferred(
        lambda: st.builds(cls, **{part.name: shaped(codec, shape_of(part)) for part in fields(cast(Any, cls))})
    )


def shaped(codec: Codec, shape: Shape) -> st.SearchStrategy[Any]:
    match shape:
        case Whole():
            return st.integers(shape.low, shape.high)
        case Seat():
            return st.integers(0, MOST_SEATS - 1)
        case Nth():
            return st.integers(0, shape.count - 1)
        case Flag():
            return st.booleans()
        case Word():
            return st.integers(0, len(shape.words) - 1)
        case Text():
            return st.text(LETTERS, max_size=min(shape.longest, 12))
        case Maybe():
            return st.none() | shaped(codec, shape.of)
        case Many():
            few = min(shape.most, shape.least + 3)
            return st.lists(shaped(codec, shape.of), min_size=shape.least, max_size=few).map(tuple)
        case Value():
            return st.one_of([instances(codec, cls) for cls in codec.classes(shape.classes)])
    raise TypeError(f"no values of {shape}")


def played(game: AnyGame, seed: int = 1) -> Record:
    """A whole game: every choice drawn."""
    rng = Rng(seed)
    match = Match(game, tuple(f"Zoë {seat}" for seat in range(game.seats[0])), dealer=rng.split())
    return play_to_end(match, [Random(game)] * game.seats[0], rng)
