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
)
from zoorama.games.zooloretto.parts import (
    BARN,
    CRATES,
    DISCARD_PRICE,
    EXCHANGE_PRICE,
    EXPANSION_PRICE,
    EXPANSIONS,
    MOVE_PRICE,
    PRINTED,
    PURCHASE_PRICE,
    SPACES,
    SPECIES,
    STALL,
    STALL_SPACES,
    species_of,
)
from zoorama.games.zooloretto.state import NOBODY, NOTHING, State, Zoo


def whose_turn(state: State) -> Turn:
    if state.drawing or state.to_set_aside > 0:
        return CHANCE
    if state.over:
        return OVER
    return ONE[state.active]


def lucky_outcomes(state: State) -> Odds[Action]:
    if state.drawing:
        return state.stack.odds(TURN_UP)
    return Odds(SETTING_ASIDE, [0 if species in state.set_aside else 1 for species in range(len(SPECIES))])


def choices(state: State) -> list[Action]:
    found: list[Action] = []
    if state.hand != NOTHING:
        add_loads(state, found)
    elif state.to_house:
        add_housings(state, found)
    else:
        add_trucks(state, found)
        add_money_actions(state, found)
    return found


def add_loads(state: State, found: list[Action]) -> None:
    loads = LOAD[state.hand]
    for truck in range(len(state.trucks)):
        if has_room(state, truck):
            found.append(loads[truck])


def has_room(state: State, truck: int) -> bool:
    """Whether the truck stands in the middle with a crate free (ZO-8)."""
    return state.takers[truck] == NOBODY and len(state.trucks[truck]) < CRATES[len(state.zoos)][truck]


def add_housings(state: State, found: list[Action]) -> None:
    zoo = state.zoos[state.active]
    last = NOTHING
    for tile in state.to_house:
        if tile != last:
            last = tile
            housings = HOUSE[tile]
            for place in range(len(zoo.enclosures)):
                if fits(zoo, tile, place):
                    found.append(housings[place])
            found.append(housings[BARN])


def fits(zoo: Zoo, tile: int, place: int) -> bool:
    """Whether an open enclosure has room for this tile."""
    if tile >= STALL:
        return len(zoo.stalls[place]) < STALL_SPACES[place]  # ZO-13
    animals = zoo.enclosures[place]
    if not animals:
        return True
    return len(animals) < SPACES[place] and species_of(animals[0]) == species_of(tile)  # ZO-12


def add_trucks(state: State, found: list[Action]) -> None:
    room = False
    for truck in range(len(state.trucks)):
        if state.trucks[truck]:
            found.append(TAKE[truck])
        room = room or has_room(state, truck)
    if room:
        found.append(DRAW)


def add_money_actions(state: State, found: list[Action]) -> None:
    zoo = state.zoos[state.active]
    if zoo.coins >= MOVE_PRICE:
        add_moves(zoo, found)
        add_stall_moves(zoo, found)
    if zoo.coins >= EXCHANGE_PRICE:
        add_exchanges(zoo, found)
        add_exchanges_with_barn(zoo, found)
    if zoo.coins >= PURCHASE_PRICE:
        for owner in range(len(state.zoos)):
            if owner != state.active:
                add_purchases(state.zoos[owner].barn, owner, found)
    if zoo.coins >= DISCARD_PRICE:
        add_discards(zoo, found)
    if zoo.coins >= EXPANSION_PRICE and can_expand(state, zoo):
        found.append(EXPAND)


def add_moves(zoo: Zoo, found: list[Action]) -> None:
    last = NOTHING
    for tile in zoo.barn:
        if tile != last and tile < STALL:
            last = tile
            for place in range(len(zoo.enclosures)):
                if fits(zoo, tile, place):
                    found.append(MOVE_ANIMAL[tile][place])


def add_stall_moves(zoo: Zoo, found: list[Action]) -> None:
    last = NOTHING
    for tile in zoo.barn:
        if tile != last and tile >= STALL:
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


def add_exchanges_with_barn(zoo: Zoo, found: list[Action]) -> None:
    """The barn is in order, so a species stands in it as one run."""
    barn = zoo.barn
    start = 0
    while start < len(barn) and barn[start] < STALL:
        species = species_of(barn[start])
        end = start + 1
        while end < len(barn) and species_of(barn[end]) == species:
            end += 1
        for place in range(len(zoo.enclosures)):
            animals = zoo.enclosures[place]
            if animals and species_of(animals[0]) != species and end - start <= SPACES[place]:
                found.append(EXCHANGE_WITH_BARN[place][species])
        start = end


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


def forbidding_rule(state: State, seat: int, action: Action) -> str:
    if seat == LUCK:
        return "ZO-5" if state.drawing else "ZO-4"
    if state.hand != NOTHING:
        return "ZO-8"  # the drawn tile goes on a truck, one with a free crate
    if state.to_house:
        return rule_while_housing(state, action)
    match action:
        case Draw() | Load():
            return "ZO-8"
        case MoveAnimal() | MoveStall():
            return "ZO-16"
        case Exchange() | ExchangeWithBarn():
            return "ZO-17"
        case Buy():
            return "ZO-18"
        case Discard():
            return "ZO-19"
        case Expand():
            return "ZO-20"
    return "ZO-9"


def rule_while_housing(state: State, action: Action) -> str:
    """The tiles in hand must have their places before anything else."""
    if isinstance(action, House) and action.tile in state.to_house:
        return "ZO-13" if action.tile >= STALL else "ZO-12"
    return "ZO-9" if state.active in state.takers else "ZO-18"
