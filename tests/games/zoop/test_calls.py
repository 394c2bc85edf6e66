"""Calling "Zoop" on a discard (ZP-14 to ZP-16, ZP-18)."""

import pytest

from tests.games.zoop.drawn import (
    DULL,
    GAME,
    KOALA,
    STRICT,
    Table,
    around,
    card,
    cards,
    new_match,
    position,
    table,
    told,
    words,
)
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import OVER, Kind
from zoorama.games.zoop.actions import (
    CHASE,
    DRAW,
    FIRST,
    GIVE,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    THROW,
    ZOOP,
)
from zoorama.games.zoop.events import (
    CallFailed,
    CallForgotten,
    CallsRaced,
)
from zoorama.games.zoop.parts import CAGE, JOKER


@pytest.mark.rule("ZP-14")
def test_a_twin_may_be_thrown_on_a_discard_and_the_turn_order_stays() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], f"red-koala {DULL}")
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koala")]]
    at.act(2, ZOOP[card("red-koala")])
    at.nobody_calls()
    assert at.hand(2) == words(cards(DULL))
    assert at.asked() == (1,)
    assert at.view(None).top == card("red-koala")


@pytest.mark.rule("ZP-14", "ZP-18")
@pytest.mark.parametrize("seats", range(3, 9))
def test_neither_who_discarded_nor_whose_turn_begins_is_asked(seats: int) -> None:
    at = around(seats, "red-koala", "red-rabbit", 1, -1)
    at.play(1, "red-koala")
    assert at.asked() == tuple(seat for seat in range(seats) if seat not in (0, 1))


@pytest.mark.rule("ZP-14")
def test_the_third_copy_can_be_thrown_on_the_second_by_anyone_but_its_owner_and_the_next() -> None:
    at = table("red-rabbit", f"red-koala red-koala {DULL}", DULL[:10], f"red-koala {DULL}", "green-crab")
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    at.act(3, LET_PASS)
    assert at.asked() == (0, 3)
    at.act(0, ZOOP[card("red-koala")])
    at.act(3, LET_PASS)
    assert at.asked() == (1,)  # all three lie there: no further window
    assert at.state.discards[card("red-koala")] == 3


@pytest.mark.rule("ZP-14", "ZP-18")
def test_when_all_copies_are_seen_no_window_opens() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "green-crab", pile="")
    at.play(0, "red-koala")
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-14")
def test_special_animals_have_no_twins() -> None:
    at = table("red-rabbit", "red-crab blue-crab", "green-crab", "yellow-crab cage")
    at.play(0, "red-crab")
    assert at.legal(2) == [LET_PASS, CHASE]
    assert GAME.refusal(at.state, 2, ZOOP[card("red-crab")]) == "ZP-14"


@pytest.mark.rule("ZP-15")
@pytest.mark.parametrize(("first", "late"), [(2, 3), (3, 2)])
def test_of_two_who_call_the_later_takes_the_card_back_and_draws(first: int, late: int) -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], f"red-koala {DULL}", "red-koala green-crab")
    at.play(0, "red-koala")
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    assert told(at, CallsRaced) == [CallsRaced((2, 3))]
    odds = GAME.chances(at.state)
    assert odds.pairs() == [(FIRST[2], 1), (FIRST[3], 1)]
    before = len(at.state.hands[late])
    at.first(first)
    at.give("yellow-frogs")
    assert at.view(None).last == first
    assert len(at.state.hands[late]) == before + 1
    assert card("red-koala") in at.state.hands[late]
    assert at.asked() == tuple(sorted((0, late)))  # for the third copy, which is the late one's


@pytest.mark.rule("ZP-15", "ZP-7")
def test_who_is_first_with_the_last_card_wins_before_the_other_draws() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "red-koala", "red-koala green-crab")
    at.play(0, "red-koala")
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    at.first(2)
    assert GAME.turn(at.state) == OVER
    assert len(at.state.hands[3]) == 2


