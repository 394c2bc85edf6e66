"""Values, dealers, rules and matches, copied and pickled."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest

from tests.engine.script import SAY, Script, ScriptOptions
from zoorama.engine.dealer import Rng, SplitMix64
from zoorama.engine.game import ONE, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.score import Line, Score
from zoorama.engine.tally import Tally


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS = pytest.mark.parametrize("travel", [copy, deepcopy, pickled])


@WAYS
@pytest.mark.parametrize(
    "value", [SAY[2], ONE[1], Score(3, (), (Line("lions", 3),)), ScriptOptions("a?"), Tally([1, 2])]
)
def test_a_value_arrives_as_it_was(travel: Callable[[Any], Any], value: object) -> None:
    there = travel(value)
    assert type(there) is type(value)
    assert there == value
    assert repr(there) == repr(value)


@WAYS
def test_a_generator_goes_on_where_it_was(travel: Callable[[Any], Any]) -> None:
    rng = Rng(7)
    rng.below(6)
    there = travel(rng)
    assert [there.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


@WAYS
def test_a_source_of_seeds_goes_on_where_it_was(travel: Callable[[Any], Any]) -> None:
    mix = SplitMix64(7)
    mix.next()
    assert travel(mix).next() == mix.next()


def test_rules_are_not_copied_and_arrive_as_rules_of_the_same_version() -> None:
    game = Script()
    assert copy(game) is deepcopy(game) is game
    there = pickled(game)
    assert (type(there), there.name, there.version) == (Script, game.name, game.version)


def play_on(match: AnyMatch) -> None:
    while match.turn().kind is not Kind.OVER:
        seat = match.turn().seats[0]
        match.act(seat, match.legal(seat)[-1])


@pytest.mark.parametrize("travel", [deepcopy, pickled])
def test_a_match_with_a_dealer_is_dealt_the_same_luck_elsewhere(travel: Callable[[Any], Any]) -> None:
    match: AnyMatch = Match(Script(), ("Anna", "Ben"), ScriptOptions("a?b?a?b?a?b?"), Rng(3))
    there = travel(match)
    play_on(there)
    assert match.turn().kind is Kind.ONE
    play_on(match)
    assert there.record() == match.record()


def test_nobody_listens_to_a_copy_and_undo_works_there() -> None:
    match: AnyMatch = Match(Script(), ("Anna", "Ben"), ScriptOptions("aab"), listeners=(lambda move, events: None,))
    match.act(0, SAY[2])
    there = deepcopy(match)
    assert there.listeners == []
    assert there.can_undo(0)
    there.undo(0)
    assert len(there.moves) == 0
    assert len(match.moves) == 1
