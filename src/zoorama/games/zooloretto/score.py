"""Zooloretto's score sheets."""

from zoorama.engine.score import Score, line
from zoorama.games.zooloretto.parts import (
    BARN_COST,
    EXPANSIONS,
    FULL,
    ONE_SHORT,
    PLACES,
    PRINTED,
    SPACES,
    STALL,
    STALL_POINTS,
    species_of,
)
from zoorama.games.zooloretto.state import State, Zoo


def scores(state: State) -> list[Score]:
    enclosures = PRINTED + EXPANSIONS[len(state.zoos)]
    return [score(zoo, enclosures) for zoo in state.zoos]


def score(zoo: Zoo, enclosures: int) -> Score:
    """Every sheet has a line for each enclosure there can be."""
    standing = {stall for stalls in zoo.stalls for stall in stalls}
    lines = (
        *(line(PLACES[place], enclosure_points(zoo, place)) for place in range(enclosures)),
        line("stalls", STALL_POINTS * len(standing)),
        line("barn-animals", -BARN_COST * len({species_of(tile) for tile in zoo.barn if tile < STALL})),
        line("barn-stalls", -BARN_COST * len({tile for tile in zoo.barn if tile >= STALL})),
    )
    return Score(sum(line.points for line in lines), (line("money", zoo.coins),), lines)  # ZO-28: then the richer


def enclosure_points(zoo: Zoo, place: int) -> int:
    if place >= len(zoo.enclosures):
        return 0
    animals = len(zoo.enclosures[place])
    if animals == SPACES[place]:
        return FULL[place]
    if animals == SPACES[place] - 1:
        return ONE_SHORT[place]
    return animals if zoo.stalls[place] else 0
