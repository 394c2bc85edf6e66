"""Zooloretto, rule by rule: what money can do (ZO-16 to ZO-20)."""

import pytest

from tests.games.zooloretto.drawn import (
    GAME,
    act,
    house,
    money_of,
    move,
    move_stall,
    position,
    refusal,
    tile,
    words,
    zoo,
)
from zoorama.engine.game import ONE, Action
from zoorama.games.zooloretto.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXCHANGE_WITH_BARN,
    EXPAND,
    TAKE,
    Buy,
    Discard,
    Exchange,
    ExchangeWithBarn,
    MoveAnimal,
    MoveStall,
)
from zoorama.games.zooloretto.events import (
    AnimalMoved,
    AnimalsExchanged,
    StallMoved,
    TileBought,
    TileDiscarded,
    TileHoused,
    ZooExpanded,
)
from zoorama.games.zooloretto.parts import (
    BARN,
    CAMEL,
    ELEPHANT,
    EXPANSION,
    EXPANSION_2,
    LEOPARD,
    PANDA,
    STALL,
    ZEBRA,
    A,
    B,
    C,
)
from zoorama.games.zooloretto.state import State


def offered(state: State, *verbs: type[Action]) -> list[Action]:
    return [action for action in GAME.legal(state, state.active) if isinstance(action, verbs)]


@pytest.mark.rule("ZO-16")
def test_an_animal_moves_from_the_barn_to_an_enclosure_for_one_coin() -> None:
    state = position(zoo("zebra", barn="zebra panda"), zoo())
    assert act(state, move("zebra", "a")) == [AnimalMoved(0, tile("zebra"), A)]
    assert words(state.zoos[0].enclosures[A]) == "zebra zebra"
    assert words(state.zoos[0].barn) == "panda"
    assert money_of(state) == [1, 2]
    assert state.bank == 27


@pytest.mark.rule("ZO-16")
def test_the_moves_offered_are_those_that_fit_each_once() -> None:
    state = position(zoo("zebra", "4*panda", barn="2*zebra zebra-male panda"), zoo())
    assert offered(state, MoveAnimal) == [
        move("panda", "c"),
        move("zebra", "a"),
        move("zebra", "c"),
        move("zebra-male", "a"),
        move("zebra-male", "c"),
    ]
    assert refusal(state, move("panda", "b")) == "ZO-12"
    assert refusal(state, move("leopard", "c")) == "ZO-16"


@pytest.mark.rule("ZO-16")
def test_an_animal_moves_neither_between_enclosures_nor_back_to_the_barn() -> None:
    state = position(zoo("zebra"), zoo())
    assert offered(state, MoveAnimal) == []
    assert refusal(state, move("zebra", "b")) == "ZO-16"


@pytest.mark.rule("ZO-16")
@pytest.mark.parametrize(
    ("origin", "where"), [("a", "b"), ("a", "barn"), ("barn", "c"), ("b", "a"), ("b", "barn"), ("b", "c")]
)
def test_a_stall_moves_from_its_place_to_another_for_one_coin(origin: str, where: str) -> None:
    drawn = {"a": "", "b": "", "barn": ""} | {origin: "balloons"}
    state = position(zoo(barn=drawn["barn"], stalls=(drawn["a"], drawn["b"])), zoo())
    [event] = act(state, move_stall("balloons", origin, where))
    assert isinstance(event, StallMoved)
    now = [words([STALL + stall for stall in stalls]) for stalls in state.zoos[0].stalls]
    assert dict(zip("abc", now, strict=True)) | {"barn": words(state.zoos[0].barn)} == {
        "a": "",
        "b": "",
        "c": "",
        "barn": "",
        where: "balloons",
    }
    assert money_of(state) == [1, 2]


