"""A view as a row of numbers with a name for each, from the shapes of its fields.

Words, things in a row and seats are one column each, 1 where it is so. Seats are counted on from whoever looks, and
what belongs to seats stands in that order. Of what lies in no order, each kind is counted. Sets in a list are added up.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, cast

from zoorama.codec import Codec, shape_of
from zoorama.engine.shape import Bag, Bits, BySeat, Flag, Many, Maybe, Nth, Seat, Shape, Value, Whole, Word
from zoorama.envs.source import Place, Row, Source

SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1
MOST_SUMS: Final = 10_000  # lists of sets whose sums are remembered


@dataclass(frozen=True)
class Column:
    """One number of an observation: what it says, and what it lies between."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Block:
    """The columns of one shape, and what adds to a source the lines that write a value, given as an expression."""

    columns: tuple[Column, ...]
    lines: Callable[[Source, Place, str], None]
    speaks: bool = False  # a value that is there never writes only zeros
    plain: bool = False  # one column, which is the value itself

    @property
    def width(self) -> int:
        return len(self.columns)


class Layout:
    """Lays out the columns of a game for so many seats."""

    def __init__(self, codec: Codec, seats: int) -> None:
        self.codec = codec
        self.seats = seats

    def block(self, shape: Shape) -> Block:
        match shape:
            case Bits():
                return sums(shape.words, 1, alone=True)
            case Whole():
                return number(shape.low, shape.high)
            case Flag():
                return number(0, 1)
            case Word() | Nth() | Seat():
                return one_of(self._labels(shape), self._turned(shape))
            case Maybe():
                return maybe(self.block(shape.of))
            case BySeat():
                return by_seat(self.block(shape.of), self.seats)
            case Bag(Word() | Nth() | Seat()):
                return counts(self._labels(shape.of), shape.most, self._turned(shape.of))
            case Many(Bits(words=words)):
                return sums(words, shape.most)
            case Many():
                return in_order(self.block(shape.of), shape.least, shape.most)
            case Value():
                return self.value(self.codec.classes(shape.classes))
        raise TypeError(f"no columns for {shape}")

    def value(self, classes: tuple[type, ...], without: str = "") -> Block:
        if len(classes) == 1:
            return self._record(classes[0], without)
        return one_class_of({cls: self._record(cls) for cls in classes})

    def _record(self, cls: type, without: str = "") -> Block:
        known = [field for field in fields(cast(Any, cls)) if field.name != without]
        return record({field.name: self.block(shape_of(field)) for field in known})

    def _labels(self, shape: Shape) -> tuple[str, ...]:
        match shape:
            case Word():
                return shape.words
            case Nth():
                return tuple([str(index + 1) for index in range(shape.count)])
        return tuple([f"+{seat}" for seat in range(self.seats)])

    def _turned(self, shape: Shape) -> str:
        """The column of a value: of a seat, counted on from one's own."""
        return f"({{}} - own) % {self.seats}" if isinstance(shape, Seat) else "{}"


def under(name: str, column: Column) -> Column:
    return Column(name + column.name, column.low, column.high)


def or_nothing(block: Block) -> tuple[Column, ...]:
    """Its columns, where it need not be there: then they are 0."""
    return tuple([Column(column.name, min(column.low, 0), max(column.high, 0)) for column in block.columns])


def repeated(block: Block, names: list[str]) -> tuple[Column, ...]:
    return tuple([under(name, column) for name in names for column in block.columns])


def number(low: int, high: int) -> Block:
    if low < SMALLEST or high > LARGEST:
        raise TypeError(f"{low} to {high} is too wide for a column")

    def lines(source: Source, at: Place, value: str) -> None:
        source.add(f"row[{at}] = {value}")

    return Block((Column("", low, high),), lines, plain=True)


def one_of(labels: tuple[str, ...], turned: str) -> Block:
    def lines(source: Source, at: Place, value: str) -> None:
        source.add(f"row[{at} + {turned.format(value)}] = 1")

    return Block(tuple([Column(f"={label}", 0, 1) for label in labels]), lines, speaks=True)


def counts(labels: tuple[str, ...], most: int, turned: str) -> Block:
    def lines(source: Source, at: Place, value: str) -> None:
        with source.block(f"for part in {value}:"):
            source.add(f"row[{at} + {turned.format('part')}] += 1")

    return Block(tuple([Column(f"#{label}", 0, most) for label in labels]), lines)


