"""Token buckets, and whom a limit by address is for."""

import pytest

from tests.server.harness import ManualClock
from zoorama.server import limits
from zoorama.server.limits import Pacer, RateLimiter, TokenBucket, address_key


def test_a_bucket_gives_its_burst_then_its_rate_and_says_when_to_try_again() -> None:
    clock = ManualClock()
    bucket = TokenBucket(2, 4, clock.monotonic)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert bucket.wait() == 0.5
    clock.go(0.5)
    assert bucket.wait() == 0
    assert bucket.take()
    assert bucket.wait(3) == 1.5


def test_what_costs_more_than_the_bucket_holds_takes_all_of_it_and_never_more() -> None:
    clock = ManualClock()
    bucket = TokenBucket(1, 10, clock.monotonic)
    assert bucket.take(1000)
    assert bucket.tokens == 0
    assert bucket.wait(1000) == 10
    assert TokenBucket(0, 1, clock.monotonic).wait() == 0


def test_what_was_given_already_is_spent_as_far_as_there_is() -> None:
    clock = ManualClock()
    limiter = RateLimiter(1, 10, clock.monotonic)
    limiter.spend("a", 4)
    assert limiter.wait("a", 10) == 4
    limiter.spend("a", 1000)
    assert limiter.wait("a", 10) == 10


def test_a_step_of_the_wall_clock_neither_empties_nor_fills_a_bucket() -> None:
    clock = ManualClock()
    bucket = TokenBucket(1, 2, clock.monotonic)
    assert bucket.take()
    for step in (-3600, 3600):
        clock.time += step
        assert bucket.wait(2) == 1


def test_the_least_recently_seen_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    limiter = RateLimiter(1, 1, ManualClock().monotonic)
    assert [limiter.take(key) for key in "abaca"] == [True, True, False, True, False]
    assert limiter.wait("c") == 1
    assert limiter.take("b")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_is_limited_by_the_network_of_one_customer(host: str, key: str) -> None:
    assert address_key(host) == key


def test_a_pace_gives_everybody_a_time_of_their_own() -> None:
    clock = ManualClock()
    pacer = Pacer(4, clock.monotonic)
    assert [pacer.delay() for _ in range(3)] == [0, 0.25, 0.5]
    clock.go(10)
    assert [pacer.delay() for _ in range(2)] == [0, 0.25]


def test_what_was_taken_elsewhere_is_owed_up_to_ten_bursts() -> None:
    clock = ManualClock()
    limiter = RateLimiter(1, 10, clock.monotonic)
    limiter.taken_elsewhere("a", 15)
    assert limiter.wait("a") == 6
    limiter.taken_elsewhere("a", 1000)
    assert limiter.wait("a") == 101
    clock.go(101)
    assert limiter.take("a")
