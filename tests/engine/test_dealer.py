"""The generators give the published numbers, in both builds, and deal fairly."""

from collections import Counter

import pytest

from zoorama.engine.dealer import Dealer, Rng, SplitMix64, resume, stream
from zoorama.engine.tally import Odds

WORDS = 2**32


class Stacked(Dealer):
    """Deals what the test wants, and remembers what it was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.number


def test_splitmix64_gives_the_numbers_of_the_reference_implementation() -> None:
    mix = SplitMix64(0)
    assert [f"{mix.next():016x}" for _ in range(4)] == [
        "e220a8397b1dcdaf",
        "6e789e6aa1b965f4",
        "06c45d188009454f",
        "f88bb8a8724c81ec",
    ]


def test_xoshiro128_gives_the_numbers_of_the_reference_implementation() -> None:
    rng = resume((1, 2, 3, 4))
    assert [rng.next() for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_a_seed_sets_the_four_words_to_the_first_128_bits_of_splitmix64() -> None:
    low, high = 0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4
    assert Rng(0).words() == (low % WORDS, low // WORDS, high % WORDS, high // WORDS)


def test_a_seed_counts_modulo_2_to_the_64() -> None:
    assert Rng(5).words() == Rng(2**64 + 5).words() != Rng(6).words()


def word_that_comes_next(word: int) -> Rng:
    """A generator whose next number is `word`: the scrambler undone, b * 5 rotated by 7, times 9."""
    star = word * pow(9, -1, WORDS) % WORDS
    turned = (star >> 7 | star << 25) % WORDS
    return resume((1, turned * pow(5, -1, WORDS) % WORDS, 2, 3))


@pytest.mark.parametrize("word", [0, 1, WORDS // 2, WORDS - 1])
def test_the_tests_can_choose_the_next_word(word: int) -> None:
    assert word_that_comes_next(word).next() == word


@pytest.mark.parametrize("bound", [3, 6, 1000, 3 * 2**29, 2**31 - 1])
def test_below_gives_every_number_equally_many_words(bound: int) -> None:
    """Of the 2**32 words, number n owns those from ceil(n * 2**32 / bound) on: the leftmost ones are thrown again until
    every number keeps floor(2**32 / bound)."""
    fair = WORDS // bound
    for number in (0, 1, bound // 2, bound - 1):
        first = -(-number * WORDS // bound)
        behind = -(-(number + 1) * WORDS // bound)
        thrown_again = behind - first - fair
        assert thrown_again in (0, 1)
        for word in range(first, first + thrown_again):
            again = word_that_comes_next(word)
            again.next()
            assert word_that_comes_next(word).below(bound) == again.below(bound)
        for word in (first + thrown_again, behind - 1):
            assert word_that_comes_next(word).below(bound) == number


def test_a_word_that_would_favour_a_number_is_thrown_again() -> None:
    """2**32 is 1 more than a multiple of 3, so one word is too many: the word 0, which belongs to the number 0."""
    rng = word_that_comes_next(0)
    rng.below(3)
    twice = word_that_comes_next(0)
    twice.next()
    twice.next()
    assert rng.words() == twice.words()


def test_a_word_is_not_thrown_again_where_it_favours_nobody() -> None:
    rng = word_that_comes_next(0)
    once = word_that_comes_next(0)
    once.next()
    assert rng.below(4) == 0
    assert rng.words() == once.words()


def test_below_is_even_over_many_throws() -> None:
    """Chi-square, five degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds; this seed is fixed."""
    rng = Rng(1)
    throws = 6000
    counts = Counter(rng.below(6) for _ in range(throws))
    assert set(counts) == set(range(6))
    assert sum((count - throws / 6) ** 2 / (throws / 6) for count in counts.values()) < 20.5


@pytest.mark.parametrize("bound", [1, 2, 2**31])
def test_below_stays_below(bound: int) -> None:
    rng = Rng(7)
    assert all(0 <= rng.below(bound) < bound for _ in range(200))


def test_resume_goes_on_where_the_words_were_taken() -> None:
    rng = Rng(42)
    rng.next()
    other = resume(rng.words())
    assert [rng.next() for _ in range(5)] == [other.next() for _ in range(5)]


def test_split_makes_a_generator_that_does_not_mind_what_the_first_does_later() -> None:
    quiet, busy = Rng(9), Rng(9)
    first, second = quiet.split(), busy.split()
    busy.next()
    assert [first.next() for _ in range(5)] == [second.next() for _ in range(5)]


def test_split_gives_other_numbers_each_time() -> None:
    rng = Rng(9)
    assert rng.split().words() != rng.split().words() != rng.words()


def test_every_game_of_a_seed_has_its_own_luck() -> None:
    starts = {stream(seed, number).words() for seed in range(10) for number in range(100)}
    assert len(starts) == 1000
    assert stream(3, 4).words() == stream(3, 4).words()


def test_the_dealer_asks_for_a_number_below_the_whole_weight() -> None:
    dealer = Stacked(2)
    assert dealer.deal(Odds(["heads", "tails"], [2, 1])) == "tails"
    assert dealer.bounds == [3]