def sums(labels: tuple[str, ...], most: int, *, alone: bool = False) -> Block:
    """For each word, in how many of the sets it is."""
    width = len(labels)

    @lru_cache(MOST_SUMS)
    def added_up(value: Any) -> Row:
        sets = (value,) if alone else value
        return array("h", [sum(bits >> index & 1 for bits in sets) for index in range(width)])

    def lines(source: Source, at: Place, value: str) -> None:
        source.add(f"row[{at}:{at + width}] = {source.constant('added_up', added_up)}({value})")

    return Block(tuple([Column(f"#{label}", 0, most) for label in labels]), lines)


def maybe(inner: Block) -> Block:
    """Nothing is all zeros; where something may be all zeros as well, a column before tells them apart."""

    def lines(source: Source, at: Place, value: str) -> None:
        part = source.name("part", value)
        with source.block(f"if {part} is not None:"):
            there(inner).lines(source, at, part)

    return Block(there(inner).columns, lines)


def there(inner: Block) -> Block:
    """What need not be there, and is."""
    if inner.speaks:
        return Block(or_nothing(inner), inner.lines)

    def lines(source: Source, at: Place, value: str) -> None:
        source.add(f"row[{at}] = 1")
        inner.lines(source, at + 1, value)

    return Block((Column("?", 0, 1), *or_nothing(inner)), lines)


def in_order(inner: Block, least: int, most: int) -> Block:
    """One after the other; those that need not be there say whether they are."""
    if least == most:
        return rows(inner, most)
    if least == 0 or inner.speaks:
        return rows(there(inner), most)
    sure, unsure = rows(inner, least), rows(there(inner), most - least, least)

    def lines(source: Source, at: Place, value: str) -> None:
        whole = source.name("whole", value)
        sure.lines(source, at, f"{whole}[:{least}]")
        unsure.lines(source, at + sure.width, f"{whole}[{least}:]")

    return Block((*sure.columns, *unsure.columns), lines)


def by_seat(inner: Block, seats: int) -> Block:
    in_turn = rows(inner, seats)

    def lines(source: Source, at: Place, value: str) -> None:
        whole = source.name("whole", value)
        in_turn.lines(source, at, f"{whole}[own:] + {whole}[:own]")

    return Block(repeated(inner, [f"[+{index}]" for index in range(seats)]), lines, inner.speaks)


def rows(inner: Block, most: int, first: int = 0) -> Block:
    def lines(source: Source, at: Place, value: str) -> None:
        if inner.plain:
            source.add(f"row[{at}:{at + most}] = array('h', {value})")
            return
        part = source.name("part")
        place = source.name("at", str(at))
        with source.block(f"for {part} in {value}:"):
            inner.lines(source, Place(place), part)
            source.add(f"{place} += {inner.width}")

    return Block(repeated(inner, [f"[{first + index + 1}]" for index in range(most)]), lines)


def one_class_of(blocks: dict[type, Block]) -> Block:
    """Which class it is, then the fields of each."""
    columns = [Column(f"={cls.__name__}", 0, 1) for cls in blocks]
    for cls, block in blocks.items():
        columns += [under(f".{cls.__name__}", column) for column in or_nothing(block)]

    def lines(source: Source, at: Place, value: str) -> None:
        part = source.name("part", value)
        place = at + len(blocks)
        for index, (cls, block) in enumerate(blocks.items()):
            with source.block(f"if type({part}) is {source.constant(cls.__name__, cls)}:"):
                source.add(f"row[{at + index}] = 1")
                block.lines(source, place, part)
            place += block.width

    return Block(tuple(columns), lines, speaks=True)


def record(blocks: dict[str, Block]) -> Block:
    columns = tuple([under(f".{name}", column) for name, block in blocks.items() for column in block.columns])

    def lines(source: Source, at: Place, value: str) -> None:
        part = value if value.isidentifier() else source.name("part", value)
        place = at
        for name, block in blocks.items():
            block.lines(source, place, f"{part}.{name}")
            place += block.width

    return Block(columns, lines, any(block.speaks for block in blocks.values()))
