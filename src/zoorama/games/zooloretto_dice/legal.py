"""Whose turn it is, what is legal, what luck may bring, and which rule forbids the rest."""

from typing import Final

from mypy_extensions import i64

from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto_dice.actions import FALLS, LOAD, ROLL, TAKE, Fall, Load, Roll
from zoorama.games.zooloretto_dice.parts import CRATES, MOST_TRUCKS
from zoorama.games.zooloretto_dice.state import State

SETS: Final = 1 << MOST_TRUCKS  # of trucks


def among(actions: list[Action], trucks: int) -> list[Action]:
    return [action for truck, action in enumerate(actions) if trucks >> truck & 1]


# Every list of choices there is, by the trucks it is about: built once, shared, never changed.
TAKES: Final[list[list[Action]]] = [among([*TAKE], trucks) for trucks in range(SETS)]
ROLL_OR_TAKE: Final[list[list[Action]]] = [[ROLL, *takes] for takes in TAKES]
LOADS: Final[list[list[list[Action]]]] = [[among([*loads], trucks) for trucks in range(SETS)] for loads in LOAD]


def turn(state: State) -> Turn:
    if state.rolling:
        return CHANCE
    if state.over:
        return OVER
    return ONE[state.active]


def legal(state: State, seat: int) -> list[Action]:
    if state.hand:
        return LOADS[state.hand[0]][with_room(state)]
    return (ROLL_OR_TAKE if state.supply > 0 else TAKES)[with_dice(state)]


def with_room(state: State) -> i64:
    """The trucks with a free crate, as bits."""
    trucks: i64 = 0
    bit: i64 = 1
    for truck in state.trucks:
        if len(truck) < CRATES:
            trucks += bit
        bit += bit
    return trucks


def with_dice(state: State) -> i64:
    trucks: i64 = 0
    bit: i64 = 1
    for truck in state.trucks:
        if truck:
            trucks += bit
        bit += bit
    return trucks


def chances(state: State) -> Odds[Action]:
    return FALLS


def refusal(state: State, seat: int, action: Action) -> str:
    if state.rolling or isinstance(action, Fall):
        return "ZD-2"  # how two dice fall is luck's
    if state.hand or isinstance(action, Load):
        return "ZD-6"  # both dice go on free crates before anything else
    if isinstance(action, Roll):
        return "ZD-7"
    return "ZD-8"
