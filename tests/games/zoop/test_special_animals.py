"""What special animals do (ZP-9 to ZP-13)."""

import pytest

from tests.games.zoop.drawn import (
    COLOURS,
    DULL,
    around,
    card,
    table,
    told,
)
from zoorama.games.zoop.actions import (
    DRAW,
    PLAY,
)
from zoorama.games.zoop.events import (
    CardDrawn,
    DirectionReversed,
    TurnSkipped,
)


@pytest.mark.rule("ZP-9")
def test_after_monkeys_the_next_player_draws_one_then_plays_normally() -> None:
    at = table("red-koalas", "red-monkeys blue-crab", "green-crab", DULL)
    at.play(0, "red-monkeys")
    at.nobody_calls()
    at.give("red-toucans")
    assert at.legal(1) == [PLAY[card("red-toucans")]]
    at = table("red-koalas", "red-monkeys blue-crab", "green-crab", DULL)
    at.play(0, "red-monkeys")
    at.nobody_calls()
    at.give("green-toucan")
    assert at.legal(1) == [DRAW]  # a second card, for having none that matches


@pytest.mark.rule("ZP-11")
@pytest.mark.parametrize("top", [f"{colour}-{face}" for colour in COLOURS for face in ("rabbit", "crab", "kangaroo")])
def test_a_chameleon_goes_on_any_single_animal_and_sets_its_own_colour(top: str) -> None:
    at = table(top, "yellow-chameleon blue-rabbits", "yellow-toucan red-toucan blue-toucan green-toucan", DULL)
    assert PLAY[card("yellow-chameleon")] in at.legal(0)
    at.play(0, "yellow-chameleon")
    at.nobody_calls()
    assert at.legal(1) == [PLAY[card("yellow-toucan")]]


@pytest.mark.rule("ZP-11")
def test_a_chameleon_does_not_go_on_a_couple() -> None:
    at = table("yellow-rabbits", "yellow-chameleon blue-crab", DULL, DULL)
    assert at.legal(0) == [DRAW]


@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("step", [1, -1])
def test_a_crab_reverses_the_direction(seats: int, step: int) -> None:
    for seat in range(seats):
        at = around(seats, "red-crab", "red-rabbit", seat, step)
        at.play(seat, "red-crab")
        at.nobody_calls()
        assert told(at, DirectionReversed) == [DirectionReversed()]
        assert at.asked() == ((seat - step) % seats,)
        assert at.view(None).clockwise == (step == -1)


@pytest.mark.rule("ZP-10", "ZP-13")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.parametrize(
    ("face", "under", "draws"),
    [
        ("frogs", "rabbits", False),
        ("kangaroo", "rabbit", True),
        ("kangaroos", "rabbits", True),
    ],
)
def test_frogs_and_kangaroos_skip_one_and_kangaroos_make_the_one_after_draw(
    seats: int, step: int, face: str, under: str, draws: bool
) -> None:
    for seat in range(seats):
        at = around(seats, f"red-{face}", f"red-{under}", seat, step)
        at.play(seat, f"red-{face}")
        at.nobody_calls()
        after = (seat + 2 * step) % seats
        assert told(at, TurnSkipped) == [TurnSkipped((seat + step) % seats)]
        assert at.is_luck() == draws
        if draws:
            at.give("blue-toucan")
            assert told(at, CardDrawn) == [CardDrawn(after, card("blue-toucan"))]
        assert at.asked() == (after,)


@pytest.mark.rule("ZP-9", "ZP-10", "ZP-12", "ZP-13")
def test_a_chain_of_special_animals_with_three_players() -> None:
    at = table(
        "red-rabbit",
        "red-crab red-kangaroos blue-frogs blue-crab",
        "green-crab green-rabbit",
        "red-kangaroo blue-monkeys yellow-crab",
    )
    at.play(0, "red-crab")
    at.nobody_calls()
    at.play(2, "red-kangaroo")  # the other way round: 1 is skipped, 0 draws
    at.nobody_calls()
    at.give("blue-koala")
    at.play(0, "red-kangaroos")  # 2 is skipped, 1 draws
    at.nobody_calls()
    at.give("red-monkeys")
    at.play(1, "red-monkeys")  # 0 draws
    at.nobody_calls()
    at.give("green-koalas")
    assert at.asked() == (0,)
    assert [len(hand) for hand in at.state.hands] == [4, 2, 2]
    assert not at.view(None).clockwise
