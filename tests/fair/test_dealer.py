import hashlib
import hmac
import math
from collections import Counter

import pytest

from zoorama.engine.tally import Odds
from zoorama.fair import dealer as fairness
from zoorama.fair.dealer import CommittedDealer, commitment, fresh_seed, netstrings, outcome, source, word

SEED = bytes(range(32)).hex()
WORDS = ("zebra", "", "Zoë")
SOURCE = source(SEED, WORDS)


def by_hand(seed: str, message: bytes) -> int:
    """HMAC-SHA256 as its definition has it, from nothing but SHA-256."""
    key = bytes.fromhex(seed) + bytes(32)
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    digest = hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()
    return sum(b << 8 * (7 - place) for place, b in enumerate(digest[:8]))


def test_a_seed_is_32_bytes_and_another_each_time() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {32}


def test_a_commitment_is_the_sha_256_of_the_seeds_bytes() -> None:
    assert commitment("616263" + "00" * 29) == hashlib.sha256(b"abc" + bytes(29)).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_an_outcome_is_what_its_definition_gives() -> None:
    message = b"14:zoorama luck 1,5:zebra,0:,4:Zo\xc3\xab,2:12,1:0,"
    assert word(SOURCE, 12, 0) == by_hand(SEED, message)
    assert outcome(SOURCE, 12, 36) == by_hand(SEED, message) % 36


@pytest.mark.parametrize(
    ("number", "bound", "drawn"), [(0, 6, 3), (1, 36, 23), (2, 112, 62), (3, 2**30, 876064099), (1000, 7, 5)]
)
def test_outcomes_never_change_their_meaning(number: int, bound: int, drawn: int) -> None:
    message = b"14:zoorama luck 1,5:zebra,0:,4:Zo\xc3\xab,%d:%d,1:0," % (len(str(number)), number)
    assert outcome(SOURCE, number, bound) == drawn == by_hand(SEED, message) % bound


def test_the_vectors_that_openssl_gives() -> None:
    """`printf MESSAGE | openssl dgst -sha256 -mac HMAC -macopt hexkey:SEED`"""
    assert word(source(SEED, ("", "")), 0, 0) == 0x8D2B2B9867AB6D68
    assert word(SOURCE, 1, 0) == 0xB948BD24DF112CDF


def test_no_two_lists_of_contributions_are_mixed_in_alike() -> None:
    alike = [
        ("ab", "c"),
        ("a", "bc"),
        ("abc", ""),
        ("", "abc"),
        ("abc",),
        ("abc", "", ""),
        ("1:a,", "1:b,"),
        ("1:a,1:b,",),
    ]
    assert len({netstrings(texts) for texts in alike}) == len(alike)
    assert len({word(source(SEED, texts), 0, 0) for texts in alike}) == len(alike)


def test_seed_contributions_number_and_attempt_all_matter() -> None:
    other = "ff" + SEED[2:]
    words = [
        word(SOURCE, 0, 0),
        word(source(other, WORDS), 0, 0),
        word(source(SEED, ("zebrb", "", "Zoë")), 0, 0),
        word(source(SEED, ("", "zebra", "Zoë")), 0, 0),
        word(SOURCE, 1, 0),
        word(SOURCE, 0, 1),
    ]
    assert len(set(words)) == len(words)


def test_a_dealer_deals_outcome_after_outcome_and_goes_on_where_it_was() -> None:
    dealer = CommittedDealer(SEED, WORDS)
    dealt = [dealer.below(36) for _ in range(20)]
    assert dealt == [outcome(SOURCE, number, 36) for number in range(20)]
    assert dealer.drawn == 20
    resumed = CommittedDealer(SEED, WORDS, drawn=12)
    assert [resumed.below(36) for _ in range(8)] == dealt[12:]


def test_a_dealer_deals_by_weight() -> None:
    dealer, numbers = CommittedDealer(SEED, WORDS), CommittedDealer(SEED, WORDS)
    odds = Odds(("lion", "coin"), [1, 2])
    for _ in range(20):
        assert dealer.deal(odds) == ("lion" if numbers.below(3) == 0 else "coin")


def test_even_a_certain_outcome_has_its_number() -> None:
    dealer = CommittedDealer(SEED, WORDS)
    assert dealer.below(1) == 0
    assert dealer.drawn == 1


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 36, 100, 1000])
def test_every_outcome_is_equally_likely(bound: int) -> None:
    dealer = CommittedDealer(SEED, WORDS)
    draws = 20 * bound + 4000
    counts = Counter(dealer.below(bound) for _ in range(draws))
    assert set(counts) <= set(range(bound))
    assert fits(list(counts.values()) + [0] * (bound - len(counts)), draws)


@pytest.mark.parametrize("bound", [2**29 + 1, 3 * 2**28, 2**30 - 1, 2**30])
def test_large_bounds_favour_no_part_of_their_range(bound: int) -> None:
    dealer = CommittedDealer(SEED, WORDS)
    draws = [dealer.below(bound) for _ in range(6000)]
    assert all(0 <= number < bound for number in draws)
    for parts in ([number * 16 // bound for number in draws], [number % 16 for number in draws]):
        counts = Counter(parts)
        assert fits([counts[part] for part in range(16)], 6000)


def fits(counts: list[int], draws: int) -> bool:
    """Chi-square no further off than that of one honest dealer in twenty thousand."""
    expected = draws / len(counts)
    freedom = len(counts) - 1
    found = sum((count - expected) ** 2 / expected for count in counts)
    # Wilson and Hilferty: the cube root is nearly normal.
    spread = 2 / (9 * freedom)
    return math.cbrt(found / freedom) < 1 - spread + 3.9 * math.sqrt(spread)


def test_words_that_would_favour_some_outcomes_are_passed_over() -> None:
    bound = 2**63 + 1  # so large that nearly every second word is unfair
    numbers = range(40)
    attempts = [next(a for a in range(99) if word(SOURCE, n, a) < bound) for n in numbers]
    assert max(attempts) > 2
    assert [outcome(SOURCE, n, bound) for n in numbers] == [word(SOURCE, n, attempts[n]) for n in numbers]


def test_the_largest_fair_word_is_taken_and_the_first_unfair_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = 2**64 - 2**64 % 36

    def fixed(source: hmac.HMAC, number: int, attempt: int) -> int:
        return (fair, 2**64 - 1, fair - 1)[attempt]

    monkeypatch.setattr(fairness, "word", fixed)
    assert outcome(SOURCE, 0, 36) == 35


def test_the_standard_library_agrees_with_the_hmac_written_out_here() -> None:
    digest = hmac.digest(bytes.fromhex(SEED), b"zoo", "sha256")
    assert by_hand(SEED, b"zoo") == int.from_bytes(digest[:8], "big")