@pytest.mark.rule("ZO-16")
def test_two_stalls_alike_in_one_place_are_one_choice() -> None:
    state = position(zoo(barn="2*lemonade", stalls=("ice-cream", "2*balloons")), zoo())
    assert offered(state, MoveStall) == [
        move_stall("lemonade", "barn", "c"),
        move_stall("ice-cream", "a", "c"),
        move_stall("ice-cream", "a", "barn"),
        move_stall("balloons", "b", "c"),
        move_stall("balloons", "b", "barn"),
    ]


@pytest.mark.rule("ZO-16")
def test_a_stall_moves_neither_to_where_it_stands_nor_to_an_occupied_space() -> None:
    state = position(zoo(barn="balloons", stalls=("ice-cream", "lemonade")), zoo())
    assert refusal(state, move_stall("lemonade", "b", "b")) == "ZO-16"
    assert refusal(state, move_stall("balloons", "barn", "barn")) == "ZO-16"
    assert refusal(state, move_stall("lemonade", "expansion", "c")) == "ZO-16"
    assert refusal(state, move_stall("lemonade", "b", "a")) == "ZO-13"
    assert refusal(state, move_stall("balloons", "barn", "a")) == "ZO-13"


@pytest.mark.rule("ZO-16", "ZO-20")
def test_nothing_moves_to_an_expansion_before_it_is_turned_face_up() -> None:
    state = position(zoo(barn="zebra balloons", stalls=("lemonade",)), zoo())
    assert refusal(state, move("zebra", "expansion")) == "ZO-20"
    assert refusal(state, move_stall("balloons", "barn", "expansion")) == "ZO-20"
    assert refusal(state, move_stall("lemonade", "a", "expansion-2")) == "ZO-20"


@pytest.mark.rule("ZO-17")
def test_two_enclosures_exchange_their_animals_for_one_coin() -> None:
    state = position(zoo("3*zebra", "", "4*panda", stalls=("ice-cream",)), zoo())
    assert act(state, EXCHANGE[A][C]) == [AnimalsExchanged(0, A, ZEBRA, C, PANDA)]
    assert [words(animals) for animals in state.zoos[0].enclosures] == [
        "panda panda panda panda",
        "",
        "zebra zebra zebra",
    ]
    assert state.zoos[0].stalls[A] == (0,)  # stalls take no part
    assert money_of(state) == [1, 2]


@pytest.mark.rule("ZO-17")
def test_an_enclosure_exchanges_with_all_of_one_species_in_the_barn() -> None:
    state = position(zoo("2*zebra", barn="3*panda leopard zebra ice-cream"), zoo())
    assert act(state, EXCHANGE_WITH_BARN[A][PANDA]) == [AnimalsExchanged(0, A, ZEBRA, BARN, PANDA)]
    assert words(state.zoos[0].enclosures[A]) == "panda panda panda"
    assert words(state.zoos[0].barn) == "ice-cream leopard zebra zebra zebra"


@pytest.mark.rule("ZO-17")
def test_an_exchange_needs_two_species_two_occupied_places_and_room() -> None:
    state = position(zoo("5*zebra", "2*panda", "", "zebra", barn="2*zebra 6*elephant leopard ice-cream"), zoo())
    assert offered(state, Exchange) == [EXCHANGE[B][EXPANSION]]
    assert offered(state, ExchangeWithBarn) == [
        EXCHANGE_WITH_BARN[A][LEOPARD],
        EXCHANGE_WITH_BARN[B][LEOPARD],
        EXCHANGE_WITH_BARN[EXPANSION][LEOPARD],
        EXCHANGE_WITH_BARN[B][ZEBRA],
    ]
    assert refusal(state, EXCHANGE[A][B]) == "ZO-17"  # five do not fit into four
    assert refusal(state, EXCHANGE[A][EXPANSION]) == "ZO-17"  # the same species
    assert refusal(state, EXCHANGE[B][C]) == "ZO-17"  # C is empty
    assert refusal(state, EXCHANGE_WITH_BARN[A][ELEPHANT]) == "ZO-17"  # six do not fit into five
    assert refusal(state, EXCHANGE_WITH_BARN[C][ELEPHANT]) == "ZO-17"


