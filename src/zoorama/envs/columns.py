"""A view as a row of numbers with a name for each, from the shapes of its fields.

Words, things in a row and seats are one column each, 1 where it is so. Seats are counted on from whoever looks, and
what belongs to seats stands in that order. Of what lies in no order, each kind is counted. Sets in a list are added up.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, TypeAlias, cast

from zoorama.codec import Codec, shape_of
from zoorama.engine.shape import Bag, Bits, BySeat, Flag, Many, Maybe, Nth, Seat, Shape, Value, Whole, Word

Row: TypeAlias = "array[int]"  # of 16-bit numbers
Write = Callable[[Row, int, Any, int], None]  # a value into the columns from here on, as this seat sees it
SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1
MOST_SUMS: Final = 10_000  # lists of sets whose sums are remembered


@dataclass(frozen=True)
class Column:
    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Block:
    """The columns of one shape, and what writes them."""

    columns: tuple[Column, ...]
    write: Write
    speaks: bool = False  # a value that is there never writes only zeros

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
                return one_of(self._labels(shape), self._turns(shape))
            case Maybe():
                return maybe(self.block(shape.of))
            case BySeat():
                return self._by_seat(shape)
            case Bag(Word() | Nth() | Seat()):
                return counts(self._labels(shape.of), shape.most, self._turns(shape.of))
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
        blocks = [self.block(shape_of(field)) for field in known]
        names = [field.name for field in known]
        return Block(
            tuple(
                [
                    under(f".{name}", column)
                    for name, block in zip(names, blocks, strict=True)
                    for column in block.columns
                ]
            ),
            write_record(names, blocks),
            any(block.speaks for block in blocks),
        )

    def _labels(self, shape: Shape) -> tuple[str, ...]:
        match shape:
            case Word():
                return shape.words
            case Nth():
                return tuple([str(index + 1) for index in range(shape.count)])
        return tuple([f"+{seat}" for seat in range(self.seats)])

    def _turns(self, shape: Shape) -> int:
        """How many seats there are to count around, or 0 for what is no seat."""
        return self.seats if isinstance(shape, Seat) else 0

    def _by_seat(self, shape: BySeat) -> Block:
        inner, seats = self.block(shape.of), self.seats
        write, width = inner.write, inner.width

        def write_by_seat(row: Row, at: int, value: Any, own: int) -> None:
            for index in range(seats):
                write(row, at + index * width, value[(own + index) % seats], own)

        return Block(repeated(inner, [f"[+{index}]" for index in range(seats)]), write_by_seat, inner.speaks)


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

    def write(row: Row, at: int, value: Any, own: int) -> None:
        row[at] = value

    return Block((Column("", low, high),), write)


def one_of(labels: tuple[str, ...], turns: int) -> Block:
    def write(row: Row, at: int, value: Any, own: int) -> None:
        row[at + value] = 1

    def write_seat(row: Row, at: int, value: Any, own: int) -> None:
        row[at + (value - own) % turns] = 1

    return Block(tuple([Column(f"={label}", 0, 1) for label in labels]), write_seat if turns else write, speaks=True)


def counts(labels: tuple[str, ...], most: int, turns: int) -> Block:
    def write(row: Row, at: int, value: Any, own: int) -> None:
        for part in value:
            row[at + part] += 1

    def write_seats(row: Row, at: int, value: Any, own: int) -> None:
        for part in value:
            row[at + (part - own) % turns] += 1

    return Block(tuple([Column(f"#{label}", 0, most) for label in labels]), write_seats if turns else write)


def sums(labels: tuple[str, ...], most: int, *, alone: bool = False) -> Block:
    """For each word, in how many of the sets it is."""
    width = len(labels)
    known: dict[Any, Row] = {}

    def added_up(value: Any) -> Row:
        total = array("h", bytes(2 * width))
        for bits in (value,) if alone else value:
            for index in range(width):
                total[index] += bits >> index & 1
        return total

    def write(row: Row, at: int, value: Any, own: int) -> None:
        total = known.get(value)
        if total is None:
            if len(known) >= MOST_SUMS:
                known.clear()
            total = known[value] = added_up(value)
        row[at : at + width] = total

    return Block(tuple([Column(f"#{label}", 0, most) for label in labels]), write)


def maybe(inner: Block) -> Block:
    """Nothing is all zeros; where something may be all zeros as well, a column before tells them apart."""
    write = inner.write
    if inner.speaks:

        def write_if_there(row: Row, at: int, value: Any, own: int) -> None:
            if value is not None:
                write(row, at, value, own)

        return Block(or_nothing(inner), write_if_there)

    def write_and_say(row: Row, at: int, value: Any, own: int) -> None:
        if value is not None:
            row[at] = 1
            write(row, at + 1, value, own)

    return Block((Column("?", 0, 1), *or_nothing(inner)), write_and_say)


def in_order(inner: Block, least: int, most: int) -> Block:
    """One after the other; those that need not be there say whether they are."""
    if least == most:
        return rows(inner, most)
    if inner.speaks:
        return rows(Block(or_nothing(inner), inner.write), most)
    sure, unsure = rows(inner, least), rows(maybe(inner), most - least, least)
    write_sure, write_unsure, width = sure.write, unsure.write, sure.width

    def write(row: Row, at: int, value: Any, own: int) -> None:
        write_sure(row, at, value[:least], own)
        write_unsure(row, at + width, value[least:], own)

    return Block((*sure.columns, *unsure.columns), write)


def rows(inner: Block, most: int, first: int = 0) -> Block:
    write, width = inner.write, inner.width

    def write_rows(row: Row, at: int, value: Any, own: int) -> None:
        for part in value:
            write(row, at, part, own)
            at += width

    return Block(repeated(inner, [f"[{first + index + 1}]" for index in range(most)]), write_rows)


def one_class_of(blocks: dict[type, Block]) -> Block:
    """Which class it is, then the fields of each."""
    columns = [Column(f"={cls.__name__}", 0, 1) for cls in blocks]
    places: dict[type, tuple[int, int, Write]] = {}
    for index, (cls, block) in enumerate(blocks.items()):
        places[cls] = index, len(columns), block.write
        columns += [under(f".{cls.__name__}", column) for column in or_nothing(block)]

    def write(row: Row, at: int, value: Any, own: int) -> None:
        index, place, write_fields = places[type(value)]
        row[at + index] = 1
        write_fields(row, at + place, value, own)

    return Block(tuple(columns), write, speaks=True)


def write_record(names: list[str], blocks: list[Block]) -> Write:
    steps: list[tuple[Write, int]] = []
    offset = 0
    for block in blocks:
        steps.append((block.write, offset))
        offset += block.width
    if len(names) < 2:
        return write_few(names, steps)
    parts = attrgetter(*names)

    def write(row: Row, at: int, value: Any, own: int) -> None:
        for (write_part, offset), part in zip(steps, parts(value), strict=True):
            write_part(row, at + offset, part, own)

    return write


def write_few(names: list[str], steps: list[tuple[Write, int]]) -> Write:
    def write(row: Row, at: int, value: Any, own: int) -> None:
        for (write_part, offset), name in zip(steps, names, strict=True):
            write_part(row, at + offset, getattr(value, name), own)

    return write
