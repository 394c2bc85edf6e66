"""Zooloretto's state: options, set-up and copy."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine import game
from zoorama.engine.errors import Unreadable
from zoorama.engine.portable import Portable
from zoorama.engine.shape import many, word
from zoorama.engine.tally import Tally
from zoorama.games.zooloretto.parts import (
    COIN_TILES,
    COINS,
    FEMALE,
    FEMALES,
    KINDS,
    MALE,
    MALES,
    OFFSPRINGS,
    PLAIN,
    PLAINS,
    PRINTED,
    PURSE,
    SET_ASIDE,
    SPECIES,
    STALLS,
    STALLS_A_TYPE,
    TRUCK_SPACES,
    animal,
)

NOTHING: Final = -1


@dataclass(frozen=True)
class Options(game.Options):
    """The species that take no part (ZO-4); none named, luck draws them."""

    set_aside: tuple[int, ...] = field(default=(), metadata=many(word(SPECIES), 0, max(SET_ASIDE)))


@dataclass(init=False)
class Zoo(Portable):
    """One player's. Groups of animals and stalls are tuples, so that copies can share them."""

    enclosures: list[tuple[int, ...]]  # by place, the open ones: their animals
    stalls: list[tuple[int, ...]]  # by place, the open ones: the types that stand there
    barn: list[int]  # tiles, in order
    coins: int
    truck: int  # taken this round

    def __init__(
        self,
        enclosures: list[tuple[int, ...]],
        stalls: list[tuple[int, ...]],
        barn: list[int],
        coins: int,
        truck: int = NOTHING,
    ) -> None:
        self.enclosures = enclosures
        self.stalls = stalls
        self.barn = barn
        self.coins = coins
        self.truck = truck


@dataclass(init=False)
class State(Portable):
    zoos: list[Zoo]
    stack: Tally  # face down, by kind of square tile, the end stack included
    trucks: list[list[int]]  # the tiles on each
    room: list[int]  # spaces free on each; none once it was taken
    bank: int
    offspring: list[int]  # by species: not born yet
    set_aside: list[int]  # species
    to_set_aside: int  # species still to be drawn for that
    gone: list[int]  # tiles that left the game
    drawing: bool  # a tile is being drawn
    hand: int  # the tile drawn and still to be loaded
    to_house: list[int]  # tiles taken or bought and still without a place, in order
    active: int
    last_round: bool
    over: bool

    def __init__(
        self,
        zoos: list[Zoo],
        stack: Tally,
        trucks: list[list[int]],
        room: list[int],
        bank: int,
        offspring: list[int],
        set_aside: list[int],
        to_set_aside: int,
        gone: list[int],
        drawing: bool,
        hand: int,
        to_house: list[int],
        active: int,
        last_round: bool,
        over: bool,
    ) -> None:
        self.zoos = zoos
        self.stack = stack
        self.trucks = trucks
        self.room = room
        self.bank = bank
        self.offspring = offspring
        self.set_aside = set_aside
        self.to_set_aside = to_set_aside
        self.gone = gone
        self.drawing = drawing
        self.hand = hand
        self.to_house = to_house
        self.active = active
        self.last_round = last_round
        self.over = over


def start(seats: int, options: Options) -> State:
    spaces = TRUCK_SPACES[seats]
    state = State(
        zoos=[Zoo([()] * PRINTED, [()] * PRINTED, [], PURSE) for _ in range(seats)],
        stack=all_square_tiles(),
        trucks=[[] for _ in spaces],
        room=list(spaces),
        bank=COINS - PURSE * seats,  # ZO-3
        offspring=[OFFSPRINGS] * len(SPECIES),
        set_aside=[],
        to_set_aside=SET_ASIDE[seats],
        gone=[],
        drawing=False,
        hand=NOTHING,
        to_house=[],
        active=0,  # ZO-7
        last_round=False,
        over=False,
    )
    if options.set_aside:
        check(options, seats)
        for species in sorted(options.set_aside):
            set_aside(state, species)
    return state


def all_square_tiles() -> Tally:
    species, stalls = len(SPECIES), len(STALLS)
    return Tally([COIN_TILES] + [PLAINS] * species + [STALLS_A_TYPE] * stalls + [MALES] * species + [FEMALES] * species)


def check(options: Options, seats: int) -> None:
    """ZO-4: as many species as that table sets aside, each named once."""
    named = options.set_aside
    wanted = SET_ASIDE[seats]
    if len(named) != wanted:
        raise Unreadable("options.set_aside", "wrong-length", {"given": len(named), "least": wanted, "most": wanted})
    for index, species in enumerate(named):
        if species in named[:index]:
            raise Unreadable(f"options.set_aside[{index}]", "repeated-field", {"given": SPECIES[species]})


def set_aside(state: State, species: int) -> None:
    """ZO-4: its tiles and its offspring."""
    state.to_set_aside -= 1
    put(state.set_aside, species)
    state.offspring[species] = 0
    stack = state.stack
    for form in (PLAIN, MALE, FEMALE):
        kind = KINDS[animal(species, form)]
        stack.total -= stack.counts[kind]
        stack.counts[kind] = 0


def put(row: list[int], number: int) -> None:
    """Into a row that is kept in order."""
    index = len(row)
    while index > 0 and row[index - 1] > number:
        index -= 1
    row.insert(index, number)


def copy(state: State) -> State:
    return State(
        [Zoo(zoo.enclosures[:], zoo.stalls[:], zoo.barn[:], zoo.coins, zoo.truck) for zoo in state.zoos],
        state.stack.copy(),
        [truck[:] for truck in state.trucks],
        state.room[:],
        state.bank,
        state.offspring[:],
        state.set_aside[:],
        state.to_set_aside,
        state.gone[:],
        state.drawing,
        state.hand,
        state.to_house[:],
        state.active,
        state.last_round,
        state.over,
    )
