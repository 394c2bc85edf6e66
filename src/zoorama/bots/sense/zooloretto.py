"""What a greedy player sees in a truck, a tile, a coin.

It sketches a zoo – how many animals where, which stalls, what lies in the barn – and guesses what that will be worth in
the end: points as they stand, and a promise of points that counts the more, the more of the game is still to come.
"""

from typing import Final

from zoorama.bots.sense.sense import Sense, shares
from zoorama.engine.game import Action
from zoorama.games.zooloretto.actions import Buy, Draw, House, Load, Take
from zoorama.games.zooloretto.parts import (
    BARN_COST,
    COIN,
    END_STACK,
    FEMALE,
    FORMS,
    FULL,
    MALE,
    ONE_SHORT,
    REWARD,
    SPACES,
    SPECIES,
    SQUARE,
    STALL,
    STALL_POINTS,
    STALL_SPACES,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.play import play
from zoorama.games.zooloretto.state import NOTHING, State, Zoo, copy

TILES_A_TURN: Final = 2.3  # that a player takes home each round
HORIZON: Final = 2.0  # rounds after which half of a promise counts
EMPTY: Final = 0.35  # of a full enclosure's points, promised by an empty one
COIN_WORTH: Final = 0.9
LATE_COIN: Final = 0.05  # a coin still breaks ties
BARN_HOPE: Final = 0.6  # that an animal in the barn finds its way out
STALL_SPACE: Final = 0.3  # of a free one
PARTNER: Final = 0.5  # of a male or female that waits for the other
CONTESTED: Final = 0.1  # how often a rival takes the truck one wants
SPITE: Final = 0.12  # how much the next player's gain hurts
WARMTH: Final = 1.0
SCALE: Final = 4.0  # points, see `shares`
NO_SPECIES: Final = -1
LEAST: Final = -1000.0
BARN: Final = -1  # where a sketched tile can go besides the enclosures
PURSE: Final = -2


class Sketch:
    """A zoo by numbers."""

    def __init__(self, zoo: Zoo) -> None:
        self.species: list[int] = []  # by enclosure
        self.animals: list[int] = []
        self.males: list[int] = []  # that have not bred
        self.females: list[int] = []
        self.stalls: list[int] = []
        self.types = 0  # of stalls in the zoo, as bits
        self.barn = 0  # species and stall types there, as bits
        self.coins = zoo.coins
        for animals in zoo.enclosures:
            self.species.append(species_of(animals[0]) if animals else NO_SPECIES)
            self.animals.append(len(animals))
            self.males.append(count(animals, MALE))
            self.females.append(count(animals, FEMALE))
        for stalls in zoo.stalls:
            self.stalls.append(len(stalls))
            for stall in stalls:
                self.types |= 1 << stall
        for tile in zoo.barn:
            self.barn |= barn_bit(tile)


def count(animals: tuple[int, ...], form: int) -> int:
    found = 0
    for animal in animals:
        if animal % FORMS == form:
            found += 1
    return found


def barn_bit(tile: int) -> int:
    return 1 << (tile - STALL + len(SPECIES) if tile >= STALL else species_of(tile))


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    hope = hope_left(state)
    return [worth(state, action, hope) for action in legal]


def worth(state: State, action: Action, hope: float) -> float:
    """Leaves the state as it was: one state serves all the actions of a decision."""
    if isinstance(action, Draw):
        return worth_of_drawing(state, hope)
    if isinstance(action, Load):
        return worth_of_loading(state, action, hope)
    if isinstance(action, Take):
        return worth_of_taking(state, action.truck, hope)
    return worth_of_rearranging(copy(state), action, hope)


def worth_of_loading(state: State, load: Load, hope: float) -> float:
    truck = state.trucks[load.truck]
    truck.append(load.tile)
    value = outlook(state, hope)
    truck.pop()
    return value


def worth_of_taking(state: State, truck: int, hope: float) -> float:
    tiles = state.trucks[truck]
    state.trucks[truck] = []
    value = gain(Sketch(state.zoos[state.active]), tiles, hope) - SPITE * rivals_best(state, hope)
    state.trucks[truck] = tiles
    return value


def worth_of_rearranging(state: State, action: Action, hope: float) -> float:
    """A tile housed or a money action: how much better the zoo is then, and what trucks could still add to it.

    Plays the action on this state.
    """
    seat = state.active
    before = value(Sketch(state.zoos[seat]), hope)
    rest = state.to_house[:]
    play(state, seat, action)
    sketch = Sketch(state.zoos[seat])
    better = value(sketch, hope) - before
    if isinstance(action, House):
        rest.remove(action.tile)
        return better + gain(sketch, rest, hope)
    if isinstance(action, Buy):
        better += gain(sketch, [action.tile], hope) - SPITE * relief(state.zoos[action.owner], action.tile, hope)
    state.active = seat
    return better + outlook(state, hope)


def relief(owner: Zoo, tile: int, hope: float) -> float:
    """What selling a tile did for its owner."""
    lighter = Sketch(owner).barn & barn_bit(tile) == 0
    return coin_worth(hope) + (barn_cost(hope) if lighter else 0.0)


def hope_left(state: State) -> float:
    """How much of a promise may still come true: 0 in the last round, towards 1 the more rounds there are."""
    if state.last_round:
        return 0.0
    rounds = (state.stack.total - END_STACK) / (TILES_A_TURN * len(state.zoos)) + 0.5
    return rounds / (rounds + HORIZON)


def rivals_best(state: State, hope: float) -> float:
    """What the next player still in this round would take, if it is somebody else."""
    seats = len(state.zoos)
    for step in range(1, seats):
        seat = (state.active + step) % seats
        if state.zoos[seat].truck == NOTHING:
            gains = truck_gains(state, seat, hope)
            best = LEAST
            for truck in range(len(gains)):
                if state.trucks[truck]:
                    best = max(best, gains[truck])
            return 0.0 if best == LEAST else best
    return 0.0


def truck_gains(state: State, seat: int, hope: float) -> list[float]:
    """What each truck would add to a zoo now."""
    zoo = state.zoos[seat]
    return [gain(Sketch(zoo), truck, hope) if truck else 0.0 for truck in state.trucks]


def outlook(state: State, hope: float) -> float:
    """What the player on turn can hope to take later, less some of what the next one could take before."""
    return hopeful(state, truck_gains(state, state.active, hope)) - SPITE * rivals_best(state, hope)


def worth_of_drawing(state: State, hope: float) -> float:
    """The outlook after a draw, over all that may be drawn, each loaded where it does most good."""
    gains = truck_gains(state, state.active, hope)
    mine = Sketch(state.zoos[state.active])
    base = value(mine, hope)
    total = 0.0
    for kind, weight in enumerate(state.stack.counts):
        if weight > 0:
            total += weight * best_loading(state, gains, best_place(mine, SQUARE[kind], hope)[1] - base)
    return total / state.stack.total - SPITE * rivals_best(state, hope)


def best_loading(state: State, gains: list[float], change: float) -> float:
    """The best hope, if a tile that changes a truck's worth by that much is loaded somewhere."""
    best = LEAST
    for truck in range(len(gains)):
        if state.room[truck] > 0:
            gains[truck] += change
            best = max(best, hopeful(state, gains))
            gains[truck] -= change
    return best


def hopeful(state: State, gains: list[float]) -> float:
    """The best truck, or the one after if rivals come first."""
    best = second = LEAST
    for truck in range(len(gains)):
        if state.trucks[truck] or state.room[truck] > 0:
            if gains[truck] > best:
                best, second = gains[truck], best
            elif gains[truck] > second:
                second = gains[truck]
    if second == LEAST:
        return best
    kept = 1.0
    for seat in range(len(state.zoos)):
        if seat != state.active and state.zoos[seat].truck == NOTHING:
            kept *= 1 - CONTESTED
    return kept * best + (1 - kept) * second


def gain(sketch: Sketch, tiles: list[int], hope: float) -> float:
    """What these tiles add to a zoo when each is housed where it does most good. The sketch changes with them."""
    before = after = value(sketch, hope)
    for tile in tiles:
        place, after = best_place(sketch, tile, hope)
        put(sketch, tile, place)
    return after - before


def best_place(sketch: Sketch, tile: int, hope: float) -> tuple[int, float]:
    """Where to put a tile, and what the zoo would be worth then."""
    now = value(sketch, hope)
    if tile == COIN:
        return PURSE, now + coin_worth(hope)
    lighter = sketch.barn & barn_bit(tile) == 0
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
    return sketch.species[place] in (NO_SPECIES, species_of(tile))


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
    if form in (MALE, FEMALE) and not born and room > 2:
        after += PARTNER * hope
    if born and room == 1 and sketch.barn & barn_bit(tile) == 0:
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
        sketch.barn |= barn_bit(tile)
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
            sketch.barn |= barn_bit(animal)
    else:
        sketch.males[place] += form == MALE
        sketch.females[place] += form == FEMALE
    if sketch.animals[place] == SPACES[place]:
        sketch.coins += REWARD[place]


def value(sketch: Sketch, hope: float) -> float:
    """What this zoo may be worth in the end."""
    total = sketch.coins * coin_worth(hope)
    for place in range(len(sketch.animals)):
        total += promise(place, sketch.animals[place], sketch.stalls[place], hope)
        if sketch.males[place] + sketch.females[place] and sketch.animals[place] < SPACES[place] - 1:
            total += PARTNER * hope
    return total + STALL_POINTS * ones(sketch.types) - barn_cost(hope) * ones(sketch.barn)


def promise(place: int, animals: int, stalls: int, hope: float) -> float:
    """An enclosure's points as they stand and as they may become."""
    spaces = SPACES[place]
    points = animals if stalls else 0
    if animals == spaces:
        points = FULL[place]
    elif animals == spaces - 1:
        points = ONE_SHORT[place]
    may_be = FULL[place] * (EMPTY + (1 - EMPTY) * animals / spaces)
    return points + hope * (max(may_be, points) - points + STALL_SPACE * (STALL_SPACES[place] - stalls))


def coin_worth(hope: float) -> float:
    return LATE_COIN + hope * COIN_WORTH


def barn_cost(hope: float) -> float:
    return BARN_COST * (1 - hope * BARN_HOPE)


def ones(bits: int) -> int:
    number = 0
    while bits:
        number += bits & 1
        bits >>= 1
    return number


def is_quiet(state: State) -> bool:
    """Between rounds."""
    if state.hand != NOTHING or state.to_house:
        return False
    for truck in state.trucks:
        if truck:
            return False
    for zoo in state.zoos:
        if zoo.truck != NOTHING:
            return False
    return True


def judge(state: State) -> list[float]:
    hope = hope_left(state)
    return shares([value(Sketch(zoo), hope) for zoo in state.zoos], SCALE)


class ZoolorettoSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)


SENSE: Final = ZoolorettoSense(WARMTH)
