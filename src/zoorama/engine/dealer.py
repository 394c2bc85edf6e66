"""Dealers: the one source of luck, as whole numbers below a bound."""

from abc import ABC, abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from zoorama.engine.tally import Odds

A = TypeVar("A")

WORD: Final = 0xFFFFFFFF
LONG: Final = 0xFFFFFFFFFFFFFFFF
SEEDS: Final = LONG + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Luck's hand: whatever can give a number below a bound can deal a game."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A whole number, 0 <= number < bound <= 2**30, every one equally likely."""

    def deal(self, odds: Odds[A]) -> A:
        """One outcome, each as likely as its weight says."""
        return odds.pick(self.below(odds.total))


class SplitMix64:
    """Steele, Lea and Flood's generator: turns any seed into well-mixed words."""

    def __init__(self, seed: int) -> None:
        self.state = seed & LONG

    def __reduce__(self) -> tuple[Any, ...]:
        return SplitMix64, (self.state,)

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & LONG
        word = self.state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & LONG
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & LONG
        return word ^ (word >> 31)


class Rng(Dealer):
    """Blackman and Vigna's xoshiro128**, seeded through SplitMix64. The same numbers in both builds."""

    def __init__(self, seed: int) -> None:
        mix = SplitMix64(seed)
        low, high = mix.next(), mix.next()
        self.a: i64 = low & WORD
        self.b: i64 = low >> 32
        self.c: i64 = high & WORD
        self.d: i64 = high >> 32

    def next(self) -> i64:
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        star: i64 = (b * 5) & 0xFFFFFFFF
        star = ((star << 7) | (star >> 25)) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return (star * 9) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """Lemire's method: multiply, keep the high half, draw again where that would favour some numbers."""
        width: i64 = bound
        wide: i64 = self.next() * width
        if wide & 0xFFFFFFFF < width:
            unfair: i64 = (0x100000000 - width) % width
            while wide & 0xFFFFFFFF < unfair:
                wide = self.next() * width
        return wide >> 32

    def split(self) -> "Rng":
        """A new generator, independent of how many numbers this one gives later."""
        high: int = self.next()
        low: int = self.next()
        return Rng((high << 32) | low)

    def __reduce__(self) -> tuple[Any, ...]:
        return resume, (self.words(),)

    def words(self) -> tuple[int, int, int, int]:
        """The generator's state; `resume` continues from it."""
        return (self.a, self.b, self.c, self.d)


def resume(words: tuple[int, int, int, int]) -> Rng:
    """The generator that goes on from `Rng.words`."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng


def stream(seed: int, number: int) -> Rng:
    """The generator for the `number`-th of many games that share one seed."""
    return Rng(SplitMix64(seed).next() + number)
