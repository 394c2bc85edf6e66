"""Ready-made runs of bits, so that a row is joined and never written bit by bit."""

from typing import Final

BIT: Final[tuple[bytes, ...]] = (b"\x00", b"\x01")


def none_of(width: int) -> bytes:
    return bytes(width)


def one_hot(width: int) -> list[bytes]:
    """By number below `width`: its own bit alone."""
    return [bytes(number == bit for bit in range(width)) for number in range(width)]


def subsets(width: int) -> list[bytes]:
    """By a set of things as bits of a whole number: one bit a thing."""
    return [bytes(members >> bit & 1 for bit in range(width)) for members in range(1 << width)]


class Steps:
    """A thermometer: one bit for each step that a number has reached."""

    def __init__(self, *steps: int) -> None:
        self.width = len(steps)
        self.low = steps[0] - 1
        self.high = steps[-1]
        self.table = [bytes(number >= step for step in steps) for number in range(self.low, self.high + 1)]

    def at(self, number: int) -> bytes:
        if number <= self.low:
            return self.table[0]
        if number >= self.high:
            return self.table[-1]
        return self.table[number - self.low]
