"""Counts the components of the dice game."""

from zoorama.games.zooloretto_dice.parts import CRATES, DICE, PENS, SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, State


def census(state: State) -> tuple[int, int, list[int]]:
    """Dice, trucks and bonuses, wherever they are.

    Who took a truck this round keeps its one to three dice. The state does not hold them: they are what is missing.
    """
    dice = DICE[len(state.sheets)]
    in_sight = state.supply + len(state.hand) + sum(len(truck) for truck in state.trucks)
    takers = sum(sheet.took for sheet in state.sheets)
    if takers <= dice - in_sight <= CRATES * takers and state.supply % 2 == 0:
        in_sight = dice
    bonuses = [offered(state, species) + (state.bonus[species] != NOBODY) for species in range(SPECIES)]
    return in_sight, len(state.trucks), bonuses


def offered(state: State, species: int) -> int:
    """A bonus is offered as long as nobody has filled the pen."""
    return int(all(sheet.pens[species] < PENS[species] for sheet in state.sheets))
