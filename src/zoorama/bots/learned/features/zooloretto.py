"""Zooloretto as bits.

First the table, then a block for each seat, the seat's own first and the others clockwise; the blocks of seats that
are not there stay zero. A seat's block ends with what each truck would do for it. The species are alike, so no bit
names one: an enclosure tells how many of its kind are still to come, and a truck what its load means to each zoo.
Trucks stand in the order of their worth to the row's own seat: "the truck that I want most" is always the same bit.
"""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.scales import FLAG, Scale, one_hot, subsets
from zoorama.bots.learned.features.zooloretto_worth import ONES, POINT, Load, Survey, hope_level
from zoorama.games.zooloretto.parts import (
    ENCLOSURES,
    END_STACK,
    FEMALE,
    KINDS,
    MALE,
    MOST_TRUCKS,
    PRINTED,
    SEATS,
    SPACES,
    SPECIES,
    STALL_SPACES,
    STALLS,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo

Layout = tuple[tuple[str, int], ...]

VERSION: Final = 2
MOST_SEATS: Final = SEATS[-1]
UNTAKABLE: Final = -1000  # the worth of an empty truck, for the order

TO_MOVE: Final = one_hot(MOST_SEATS)
SEAT_COUNT: Final = one_hot(len(SEATS))
TILES_TO_COME: Final = Scale((1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17, 21, 26))  # before the end stack, a seat
COINS_TO_COME: Final = Scale((1, 3, 5, 8))
STALLS_TO_COME: Final = Scale((1, 4, 8))
TILES: Final = Scale((1, 2, 3))
ROOM: Final = Scale((1, 2, 3))
COINS_ON: Final = Scale((1, 2))

LEFT: Final = Scale((1, 2, 4, 7))  # of an enclosure's species, still to come
IN_BARN: Final = Scale((1,))  # of an enclosure's species
STALL_TYPES: Final = subsets(len(STALLS))
CONTESTED: Final = subsets(len(ENCLOSURES))
STALL_ROOM: Final = Scale((1, 2, 3, 4))
BARN_SPECIES: Final = Scale((1, 2, 3, 4))
BARN_STALLS: Final = Scale((1, 2))
BARN_GROUP: Final = Scale((2, 3, 4))  # the largest
MOVABLE: Final = Scale((1, 2))
COINS: Final = Scale((1, 2, 3, 4, 5, 6, 8, 11))
DRAWS: Final = Scale((1, 2, 3, 4, 6))  # of ten

POINTS: Final = Scale((-2, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38))
LEAD: Final = Scale((-14, -10, -7, -5, -3, -1, 0, 1, 2, 4, 6, 8, 11, 15))
GAIN: Final = Scale((-10, -5, -1, 2, 5, 8, 11, 15, 20, 28))
HOUSED: Final = Scale((1, 2, 3))
OPENED: Final = Scale((1, 2))
BARNED: Final = Scale((1, 2))
RIVALS_GAIN: Final = Scale((-4, 1, 5, 9, 14, 22))


def enclosure(place: int, animals: int, fertile: int, stalls: int) -> bytes:
    """Whether it is open, where it may not be; animals; whether they may still breed; stalls."""
    held = bytes(number < animals for number in range(SPACES[place]))
    standing = bytes(number < stalls for number in range(STALL_SPACES[place]))
    return (FLAG[1] if place >= PRINTED else b"") + held + FLAG[fertile] + standing


MOST_STALLS: Final = 3
CODES: Final = 7 * 2 * MOST_STALLS
ENCLOSURE: Final = [
    [enclosure(place, code // (2 * MOST_STALLS), code // MOST_STALLS % 2, code % MOST_STALLS) for code in range(CODES)]
    for place in range(len(ENCLOSURES))
]
NO_SPECIES: Final = bytes(LEFT.width + IN_BARN.width)
CLOSED: Final = [bytes(len(codes[0]) + LEFT.width + IN_BARN.width) for codes in ENCLOSURE]
MALE_KIND: Final = KINDS[MALE]  # of the first species; those of the others follow
FEMALE_KIND: Final = KINDS[FEMALE]

TRUCK: Final = TILES.width + ROOM.width + COINS_ON.width
MY_LOAD: Final = GAIN.width + HOUSED.width + OPENED.width + BARNED.width + 3
RIVALS_LOAD: Final = RIVALS_GAIN.width + 2
ZOO: Final[Layout] = (
    ("enclosures: animals, fertile, stalls, to come, in the barn", sum(len(block) for block in CLOSED)),
    ("stall types and room for stalls", len(STALLS) + STALL_ROOM.width),
    ("barn: species, stall types, largest group", BARN_SPECIES.width + BARN_STALLS.width + BARN_GROUP.width),
    ("barn: species that could move out", MOVABLE.width),
    ("coins", COINS.width),
    ("has taken a truck", 1),
)
TABLE: Final[Layout] = (
    ("seats", len(SEATS)),
    ("to move", MOST_SEATS),
    ("drawing, last round, over", 3),
    ("tiles to come, coins and stalls of them", TILES_TO_COME.width + COINS_TO_COME.width + STALLS_TO_COME.width),
    ("trucks, best first: tiles, room, coins", MOST_TRUCKS * TRUCK),
    ("drawn; to be housed; what that does for the one to move", 1 + TILES.width + MY_LOAD),
)


def width_of(layout: Layout) -> int:
    return sum(width for _, width in layout)


MINE: Final[Layout] = (
    ("zoo", width_of(ZOO)),
    ("points", POINTS.width),
    ("enclosures whose species a rival wants", len(ENCLOSURES)),
    ("draws that have a home, that have none", 2 * DRAWS.width),
    ("trucks: gain, housed, opened, barned, a completion, a birth, a new stall", MOST_TRUCKS * MY_LOAD),
)
RIVALS: Final[Layout] = (
    ("zoo", width_of(ZOO)),
    ("my lead in points and in worth", 2 * LEAD.width),
    ("whether either's barn holds what the other wants", 2),
    ("trucks: gain, a completion, barned", MOST_TRUCKS * RIVALS_LOAD),
)
RIVAL: Final = width_of(RIVALS)
NO_TRUCK: Final = bytes(TRUCK)
NO_LOAD_FOR_ME: Final = bytes(MY_LOAD)
NO_LOAD_FOR_RIVALS: Final = bytes(RIVALS_LOAD)
ABSENT: Final = [bytes(RIVAL * seats) for seats in range(MOST_SEATS)]


class Slot:
    """A truck and what its load would do for the row's own seat."""

    def __init__(self, tiles: list[int], room: int, load: Load) -> None:
        self.tiles = tiles
        self.room = room
        self.load = load
        self.order: int = 4 * load.worth + len(tiles) if tiles else UNTAKABLE + room


def slots_by_worth(state: State, mine: Survey) -> list[Slot]:
    slots: list[Slot] = []
    for truck in range(len(state.trucks)):
        tiles = state.trucks[truck]
        slot = Slot(tiles, state.room[truck], Load(mine, tiles))
        index = len(slots)
        while index > 0 and slots[index - 1].order < slot.order:
            index -= 1
        slots.insert(index, slot)
    return slots


class Stack:
    """What is still face down, by species."""

    def __init__(self, state: State) -> None:
        counts = state.stack.counts
        self.males: list[int] = counts[MALE_KIND : MALE_KIND + len(SPECIES)]
        self.females: list[int] = counts[FEMALE_KIND : FEMALE_KIND + len(SPECIES)]
        self.animals: list[int] = []
        for species in range(len(SPECIES)):
            self.animals.append(counts[1 + species] + self.males[species] + self.females[species])


def add_table(row: list[bytes], state: State, seat: int) -> None:
    seats = len(state.zoos)
    row.append(SEAT_COUNT[seats - SEATS[0]])
    row.append(TO_MOVE[(state.active - seat) % seats])
    row.append(FLAG[state.drawing])
    row.append(FLAG[state.last_round])
    row.append(FLAG[state.over])
    counts = state.stack.counts
    row.append(TILES_TO_COME.of((state.stack.total - END_STACK) // seats))
    row.append(COINS_TO_COME.of(counts[0]))
    row.append(STALLS_TO_COME.of(counts[9] + counts[10] + counts[11] + counts[12]))


def add_trucks(row: list[bytes], slots: list[Slot]) -> None:
    for slot in slots:
        row.append(TILES.of(len(slot.tiles)))
        row.append(ROOM.of(slot.room))
        row.append(COINS_ON.of(slot.load.coins))
    for _ in range(len(slots), MOST_TRUCKS):
        row.append(NO_TRUCK)


def add_pending(row: list[bytes], state: State, mover: Survey) -> None:
    """Tiles that are neither on a truck nor in a zoo."""
    row.append(FLAG[state.hand != NOTHING])
    row.append(TILES.of(len(state.to_house)))
    tiles = state.to_house if state.hand == NOTHING else [state.hand]
    add_load(row, tiles, Load(mover, tiles))


def add_load(row: list[bytes], tiles: list[int], load: Load) -> None:
    if not tiles:
        row.append(NO_LOAD_FOR_ME)
        return
    row.append(GAIN.of(load.worth))
    row.append(HOUSED.of(load.housed))
    row.append(OPENED.of(load.opened))
    row.append(BARNED.of(load.barned))
    row.append(FLAG[load.completed > 0])
    row.append(FLAG[load.born > 0])
    row.append(FLAG[load.stalls > 0])


def add_rivals_load(row: list[bytes], tiles: list[int], rival: Survey) -> None:
    if not tiles:
        row.append(NO_LOAD_FOR_RIVALS)
        return
    load = Load(rival, tiles)
    row.append(RIVALS_GAIN.of(load.worth))
    row.append(FLAG[load.completed > 0])
    row.append(FLAG[load.barned > 0])


def add_zoo(row: list[bytes], zoo: Zoo, survey: Survey, stack: Stack) -> None:
    for place in range(len(ENCLOSURES)):
        add_enclosure(row, survey, place, stack)
    row.append(STALL_TYPES[survey.types])
    row.append(STALL_ROOM.of(survey.stall_spaces))
    row.append(BARN_SPECIES.of(ONES[survey.barned & 0xFF]))
    row.append(BARN_STALLS.of(ONES[survey.barned >> 8]))
    add_barn_groups(row, survey)
    row.append(COINS.of(zoo.coins))
    row.append(FLAG[zoo.truck != NOTHING])


def add_enclosure(row: list[bytes], survey: Survey, place: int, stack: Stack) -> None:
    if place >= len(survey.animals):
        row.append(CLOSED[place])
        return
    animals, species = survey.animals[place], survey.species[place]
    fertile = 0
    if (survey.males[place] > 0 and stack.females[species] > 0) or (
        survey.females[place] > 0 and stack.males[species] > 0
    ):
        fertile = 1
    row.append(ENCLOSURE[place][(animals * 2 + fertile) * MOST_STALLS + survey.stalls[place]])
    if species == NOTHING:
        row.append(NO_SPECIES)
    else:
        row.append(LEFT.of(stack.animals[species]))
        row.append(IN_BARN.of(survey.barn[species]))


def add_barn_groups(row: list[bytes], survey: Survey) -> None:
    largest = movable = 0
    if survey.barned:
        for species in range(len(SPECIES)):
            animals = survey.barn[species]
            if animals > 0:
                largest = max(largest, animals)
                if survey.home[species] != NOTHING or survey.empty:
                    movable += 1
    row.append(BARN_GROUP.of(largest))
    row.append(MOVABLE.of(movable))


def add_contest(row: list[bytes], mine: Survey, surveys: list[Survey]) -> None:
    """For each of my enclosures, whether another zoo has room for its species too."""
    contested = 0
    for place in range(len(mine.species)):
        species = mine.species[place]
        if species != NOTHING:
            for rival in surveys:
                if rival is not mine and rival.home[species] != NOTHING:
                    contested |= 1 << place
    row.append(CONTESTED[contested])


def add_draws(row: list[bytes], state: State, mine: Survey, stack: Stack) -> None:
    """How many of ten tiles to come would join their own, how many would go to the barn and cost points there."""
    housed = barned = 0
    for species in range(len(SPECIES)):
        if mine.home[species] != NOTHING:
            housed += stack.animals[species]
        elif not mine.empty and mine.barn[species] == 0:
            barned += stack.animals[species]
    total = max(1, state.stack.total)
    row.append(DRAWS.of(10 * housed // total))
    row.append(DRAWS.of(10 * barned // total))


def wants(zoo: Survey, barn: Survey) -> bool:
    """Whether an animal in another's barn would find its own kind, and room."""
    if barn.barned:
        for species in range(len(SPECIES)):
            if barn.barn[species] > 0 and zoo.home[species] != NOTHING:
                return True
    return False


class ZoolorettoFeatures(Features[State]):
    def __init__(self) -> None:
        super().__init__(width_of(TABLE) + width_of(MINE) + (MOST_SEATS - 1) * RIVAL, VERSION)

    def seats(self, state: State) -> int:
        return len(state.zoos)

    def row(self, state: State, seat: int) -> bytes:
        seats = len(state.zoos)
        hope = hope_level(state)
        surveys = [Survey(zoo, hope) for zoo in state.zoos]
        mine = surveys[seat]
        slots = slots_by_worth(state, mine)
        stack = Stack(state)
        row: list[bytes] = []
        add_table(row, state, seat)
        add_trucks(row, slots)
        add_pending(row, state, surveys[state.active])
        add_zoo(row, state.zoos[seat], mine, stack)
        row.append(POINTS.of(mine.points))
        add_contest(row, mine, surveys)
        add_draws(row, state, mine, stack)
        for slot in slots:
            add_load(row, slot.tiles, slot.load)
        for _ in range(len(slots), MOST_TRUCKS):
            row.append(NO_LOAD_FOR_ME)
        for step in range(1, seats):
            rival = (seat + step) % seats
            add_rival(row, state.zoos[rival], surveys[rival], mine, slots, stack)
        row.append(ABSENT[MOST_SEATS - seats])
        return b"".join(row)


def add_rival(row: list[bytes], zoo: Zoo, rival: Survey, mine: Survey, slots: list[Slot], stack: Stack) -> None:
    add_zoo(row, zoo, rival, stack)
    row.append(LEAD.of(mine.points - rival.points))
    row.append(LEAD.of((mine.worth - rival.worth) // POINT))
    row.append(FLAG[wants(mine, rival)])
    row.append(FLAG[wants(rival, mine)])
    for slot in slots:
        add_rivals_load(row, slot.tiles, rival)
    for _ in range(len(slots), MOST_TRUCKS):
        row.append(NO_LOAD_FOR_RIVALS)


FEATURES: Final = ZoolorettoFeatures()
