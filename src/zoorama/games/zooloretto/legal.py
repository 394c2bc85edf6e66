"""Whose turn it is, what is legal, what luck may bring, and which rule forbids the rest."""

from typing import Final

from mypy_extensions import i64

from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, LUCK, ONE, OVER, Action, Turn
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto.actions import (
    BUY,
    DISCARD,
    DRAW,
    EXCHANGE,
    EXCHANGE_WITH_BARN,
    EXPAND,
    HOUSE,
    LOAD,
    MOVE_ANIMAL,
    MOVE_STALL,
    SETTING_ASIDE,
    TAKE,
    TURN_UP,
    Buy,
    Discard,
    Draw,
    Exchange,
    ExchangeWithBarn,
    Expand,
    House,
    Load,
    MoveAnimal,
    MoveStall,
    Take,
)
from zoorama.games.zooloretto.parts import (
    BARN,
    DISCARD_PRICE,
    ENCLOSURES,
    EXPANSION_PRICE,
    EXPANSIONS,
    MOST_TRUCKS,
    PRINTED,
    PURCHASE_PRICE,
    REARRANGING_PRICE,
    SPACES,
    SPECIES,
    STALL,
    STALL_SPACES,
    species_of,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo

SETS: Final = 1 << max(MOST_TRUCKS, len(ENCLOSURES))  # of trucks or of enclosures, as bits


def among(actions: list[Action], members: int) -> list[Action]:
    return [action for number, action in enumerate(actions) if members >> number & 1]


# Lists of choices by the trucks or places they are about: built once, shared, never changed.
TAKES: Final[list[list[Action]]] = [among([*TAKE], trucks) for trucks in range(SETS)]
DRAW_OR_TAKE: Final[list[list[Action]]] = [[DRAW, *takes] for takes in TAKES]
LOADS: Final[list[list[list[Action]]]] = [[among([*loads], trucks) for trucks in range(SETS)] for loads in LOAD]
HOUSINGS: Final[list[list[list[Action]]]] = [
    [[*among([*housings[:BARN]], places), housings[BARN]] for places in range(SETS)] for housings in HOUSE
]
MOVES: Final[list[list[list[Action]]]] = [[among([*moves], places) for places in range(SETS)] for moves in MOVE_ANIMAL]
BARN_EXCHANGES: Final[list[list[list[Action]]]] = [
    [among([exchanges[species] for exchanges in EXCHANGE_WITH_BARN], places) for places in range(SETS)]
    for species in range(len(SPECIES))
]


def turn(state: State) -> Turn:
    if state.drawing or state.to_set_aside > 0:
        return CHANCE
    if state.over:
        return OVER
    return ONE[state.active]


def chances(state: State) -> Odds[Action]:
    if state.drawing:
        return state.stack.odds(TURN_UP)
    return Odds(SETTING_ASIDE, [0 if species in state.set_aside else 1 for species in range(len(SPECIES))])


def deal(state: State, rng: Rng) -> Action:
    if state.drawing:
        return TURN_UP[state.stack.kind(rng.below(state.stack.total))]
    return rng.deal(chances(state))


def legal(state: State, seat: int) -> list[Action]:
    if state.hand != NOTHING:
        return LOADS[state.hand][with_room(state)]
    zoo = state.zoos[state.active]
    if state.to_house:
        return housings(zoo, state.to_house)
    turns = (DRAW_OR_TAKE if with_room(state) else TAKES)[with_tiles(state)]
    if zoo.coins < REARRANGING_PRICE:
        return turns
    found = turns[:]
    add_money_actions(state, zoo, found)
    return found


def with_room(state: State) -> i64:
    """The trucks that can be loaded (ZO-8), as bits."""
    trucks: i64 = 0
    bit: i64 = 1
    for room in state.room:
        if room > 0:
            trucks += bit
        bit += bit
    return trucks


def with_tiles(state: State) -> i64:
    """The trucks that can be taken (ZO-9), as bits."""
    trucks: i64 = 0
    bit: i64 = 1
    for truck in state.trucks:
        if truck:
            trucks += bit
        bit += bit
    return trucks


def housings(zoo: Zoo, tiles: list[int]) -> list[Action]:
    found = HOUSINGS[tiles[0]][places_for(zoo, tiles[0])]
    for index in range(1, len(tiles)):
        tile = tiles[index]
        if tile != tiles[index - 1]:
            found = found + HOUSINGS[tile][places_for(zoo, tile)]
    return found


def places_for(zoo: Zoo, tile: int) -> i64:
    return places_for_stalls(zoo) if tile >= STALL else places_for_species(zoo, species_of(tile))


def places_for_species(zoo: Zoo, species: int) -> i64:
    """The enclosures with room for it (ZO-12), as bits."""
    places: i64 = 0
    bit: i64 = 1
    for place, animals in enumerate(zoo.enclosures):
        if not animals or (species_of(animals[0]) == species and len(animals) < SPACES[place]):
            places += bit
        bit += bit
    return places


def places_for_stalls(zoo: Zoo) -> i64:
    """The enclosures with a free stall space (ZO-13), as bits."""
    places: i64 = 0
    bit: i64 = 1
    for place, stalls in enumerate(zoo.stalls):
        if len(stalls) < STALL_SPACES[place]:
            places += bit
        bit += bit
    return places


def add_money_actions(state: State, zoo: Zoo, found: list[Action]) -> None:
    """For a player who can pay at least the lowest price."""
    add_animals_of_the_barn(zoo, found)
    add_stall_moves(zoo, found)
    add_exchanges(zoo, found)
    if zoo.coins >= PURCHASE_PRICE:
        for owner in range(len(state.zoos)):
            if owner != state.active:
                add_purchases(state.zoos[owner].barn, owner, found)
    if zoo.coins >= DISCARD_PRICE:
        add_discards(zoo, found)
    if zoo.coins >= EXPANSION_PRICE and can_expand(state, zoo):
        found.append(EXPAND)


def add_animals_of_the_barn(zoo: Zoo, found: list[Action]) -> None:
    """Moving and exchanging them. The barn is in order, so a species stands in it as one run."""
    barn = zoo.barn
    start = 0
    while start < len(barn) and barn[start] < STALL:
        species = species_of(barn[start])
        places = places_for_species(zoo, species)
        end, last = start, NOTHING
        while end < len(barn) and species_of(barn[end]) == species:
            if barn[end] != last:
                last = barn[end]
                found.extend(MOVES[last][places])
            end += 1
        found.extend(BARN_EXCHANGES[species][places_to_exchange(zoo, species, end - start)])
        start = end


def places_to_exchange(zoo: Zoo, species: int, animals: int) -> i64:
    """The enclosures of other species in which that many fit (ZO-17), as bits."""
    places: i64 = 0
    bit: i64 = 1
    for place, others in enumerate(zoo.enclosures):
        if others and species_of(others[0]) != species and animals <= SPACES[place]:
            places += bit
        bit += bit
    return places


def add_stall_moves(zoo: Zoo, found: list[Action]) -> None:
    last = NOTHING
    for tile in zoo.barn:
        if tile >= STALL and tile != last:
            last = tile
            add_stall_moves_from(zoo, tile - STALL, BARN, found)
    for origin in range(len(zoo.stalls)):
        last = NOTHING
        for stall in zoo.stalls[origin]:
            if stall != last:
                last = stall
                add_stall_moves_from(zoo, stall, origin, found)
                found.append(MOVE_STALL[stall][origin][BARN])


def add_stall_moves_from(zoo: Zoo, stall: int, origin: int, found: list[Action]) -> None:
    moves = MOVE_STALL[stall][origin]
    for place in range(len(zoo.stalls)):
        if place != origin and len(zoo.stalls[place]) < STALL_SPACES[place]:
            found.append(moves[place])


def add_exchanges(zoo: Zoo, found: list[Action]) -> None:
    for first in range(len(zoo.enclosures)):
        for second in range(first + 1, len(zoo.enclosures)):
            if can_exchange(zoo, first, second):
                found.append(EXCHANGE[first][second])


def can_exchange(zoo: Zoo, first: int, second: int) -> bool:
    """ZO-17: two different species, and both groups fit."""
    ours, theirs = zoo.enclosures[first], zoo.enclosures[second]
    if not ours or not theirs or species_of(ours[0]) == species_of(theirs[0]):
        return False
    return len(ours) <= SPACES[second] and len(theirs) <= SPACES[first]


def add_purchases(barn: list[int], owner: int, found: list[Action]) -> None:
    last = NOTHING
    for tile in barn:
        if tile != last:
            last = tile
            found.append(BUY[tile][owner])


def add_discards(zoo: Zoo, found: list[Action]) -> None:
    last = NOTHING
    for tile in zoo.barn:
        if tile != last:
            last = tile
            found.append(DISCARD[tile])


def can_expand(state: State, zoo: Zoo) -> bool:
    return len(zoo.enclosures) < PRINTED + EXPANSIONS[len(state.zoos)]  # ZO-20


def refusal(state: State, seat: int, action: Action) -> str:
    if seat == LUCK:
        return "ZO-5" if state.drawing else "ZO-4"
    if state.hand != NOTHING:
        return "ZO-8"  # the drawn tile goes on a truck, one with a free space
    if state.to_house:
        return refusal_while_housing(state, action)
    zoo = state.zoos[state.active]
    match action:
        case Draw() | Load():
            return "ZO-8"
        case Take() | House():
            return "ZO-9"
        case MoveAnimal():
            movable = zoo.coins >= REARRANGING_PRICE and action.animal in zoo.barn
            return refusal_of_placing(zoo, action.animal, action.place) if movable else "ZO-16"
        case MoveStall():
            movable = zoo.coins >= REARRANGING_PRICE and can_leave(zoo, action)
            return refusal_of_placing(zoo, STALL + action.stall, action.place) if movable else "ZO-16"
        case Exchange() | ExchangeWithBarn():
            return "ZO-17"
        case Buy():
            return "ZO-18"
        case Discard():
            return "ZO-19"
        case Expand():
            return "ZO-20"
    return "ZO-10"  # what luck brings is nobody's action


def can_leave(zoo: Zoo, move: MoveStall) -> bool:
    """Whether the stall is there, and would go elsewhere."""
    if move.origin == BARN:
        return move.place != BARN and STALL + move.stall in zoo.barn
    return move.place != move.origin < len(zoo.stalls) and move.stall in zoo.stalls[move.origin]


def refusal_while_housing(state: State, action: Action) -> str:
    """The tiles in hand must have their places before anything else."""
    zoo = state.zoos[state.active]
    if isinstance(action, House) and action.tile in state.to_house:
        return refusal_of_placing(zoo, action.tile, action.place)
    return "ZO-18" if zoo.truck == NOTHING else "ZO-9"


def refusal_of_placing(zoo: Zoo, tile: int, place: int) -> str:
    """Why the tile cannot go there; an expansion must be turned face up first."""
    if len(zoo.enclosures) <= place < BARN:
        return "ZO-20"
    return "ZO-13" if tile >= STALL else "ZO-12"
