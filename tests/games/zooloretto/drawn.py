"""Positions drawn in words, and moves through a door that also counts the box."""

from collections import Counter

from tests.games.zooloretto.census import BOX, census
from zoorama.engine.game import LUCK, Action, Event
from zoorama.games.zooloretto import Rules
from zoorama.games.zooloretto.actions import DRAW, HOUSE, LOAD, MOVE_ANIMAL, MOVE_STALL, TAKE, TURN_UP
from zoorama.games.zooloretto.parts import (
    COINS,
    FATHER,
    FEMALE,
    KINDS,
    MALE,
    MOTHER,
    OFFSPRING,
    PLACES,
    SET_ASIDE,
    SPECIES,
    SQUARE,
    STALL,
    TILES,
    animal,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.state import Options, State, Zoo, start

GAME = Rules()
BORN_AS = {FATHER: MALE, MOTHER: FEMALE}


def tile(word: str) -> int:
    return TILES.index(word)


def kind(word: str) -> int:
    """Its number in the stack."""
    return KINDS[tile(word)]


def tiles(drawn: str) -> list[int]:
    """The tiles of "3*zebra zebra-male"."""
    found: list[int] = []
    for word in drawn.split():
        times, star, name = word.rpartition("*")
        found += [tile(name)] * (int(times) if star else 1)
    return found


def words(found: tuple[int, ...] | list[int]) -> str:
    return " ".join(sorted(TILES[number] for number in found))


def place(word: str) -> int:
    return PLACES.index(word if word == "barn" or word.startswith("expansion") else f"enclosure-{word}")


def zoo(
    a: str = "",
    b: str = "",
    c: str = "",
    *expansions: str,
    barn: str = "",
    coins: int = 2,
    stalls: tuple[str, ...] = (),
) -> Zoo:
    """The animals of each enclosure, the stalls by enclosure in the same order, the barn and the purse."""
    enclosures = [tuple(tiles(drawn)) for drawn in (a, b, c, *expansions)]
    standing = [tuple(number - STALL for number in tiles(drawn)) for drawn in stalls]
    standing += [()] * (len(enclosures) - len(standing))
    return Zoo(enclosures, standing, sorted(tiles(barn)), coins)


def position(*zoos: Zoo, trucks: tuple[str, ...] = (), stack: int | None = None) -> State:
    """These zoos at the first player's turn. What is not drawn is in the stack, or gone if that would be too high."""
    loaded = [tiles(drawn) for drawn in trucks]
    used = Counter(number for truck in loaded for number in truck)
    for drawn in zoos:
        used += Counter(drawn.barn)
        used += Counter(number for animals in drawn.enclosures for number in animals)
        used += Counter(STALL + stall for stalls in drawn.stalls for stall in stalls)
    seats = len(zoos)
    present = {species_of(number) for number in used}
    absent = [species for species in range(len(SPECIES)) if species not in present][: SET_ASIDE[seats]]
    state = start(seats, Options(tuple(absent)))
    state.zoos = list(zoos)
    state.bank = COINS - sum(drawn.coins for drawn in zoos)
    for number, times in used.items():
        for _ in range(times):
            take_from_box(state, number)
    for number, truck in enumerate(loaded):
        state.trucks[number] = truck
        state.room[number] -= len(truck)
    while stack is not None and state.stack.total > stack:
        rarest = max(number for number, count in enumerate(state.stack.counts) if count)
        state.stack.take(rarest)
        state.gone.append(SQUARE[rarest])
    assert census(state) == BOX
    return state


def take_from_box(state: State, number: int) -> None:
    if number < STALL and form_of(number) == OFFSPRING:
        state.offspring[species_of(number)] -= 1
    elif number < STALL:
        form = form_of(number)
        state.stack.take(KINDS[animal(species_of(number), BORN_AS.get(form, form))])
    else:
        state.stack.take(KINDS[number])


def act(state: State, *actions: Action) -> list[Event]:
    """What the player on turn does, decision by decision; nothing may get lost on the way, and barns stay in order."""
    log: list[Event] = []
    for action in actions:
        assert action in GAME.legal(state, state.active), f"{action} is refused"
        GAME.play(state, state.active, action, log)
        assert census(state) == BOX
        assert all(zoo.barn == sorted(zoo.barn) for zoo in state.zoos)
    return log


def fall(state: State, outcome: Action) -> list[Event]:
    """What luck does."""
    log: list[Event] = []
    assert outcome in GAME.chances(state).outcomes
    GAME.play(state, LUCK, outcome, log)
    assert census(state) == BOX
    return log


def load(state: State, word: str, truck: int) -> list[Event]:
    """The player on turn draws this tile and puts it on this truck."""
    act(state, DRAW)
    log = fall(state, TURN_UP[kind(word)])
    return log + act(state, LOAD[tile(word)][truck])


def taken(mine: Zoo, truck: str) -> State:
    """Mine is the first zoo, and I just took this truck."""
    state = position(mine, zoo(), trucks=(truck,))
    act(state, TAKE[0])
    return state


def house(word: str, where: str) -> Action:
    return HOUSE[tile(word)][place(where)]


def move(word: str, where: str) -> Action:
    return MOVE_ANIMAL[tile(word)][place(where)]


def move_stall(word: str, origin: str, where: str) -> Action:
    return MOVE_STALL[tile(word) - STALL][place(origin)][place(where)]


def refusal(state: State, action: Action) -> str:
    """The rule that forbids it; it must be forbidden."""
    assert action not in GAME.legal(state, state.active), f"{action} is legal"
    return GAME.refusal(state, state.active, action)


def money_of(state: State) -> list[int]:
    return [zoo.coins for zoo in state.zoos]
