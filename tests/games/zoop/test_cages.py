"""Cages on special animals (ZP-17)."""

import pytest

from tests.games.zoop.drawn import (
    DULL,
    GAME,
    KOALA,
    TOUCAN,
    card,
    table,
    told,
)
from zoorama.games.zoop.actions import (
    CHASE,
    DRAW,
    FIRST,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
)
from zoorama.games.zoop.events import (
    DirectionReversed,
    GameWon,
    TurnSkipped,
)
from zoorama.games.zoop.parts import CAGE

SPECIAL = [
    ("crab", "rabbit"),
    ("chameleon", "rabbit"),
    ("kangaroo", "rabbit"),
    ("monkeys", "rabbits"),
    ("frogs", "rabbits"),
    ("kangaroos", "rabbits"),
]


@pytest.mark.rule("ZP-17")
@pytest.mark.parametrize(("face", "under"), SPECIAL)
@pytest.mark.parametrize("hunter", [1, 2, 3])
def test_a_cage_cancels_the_effect_the_hunted_draws_and_the_hunter_starts_afresh(
    face: str, under: str, hunter: int
) -> None:
    hands = [f"red-{face} green-frogs", *["blue-toucans blue-rabbit"] * 3]
    hands[hunter] = "cage joker yellow-koalas yellow-toucan"
    at = table(f"red-{under}", *hands)
    at.play(0, f"red-{face}")
    assert at.asked() == (1, 2, 3)  # also the one whose turn begins, not the one who discarded
    for seat in at.asked():
        at.act(seat, CHASE if seat == hunter else LET_PASS)
    at.give("blue-crab")
    assert at.hand(0) == "green-frogs blue-crab"
    assert at.asked() == (hunter,)
    free = [PLAY[card("yellow-toucan")], PLAY[card("yellow-koalas")]]
    assert sorted(map(str, at.legal(hunter))) == sorted(map(str, [*free, PLAY_JOKER[KOALA], PLAY_JOKER[TOUCAN]]))
    assert at.view(None).clockwise
    assert not told(at, DirectionReversed)
    assert not told(at, TurnSkipped)
    assert at.state.discards[card(f"red-{face}")] == at.state.discards[CAGE] == 1
    at.play(hunter, "yellow-toucan")
    at.nobody_calls()
    assert at.asked() == ((hunter + 1) % 4,)


@pytest.mark.rule("ZP-17", "ZP-12")
def test_a_caged_crab_leaves_a_reversed_direction_reversed() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage yellow-koala blue-crab", DULL, DULL)
    at.state.step = -1
    at.play(0, "red-crab")
    for seat in (1, 2, 3):
        at.act(seat, CHASE if seat == 1 else LET_PASS)
    at.give("blue-frogs")
    at.play(1, "yellow-koala")
    at.nobody_calls()
    assert at.asked() == (0,)


@pytest.mark.rule("ZP-17", "ZP-7")
def test_a_cage_can_be_the_last_card_and_wins() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage", DULL)
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    assert told(at, GameWon) == [GameWon(1)]
    assert len(at.state.hands[0]) == 1  # and nobody draws any more


@pytest.mark.rule("ZP-17")
def test_the_later_of_two_cages_just_returns_to_its_owner() -> None:
    at = table("red-rabbit", "red-crab green-frogs", f"cage {DULL}", f"cage {DULL}", f"cage {DULL}")
    at.play(0, "red-crab")
    for seat in (3, 2, 1):
        at.act(seat, CHASE)
    assert GAME.chances(at.state).outcomes == [FIRST[1], FIRST[2], FIRST[3]]
    at.first(2)
    at.give("blue-frogs")
    assert [len(hand) for hand in at.state.hands] == [2, 3, 2, 3]
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-17")
def test_a_cage_needs_a_special_animal_and_a_cage() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "cage green-frogs", "cage green-crab")
    assert GAME.refusal(at.state, 0, CHASE) == "ZP-17"
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS]
    assert GAME.refusal(at.state, 2, CHASE) == "ZP-17"


@pytest.mark.rule("ZP-17", "ZP-18")
def test_when_all_cages_are_seen_no_window_opens_on_a_special_animal() -> None:
    at = table("red-rabbit", "red-crab green-frogs", DULL, DULL, pile="")
    at.play(0, "red-crab")
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-17", "ZP-6")
def test_the_hunted_draws_nothing_from_an_empty_pile() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage yellow-koala", DULL, pile="")
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    assert at.legal(1) == [PLAY[card("yellow-koala")]]
    assert at.view(None).debts == ()


@pytest.mark.rule("ZP-17")
def test_a_hunter_without_an_animal_draws_and_then_any_animal_of_the_next_starts_afresh() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage cage", "yellow-koalas blue-crab")
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-frogs")
    assert at.legal(1) == [DRAW]
    at.act(1, DRAW)
    at.give("joker")
    assert at.legal(1) == [PASS]  # no species to name
    at.act(1, PASS)
    assert at.legal(2) == [PLAY[card("yellow-koalas")], PLAY[card("blue-crab")]]


@pytest.mark.rule("ZP-17")
def test_a_hunter_may_start_afresh_with_a_special_animal_that_is_hunted_in_turn() -> None:
    at = table("red-rabbit", "red-crab green-frogs cage", "cage yellow-frogs blue-crab", DULL)
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-monkeys")
    at.play(1, "yellow-frogs")
    assert at.asked() == (0, 2)
    at.act(0, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-kangaroo")
    assert at.asked() == (0,)
