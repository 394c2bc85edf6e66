"""Holds a table against the rules: random positions, one round by the naive solver, over the table's ends."""

from typing import Final

import numpy as np

from zoorama.bots.exact.boards import BARN, PENS_BY_CODE, is_over
from zoorama.bots.exact.judge import Judge
from zoorama.bots.exact.position import Position, position
from zoorama.engine.game import Options
from zoorama.games.zooloretto_dice.parts import COINS, PENS, SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State, start
from zoorama.lab.solve.canon import canon
from zoorama.lab.solve.naive import round_value

HOLDER: Final = {1: 0, -1: 1, 0: NOBODY}  # me is the first seat


def state_of(place: Position) -> State:
    """A position as a state between rounds; the first seat starts."""
    pens = [PENS_BY_CODE[species][code] for species, code in enumerate(place.codes)]
    sheets = [
        sheet([pen.mine for pen in pens], place.mine),
        sheet([pen.theirs for pen in pens], place.theirs),
    ]
    state = start(2, Options())
    state.sheets, state.bonus = sheets, [HOLDER[pen.bonus] for pen in pens]
    return state


def sheet(free: list[int], coins: int) -> Sheet:
    pens = [PENS[species] - max(free[species], 0) for species in range(SPECIES)]
    return Sheet(pens, [boxes == BARN for boxes in free], coins, took=False)


def place_of(state: State) -> Position:
    """A state between rounds as a position, seen by the one who starts."""
    me = state.active
    bonus = [0 if holder == NOBODY else 1 if holder == me else -1 for holder in state.bonus]
    return position(state.sheets[me], state.sheets[1 - me], bonus)


def asked(judge: Judge, place: Position) -> float:
    found = judge.values(place.board()[None], np.array([place.mine]), np.array([place.theirs]))
    return float(found[0])


def naive_value(judge: Judge, place: Position) -> float:
    """One round by the rules, its ends by the judge."""

    def ends(state: State) -> float:
        value = asked(judge, place_of(state))
        return 1 - value if state.active else value

    return round_value(state_of(place), ends, {})


def random_position(rng: np.random.Generator) -> Position:
    every = canon()
    codes = every.codes[rng.integers(every.open)]
    assert not is_over(codes)
    mine, theirs = rng.integers(COINS + 1, size=2)
    return Position(tuple(codes.tolist()), int(mine), int(theirs))


def verify(judge: Judge, count: int, seed: int) -> float:
    """The greatest difference at that many random positions."""
    rng = np.random.default_rng(seed)
    places = [random_position(rng) for _ in range(count)]
    return max((abs(naive_value(judge, place) - asked(judge, place)) for place in places), default=0.0)
