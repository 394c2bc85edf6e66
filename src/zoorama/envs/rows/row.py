"""One observation in a buffer that NumPy shares."""

from typing import Any

from librt.vecs import extend, vec
from mypy_extensions import i16, i32, i64


class Row:
    """Columns written one after the other, most of which stay 0: what was written is remembered, to be wiped away."""

    def __init__(self, cells: vec[i16], first: i64) -> None:
        self.cells = cells
        self.first = first
        self.at = first  # the next column
        self.written = vec[i32](bytes(64))  # the columns that are not 0
        self.count: i64 = 0

    def wipe(self) -> None:
        """All 0, and back to the first column."""
        cells, written, first = self.cells, self.written, self.first
        index: i64 = 0
        while index < self.count:
            cells[first + i64(written[index])] = 0
            index += 1
        self.count = 0
        self.at = first

    def number(self, number: i64) -> None:
        if number != 0:
            self._note(self.at)
            self.cells[self.at] = i16(number)
        self.at += 1

    def one_of(self, index: i64, count: i64) -> None:
        """Of so many columns, 1 in that one; in none if it is negative."""
        if index >= 0:
            self._note(self.at + index)
            self.cells[self.at + index] = 1
        self.at += count

    def add(self, index: i64) -> None:
        """One more in the column so many further on; the next stays where it is."""
        self.add_many(index, 1)

    def add_many(self, index: i64, number: i64) -> None:
        cells, cell = self.cells, self.at + index
        if number != 0:
            if cells[cell] == 0:
                self._note(cell)
            cells[cell] += i16(number)

    def skip(self, count: i64) -> None:
        """Columns that stay as they are."""
        self.at += count

    def numbers(self, numbers: list[int]) -> None:
        for number in numbers:
            self.number(number)

    def bag(self, things: list[int], count: i64) -> None:
        """How many there are of each of so many kinds."""
        for thing in things:
            self.add(thing)
        self.at += count

    def bags(self, bags: list[list[int]], count: i64, least: i64, most: i64) -> None:
        """One after the other; those that need not be there say whether they are."""
        index: i64 = 0
        while index < most:
            there = index < len(bags)
            if index >= least:
                self.number(there)
            if there:
                self.bag(bags[index], count)
            else:
                self.at += count
            index += 1

    def _note(self, cell: i64) -> None:
        if self.count == len(self.written):
            self.written = extend(self.written, self.written)
        self.written[self.count] = i32(cell - self.first)
        self.count += 1

    def shared(self) -> memoryview:
        """All cells of the buffer, for reading."""
        cells: Any = self.cells
        return memoryview(cells)


def blank(width: int) -> Row:
    """A row of its own."""
    return Row(vec[i16](bytes(width)), 0)


def turned(seat: i64, own: i64, seats: i64) -> i64:
    """Counted on from one's own; nobody (-1) stays nobody."""
    return seat if seat < 0 else (seat - own) % seats
