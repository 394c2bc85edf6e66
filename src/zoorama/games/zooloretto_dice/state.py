"""The state of the dice game: its set-up and its copy."""

from dataclasses import dataclass
from typing import Final

from zoorama.engine.game import Options
from zoorama.engine.portable import Portable
from zoorama.games.zooloretto_dice.parts import DICE, SPECIES, TRUCKS

NOBODY: Final = -1


@dataclass(init=False)
class Sheet(Portable):
    """One player's zoo."""

    pens: list[int]  # marks by species
    barn: list[bool]  # whether the species is marked there
    coins: int
    took: bool  # a truck, this round

    def __init__(self, pens: list[int], barn: list[bool], coins: int, took: bool) -> None:
        self.pens = pens
        self.barn = barn
        self.coins = coins
        self.took = took


@dataclass(init=False)
class State(Portable):
    sheets: list[Sheet]
    trucks: list[list[int]]  # the dice on each
    supply: int  # dice not on trucks, in hand or with a player
    rolling: bool  # two dice are in the air
    hand: list[int]  # dice rolled and still to be loaded
    bonus: list[int]  # by species: who filled the pen first
    active: int
    last_round: bool
    over: bool

    def __init__(
        self,
        sheets: list[Sheet],
        trucks: list[list[int]],
        supply: int,
        rolling: bool,
        hand: list[int],
        bonus: list[int],
        active: int,
        last_round: bool,
        over: bool,
    ) -> None:
        self.sheets = sheets
        self.trucks = trucks
        self.supply = supply
        self.rolling = rolling
        self.hand = hand
        self.bonus = bonus
        self.active = active
        self.last_round = last_round
        self.over = over


def start(seats: int, options: Options) -> State:
    return State(
        sheets=[Sheet([0] * SPECIES, [False] * SPECIES, 0, False) for _ in range(seats)],
        trucks=[[] for _ in range(TRUCKS[seats])],
        supply=DICE[seats],
        rolling=False,
        hand=[],
        bonus=[NOBODY] * SPECIES,
        active=0,  # ZD-4
        last_round=False,
        over=False,
    )


def copy(state: State) -> State:
    return State(
        [Sheet(sheet.pens[:], sheet.barn[:], sheet.coins, sheet.took) for sheet in state.sheets],
        [truck[:] for truck in state.trucks],
        state.supply,
        state.rolling,
        state.hand[:],
        state.bonus[:],
        state.active,
        state.last_round,
        state.over,
    )
