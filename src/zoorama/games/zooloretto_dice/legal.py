from typing import Final

from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn
from zoorama.games.zooloretto_dice.actions import LOAD, ROLL, TAKE, Load, Roll
from zoorama.games.zooloretto_dice.parts import CRATES, MOST_TRUCKS
from zoorama.games.zooloretto_dice.state import State

SETS: Final = 1 << MOST_TRUCKS  # of trucks


def among(actions: list[Action], trucks: int) -> list[Action]:
    return [action for truck, action in enumerate(actions) if trucks >> truck & 1]


# Every list of choices there is, by the trucks it is about: built once, read by all, changed by nobody.
TAKES: Final[list[list[Action]]] = [among([*TAKE], trucks) for trucks in range(SETS)]
ROLL_OR_TAKE: Final[list[list[Action]]] = [[ROLL, *takes] for takes in TAKES]
LOADS: Final[list[list[list[Action]]]] = [[among([*loads], trucks) for trucks in range(SETS)] for loads in LOAD]


def whose_turn(state: State) -> Turn:
    if state.rolling:
        return CHANCE
    if state.over:
        return OVER
    return ONE[state.active]


def choices(state: State) -> list[Action]:
    if state.hand:
        return LOADS[state.hand[0]][with_room(state)]
    return (ROLL_OR_TAKE if state.supply > 0 else TAKES)[with_dice(state)]


def with_room(state: State) -> int:
    """The trucks with a free crate, as bits."""
    trucks, bit = 0, 1
    for truck in state.trucks:
        if len(truck) < CRATES:
            trucks += bit
        bit += bit
    return trucks


def with_dice(state: State) -> int:
    trucks, bit = 0, 1
    for truck in state.trucks:
        if truck:
            trucks += bit
        bit += bit
    return trucks


def forbidding_rule(state: State, action: Action) -> str:
    if state.hand or isinstance(action, Load):
        return "ZD-6"  # both dice must be placed, on free crates, before anything else
    if isinstance(action, Roll):
        return "ZD-7"
    return "ZD-8"
