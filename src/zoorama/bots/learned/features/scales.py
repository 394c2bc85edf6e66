"""Numbers as bits, ready-made: building a row is looking such blocks up and joining them."""

from typing import Final


class Scale:
    """A thermometer: a bit for each level, set when the number has reached it. Levels rise."""

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.width = len(levels)
        self.low = levels[0] - 1
        self.high = levels[-1]
        self.blocks = [
            bytes([int(number >= level) for level in levels]) for number in range(self.low, self.high + 1)
        ]  # by number, from `low`

    def of(self, number: int) -> bytes:
        if number <= self.low:
            return self.blocks[0]
        return self.blocks[min(number, self.high) - self.low]


def one_hot(count: int) -> list[bytes]:
    """By number, a block with only that number's bit set; and last, by -1, one with none."""
    return [bytes([int(bit == number) for bit in range(count)]) for number in range(count + 1)]


def subsets(count: int) -> list[bytes]:
    """By the sum of 2**n for each n in the set: a bit for each."""
    return [bytes([members >> bit & 1 for bit in range(count)]) for members in range(1 << count)]


FLAG: Final = [b"\x00", b"\x01"]
