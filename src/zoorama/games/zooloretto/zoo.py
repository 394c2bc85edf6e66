"""What happens in a zoo: animals arrive, breed and leave, stalls are set up and taken down."""

from zoorama.engine.game import Event
from zoorama.games.zooloretto.events import EnclosureCompleted, OffspringBorn
from zoorama.games.zooloretto.parts import (
    BARN,
    FATHER,
    FEMALE,
    MALE,
    MOTHER,
    OFFSPRING,
    REWARD,
    SPACES,
    animal,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.state import State, Zoo, put


def settle(state: State, zoo: Zoo, newcomer: int, place: int, log: list[Event] | None) -> None:
    """An animal joins an enclosure: a birth may follow, and coins if that fills it (ZO-15)."""
    zoo.enclosures[place] += (newcomer,)
    form = form_of(newcomer)
    if form in (MALE, FEMALE):
        breed(state, zoo, place, log)
    if len(zoo.enclosures[place]) == SPACES[place]:
        reward(state, zoo, place, log)


def breed(state: State, zoo: Zoo, place: int, log: list[Event] | None) -> None:
    """ZO-21: every male and female that can breed does so, at once and once in the game."""
    animals = list(zoo.enclosures[place])
    species = species_of(animals[0])
    male, female = animal(species, MALE), animal(species, FEMALE)
    while male in animals and female in animals:
        animals[animals.index(male)] = animal(species, FATHER)
        animals[animals.index(female)] = animal(species, MOTHER)
        state.offspring[species] -= 1
        home = place if len(animals) < SPACES[place] else BARN
        if home == BARN:
            put(zoo.barn, animal(species, OFFSPRING))
        else:
            animals.append(animal(species, OFFSPRING))
        if log is not None:
            log.append(OffspringBorn(state.active, species, home))
    zoo.enclosures[place] = tuple(animals)


def reward(state: State, zoo: Zoo, place: int, log: list[Event] | None) -> None:
    """ZO-22: the bank pays what it has."""
    coins = min(REWARD[place], state.bank)
    state.bank -= coins
    zoo.coins += coins
    if log is not None:
        log.append(EnclosureCompleted(state.active, place, coins))


def set_up_stall(zoo: Zoo, stall: int, place: int) -> None:
    stalls = zoo.stalls[place]
    if stalls and stalls[0] > stall:
        zoo.stalls[place] = (stall, *stalls)
    else:
        zoo.stalls[place] = (*stalls, stall)


def take_down_stall(zoo: Zoo, stall: int, place: int) -> None:
    stalls = list(zoo.stalls[place])
    stalls.remove(stall)
    zoo.stalls[place] = tuple(stalls)


def let_out(zoo: Zoo, species: int) -> tuple[int, ...]:
    """All animals of that species leave the barn."""
    leaving: list[int] = []
    staying: list[int] = []
    for tile in zoo.barn:
        if species_of(tile) == species:
            leaving.append(tile)
        else:
            staying.append(tile)
    zoo.barn = staying
    return tuple(leaving)
