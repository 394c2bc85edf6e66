"""Zooloretto, rule by rule: offspring and rewards (ZO-21 to ZO-24)."""

import pytest

from tests.games.zooloretto.drawn import (
    GAME,
    act,
    house,
    money_of,
    move,
    position,
    refusal,
    taken,
    tile,
    words,
    zoo,
)
from zoorama.engine.game import Event
from zoorama.games.zooloretto.actions import BUY, DISCARD, EXCHANGE, EXCHANGE_WITH_BARN, TAKE
from zoorama.games.zooloretto.events import AnimalsExchanged, EnclosureCompleted, OffspringBorn, TileHoused
from zoorama.games.zooloretto.parts import BARN, CAMEL, CHIMPANZEE, EXPANSION, LEOPARD, PANDA, SPACES, ZEBRA, A, B, C

last_to_come = pytest.mark.parametrize(
    ("waiting", "newcomer"), [("zebra-female", "zebra-male"), ("zebra-male", "zebra-female")]
)


def births(log: list[Event]) -> list[Event]:
    return [event for event in log if isinstance(event, OffspringBorn)]


def payments(log: list[Event]) -> list[Event]:
    return [event for event in log if isinstance(event, EnclosureCompleted)]


@pytest.mark.rule("ZO-21")
@last_to_come
def test_a_male_and_a_female_in_one_enclosure_have_an_offspring_there_at_once(waiting: str, newcomer: str) -> None:
    state = taken(zoo(waiting), newcomer)
    assert act(state, house(newcomer, "a")) == [TileHoused(0, tile(newcomer), A), OffspringBorn(0, ZEBRA, A)]
    assert words(state.zoos[0].enclosures[A]) == "zebra-father zebra-mother zebra-offspring"
    assert state.offspring[ZEBRA] == 1


@pytest.mark.rule("ZO-21")
@last_to_come
def test_without_a_free_space_the_offspring_goes_to_the_barn(waiting: str, newcomer: str) -> None:
    state = taken(zoo("", f"2*zebra {waiting}"), newcomer)
    log = act(state, house(newcomer, "b"))
    assert births(log) == [OffspringBorn(0, ZEBRA, BARN)]
    assert words(state.zoos[0].barn) == "zebra-offspring"


@pytest.mark.rule("ZO-21")
def test_nobody_is_born_in_the_barn_on_a_truck_or_across_enclosures() -> None:
    state = taken(zoo("panda-female", barn="zebra-female"), "zebra-male panda-male panda-female")
    log = act(state, house("zebra-male", "barn"), house("panda-male", "b"), house("panda-female", "barn"))
    assert births(log) == []


@pytest.mark.rule("ZO-21")
def test_a_parent_breeds_once_in_the_game() -> None:
    state = taken(zoo("", "", "zebra-female"), "2*zebra-male")
    assert len(births(act(state, house("zebra-male", "c"), house("zebra-male", "c")))) == 1
    assert words(state.zoos[0].enclosures[C]) == "zebra-father zebra-male zebra-mother zebra-offspring"


@pytest.mark.rule("ZO-21")
def test_two_pairs_have_two_offspring() -> None:
    state = taken(zoo("", "", "zebra-father zebra-mother zebra-offspring"), "zebra-male zebra-female")
    assert len(births(act(state, house("zebra-female", "c"), house("zebra-male", "c")))) == 1
    assert words(state.zoos[0].enclosures[C]) == " ".join(
        ["zebra-father"] * 2 + ["zebra-mother"] * 2 + ["zebra-offspring"] * 2
    )
    assert state.offspring[ZEBRA] == 0


@pytest.mark.rule("ZO-21", "ZO-19")
def test_a_discarded_offspring_does_not_let_its_parents_breed_again() -> None:
    state = position(zoo("", "2*zebra zebra-father zebra-mother", "panda", barn="zebra-offspring", coins=4), zoo())
    act(state, DISCARD[tile("zebra-offspring")])
    state.active = 0
    log = act(state, EXCHANGE[B][C])
    assert births(log) == []
    assert words(state.gone) == "zebra-offspring"
    assert state.offspring[ZEBRA] == 1


@pytest.mark.rule("ZO-21", "ZO-18")
def test_a_sold_offspring_does_not_let_its_parents_breed_again() -> None:
    state = position(zoo(), zoo("", "2*zebra zebra-father zebra-mother", "panda", barn="zebra-offspring"))
    act(state, BUY[tile("zebra-offspring")][1], house("zebra-offspring", "a"))
    assert births(act(state, EXCHANGE[B][C])) == []
    assert words(state.zoos[0].enclosures[A]) == "zebra-offspring"


@pytest.mark.rule("ZO-21", "ZO-17")
def test_a_parent_that_bred_stays_bred_after_an_exchange() -> None:
    state = position(
        zoo("zebra-father zebra-mother zebra-offspring", barn="panda", coins=3), zoo(), trucks=("zebra-male",)
    )
    assert births(act(state, EXCHANGE_WITH_BARN[A][PANDA])) == []
    assert words(state.zoos[0].barn) == "zebra-father zebra-mother zebra-offspring"
    state.active = 0
    assert births(act(state, EXCHANGE_WITH_BARN[A][ZEBRA])) == []
    state.active = 0
    assert births(act(state, TAKE[0], house("zebra-male", "a"))) == []


