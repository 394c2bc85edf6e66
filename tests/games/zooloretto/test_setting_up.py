"""Zooloretto, rule by rule: the box and setting up (ZO-1 to ZO-7)."""

import pytest

from tests.games.zooloretto.census import BOX, census
from tests.games.zooloretto.drawn import GAME, act, fall, kind, position, zoo
from zoorama.codec import Codec, Json
from zoorama.engine import game
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import CHANCE, ONE
from zoorama.engine.match import Match
from zoorama.games.zooloretto.actions import DRAW, SETTING_ASIDE, TURN_UP
from zoorama.games.zooloretto.parts import CAMEL, FLAMINGO, PANDA, SPECIES, ZEBRA
from zoorama.games.zooloretto.state import Options


@pytest.mark.rule("ZO-1")
def test_the_box_holds_112_square_tiles_of_which_each_species_has_eleven() -> None:
    stack = GAME.start(5, Options()).stack
    assert stack.total == 112
    for species in SPECIES:
        assert [stack.counts[kind(species + form)] for form in ("", "-male", "-female")] == [7, 2, 2]
    assert [stack.counts[kind(word)] for word in ("ice-cream", "lemonade", "balloons", "souvenirs")] == [3, 3, 3, 3]
    assert stack.counts[kind("coin")] == 12


@pytest.mark.rule("ZO-1")
def test_each_species_has_two_offspring() -> None:
    assert GAME.start(5, Options()).offspring == [2] * 8


@pytest.mark.rule("ZO-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_two_coins_and_the_bank_has_the_rest(seats: int) -> None:
    state = GAME.start(seats, Options())
    assert [zoo.coins for zoo in state.zoos] == [2] * seats
    assert state.bank == 30 - 2 * seats


@pytest.mark.rule("ZO-4")
@pytest.mark.parametrize(("seats", "species"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_luck_sets_species_aside_before_the_first_turn(seats: int, species: int) -> None:
    state = GAME.start(seats, Options())
    for number in range(species):
        assert GAME.turn(state) == CHANCE
        fall(state, SETTING_ASIDE[number])
    assert GAME.turn(state) == ONE[0]
    assert state.stack.total == 112 - 11 * species
    assert state.offspring == [0] * species + [2] * (8 - species)


@pytest.mark.rule("ZO-4")
def test_every_species_is_as_likely_to_be_set_aside_and_none_twice() -> None:
    state = GAME.start(2, Options())
    assert GAME.chances(state).pairs() == [(SETTING_ASIDE[species], 1) for species in range(8)]
    fall(state, SETTING_ASIDE[CAMEL])
    assert SETTING_ASIDE[CAMEL] not in GAME.chances(state).outcomes
    assert GAME.refusal(state, -1, SETTING_ASIDE[CAMEL]) == "ZO-4"


@pytest.mark.rule("ZO-4")
def test_the_table_may_name_the_species_in_any_order() -> None:
    state = GAME.start(2, Options((ZEBRA, FLAMINGO, CAMEL)))
    assert GAME.turn(state) == ONE[0]
    assert state == GAME.start(2, Options((FLAMINGO, CAMEL, ZEBRA)))
    assert state.stack.counts[kind("zebra-male")] == state.offspring[ZEBRA] == 0
    assert census(state) == BOX


@pytest.mark.rule("ZO-4")
@pytest.mark.parametrize(("seats", "named", "wanted"), [(2, 2, 3), (3, 3, 2), (4, 2, 1), (5, 1, 0)])
def test_naming_too_few_or_too_many_species_is_refused(seats: int, named: int, wanted: int) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.start(seats, Options(tuple(range(named))))
    assert (refused.value.path, refused.value.problem) == ("options.set_aside", "wrong-length")
    assert refused.value.facts == {"path": "options.set_aside", "given": named, "least": wanted, "most": wanted}


@pytest.mark.rule("ZO-4")
def test_naming_a_species_twice_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.start(2, Options((PANDA, CAMEL, PANDA)))
    assert (refused.value.path, refused.value.problem) == ("options.set_aside[2]", "repeated-field")
    assert refused.value.facts["given"] == "panda"


@pytest.mark.rule("ZO-4")
def test_the_named_species_are_written_as_words() -> None:
    codec = Codec(GAME)
    written: Json = {"type": "Options", "set_aside": ["panda", "camel"]}
    assert codec.decode(written, game.Options) == Options((PANDA, CAMEL))
    assert codec.encode(Options((PANDA, CAMEL))) == written


@pytest.mark.rule("ZO-5")
def test_all_know_what_is_face_down_but_there_is_no_order_to_know() -> None:
    state = position(zoo("zebra"), zoo(), trucks=("zebra coin",))
    view = GAME.view(state, 1)
    assert view.stack[kind("zebra")] == 5
    assert view.stack[kind("coin")] == 11
    assert sum(view.stack) == state.stack.total == 112 - 3 * 11 - 3
    act(state, DRAW)
    left = [(TURN_UP[kind], count) for kind, count in enumerate(view.stack) if count]
    assert GAME.chances(state).pairs() == left


@pytest.mark.rule("ZO-6")
@pytest.mark.parametrize(("seats", "trucks"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_there_is_a_truck_for_each_player_and_three_for_two(seats: int, trucks: int) -> None:
    assert GAME.view(GAME.start(seats, Options()), 0).trucks == ((),) * trucks


@pytest.mark.rule("ZO-7")
def test_the_first_seat_begins() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di", "Ed"))
    assert match.turn() == ONE[0]
