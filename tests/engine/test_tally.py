"""Tallies and odds: counting, drawing, picking."""

import pytest

from zoorama.engine.tally import MOST_LOTS, Odds, Tally


def test_an_outcome_owns_as_many_numbers_as_it_weighs() -> None:
    odds = Odds(["ant", "bee", "cat"], [1, 3, 2])
    assert odds.total == 6
    assert [odds.pick(number) for number in range(6)] == ["ant", "bee", "bee", "bee", "cat", "cat"]


def test_outcomes_that_weigh_one_each_are_picked_by_their_place() -> None:
    odds = Odds(["ant", "bee", "cat"], [1, 1, 1])
    assert [odds.pick(number) for number in range(3)] == ["ant", "bee", "cat"]


def test_what_cannot_come_is_neither_picked_nor_listed() -> None:
    odds = Odds(["ant", "bee", "cat", "dog"], [0, 2, 0, 1])
    assert [odds.pick(number) for number in range(odds.total)] == ["bee", "bee", "dog"]
    assert odds.pairs() == [("bee", 2), ("dog", 1)]
    assert odds.outcomes == ["bee", "dog"]
    assert odds.weights == [2, 1]


def test_a_total_that_is_known_need_not_be_counted() -> None:
    assert Odds(["ant", "bee"], [1, 3], 4).total == Odds(["ant", "bee"], [1, 3]).total == 4
    assert Tally([2, 1], 3).total == Tally([2, 1]).total == 3


def test_a_tally_counts_what_is_put_in_and_taken_out() -> None:
    tally = Tally([2, 0])
    tally.put(1)
    tally.take(0)
    tally.put(1)
    assert (tally.counts, tally.total) == ([1, 2], 3)


def test_a_copy_of_a_tally_lives_on_its_own() -> None:
    tally = Tally([2, 1])
    copy = tally.copy()
    tally.take(0)
    assert copy == Tally([2, 1]) != tally
    assert copy.total == 3


def test_only_what_is_left_can_be_drawn() -> None:
    tally = Tally([2, 0, 1])
    odds = tally.odds(("ant", "bee", "cat"))
    assert odds.pairs() == [("ant", 2), ("cat", 1)]
    assert odds.total == 3


def test_odds_stay_as_they_were_when_something_is_drawn() -> None:
    tally = Tally([2, 1])
    odds = tally.odds(("ant", "bee"))
    tally.take(1)
    assert odds.pairs() == [("ant", 2), ("bee", 1)]


def test_tallies_are_equal_by_their_counts_and_equal_to_nothing_else() -> None:
    assert Tally([1, 2]) == Tally([1, 2])
    assert Tally([1, 2]) != Tally([2, 1])
    assert Tally([1, 2]) != [1, 2]


def test_a_tally_shows_its_counts() -> None:
    assert repr(Tally([1, 2])) == "Tally([1, 2])"


def test_odds_with_more_than_a_dealer_can_deal_are_refused() -> None:
    with pytest.raises(OverflowError):
        Odds(["ant"], [MOST_LOTS + 1])
    assert Odds(["ant"], [MOST_LOTS]).total == MOST_LOTS


def test_spread_odds_are_the_same_odds() -> None:
    odds = Odds(["ant", "bee", "cat"], [1, 0, 2])
    expected = [odds.pick(number) for number in range(3)]
    assert [odds.spread().pick(number) for number in range(3)] == expected


def test_no_outcome_owns_a_number_beyond_the_total() -> None:
    with pytest.raises(IndexError):
        Odds(["ant", "bee"], [1, 3]).pick(4)