@pytest.mark.rule("ZO-21", "ZO-18")
def test_a_parent_that_bred_stays_bred_after_a_purchase() -> None:
    state = position(zoo("zebra-female"), zoo(barn="zebra-father"))
    assert births(act(state, BUY[tile("zebra-father")][1], house("zebra-father", "a"))) == []
    assert words(state.zoos[0].enclosures[A]) == "zebra-father zebra-female"


@pytest.mark.rule("ZO-21", "ZO-16")
@last_to_come
def test_a_move_from_the_barn_can_cause_a_birth(waiting: str, newcomer: str) -> None:
    state = position(zoo(waiting, barn=newcomer), zoo())
    assert births(act(state, move(newcomer, "a"))) == [OffspringBorn(0, ZEBRA, A)]


@pytest.mark.rule("ZO-21", "ZO-18")
@last_to_come
def test_a_purchase_can_cause_a_birth(waiting: str, newcomer: str) -> None:
    state = position(zoo(waiting), zoo(barn=newcomer))
    assert births(act(state, BUY[tile(newcomer)][1], house(newcomer, "a"))) == [OffspringBorn(0, ZEBRA, A)]


@pytest.mark.rule("ZO-22")
def test_filling_the_last_space_by_truck_pays() -> None:
    state = taken(zoo("4*zebra"), "zebra")
    assert payments(act(state, house("zebra", "a"))) == [EnclosureCompleted(0, A, 2)]
    assert money_of(state) == [4, 2]


@pytest.mark.rule("ZO-22")
def test_filling_the_last_space_by_a_move_pays() -> None:
    state = position(zoo("4*zebra", barn="zebra"), zoo())
    assert payments(act(state, move("zebra", "a"))) == [EnclosureCompleted(0, A, 2)]
    assert money_of(state) == [2 - 1 + 2, 2]


@pytest.mark.rule("ZO-22")
def test_a_move_whose_birth_fills_the_enclosure_pays_once() -> None:
    state = position(zoo("", "zebra zebra-female", barn="zebra-male"), zoo())
    log = act(state, move("zebra-male", "b"))
    assert payments(log) == [EnclosureCompleted(0, B, 1)]
    assert words(state.zoos[0].enclosures[B]) == "zebra zebra-father zebra-mother zebra-offspring"
    assert money_of(state) == [2 - 1 + 1, 2]


@pytest.mark.rule("ZO-22")
def test_a_move_that_fills_the_enclosure_and_then_breeds_into_the_barn_pays_once() -> None:
    state = position(zoo("", "2*zebra zebra-female", barn="zebra-male"), zoo())
    assert payments(act(state, move("zebra-male", "b"))) == [EnclosureCompleted(0, B, 1)]
    assert words(state.zoos[0].barn) == "zebra-offspring"


@pytest.mark.rule("ZO-22", "ZO-18")
def test_a_purchase_that_causes_a_birth_that_completes_an_enclosure_is_paid_once() -> None:
    state = position(zoo("2*zebra zebra-female"), zoo(barn="zebra-male"))
    log = act(state, BUY[tile("zebra-male")][1], house("zebra-male", "a"))
    assert payments(log) == [EnclosureCompleted(0, A, 2)]
    assert money_of(state) == [2 - 2 + 2, 3]


@pytest.mark.rule("ZO-22")
def test_enclosure_c_is_completed_without_coins() -> None:
    state = taken(zoo("", "", "5*zebra"), "zebra")
    assert payments(act(state, house("zebra", "c"))) == [EnclosureCompleted(0, C, 0)]
    assert money_of(state) == [2, 2]