@pytest.mark.rule("ZO-17")
def test_each_of_the_two_groups_must_fit() -> None:
    first_too_many = position(zoo("5*zebra", "2*panda"), zoo())
    assert refusal(first_too_many, EXCHANGE[A][B]) == "ZO-17"
    second_too_many = position(zoo("", "2*panda", "5*zebra"), zoo())
    assert refusal(second_too_many, EXCHANGE[B][C]) == "ZO-17"


@pytest.mark.rule("ZO-17")
def test_an_exchange_names_the_earlier_enclosure_first() -> None:
    state = position(zoo("zebra", "panda"), zoo())
    assert offered(state, Exchange) == [EXCHANGE[A][B]]
    assert refusal(state, EXCHANGE[B][A]) == "ZO-17"


@pytest.mark.rule("ZO-17")
def test_six_camels_fit_into_c_and_seven_do_not() -> None:
    assert EXCHANGE_WITH_BARN[C][CAMEL] in offered(
        position(zoo("", "", "zebra", barn="6*camel"), zoo()), ExchangeWithBarn
    )
    assert refusal(position(zoo("", "", "zebra", barn="7*camel"), zoo()), EXCHANGE_WITH_BARN[C][CAMEL]) == "ZO-17"


@pytest.mark.rule("ZO-18")
def test_a_purchase_costs_two_one_of_which_the_owner_gets() -> None:
    state = position(zoo("zebra"), zoo(barn="zebra panda"), zoo())
    assert act(state, BUY[tile("zebra")][1]) == [TileBought(0, tile("zebra"), 1)]
    assert money_of(state) == [0, 3, 2]
    assert state.bank == 25
    assert GAME.legal(state, 0) == [house("zebra", place) for place in ("a", "b", "c", "barn")]
    assert act(state, house("zebra", "a")) == [TileHoused(0, tile("zebra"), A)]
    assert words(state.zoos[1].barn) == "panda"
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZO-18")
def test_a_bought_stall_or_animal_may_also_go_to_ones_own_barn() -> None:
    state = position(zoo(stalls=("ice-cream",)), zoo(barn="lemonade"), zoo())
    act(state, BUY[tile("lemonade")][1])
    assert GAME.legal(state, 0) == [house("lemonade", place) for place in ("b", "c", "barn")]
    assert refusal(state, house("lemonade", "a")) == "ZO-13"
    act(state, house("lemonade", "barn"))
    assert words(state.zoos[0].barn) == "lemonade"


@pytest.mark.rule("ZO-18")
def test_the_bought_tile_must_be_housed_before_anything_else() -> None:
    state = position(zoo(coins=5), zoo(barn="zebra panda"), zoo(), trucks=("coin",))
    act(state, BUY[tile("zebra")][1])
    assert refusal(state, TAKE[0]) == refusal(state, BUY[tile("panda")][1]) == refusal(state, EXPAND) == "ZO-18"


@pytest.mark.rule("ZO-18")
def test_each_tile_of_each_rivals_barn_is_offered_once_and_none_of_ones_own() -> None:
    state = position(zoo(barn="leopard"), zoo(barn="2*zebra zebra-male balloons"), zoo(barn="zebra"))
    assert offered(state, Buy) == [
        BUY[tile("zebra")][1],
        BUY[tile("zebra-male")][1],
        BUY[tile("balloons")][1],
        BUY[tile("zebra")][2],
    ]
    assert refusal(state, BUY[tile("leopard")][0]) == refusal(state, BUY[tile("leopard")][1]) == "ZO-18"


@pytest.mark.rule("ZO-18")
def test_it_does_not_matter_whether_the_owner_has_passed() -> None:
    state = position(zoo(barn="zebra"), zoo(), zoo(), trucks=("coin",))
    act(state, TAKE[0])
    act(state, BUY[tile("zebra")][0], house("zebra", "b"))
    assert money_of(state) == [4, 0, 2]
    assert GAME.turn(state) == ONE[2]


