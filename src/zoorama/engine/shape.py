"""Shapes: what a field of an action, event, view, option or record may hold.

Compiled classes keep no annotations, so a field states its shape as metadata:
`truck: int = field(metadata=whole(0, 3))`. The codec reads, checks and describes values by it.
"""

from dataclasses import dataclass
from typing import Final

MOST_SEATS: Final = 16  # a bound of the format: seat numbers on the wire and in records stay below it


@dataclass(frozen=True)
class Shape:
    """What a value may be; the classes below say it."""


@dataclass(frozen=True)
class Whole(Shape):
    """A whole number between the two, both included."""

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
    """True or false."""


@dataclass(frozen=True)
class Word(Shape):
    """A small number in the rules, its word outside: 4 is "lion"."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Text(Shape):
    """Characters, at most so many."""

    longest: int


@dataclass(frozen=True)
class Many(Shape):
    """A list of values of one shape."""

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
    """A value of that shape, or none."""

    of: Shape


@dataclass(frozen=True)
class Value(Shape):
    """An instance of one of these classes, told by its name."""

    classes: tuple[type, ...]


Metadata = dict[str, Shape]


def whole(low: int, high: int) -> Metadata:
    """A whole number from `low` to `high`."""
    return {"shape": Whole(low, high)}


def bits(words: tuple[str, ...]) -> Metadata:
    """A set of these words, kept as one number."""
    return {"shape": Bits(0, (1 << len(words)) - 1, words)}


def coordinate(low: int, high: int, span: int) -> Metadata:
    """A place: choices that are open at one time lie less than `span` apart."""
    return {"shape": Coordinate(low, high, span)}


def nth(count: int) -> Metadata:
    """One of `count` things in a row."""
    return {"shape": Nth(count)}


def word(words: tuple[str, ...]) -> Metadata:
    """One of these words, kept as its index."""
    return {"shape": Word(words)}


def text(longest: int) -> Metadata:
    """Characters, at most `longest`."""
    return {"shape": Text(longest)}


def value(*classes: type) -> Metadata:
    """An instance of one of these classes."""
    return {"shape": Value(classes)}


def maybe(of: Metadata) -> Metadata:
    """What `of` says, or None."""
    return {"shape": Maybe(of["shape"])}


def many(of: Metadata, least: int, most: int) -> Metadata:
    """A list whose order means something."""
    return {"shape": Many(of["shape"], least, most)}


def bag(of: Metadata, least: int, most: int) -> Metadata:
    """A list whose order means nothing: environments count its kinds."""
    return {"shape": Bag(of["shape"], least, most)}


def by_seat(of: Metadata, seats: range) -> Metadata:
    """One for each seat, for a game of so many: environments turn them to whoever looks."""
    return {"shape": BySeat(of["shape"], seats[0], seats[-1])}


FLAG: Final[Metadata] = {"shape": Flag()}
SEAT: Final[Metadata] = {"shape": Seat()}