@pytest.mark.rule("ZO-22", "ZO-3")
@pytest.mark.parametrize(("left", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_bank_pays_what_it_has(left: int, paid: int) -> None:
    state = position(zoo("4*zebra", coins=2), zoo(coins=28 - left), trucks=("zebra",))
    assert state.bank == left
    log = act(state, TAKE[0], house("zebra", "a"))
    assert payments(log) == [EnclosureCompleted(0, A, paid)]
    assert state.bank == left - paid
    assert money_of(state)[0] == 2 + paid


@pytest.mark.rule("ZO-22", "ZO-23")
def test_an_enclosure_completed_then_emptied_by_an_exchange_pays_when_completed_again() -> None:
    state = position(zoo("4*zebra", barn="zebra 4*panda"), zoo(), trucks=("panda",))
    assert payments(act(state, move("zebra", "a"))) == [EnclosureCompleted(0, A, 2)]
    state.active = 0
    assert payments(act(state, EXCHANGE_WITH_BARN[A][PANDA])) == []
    state.active = 0
    assert payments(act(state, TAKE[0], house("panda", "a"))) == [EnclosureCompleted(0, A, 2)]
    assert money_of(state)[0] == 2 - 1 + 2 - 1 + 2


@pytest.mark.rule("ZO-23")
def test_an_exchange_that_fills_an_enclosure_from_the_barn_pays_nothing() -> None:
    state = position(zoo("panda", barn="5*zebra"), zoo())
    assert payments(act(state, EXCHANGE_WITH_BARN[A][ZEBRA])) == []
    assert money_of(state) == [1, 2]


@pytest.mark.rule("ZO-22", "ZO-23", "ZO-27")
def test_the_worked_case_of_a_full_enclosure_exchanged_and_completed_again() -> None:
    """Four flamingos in B against three chimpanzees in A: nothing paid, 4 + 5 points, and B pays again later."""
    state = position(zoo("3*chimpanzee", "4*flamingo", coins=1), zoo(), trucks=("chimpanzee",))
    assert act(state, EXCHANGE[A][B]) == [AnimalsExchanged(0, A, CHIMPANZEE, B, 0)]
    assert money_of(state) == [0, 2]
    assert [line.points for line in GAME.scores(state)[0].lines[:2]] == [5, 4]
    state.active = 0
    assert payments(act(state, TAKE[0], house("chimpanzee", "b"))) == [EnclosureCompleted(0, B, 1)]
    assert money_of(state) == [1, 2]


@pytest.mark.rule("ZO-23")
def test_an_exchange_that_fills_an_enclosure_from_another_pays_nothing() -> None:
    state = position(zoo("4*zebra", "", "5*panda"), zoo())
    assert payments(act(state, EXCHANGE[A][C])) == []
    assert len(state.zoos[0].enclosures[A]) == SPACES[A]
    assert (money_of(state), state.bank) == ([1, 2], 27)


@pytest.mark.rule("ZO-23")
def test_an_exchange_that_fills_both_enclosures_pays_nothing() -> None:
    state = position(zoo("5*zebra", "", "", "5*panda"), zoo())
    assert payments(act(state, EXCHANGE[A][EXPANSION])) == []
    assert (money_of(state), state.bank) == ([1, 2], 27)


@pytest.mark.rule("ZO-23", "ZO-24")
def test_not_even_the_offspring_of_an_exchange_that_fills_the_enclosure_is_paid() -> None:
    state = position(zoo("", "panda", barn="zebra zebra-male zebra-female", coins=1), zoo())
    log = act(state, EXCHANGE_WITH_BARN[B][ZEBRA])
    assert births(log) == [OffspringBorn(0, ZEBRA, B)]
    assert payments(log) == []
    assert len(state.zoos[0].enclosures[B]) == 4
    assert money_of(state) == [0, 2]


@pytest.mark.rule("ZO-24")
def test_an_exchange_can_yield_two_offspring() -> None:
    state = position(zoo("", "", "panda", barn="2*zebra-male 2*zebra-female"), zoo())
    log = act(state, EXCHANGE_WITH_BARN[C][ZEBRA])
    assert births(log) == [OffspringBorn(0, ZEBRA, C), OffspringBorn(0, ZEBRA, C)]
    assert len(state.zoos[0].enclosures[C]) == 6
    assert payments(log) == []


@pytest.mark.rule("ZO-24")
def test_one_of_two_offspring_may_find_room_and_the_other_not() -> None:
    state = position(zoo("panda", barn="2*leopard-male 2*leopard-female"), zoo())
    log = act(state, EXCHANGE_WITH_BARN[A][LEOPARD])
    assert births(log) == [OffspringBorn(0, LEOPARD, A), OffspringBorn(0, LEOPARD, BARN)]
    assert words(state.zoos[0].barn) == "leopard-offspring panda"


@pytest.mark.rule("ZO-17", "ZO-23", "ZO-24")
def test_the_worked_case_of_six_camels_exchanged_into_c() -> None:
    """Two births, both into the barn, no coins."""
    state = position(zoo("", "", "zebra", barn="2*camel 2*camel-male 2*camel-female"), zoo())
    log = act(state, EXCHANGE_WITH_BARN[C][CAMEL])
    assert births(log) == [OffspringBorn(0, CAMEL, BARN), OffspringBorn(0, CAMEL, BARN)]
    assert payments(log) == []
    assert words(state.zoos[0].barn) == "camel-offspring camel-offspring zebra"
    assert money_of(state) == [1, 2]


@pytest.mark.rule("ZO-17", "ZO-24")
def test_the_worked_case_of_seven_camels_that_do_not_fit() -> None:
    state = position(zoo("", "", "zebra", barn="3*camel 2*camel-male 2*camel-female"), zoo())
    assert refusal(state, EXCHANGE_WITH_BARN[C][CAMEL]) == "ZO-17"


@pytest.mark.rule("ZO-21", "ZO-24")
def test_an_offspring_in_the_barn_can_be_moved_out_later() -> None:
    state = position(zoo("", "", "2*zebra", barn="zebra-offspring"), zoo())
    act(state, move("zebra-offspring", "c"))
    assert words(state.zoos[0].enclosures[C]) == "zebra zebra zebra-offspring"