@pytest.mark.rule("ZO-19")
def test_a_discard_costs_two_and_the_tile_leaves_the_game() -> None:
    state = position(zoo(barn="2*zebra balloons"), zoo())
    assert offered(state, Discard) == [DISCARD[tile("zebra")], DISCARD[tile("balloons")]]
    assert act(state, DISCARD[tile("zebra")]) == [TileDiscarded(0, tile("zebra"))]
    assert words(state.gone) == "zebra"
    assert words(state.zoos[0].barn) == "balloons zebra"
    assert money_of(state) == [0, 2]


@pytest.mark.rule("ZO-19")
def test_only_what_is_in_ones_own_barn_can_be_discarded() -> None:
    state = position(zoo("zebra", stalls=("balloons",)), zoo(barn="panda"))
    for word in ("zebra", "balloons", "panda"):
        assert refusal(state, DISCARD[tile(word)]) == "ZO-19"


@pytest.mark.rule("ZO-20")
def test_an_expansion_costs_three_and_adds_an_enclosure_and_a_stall_space() -> None:
    state = position(zoo(barn="zebra balloons", coins=5), zoo(), zoo())
    assert act(state, EXPAND) == [ZooExpanded(0)]
    assert money_of(state) == [2, 2, 2]
    state.active = 0
    act(state, move("zebra", "expansion"))
    state.active = 0
    act(state, move_stall("balloons", "barn", "expansion"))
    assert (words(state.zoos[0].enclosures[EXPANSION]), state.zoos[0].stalls[EXPANSION]) == ("zebra", (2,))


@pytest.mark.rule("ZO-20")
@pytest.mark.parametrize(("seats", "times"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_one_expands_once_and_twice_among_two(seats: int, times: int) -> None:
    state = position(zoo(coins=9), *(zoo() for _ in range(seats - 1)))
    for _ in range(times):
        state.active = 0
        act(state, EXPAND)
    state.active = 0
    assert refusal(state, EXPAND) == "ZO-20"
    assert len(state.zoos[0].enclosures) == 3 + times


@pytest.mark.rule("ZO-6", "ZO-20")
def test_the_second_expansion_of_two_players_is_an_enclosure_like_the_first() -> None:
    state = position(zoo("", "", "", "2*zebra", "panda", coins=2), zoo())
    act(state, EXCHANGE[EXPANSION][EXPANSION_2])
    assert words(state.zoos[0].enclosures[EXPANSION_2]) == "zebra zebra"


@pytest.mark.parametrize(
    ("action", "price", "rule"),
    [
        pytest.param(move("panda", "c"), 1, "ZO-16", marks=pytest.mark.rule("ZO-16")),
        pytest.param(move_stall("balloons", "a", "barn"), 1, "ZO-16", marks=pytest.mark.rule("ZO-16")),
        pytest.param(EXCHANGE[A][B], 1, "ZO-17", marks=pytest.mark.rule("ZO-17")),
        pytest.param(EXCHANGE_WITH_BARN[A][PANDA], 1, "ZO-17", marks=pytest.mark.rule("ZO-17")),
        pytest.param(BUY[tile("leopard")][1], 2, "ZO-18", marks=pytest.mark.rule("ZO-18")),
        pytest.param(DISCARD[tile("panda")], 2, "ZO-19", marks=pytest.mark.rule("ZO-19")),
        pytest.param(EXPAND, 3, "ZO-20", marks=pytest.mark.rule("ZO-20")),
    ],
)
def test_who_has_a_coin_too_few_cannot_act(action: Action, price: int, rule: str) -> None:
    def purse(coins: int) -> State:
        return position(zoo("zebra", "elephant", barn="panda", stalls=("balloons",), coins=coins), zoo(barn="leopard"))

    assert refusal(purse(price - 1), action) == rule
    state = purse(price)
    act(state, action)
    assert money_of(state)[0] == 0
