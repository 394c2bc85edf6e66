"""Greedy at Zoop keeps what ends the game, calls when it can and looks at who comes next."""

import pytest

from tests.games.zoop.drawn import GAME, STRICT, Table, card, position, table
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action
from zoorama.games.zoop.actions import CHASE, DRAW, LET_PASS, PASS, PLAY, PLAY_JOKER, ZOOP
from zoorama.games.zoop.parts import GOES_ON
from zoorama.games.zoop.state import State

RABBIT, KOALA, TOUCAN = range(3)
OTHERS = ("green-frogs green-crab green-monkeys", "blue-frogs blue-crab blue-monkeys")


def choice(state: State, seat: int = 0) -> Action:
    return make_bot("greedy", GAME).choose(GAME.view(state, seat), GAME.legal(state, seat), Rng(0))


@pytest.mark.parametrize("strict", [False, True])
def test_greedy_zoops_when_it_can_and_only_then(strict: bool) -> None:
    hands = ("red-koala blue-rabbit", "green-frogs", "red-koala blue-toucan", "red-koalas joker cage")
    at = Table(position("red-rabbit", *hands, options=STRICT if strict else None))
    at.play(0, "red-koala")
    assert choice(at.state, 2) == ZOOP[card("red-koala")]
    assert choice(at.state, 3) == LET_PASS


def test_greedy_throws_a_cage_when_it_can() -> None:
    at = table("red-rabbit", "red-crab blue-rabbit", "green-frogs cage", OTHERS[1])
    at.play(0, "red-crab")
    assert choice(at.state, 1) == CHASE


def test_greedy_ends_the_game_with_a_joker_and_an_animal() -> None:
    assert choice(position("red-rabbit", "joker red-koala", *OTHERS)) == PLAY_JOKER[KOALA]


def test_greedy_keeps_its_joker_while_it_has_something_else_to_play() -> None:
    state = position("red-rabbit", "joker red-koala blue-toucans yellow-koala green-rabbits", *OTHERS)
    assert choice(state) == PLAY[card("red-koala")]


def test_greedy_draws_rather_than_spend_a_joker_early() -> None:
    early = "joker blue-koalas blue-toucans green-koalas green-toucans yellow-koalas yellow-toucans"
    assert choice(position("red-rabbit", early, *OTHERS)) == DRAW


TWO_JOKERS = "joker joker blue-koalas blue-toucans"


def test_greedy_plays_a_second_joker() -> None:
    assert choice(position("red-rabbit", TWO_JOKERS, *OTHERS)) in (PLAY_JOKER[KOALA], PLAY_JOKER[TOUCAN])


def test_greedy_does_not_open_a_round_that_may_let_somebody_else_win() -> None:
    assert choice(position("red-rabbit", TWO_JOKERS, "yellow-koala", OTHERS[1])) == DRAW


def test_greedy_opens_a_round_of_what_the_last_card_of_another_is_known_not_to_be() -> None:
    state = position("red-rabbit", TWO_JOKERS, "yellow-koala", OTHERS[1])
    state.shown[1], state.cannot[1] = [card("yellow-koala")], []
    assert choice(state) == PLAY_JOKER[TOUCAN]


def test_greedy_does_not_leave_itself_a_joker_alone() -> None:
    at = table("red-rabbit", "blue-koala", *OTHERS)
    at.act(0, DRAW)
    at.give("joker")
    assert choice(at.state) == PLAY_JOKER[KOALA]


def test_greedy_passes_a_drawn_joker_that_would_be_a_gift() -> None:
    at = table("red-rabbit", "blue-koalas blue-frogs", "green-crab", "yellow-crab")
    at.act(0, DRAW)
    at.give("joker")
    assert choice(at.state) == PASS


def test_greedy_plays_a_special_animal_against_a_player_with_few_cards() -> None:
    state = position("red-rabbit", "red-koala red-kangaroo blue-rabbits", "green-crab", "yellow-crab yellow-monkeys")
    assert choice(state) == PLAY[card("red-kangaroo")]


@pytest.mark.parametrize(
    ("after", "before", "turns"), [("green-crab", OTHERS[1], True), (OTHERS[1], "green-crab", False)]
)
def test_greedy_turns_the_direction_away_from_a_player_with_few_cards(after: str, before: str, turns: bool) -> None:
    state = position("red-rabbit", "red-koala red-crab blue-rabbits", after, before)
    assert (choice(state) == PLAY[card("red-crab")]) == turns


@pytest.mark.parametrize("lacking", ["yellow-rabbit", "green-koala"])
def test_greedy_plays_what_the_next_player_is_known_to_have_nothing_for(lacking: str) -> None:
    state = position("yellow-koala", "yellow-rabbit green-koala blue-frogs", "red-crab red-toucan", "green-frogs")
    state.cannot[1] = [GOES_ON[card(lacking)]] * 2
    assert GAME.legal(state, 0) == [PLAY[card("yellow-rabbit")], PLAY[card("green-koala")]]
    assert choice(state) == PLAY[card(lacking)]
