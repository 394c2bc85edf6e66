"""Counts the components of Zooloretto."""

from collections import Counter

from zoorama.games.zooloretto.parts import (
    COIN_TILES,
    COINS,
    FATHER,
    FEMALE,
    FEMALES,
    MALE,
    MALES,
    MOTHER,
    OFFSPRING,
    OFFSPRINGS,
    PLAIN,
    PLAINS,
    SPECIES,
    SQUARE,
    STALL,
    STALLS,
    STALLS_A_TYPE,
    TILES,
    animal,
)
from zoorama.games.zooloretto.state import State


def census(state: State) -> Counter[str]:
    """Every square tile, offspring and coin, wherever it is. A father is the male he was."""
    found: Counter[int] = Counter(state.gone)
    for row in (*state.trucks, state.to_house, *(zoo.barn for zoo in state.zoos)):
        found.update(row)
    for zoo in state.zoos:
        found.update(number for animals in zoo.enclosures for number in animals)
        found.update(STALL + stall for stalls in zoo.stalls for stall in stalls)
    found.update({tile: state.stack.counts[kind] for kind, tile in enumerate(SQUARE)})
    if state.hand >= 0:
        found[state.hand] += 1
    for species in range(len(SPECIES)):
        found[animal(species, MALE)] += found.pop(animal(species, FATHER), 0)
        found[animal(species, FEMALE)] += found.pop(animal(species, MOTHER), 0)
        found[animal(species, OFFSPRING)] += state.offspring[species]
    for species in state.set_aside:
        found.update(set_of(species))
    counted = Counter({TILES[kind]: times for kind, times in found.items() if times})
    # A coin tile that was taken is money like any other (ZO-3), so coins and coin tiles count together.
    counted["coin"] += state.bank + sum(zoo.coins for zoo in state.zoos)
    return counted


def set_of(species: int) -> dict[int, int]:
    return {
        animal(species, PLAIN): PLAINS,
        animal(species, MALE): MALES,
        animal(species, FEMALE): FEMALES,
        animal(species, OFFSPRING): OFFSPRINGS,
    }


BOX = Counter({TILES[kind]: times for species in range(len(SPECIES)) for kind, times in set_of(species).items()})
BOX += Counter(dict.fromkeys(STALLS, STALLS_A_TYPE))
BOX["coin"] = COINS + COIN_TILES
