"""How much of results repeated games have in common: known truths are found, intervals hold them."""

from random import Random

import pytest

from zoorama.lab.variance import Group, explained, group_of


def drawn(rng: Random, alike: float, seats: int = 3) -> Group:
    """Four games of which so many pairs end as the group's luck says; the others as they happen to."""
    fated = rng.randrange(seats)
    kept = alike**0.5  # both games of a pair must keep to it
    winners = [fated if rng.random() < kept else rng.randrange(seats) for _ in range(4)]
    return group_of([[float(seat == winner) for seat in range(seats)] for winner in winners])


def test_where_luck_decides_all_the_same_player_wins_again() -> None:
    groups = [group_of([[float(seat == number % 3) for seat in range(3)]] * 4) for number in range(30)]
    found = explained(groups)
    assert (found.share.value, found.again.value) == pytest.approx((1, 1))
    assert found.anew.value == pytest.approx(0.31, abs=0.01)  # 9 of 29 other groups


def test_a_shared_victory_is_won_again_by_half() -> None:
    one = group_of([[0.5, 0.5], [1.0, 0.0]])
    assert one.mean == (0.75, 0.25)
    assert one.again == pytest.approx(0.5)
    assert one.alone == pytest.approx(0.75)


def test_an_advantage_of_a_seat_is_not_luck() -> None:
    rng = Random(3)
    groups = [group_of([[1.0, 0.0] if rng.random() < 0.8 else [0.0, 1.0] for _ in range(4)]) for _ in range(400)]
    found = explained(groups)
    assert found.anew.value == pytest.approx(0.68, abs=0.03)
    assert found.share.low < 0 < found.share.high


@pytest.mark.parametrize("alike", [0.0, 0.3, 0.8])
def test_the_interval_holds_the_truth_as_often_as_it_says(alike: float) -> None:
    rng = Random(1)
    found = [explained([drawn(rng, alike) for _ in range(60)]).share for _ in range(200)]
    assert sum(one.value for one in found) / len(found) == pytest.approx(alike, abs=0.015)
    assert 0.90 < sum(one.low <= alike <= one.high for one in found) / len(found) <= 0.99
