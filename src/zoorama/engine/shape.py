"""Shapes: what a field of an action, event, view, option or record may hold.

Compiled classes keep no annotations, so a field states its shape as metadata:
`truck: int = field(metadata=whole(0, 3))`. The codec reads, checks and describes values by it.
"""

from dataclasses import dataclass
from typing import Final

MOST_SEATS: Final = 16  # a bound of the format: seat numbers on the wire and in records stay below it


@dataclass(frozen=True)
class Shape:
    pass


@dataclass(frozen=True)
class Whole(Shape):
    low: int
    high: int


@dataclass(frozen=True)
class Seat(Shape):
    """A player's place at the table, counted from 0."""


@dataclass(frozen=True)
class Nth(Shape):
    """One of a row of things, counted from 0 here and from 1 by people."""

    count: int


@dataclass(frozen=True)
class Flag(Shape):
    pass


@dataclass(frozen=True)
class Word(Shape):
    """A small number in the rules, its word outside: 4 is "lion"."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Text(Shape):
    longest: int


@dataclass(frozen=True)
class Many(Shape):
    of: Shape
    least: int
    most: int


@dataclass(frozen=True)
class Bits(Whole):
    """A set of these words as one number, a bit each: the sum of 2**n for the n-th word."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Coordinate(Whole):
    """Where something lies. Those that a player can choose between at one time lie less than `span` apart."""

    span: int


@dataclass(frozen=True)
class Bag(Many):
    """Many whose order means nothing."""


@dataclass(frozen=True)
class BySeat(Many):
    """One for each seat, in the order of seats."""


@dataclass(frozen=True)
class Maybe(Shape):
    of: Shape


@dataclass(frozen=True)
class Value(Shape):
    """An instance of one of these classes, told by its name."""

    classes: tuple[type, ...]


Metadata = dict[str, Shape]


def whole(low: int, high: int) -> Metadata:
    return {"shape": Whole(low, high)}


def bits(words: tuple[str, ...]) -> Metadata:
    return {"shape": Bits(0, (1 << len(words)) - 1, words)}


def coordinate(low: int, high: int, span: int) -> Metadata:
    return {"shape": Coordinate(low, high, span)}


def nth(count: int) -> Metadata:
    return {"shape": Nth(count)}


def word(words: tuple[str, ...]) -> Metadata:
    return {"shape": Word(words)}


def text(longest: int) -> Metadata:
    return {"shape": Text(longest)}


def value(*classes: type) -> Metadata:
    return {"shape": Value(classes)}


def maybe(of: Metadata) -> Metadata:
    return {"shape": Maybe(of["shape"])}


def many(of: Metadata, least: int, most: int) -> Metadata:
    return {"shape": Many(of["shape"], least, most)}


def bag(of: Metadata, least: int, most: int) -> Metadata:
    return {"shape": Bag(of["shape"], least, most)}


def by_seat(of: Metadata, seats: range) -> Metadata:
    return {"shape": BySeat(of["shape"], seats[0], seats[-1])}


FLAG: Final[Metadata] = {"shape": Flag()}
SEAT: Final[Metadata] = {"shape": Seat()}
