"""The parts of a page, as plain values: whoever shows them decides how."""

from collections.abc import Sequence
from dataclasses import dataclass

from zoorama.text import Text


@dataclass(frozen=True)
class Table:
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    note: str = ""
    words: int = 1  # so many columns, from the left, are words; the others are numbers


@dataclass(frozen=True)
class Interval:
    label: str
    value: float
    low: float
    high: float
    shown: str  # the value, as people read it


@dataclass(frozen=True)
class Intervals:
    """Values with their intervals, one above the other, the first at the top."""

    title: str
    rows: tuple[Interval, ...]
    even: float | None = None  # where a line is drawn: what would be even
    is_share: bool = False


@dataclass(frozen=True)
class Histogram:
    title: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Matrix:
    """Shares, of the one at the left against the one at the top."""

    title: str
    labels: tuple[str, ...]
    shares: tuple[tuple[float | None, ...], ...]


Picture = Intervals | Histogram | Matrix


@dataclass(frozen=True)
class Section:
    heading: str
    tables: tuple[Table, ...] = ()
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True)
class Page:
    title: str
    lead: str  # what was asked
    sections: tuple[Section, ...]
    facts: tuple[tuple[str, str], ...]  # what it takes to play the same games again


def share(text: Text, value: float) -> str:
    return text.say("simulate-share", share=value)


def between(text: Text, low: float, high: float) -> str:
    return f"{share(text, low)} – {share(text, high)}"


def number(text: Text, value: float) -> str:
    return text.say("lab-number", value=value)


def signed(text: Text, value: float) -> str:
    shown = number(text, round(value, 2) + 0.0)  # no minus before nothing
    return f"+{shown}" if round(value, 2) > 0 else shown


def numbers_between(text: Text, low: float, high: float) -> str:
    return f"{number(text, low)} – {number(text, high)}"


def ranges_of(numbers: Sequence[int]) -> str:
    """Whole numbers in order, as `0:300, 400:1000`: each range up to, but without, its end."""
    found: list[list[int]] = []
    for one in sorted(set(numbers)):
        if found and found[-1][1] == one:
            found[-1][1] = one + 1
        else:
            found.append([one, one + 1])
    return ", ".join(f"{first}:{end}" for first, end in found)
