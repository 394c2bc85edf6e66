"""Which card goes on which (ZP-4, ZP-11)."""

import pytest

from tests.games.zoop.drawn import (
    COLOURS,
    DULL,
    GAME,
    KOALA,
    card,
    position,
    table,
)
from zoorama.games.zoop.actions import (
    PLAY,
    PLAY_JOKER,
)
from zoorama.games.zoop.parts import CAGE, CARDS, GOES_ON, JOKER, matches

# By top card (rows) and card played (columns): + any colour, = the same colour, . never.
FACES = [word.removeprefix("red-") for word in CARDS[:12]]
TABLE = """
    rabbit      + = = . = . + = = . . .
    rabbits     = + . = . = . . . = = =
    koala       = . + = = . + = = . . .
    koalas      . = = + . = . . . = = =
    toucan      = . = . + = + = = . . .
    toucans     . = . = = + . . . = = =
    chameleon   = . = . = . + = = . . .
    crab        = . = . = . + + = . . .
    kangaroo    = . = . = . + = + . . =
    monkeys     . = . = . = . . . + = =
    frogs       . = . = . = . . . = + =
    kangaroos   . = . = . = . . = = = +
"""


@pytest.mark.rule("ZP-4", "ZP-11")
def test_every_card_on_every_card() -> None:
    rows = {line.split()[0]: line.split()[1:] for line in TABLE.strip().splitlines()}
    assert list(rows) == FACES
    for top in CARDS[:JOKER]:
        for played in CARDS[:JOKER]:
            (top_colour, under), (colour, face) = top.split("-"), played.split("-")
            sign = rows[under][FACES.index(face)]
            expected = sign == "+" or (sign == "=" and colour == top_colour)
            assert matches(card(played), card(top)) == expected, f"{played} on {top}"
            assert bool(GOES_ON[card(top)] >> card(played) & 1) == expected


@pytest.mark.rule("ZP-4")
@pytest.mark.parametrize("special", [JOKER, CAGE])
def test_a_joker_or_cage_matches_nothing(special: int) -> None:
    assert not any(goes_on >> special & 1 for goes_on in GOES_ON)


def fitting(top: str) -> set[str]:
    return {CARDS[number] for number in range(JOKER) if matches(number, card(top))}


@pytest.mark.rule("ZP-4")
def test_one_red_rabbit_goes_with_two_red_rabbits_one_rabbit_and_one_red_animal() -> None:
    singles = ("rabbit", "koala", "toucan", "chameleon", "crab", "kangaroo")
    worked = {"red-rabbits"} | {f"{colour}-rabbit" for colour in COLOURS} | {f"red-{face}" for face in singles}
    chameleons = {f"{colour}-chameleon" for colour in COLOURS}  # ZP-11
    assert fitting("red-rabbit") == worked | chameleons


@pytest.mark.rule("ZP-4")
def test_two_green_toucans_go_with_one_green_toucan_two_toucans_and_two_green_animals() -> None:
    couples = ("rabbits", "koalas", "toucans", "monkeys", "frogs", "kangaroos")
    worked = {"green-toucan"} | {f"{colour}-toucans" for colour in COLOURS} | {f"green-{face}" for face in couples}
    assert fitting("green-toucans") == worked


@pytest.mark.rule("ZP-4")
def test_two_yellow_monkeys_go_with_two_yellow_animals_and_two_monkeys() -> None:
    couples = ("rabbits", "koalas", "toucans", "monkeys", "frogs", "kangaroos")
    worked = {f"{colour}-monkeys" for colour in COLOURS} | {f"yellow-{face}" for face in couples}
    assert fitting("yellow-monkeys") == worked


@pytest.mark.rule("ZP-4")
def test_a_card_that_agrees_in_one_thing_only_is_refused() -> None:
    state = position("red-rabbit", "red-koalas yellow-koala blue-rabbit", DULL, DULL)
    assert GAME.legal(state, 0) == [PLAY[card("blue-rabbit")]]
    assert GAME.refusal(state, 0, PLAY[card("red-koalas")]) == "ZP-4"


@pytest.mark.rule("ZP-4")
def test_a_card_played_lies_on_top_and_counts_for_the_next_player() -> None:
    at = table("red-rabbit", "red-koala blue-crab", "yellow-koala red-rabbits", DULL)
    at.play(0, "red-koala")
    at.nobody_calls()
    assert at.view(None).top == card("red-koala")
    assert at.legal(1) == [PLAY[card("yellow-koala")]]


@pytest.mark.rule("ZP-4")
def test_each_of_several_equal_cards_is_one_choice() -> None:
    at = table("red-rabbit", "red-koala red-koala red-koala joker joker", DULL, DULL)
    assert at.legal(0) == [PLAY[card("red-koala")], PLAY_JOKER[KOALA]]
