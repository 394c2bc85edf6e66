"""Jokers and Special Rounds (ZP-19, ZP-20)."""

import pytest

from tests.games.zoop.drawn import (
    DULL,
    GAME,
    KOALA,
    RABBIT,
    TOUCAN,
    card,
    table,
    told,
)
from zoorama.engine.game import OVER
from zoorama.games.zoop.actions import (
    DRAW,
    PASS,
    PLAY,
    PLAY_JOKER,
)
from zoorama.games.zoop.events import (
    GameWon,
)


@pytest.mark.rule("ZP-19")
def test_a_joker_goes_on_any_card_and_names_a_basic_species_in_hand() -> None:
    at = table("yellow-frogs", "joker red-rabbit red-toucans blue-crab", DULL, DULL)
    assert at.legal(0) == [PLAY_JOKER[RABBIT], PLAY_JOKER[TOUCAN], DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[KOALA]) == "ZP-19"


@pytest.mark.rule("ZP-19")
def test_a_joker_needs_a_rabbit_koala_or_toucan_beside_it() -> None:
    at = table("yellow-frogs", "joker cage blue-crab", DULL, DULL)
    assert at.legal(0) == [DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[RABBIT]) == "ZP-19"


@pytest.mark.rule("ZP-19")
def test_in_a_special_round_each_discards_the_species_or_draws_and_the_joker_comes_last() -> None:
    at = table(
        "yellow-frogs",
        "joker red-koala blue-crab",
        "green-koalas green-koala green-crab",
        "yellow-crab yellow-rabbit",
        "blue-koalas yellow-toucan",
    )
    at.act(0, PLAY_JOKER[KOALA])
    assert at.legal(1) == [PLAY[card("green-koala")], PLAY[card("green-koalas")]]
    at.play(1, "green-koalas")  # any colour and quantity; and no window during the round
    assert at.legal(2) == [DRAW]
    assert GAME.refusal(at.state, 2, PLAY[card("yellow-rabbit")]) == "ZP-19"
    at.act(2, DRAW)
    at.give("blue-koala")  # may not be played
    at.play(3, "blue-koalas")
    assert at.legal(0) == [PLAY[card("red-koala")]]
    at.play(0, "red-koala")
    assert at.asked() == (1,)  # again no window
    assert at.view(None).species is None
    assert at.view(None).starter is None
    assert at.legal(1) == [PLAY[card("green-koala")]]  # normal play from the last card
    assert [len(hand) for hand in at.state.hands] == [1, 2, 3, 1]


@pytest.mark.rule("ZP-19", "ZP-12")
def test_a_special_round_goes_in_the_direction_of_play() -> None:
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-koala green-crab", "yellow-koala yellow-rabbit")
    at.state.step = -1
    at.act(0, PLAY_JOKER[KOALA])
    at.play(2, "yellow-koala")
    at.play(1, "green-koala")
    at.play(0, "red-koala")
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-19", "ZP-6")
def test_in_a_special_round_with_no_pile_who_has_none_passes() -> None:
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-crab", "yellow-crab yellow-rabbit", pile="red-crab")
    at.act(0, PLAY_JOKER[KOALA])
    at.act(1, DRAW)
    at.give("red-crab")
    assert at.legal(2) == [PASS]
    assert GAME.refusal(at.state, 2, DRAW) == "ZP-6"
    at.act(2, PASS)
    at.play(0, "red-koala")
    assert at.legal(1) == [PLAY[card("red-crab")]]


@pytest.mark.rule("ZP-19", "ZP-7")
def test_a_special_round_can_end_the_game_for_another_player() -> None:
    at = table("yellow-frogs", "joker red-koala", "green-koala green-crab", "yellow-koala")
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    at.play(2, "yellow-koala")
    assert GAME.turn(at.state) == OVER
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-19", "ZP-7")
def test_who_began_a_special_round_can_win_with_its_last_card() -> None:
    at = table("yellow-frogs", "joker red-koala", "green-koala green-crab", "yellow-koala blue-crab")
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    at.play(2, "yellow-koala")
    at.play(0, "red-koala")
    assert told(at, GameWon) == [GameWon(0)]


@pytest.mark.rule("ZP-19", "ZP-8")
def test_after_a_special_round_the_one_with_the_joker_has_discarded_last() -> None:
    at = table("yellow-frogs", "joker red-koala blue-frogs", "green-crab", "yellow-crab")
    at.act(0, PLAY_JOKER[KOALA])
    for drawn in ("green-frogs", "blue-monkeys"):
        at.act(at.asked()[0], DRAW)
        at.give(drawn)
    at.play(0, "red-koala")
    for drawn in ("green-monkeys", "green-kangaroos"):
        seat = at.asked()[0]
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert at.legal(0) == [PLAY[card("blue-frogs")]]


@pytest.mark.rule("ZP-20")
def test_a_joker_can_never_be_the_last_card() -> None:
    at = table("red-rabbit", "joker", DULL, DULL)
    assert at.legal(0) == [DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[RABBIT]) == "ZP-20"
    at.act(0, DRAW)
    at.give("blue-koalas")
    assert at.legal(0) == [PASS]  # only the card drawn could be played
    assert GAME.refusal(at.state, 0, PLAY_JOKER[KOALA]) == "ZP-5"


@pytest.mark.rule("ZP-20", "ZP-8")
def test_not_even_when_all_passed() -> None:
    at = table("red-rabbit", "joker", DULL, DULL, pile="", last=0)
    assert at.legal(0) == [PASS]
