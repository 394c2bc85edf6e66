from zoorama.engine.tally import Odds, Tally


def test_an_outcome_owns_as_many_numbers_as_it_weighs() -> None:
    odds = Odds(["ant", "bee", "cat"], [1, 3, 2])
    assert odds.total == 6
    assert [odds.pick(number) for number in range(6)] == ["ant", "bee", "bee", "bee", "cat", "cat"]


def test_outcomes_that_weigh_one_each_are_picked_by_their_place() -> None:
    odds = Odds(["ant", "bee", "cat"], [1, 1, 1])
    assert [odds.pick(number) for number in range(3)] == ["ant", "bee", "cat"]


def test_odds_tell_their_pairs() -> None:
    assert Odds(["ant", "bee"], [1, 3]).pairs() == [("ant", 1), ("bee", 3)]


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
    odds = Tally([2, 0, 1]).odds(("ant", "bee", "cat"))
    assert odds.pairs() == [("ant", 2), ("cat", 1)]


def test_tallies_are_equal_by_their_counts_and_equal_to_nothing_else() -> None:
    assert Tally([1, 2]) == Tally([1, 2])
    assert Tally([1, 2]) != Tally([2, 1])
    assert Tally([1, 2]) != [1, 2]


def test_a_tally_shows_its_counts() -> None:
    assert repr(Tally([1, 2])) == "Tally([1, 2])"
