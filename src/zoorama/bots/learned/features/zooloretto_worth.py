"""What a zoo of Zooloretto is and what a load of tiles would do to it, by numbers.

Worth is counted in quarters of a point. It is what greedy hopes for, in whole numbers: points as they stand, and a
promise of points that counts the more, the more of the game is still to come. The numbers are fixed here, since weights
are taught with them: greedy may change its mind without a net forgetting what it learnt.
"""

from typing import Final

from zoorama.games.zooloretto.parts import (
    BARN_COST,
    COIN,
    ENCLOSURES,
    END_STACK,
    FEMALE,
    FORMS,
    FULL,
    MALE,
    ONE_SHORT,
    REWARD,
    SPACES,
    STALL,
    STALL_POINTS,
    STALL_SPACES,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo

POINT: Final = 4
HOPES: Final[tuple[float, ...]] = (0.0, 0.35, 0.55, 0.75)  # by how much of the game is left
LATE: Final = 3  # tiles a seat still to be drawn, below which hope falls
MIDDLE: Final = 8
EMPTY: Final = 0.35  # of a full enclosure's points, promised by an empty one
STALL_SPACE: Final = 0.3
COIN_WORTH: Final[tuple[int, ...]] = tuple(round(POINT * 0.9 * hope) for hope in HOPES)
BARNED: Final[tuple[int, ...]] = tuple(round(POINT * BARN_COST * (1 - 0.6 * hope)) for hope in HOPES)
PARTNER: Final[tuple[int, ...]] = tuple(round(POINT * 0.5 * hope) for hope in HOPES)
OPENING: Final[tuple[int, ...]] = (4, 3, 2, 0, 1)  # the order in which empty enclosures are filled

MOST_ANIMALS: Final = 7  # more than an enclosure holds
MOST_STALLS: Final = 3
ONES: Final[tuple[int, ...]] = tuple(bin(members).count("1") for members in range(1 << 12))


def points_of(place: int, animals: int, stalls: int) -> int:
    if animals == SPACES[place]:
        return FULL[place]
    if animals == SPACES[place] - 1:
        return ONE_SHORT[place]
    return animals if stalls else 0


def promise(place: int, animals: int, stalls: int, hope: float) -> int:
    points = points_of(place, animals, stalls)
    may_be = FULL[place] * (EMPTY + (1 - EMPTY) * animals / SPACES[place])
    better = max(may_be, points) - points + STALL_SPACE * (STALL_SPACES[place] - stalls)
    return round(POINT * (points + hope * better))


def table(hope: float, points_only: bool) -> list[int]:
    """By place, animals and stalls, see `cell`."""
    found: list[int] = []
    for place in range(len(ENCLOSURES)):
        for animals in range(MOST_ANIMALS):
            for stalls in range(MOST_STALLS):
                held = min(animals, SPACES[place])
                found.append(points_of(place, held, stalls) if points_only else promise(place, held, stalls, hope))
    return found


POINTS: Final[list[int]] = table(0.0, True)
PROMISES: Final[list[list[int]]] = [table(hope, False) for hope in HOPES]


def cell(place: int, animals: int, stalls: int) -> int:
    return (place * MOST_ANIMALS + animals) * MOST_STALLS + stalls


def hope_level(state: State) -> int:
    """Which of the HOPES is left."""
    if state.last_round:
        return 0
    left = (state.stack.total - END_STACK) // len(state.zoos)
    return 1 if left < LATE else 2 if left < MIDDLE else 3


class Survey:
    """A zoo by numbers."""

    def __init__(self, zoo: Zoo, hope: int) -> None:
        self.hope = hope
        self.animals: list[int] = []  # by open enclosure
        self.species: list[int] = []
        self.males: list[int] = []  # that have not bred
        self.females: list[int] = []
        self.stalls: list[int] = []
        self.home = [NOTHING] * 8  # by species: an enclosure of it with room
        self.empty: list[int] = []  # enclosures, the one to be filled first last
        self.types = 0  # of stalls in the zoo, as bits
        self.stall_spaces = 0  # free
        self.lonely = NOTHING  # the enclosure with a free stall space that a stall would help most
        self.points = 0
        self.worth = 0
        for place in range(len(zoo.enclosures)):
            self.survey_enclosure(place, zoo.enclosures[place], zoo.stalls[place])
        for place in OPENING:
            if place < len(self.animals) and self.animals[place] == 0:
                self.empty.insert(0, place)
        self.barn = [0] * 12  # tiles by species and stall type
        self.barned = 0  # species and stall types, as bits
        for tile in zoo.barn:
            kind = tile - STALL + 8 if tile >= STALL else tile // FORMS
            self.barn[kind] += 1
            self.barned |= 1 << kind
        penalties = ONES[self.barned]
        self.points += STALL_POINTS * ONES[self.types] - BARN_COST * penalties
        self.worth += POINT * STALL_POINTS * ONES[self.types] - BARNED[hope] * penalties + COIN_WORTH[hope] * zoo.coins

    def survey_enclosure(self, place: int, animals: tuple[int, ...], stalls: tuple[int, ...]) -> None:
        males = females = 0
        for animal in animals:
            form = animal % FORMS
            if form == MALE:
                males += 1
            elif form == FEMALE:
                females += 1
        for stall in stalls:
            self.types |= 1 << stall
        number = len(animals)
        species = animals[0] // FORMS if animals else NOTHING
        if 0 < number < SPACES[place]:
            self.home[species] = place
        free = STALL_SPACES[place] - len(stalls)
        self.stall_spaces += free
        if free > 0 and (self.lonely == NOTHING or (not stalls and self.animals[self.lonely] < number)):
            self.lonely = place
        self.animals.append(number)
        self.species.append(species)
        self.males.append(males)
        self.females.append(females)
        self.stalls.append(len(stalls))
        standing = cell(place, number, len(stalls))
        self.points += POINTS[standing]
        self.worth += PROMISES[self.hope][standing]
        if males + females > 0 and number < SPACES[place] - 1:
            self.worth += PARTNER[self.hope]


class Load:
    """What tiles would do to a zoo, each housed where it does most good, near enough."""

    def __init__(self, zoo: Survey, tiles: list[int]) -> None:
        self.worth = 0
        self.housed = 0  # animals that join their own
        self.opened = 0  # enclosures
        self.barned = 0  # species and stall types new to the barn
        self.completed = 0
        self.born = 0
        self.stalls = 0  # types new to the zoo
        self.coins = 0
        species_seen = 0
        stalls_seen = 0
        for tile in tiles:
            if tile == COIN:
                self.coins += 1
            elif tile >= STALL:
                self.add_stall(zoo, tile - STALL, stalls_seen)
                stalls_seen += 1
            elif species_seen & (1 << tile // FORMS) == 0:
                species_seen |= 1 << tile // FORMS
                self.add_animals(zoo, tile // FORMS, tiles)
        self.worth += COIN_WORTH[zoo.hope] * self.coins - BARNED[zoo.hope] * self.barned

    def add_stall(self, zoo: Survey, stall: int, before: int) -> None:
        if before >= zoo.stall_spaces:
            if zoo.barned & (1 << stall + 8) == 0:
                self.barned += 1
            return
        if zoo.types & (1 << stall) == 0:
            self.stalls += 1
            self.worth += POINT * STALL_POINTS
        if before == 0:
            place = zoo.lonely
            now = cell(place, zoo.animals[place], zoo.stalls[place])
            self.worth += PROMISES[zoo.hope][now + 1] - PROMISES[zoo.hope][now]

    def add_animals(self, zoo: Survey, species: int, tiles: list[int]) -> None:
        number = males = females = 0
        for tile in tiles:
            if tile // FORMS == species:
                number += 1
                form = tile % FORMS
                males += form == MALE
                females += form == FEMALE
        place = zoo.home[species]
        if place == NOTHING:
            if self.opened == len(zoo.empty):
                self.send_to_barn(zoo, species)
                return
            place = zoo.empty[self.opened]
            self.opened += 1
        else:
            self.housed += number
        born = min(males + zoo.males[place], females + zoo.females[place])
        self.settle(zoo, species, place, number, born)

    def settle(self, zoo: Survey, species: int, place: int, number: int, born: int) -> None:
        self.born += born
        now, stalls = zoo.animals[place], zoo.stalls[place]
        then = now + number + born
        if then >= SPACES[place]:
            self.completed += 1
            self.worth += COIN_WORTH[zoo.hope] * REWARD[place]
        if then > SPACES[place]:
            self.send_to_barn(zoo, species)
            then = SPACES[place]
        promises = PROMISES[zoo.hope]
        self.worth += promises[cell(place, then, stalls)] - promises[cell(place, now, stalls)]

    def send_to_barn(self, zoo: Survey, species: int) -> None:
        if zoo.barned & (1 << species) == 0:
            self.barned += 1
