"""A zoo of Zooloretto sketched by numbers, and what it may be worth in the end.

How much of a promise counts is `hope`: 0 in the last round, towards 1 the more of the game is still to come.
"""

from typing import Final

from zoorama.games.zooloretto.parts import (
    BARN_COST,
    COIN,
    FEMALE,
    FORMS,
    FULL,
    MALE,
    ONE_SHORT,
    REWARD,
    SPACES,
    SPECIES,
    STALL,
    STALL_POINTS,
    STALL_SPACES,
    STALLS,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.state import Zoo

EMPTY: Final = 0.35  # of a full enclosure's points, promised by an empty one
COIN_WORTH: Final = 0.9
LATE_COIN: Final = 0.05  # a coin still breaks ties
BARN_HOPE: Final = 0.6  # that an animal in the barn finds its way out
STALL_SPACE: Final = 0.3  # of a free one
PARTNER: Final = 0.5  # of a male or female that waits for the other
NO_SPECIES: Final = -1
BARN: Final = -1  # where a sketched tile can go besides the enclosures
PURSE: Final = -2

MOST_STALLS: Final = max(STALL_SPACES)
MOST_ANIMALS: Final = max(SPACES)
ONES: Final[tuple[int, ...]] = tuple([bits.bit_count() for bits in range(1 << (len(SPECIES) + len(STALLS)))])
BARN_BIT: Final[tuple[int, ...]] = tuple(
    [1 << (tile - STALL + len(SPECIES) if tile >= STALL else species_of(tile)) for tile in range(COIN)]
)


class Sketch:
    """A zoo by numbers."""

    def __init__(self) -> None:
        self.species: list[int] = []  # by enclosure
        self.animals: list[int] = []
        self.males: list[int] = []  # that have not bred
        self.females: list[int] = []
        self.stalls: list[int] = []
        self.types = 0  # of stalls in the zoo, as bits
        self.barn = 0  # species and stall types there, as bits
        self.coins = 0

    def copy(self) -> "Sketch":
        twin = Sketch()
        twin.species = self.species[:]
        twin.animals = self.animals[:]
        twin.males = self.males[:]
        twin.females = self.females[:]
        twin.stalls = self.stalls[:]
        twin.types, twin.barn, twin.coins = self.types, self.barn, self.coins
        return twin


def sketch_of(zoo: Zoo) -> Sketch:
    sketch = Sketch()
    sketch.coins = zoo.coins
    for animals in zoo.enclosures:
        sketch.species.append(species_of(animals[0]) if animals else NO_SPECIES)
        sketch.animals.append(len(animals))
        sketch.males.append(count(animals, MALE))
        sketch.females.append(count(animals, FEMALE))
    for stalls in zoo.stalls:
        sketch.stalls.append(len(stalls))
        for stall in stalls:
            sketch.types |= 1 << stall
    for tile in zoo.barn:
        sketch.barn |= BARN_BIT[tile]
    return sketch


def count(animals: tuple[int, ...], form: int) -> int:
    found = 0
    for animal in animals:
        if animal % FORMS == form:
            found += 1
    return found


def value(sketch: Sketch, hope: float) -> float:
    """What this zoo may be worth in the end."""
    total = sketch.coins * coin_worth(hope)
    for place in range(len(sketch.animals)):
        animals = sketch.animals[place]
        total += promise(place, animals, sketch.stalls[place], hope)
        if animals < SPACES[place] - 1 and sketch.males[place] + sketch.females[place]:
            total += PARTNER * hope
    return total + STALL_POINTS * ONES[sketch.types] - barn_cost(hope) * ONES[sketch.barn]


def promise(place: int, animals: int, stalls: int, hope: float) -> float:
    """An enclosure's points as they stand and as they may become."""
    index = (place * (MOST_STALLS + 1) + stalls) * (MOST_ANIMALS + 1) + animals
    return STANDING[index] + hope * PROMISED[index]


def standing(place: int, stalls: int, animals: int) -> int:
    if animals == SPACES[place]:
        return FULL[place]
    if animals == SPACES[place] - 1:
        return ONE_SHORT[place]
    return animals if stalls else 0


def promised(place: int, stalls: int, animals: int) -> float:
    """Beyond what stands, if all goes well."""
    points = standing(place, stalls, animals)
    may_be = FULL[place] * (EMPTY + (1 - EMPTY) * animals / SPACES[place])
    return max(may_be, points) - points + STALL_SPACE * (STALL_SPACES[place] - stalls)


CASES: Final = [
    (place, stalls, animals)
    for place in range(len(SPACES))
    for stalls in range(MOST_STALLS + 1)
    for animals in range(MOST_ANIMALS + 1)
]
STANDING: Final[list[float]] = [float(standing(place, stalls, animals)) for place, stalls, animals in CASES]
PROMISED: Final[list[float]] = [promised(place, stalls, animals) for place, stalls, animals in CASES]


def coin_worth(hope: float) -> float:
    return LATE_COIN + hope * COIN_WORTH


def barn_cost(hope: float) -> float:
    return BARN_COST * (1 - hope * BARN_HOPE)


def best_place(sketch: Sketch, now: float, tile: int, hope: float) -> tuple[int, float]:
    """Where to put a tile, and what the zoo, worth so much now, would be worth then."""
    if tile == COIN:
        return PURSE, now + coin_worth(hope)
    lighter = sketch.barn & BARN_BIT[tile] == 0
    place, best = BARN, now - (barn_cost(hope) if lighter else 0.0)
    for other in range(len(sketch.animals)):
        if has_room(sketch, tile, other):
            then = now + change(sketch, tile, other, hope)
            if then > best:
                place, best = other, then
    return place, best


def has_room(sketch: Sketch, tile: int, place: int) -> bool:
    if tile >= STALL:
        return sketch.stalls[place] < STALL_SPACES[place]
    if sketch.animals[place] == SPACES[place]:
        return False
    species = sketch.species[place]
    return species == NO_SPECIES or species == species_of(tile)


def change(sketch: Sketch, tile: int, place: int, hope: float) -> float:
    """How much better the zoo is with this tile in this place."""
    animals, stalls = sketch.animals[place], sketch.stalls[place]
    before = promise(place, animals, stalls, hope)
    if tile >= STALL:
        new = sketch.types & (1 << (tile - STALL)) == 0
        return promise(place, animals, stalls + 1, hope) - before + (STALL_POINTS if new else 0)
    form = form_of(tile)
    room = SPACES[place] - animals
    born = mate(sketch, form, place)
    after = promise(place, animals + 1 + min(born, room - 1), stalls, hope) - before
    if room <= 1 + born:
        after += coin_worth(hope) * REWARD[place]
    if not born and room > 2 and form in (MALE, FEMALE):
        after += PARTNER * hope
    if born and room == 1 and sketch.barn & BARN_BIT[tile] == 0:
        after -= barn_cost(hope)
    return after


def mate(sketch: Sketch, form: int, place: int) -> int:
    """1 if an animal of this form finds its mate there, else 0."""
    if form == MALE:
        return min(1, sketch.females[place])
    if form == FEMALE:
        return min(1, sketch.males[place])
    return 0


def put(sketch: Sketch, tile: int, place: int) -> None:
    if place == PURSE:
        sketch.coins += 1
    elif place == BARN:
        sketch.barn |= BARN_BIT[tile]
    elif tile >= STALL:
        sketch.stalls[place] += 1
        sketch.types |= 1 << (tile - STALL)
    else:
        join(sketch, tile, place)


def join(sketch: Sketch, animal: int, place: int) -> None:
    form = form_of(animal)
    sketch.species[place] = species_of(animal)
    sketch.animals[place] += 1
    if mate(sketch, form, place):
        sketch.males[place] -= form == FEMALE
        sketch.females[place] -= form == MALE
        if sketch.animals[place] < SPACES[place]:
            sketch.animals[place] += 1
        else:
            sketch.barn |= BARN_BIT[animal]
    else:
        sketch.males[place] += form == MALE
        sketch.females[place] += form == FEMALE
    if sketch.animals[place] == SPACES[place]:
        sketch.coins += REWARD[place]