@pytest.mark.rule("ZP-15", "ZP-18")
def test_a_clock_states_who_was_first_through_the_luck_of_a_match_without_dealer() -> None:
    match = new_match(4)
    hands = ["red-koala", "green-toucan", "red-koala", "red-koala"]
    while match.view(None).debts:
        seat = match.view(None).debts[0]
        first_card = match.view(None).players[seat].cards == 0
        match.luck(GIVE[card(hands[seat])] if first_card else GAME.chances(match.state()).outcomes[-3])
    match.luck(GIVE[card("red-rabbit")])
    match.act(0, PLAY[card("red-koala")])
    match.act(2, ZOOP[card("red-koala")])
    match.act(3, ZOOP[card("red-koala")])
    with pytest.raises(IllegalAction, match="ZP-15"):
        match.luck(FIRST[1])
    match.luck(FIRST[3])
    assert match.view(None).last == 3


@pytest.mark.rule("ZP-16")
def test_an_easy_table_refuses_a_false_call() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "red-koalas green-crab")
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS]
    for action in (ZOOP[card("red-koalas")], THROW[card("red-koala")]):
        assert GAME.refusal(at.state, 2, action) == "ZP-16"
    for unasked in (DRAW, PASS, PLAY[card("green-crab")], PLAY_JOKER[KOALA]):
        assert GAME.refusal(at.state, 2, unasked) == "ZP-18"


@pytest.mark.rule("ZP-16")
def test_at_a_strict_table_a_false_call_costs_a_card() -> None:
    at = Table(position("red-rabbit", f"red-koala {DULL}", "green-frogs", "joker red-koalas cage", options=STRICT))
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koalas")], ZOOP[JOKER], ZOOP[CAGE]]
    at.act(2, ZOOP[JOKER])
    assert told(at, CallFailed) == [CallFailed(2, JOKER)]
    at.give("green-crab")
    assert at.hand(2) == "red-koalas green-crab joker cage"
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-16")
def test_at_a_strict_table_a_twin_without_the_call_costs_a_card() -> None:
    at = Table(position("red-rabbit", f"red-koala {DULL}", "green-frogs", "red-koala red-koala", options=STRICT))
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koala")], THROW[card("red-koala")]]
    at.act(2, THROW[card("red-koala")])
    assert told(at, CallForgotten) == [CallForgotten(2, card("red-koala"))]
    at.give("green-crab")
    assert at.hand(2) == "red-koala red-koala green-crab"


@pytest.mark.rule("ZP-16", "ZP-15")
def test_a_false_call_does_not_hinder_a_true_one() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala green-monkeys", "green-kangaroo green-toucan")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("green-toucan")])
    at.act(2, ZOOP[card("red-koala")])
    at.give("green-crab")
    assert [len(hand) for hand in at.state.hands] == [2, 1, 1, 3]
    assert at.asked() == (0, 3)  # the window for the third copy


@pytest.mark.rule("ZP-16", "ZP-15")
def test_mistakes_are_paid_for_before_a_late_call() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala green-monkeys", "red-koala green-crab", "blue-crab joker")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(4, ZOOP[JOKER])
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    at.first(3)
    assert at.view(None).debts == (4, 2)


@pytest.mark.rule("ZP-16", "ZP-7")
def test_a_win_cancels_the_cards_still_due() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala", "green-kangaroo green-toucan")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("green-toucan")])
    at.act(2, ZOOP[card("red-koala")])
    assert GAME.turn(at.state) == OVER
    assert at.view(None).debts == ()
    assert len(at.state.hands[3]) == 2


@pytest.mark.rule("ZP-18")
def test_a_window_asks_everybody_who_may_call_whatever_they_hold() -> None:
    with_twin = table("red-rabbit", f"red-koala {DULL}", "green-crab", "red-koala green-frogs", "red-koala cage")
    without = table("red-rabbit", f"red-koala {DULL}", "green-crab", "yellow-crab green-frogs", "yellow-frogs cage")
    for at in (with_twin, without):
        at.play(0, "red-koala")
        assert GAME.turn(at.state).kind is Kind.TOGETHER
        assert at.asked() == (2, 3)


@pytest.mark.rule("ZP-18")
def test_calls_are_sealed_until_everybody_has_answered() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "green-crab", "red-koala green-frogs", "red-koala cage")
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("red-koala")])
    assert at.asked() == (2,)
    assert at.view(3).players[3].answer == ZOOP[card("red-koala")]
    for watcher in (0, 1, 2, None):
        assert at.view(watcher).players[3].answered
        assert at.view(watcher).players[3].answer is None
    at.act(2, ZOOP[card("red-koala")])
    assert at.view(None).players[3].answer == ZOOP[card("red-koala")]
