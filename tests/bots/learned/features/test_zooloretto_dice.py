"""The dice game's bits: what each truck would do for whom, told in the order in which I want them."""

from tests.games.zooloretto_dice.drawn import position, sheet
from zoorama.bots.learned.features.zooloretto_dice import (
    FEATURES,
    LEAD,
    MINE,
    MY_GAIN,
    MY_LOAD,
    POINTS,
    RIVAL,
    SHEET,
    TABLE,
    Gain,
    by_face,
    points,
    width_of,
)
from zoorama.games.zooloretto_dice.parts import LION, MOST_TRUCKS
from zoorama.games.zooloretto_dice.score import scores
from zoorama.games.zooloretto_dice.state import State


def my_load(state: State, seat: int, slot: int) -> bytes:
    """What the truck that the seat wants most, or second, would do for it."""
    start = width_of(TABLE) + SHEET + POINTS.width + slot * MY_LOAD
    return FEATURES.row(state, seat)[start : start + MY_LOAD]


def lead(state: State, seat: int, steps: int) -> bytes:
    start = width_of(TABLE) + width_of(MINE) + (steps - 1) * RIVAL + SHEET
    return FEATURES.row(state, seat)[start : start + LEAD.width]


def gain(state: State, truck: int) -> Gain:
    return Gain(state, state.active, by_face(state.trucks[truck]))


def test_trucks_stand_in_the_order_in_which_a_seat_wants_them() -> None:
    state = position(["crocodile", "lion lion", ""], sheet("1 0 0 0 0"), sheet("0 0 0 0 5"))
    assert my_load(state, 0, 0)[: MY_GAIN.width] == MY_GAIN.of(8), "two lions for me"
    assert my_load(state, 1, 0)[: MY_GAIN.width] == MY_GAIN.of(8), "a crocodile and its bonus for the other"
    assert not any(my_load(state, 0, 2)), "the empty truck comes last"


def test_where_trucks_stand_makes_no_difference() -> None:
    loads = ["lion coin", "coin lion", "monkey"]
    rows = {
        FEATURES.row(position(trucks, sheet("0 2 0 1 0"), sheet(), sheet(coins=2)), 0)
        for trucks in ([loads[0], loads[1], loads[2]], [loads[2], loads[0], loads[1]], [loads[1], loads[2], loads[0]])
    }
    assert len(rows) == 1


def test_a_gain_counts_the_bonus_while_nobody_has_it() -> None:
    state = position(["lion", "", ""], sheet("0 0 0 0 4"), sheet())
    assert gain(state, 0).bonus
    assert gain(state, 0).worth == 4 * (1 + 2)
    state.bonus[LION] = 1
    assert not gain(state, 0).bonus
    assert gain(state, 0).worth == 4


def test_coins_make_good_for_the_barn() -> None:
    state = position(["coin crocodile", "", ""], sheet("1 0 0 0 0", coins=2), sheet())
    assert gain(state, 0).barned == 1
    assert gain(state, 0).worth == 2, "the third coin cancels the crocodile: nothing but a coin is won"


def test_a_lead_is_mine_over_that_rival() -> None:
    state = position(["", "", ""], sheet("0 0 0 0 3"), sheet("0 0 0 0 1"), sheet("0 0 0 0 5"))
    assert lead(state, 0, 1) == LEAD.of(2)
    assert lead(state, 0, 2) == LEAD.of(-2)
    assert lead(state, 1, 2) == LEAD.of(-2)
    assert lead(state, 2, 2) == LEAD.of(4)


def test_points_are_those_of_the_score_sheet() -> None:
    state = position(["", "", ""], sheet("1 2 1 0 5", barn="crocodile ostrich", coins=5), sheet("1 0 0 0 0", coins=3))
    state.bonus[LION] = 0
    assert [points(state, seat) for seat in range(2)] == [score.points for score in scores(state)]


def test_there_is_no_gain_from_trucks_that_are_not_there() -> None:
    state = position(["lion", "monkey", "coin"], sheet(), sheet(), sheet())
    assert len(state.trucks) < MOST_TRUCKS
    assert not any(my_load(state, 0, MOST_TRUCKS - 1))
