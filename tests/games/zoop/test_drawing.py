"""Playing or drawing, and an empty pile (ZP-5, ZP-6)."""

import pytest

from tests.games.zoop.drawn import (
    BEFORE,
    DULL,
    GAME,
    KOALA,
    STRICT,
    Table,
    card,
    cards,
    position,
    table,
    words,
)
from zoorama.games.zoop.actions import (
    DRAW,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    ZOOP,
)
from zoorama.games.zoop.events import (
    CallFailed,
    CardDrawn,
)


@pytest.mark.rule("ZP-5")
def test_who_has_a_matching_animal_must_play_it() -> None:
    state = position("red-rabbit", "red-koala blue-toucans", DULL, DULL)
    assert GAME.legal(state, 0) == [PLAY[card("red-koala")]]
    assert GAME.refusal(state, 0, DRAW) == GAME.refusal(state, 0, PASS) == "ZP-5"
    assert GAME.refusal(state, 0, LET_PASS) == "ZP-18"


@pytest.mark.rule("ZP-5")
def test_a_joker_may_be_played_instead_of_a_matching_animal_but_never_must() -> None:
    at = table("red-rabbit", "red-koala joker", DULL, DULL)
    assert at.legal(0) == [PLAY[card("red-koala")], PLAY_JOKER[KOALA]]
    at = table("red-rabbit", "blue-koalas joker", DULL, DULL)
    assert at.legal(0) == [PLAY_JOKER[KOALA], DRAW]


@pytest.mark.rule("ZP-5")
def test_a_drawn_animal_that_matches_is_played() -> None:
    at = table("red-rabbit", DULL, DULL, DULL)
    at.act(0, DRAW)
    at.give("red-toucan")
    assert at.legal(0) == [PLAY[card("red-toucan")]]
    at.play(0, "red-toucan")
    at.nobody_calls()
    assert at.asked() == (1,)
    assert at.hand(0) == words(cards(DULL))


@pytest.mark.rule("ZP-5")
def test_with_a_drawn_card_that_does_not_match_the_turn_passes() -> None:
    at = table("red-rabbit", f"{DULL} joker", DULL, DULL)
    at.act(0, DRAW)
    at.give("blue-toucans")
    assert at.legal(0) == [PASS]
    at.act(0, PASS)
    assert at.asked() == (1,)
    assert at.hand(0) == "blue-koala blue-koalas blue-toucans joker"


@pytest.mark.rule("ZP-5")
def test_a_drawn_joker_may_be_played() -> None:
    at = table("red-rabbit", "blue-koalas blue-crab", DULL, DULL)
    at.act(0, DRAW)
    at.give("joker")
    assert at.legal(0) == [PLAY_JOKER[KOALA], PASS]


@pytest.mark.rule("ZP-5")
def test_a_drawn_cage_stays_in_the_hand() -> None:
    at = table("red-rabbit", DULL, DULL, DULL)
    at.act(0, DRAW)
    at.give("cage")
    assert at.legal(0) == [PASS]


@pytest.mark.rule("ZP-6")
def test_with_no_pile_who_cannot_play_just_passes() -> None:
    at = table("red-rabbit", DULL, "red-koala red-crab", DULL, pile="")
    assert at.legal(0) == [PASS]
    assert GAME.refusal(at.state, 0, DRAW) == "ZP-6"
    at.act(0, PASS)
    assert at.legal(1) == [PLAY[card("red-koala")], PLAY[card("red-crab")]]


@pytest.mark.rule("ZP-5", "ZP-6")
def test_once_the_pile_is_empty_who_can_play_nothing_but_a_joker_must() -> None:
    state = position("red-rabbit", f"{DULL} joker", DULL, DULL, pile="")
    assert GAME.legal(state, 0) == [PLAY_JOKER[KOALA]]
    assert GAME.refusal(state, 0, PASS) == "ZP-5"
    state.version = BEFORE.version
    assert BEFORE.legal(state, 0) == [PLAY_JOKER[KOALA], PASS]


@pytest.mark.rule("ZP-5", "ZP-20")
@pytest.mark.parametrize("held", ["joker", "joker cage", "joker blue-crab"])
def test_with_no_pile_a_joker_without_an_animal_to_name_is_no_reason_not_to_pass(held: str) -> None:
    assert table("red-rabbit", held, DULL, DULL, pile="").legal(0) == [PASS]


@pytest.mark.rule("ZP-5")
def test_a_joker_that_was_the_last_card_of_the_pile_may_be_kept() -> None:
    at = table("red-rabbit", "blue-koalas blue-crab", DULL, DULL, pile="joker")
    at.act(0, DRAW)
    at.give("joker")
    assert at.legal(0) == [PLAY_JOKER[KOALA], PASS]


@pytest.mark.rule("ZP-6", "ZP-9")
def test_the_draw_for_monkeys_falls_away_when_the_pile_is_empty() -> None:
    at = table("red-koalas", "red-monkeys blue-crab cage", "red-toucans green-crab", DULL, pile="")
    at.play(0, "red-monkeys")
    at.nobody_calls()
    assert at.legal(1) == [PLAY[card("red-toucans")]]
    assert len(at.state.hands[1]) == 2
    assert at.view(None).debts == ()


@pytest.mark.rule("ZP-6", "ZP-16")
@pytest.mark.parametrize(("step", "following", "order"), [(1, 1, [2, 3, 4]), (-1, 5, [4, 3, 2])])
def test_penalties_take_what_is_left_in_the_order_of_play(step: int, following: int, order: list[int]) -> None:
    mistakes = {4: "red-frogs", 3: "green-crab", 2: "yellow-frogs"}
    hands = ("red-koala red-koala", "red-crab", "yellow-crab yellow-frogs", "green-crab green-frogs", "red-frogs")
    state = position("red-rabbit", *hands, "red-koala", pile="blue-crab blue-frogs", step=step, options=STRICT)
    at = Table(state)
    at.play(0, "red-koala")
    assert at.asked() == tuple(seat for seat in range(1, 6) if seat != following)
    for seat in reversed(at.asked()):
        at.act(seat, ZOOP[card(mistakes[seat])] if seat in mistakes else LET_PASS)
    assert [event.seat for event in at.events if isinstance(event, CallFailed)] == order
    at.give("blue-frogs")
    at.give("blue-crab")
    assert [event.seat for event in at.events if isinstance(event, CardDrawn)] == order[:2]
    assert at.view(None).debts == ()  # the third mistake costs nothing, now or later
    assert at.asked() == (following,)
