"""Zooloretto's bits: no bit names a species, and a truck tells what its load means to each zoo."""

from tests.games.zooloretto.drawn import GAME, kind, position, tiles, zoo
from zoorama.bots.learned.features.zooloretto import FEATURES, GAIN, MINE, MY_LOAD, POINTS, TABLE, ZOO, wants, width_of
from zoorama.bots.learned.features.zooloretto_worth import Load, Survey
from zoorama.games.zooloretto.parts import FORMS, KINDS, MOST_TRUCKS, STALL
from zoorama.games.zooloretto.score import scores
from zoorama.games.zooloretto.state import State, Zoo

LAST_ROUND = 0  # hope is points alone
EARLY = 3


def load(mine: Zoo, drawn: str, hope: int = LAST_ROUND) -> Load:
    return Load(Survey(mine, hope), tiles(drawn))


def my_load(state: State, seat: int, slot: int) -> bytes:
    start = width_of(TABLE) + width_of(MINE) - (MOST_TRUCKS - slot) * MY_LOAD
    return FEATURES.row(state, seat)[start : start + MY_LOAD]


def renamed(number: int) -> int:
    """The same tile, of the next species."""
    return number if number >= STALL else (number + FORMS) % STALL


def all_renamed(state: State) -> State:
    other = GAME.copy(state)
    for mine in other.zoos:
        mine.enclosures = [tuple(renamed(number) for number in animals) for animals in mine.enclosures]
        mine.barn = [renamed(number) for number in mine.barn]
    other.trucks = [[renamed(number) for number in truck] for truck in other.trucks]
    for number, before in enumerate(KINDS):
        if before >= 0:
            other.stack.counts[KINDS[renamed(number)]] = state.stack.counts[before]
    return other


def test_no_bit_names_a_species() -> None:
    mine = zoo("3*zebra", "", "kangaroo-male kangaroo", barn="2*kangaroo 3*panda")
    theirs = zoo("", "2*kangaroo", "flamingo", barn="balloons")
    state = position(mine, theirs, trucks=("zebra panda-female coin", "coin kangaroo"), stack=40)
    for seat in range(2):
        assert FEATURES.row(all_renamed(state), seat) == FEATURES.row(state, seat)


def test_points_are_those_of_the_score_sheet() -> None:
    mine = zoo("4*zebra", "3*panda", "2*camel", "5*leopard", barn="zebra camel balloons", stalls=("", "", "lemonade"))
    theirs = zoo("5*flamingo", "2*zebra", "", stalls=("", "ice-cream balloons"))
    state = position(mine, theirs)
    assert [Survey(one, LAST_ROUND).points for one in state.zoos] == [score.points for score in scores(state)]


def test_a_load_that_completes_an_enclosure() -> None:
    found = load(zoo("3*zebra", "panda", "camel"), "2*zebra")
    assert (found.housed, found.completed, found.barned) == (2, 1, 0)
    assert found.worth == 4 * 8


def test_a_load_without_a_home_fills_the_barn_or_opens_an_enclosure() -> None:
    full = load(zoo("3*zebra", "panda", "camel"), "leopard kangaroo")
    assert (full.housed, full.opened, full.barned) == (0, 0, 2)
    assert full.worth == -4 * 4
    free = load(zoo("3*zebra", "", "camel"), "leopard kangaroo")
    assert (free.opened, free.barned) == (1, 1)


def test_an_animal_that_is_in_the_barn_already_costs_nothing_more() -> None:
    assert load(zoo("3*zebra", "panda", "camel", barn="leopard"), "2*leopard").barned == 0


def test_a_pair_brings_an_offspring() -> None:
    found = load(zoo("zebra-male 2*zebra", "panda", "camel"), "zebra-female")
    assert (found.born, found.completed) == (1, 1)


def test_an_offspring_without_room_goes_to_the_barn() -> None:
    found = load(zoo("zebra-male 3*zebra", "panda", "camel"), "zebra-female")
    assert (found.born, found.completed, found.barned) == (1, 1, 1)


def test_a_stall_counts_by_its_type_and_where_animals_wait_for_it() -> None:
    mine = zoo("3*zebra", "panda", "camel", stalls=("", "balloons"))
    assert load(mine, "lemonade").worth == 4 * (2 + 3)
    assert load(mine, "balloons").worth == 4 * 3
    assert load(mine, "lemonade lemonade lemonade lemonade").barned == 1


def test_a_coin_is_worth_less_and_less() -> None:
    assert load(zoo(), "coin", EARLY).worth > load(zoo(), "coin", LAST_ROUND).worth == 0


def test_trucks_stand_in_the_order_in_which_a_seat_wants_them() -> None:
    mine, theirs = zoo("4*zebra", "panda", "camel"), zoo("leopard", "panda", "4*camel")
    state = position(mine, theirs, trucks=("leopard", "zebra", ""))
    state.last_round = True
    assert my_load(state, 0, 0)[: GAIN.width] == GAIN.of(4 * 3), "the zebra completes mine"
    assert my_load(state, 0, 1)[: GAIN.width] == GAIN.of(-4 * 2), "the leopard goes to my barn"
    assert my_load(state, 1, 1)[: GAIN.width] == GAIN.of(-4 * 2), "the zebra goes to theirs"
    assert not any(my_load(state, 0, 2)), "the empty truck comes last"


def test_a_male_is_fertile_while_a_female_may_come() -> None:
    state = position(zoo("zebra-male zebra"), zoo())
    may_breed = FEATURES.row(state, 0)
    state.stack.counts[kind("zebra-female")] = 0
    state.stack.counts[kind("zebra")] += 2  # as many zebras to come, none of them a female
    assert sum(FEATURES.row(state, 0)) == sum(may_breed) - 1


def test_a_barn_may_hold_what_another_zoo_wants() -> None:
    mine, theirs = Survey(zoo("2*zebra", "panda"), EARLY), Survey(zoo("5*camel", barn="zebra camel"), EARLY)
    assert wants(mine, theirs)
    assert not wants(theirs, mine)
    assert not wants(theirs, theirs), "its camels have no room left"


def test_a_rival_with_room_for_the_same_species_shows() -> None:
    rows = [FEATURES.row(position(zoo("zebra"), zoo(theirs)), 0) for theirs in ("5*zebra", "4*zebra")]
    start = width_of(TABLE) + width_of(ZOO) + POINTS.width
    assert [row[start] for row in rows] == [0, 1]


def test_tiles_to_be_housed_show() -> None:
    state = position(zoo("4*zebra"), zoo(), trucks=("zebra",))
    before = FEATURES.row(state, 0)
    state.trucks[0], state.to_house = [], tiles("zebra")
    assert FEATURES.row(state, 0) != before
