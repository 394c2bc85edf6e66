"""What a truck's dice would add to a sheet of the dice game, worked out once for each sheet met.

A truck's dice as one number are its load: 0 is the empty truck. Search meets the same sheets and loads over and over.
"""

from itertools import combinations_with_replacement
from typing import Final

from zoorama.games.zooloretto_dice.parts import BARN_COST, BONUS, COIN, COIN_GROUPS, COINS, CRATES, FACES, PENS, SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State

PROMISE: Final = 0.5  # of a bonus still open, when its pen is nearly full
COIN_STEP: Final = 0.4  # of a coin group, for each coin towards it
LEAST: Final = -100.0
UNKNOWN: Final = -1000.0
MOST_KEPT: Final = 2048  # sheets, or rolls of one; then the memory starts afresh
FULL: Final = -1  # where a truck has no crate left

DICE_ON: Final[list[tuple[int, ...]]] = [
    dice for size in range(CRATES + 1) for dice in combinations_with_replacement(range(len(FACES)), size)
]


def numbered(dice: tuple[int, ...]) -> int:
    return FULL if len(dice) > CRATES else DICE_ON.index(tuple(sorted(dice)))


NEXT: Final[list[list[int]]] = [[numbered((*dice, face)) for face in range(len(FACES))] for dice in DICE_ON]


def load_of(dice: list[int]) -> int:
    load = 0
    for die in dice:
        load = NEXT[load][die]
    return load


class Prospects:
    """Of one sheet: what it is worth, and what each load would add."""

    def __init__(self, state: State, seat: int) -> None:
        sheet = state.sheets[seat]
        self.pens = sheet.pens[:]
        self.barn = sheet.barn[:]
        self.coins = sheet.coins
        self.bonus = state.bonus[:]
        self.seat = seat
        self.value = holdings(self.bonus, seat, self.pens, self.barn, self.coins)
        self.gains = [UNKNOWN] * len(DICE_ON)
        self.rolls: dict[int, float] = {}  # what rolling is worth, by what the trucks hold

    def gain(self, load: int) -> float:
        found = self.gains[load]
        if found == UNKNOWN:
            found = self.gains[load] = self.gain_of(DICE_ON[load])
        return found

    def gain_of(self, dice: tuple[int, ...]) -> float:
        pens, barn, coins = self.pens[:], self.barn[:], self.coins
        for die in dice:
            if die == COIN:
                coins = min(coins + 1, COINS)
            elif pens[die] < PENS[die]:
                pens[die] += 1
            else:
                barn[die] = True
        return holdings(self.bonus, self.seat, pens, barn, coins) - self.value


def holdings(bonus: list[int], seat: int, pens: list[int], barn: list[bool], coins: int) -> float:
    """Points so marked, and the promise of bonuses and coin groups on the way."""
    marks, groups = 0, 0
    value = 0.0
    for species in range(SPECIES):
        marks += barn[species]
        value += pens[species]
        holder = bonus[species]
        if holder == seat or (pens[species] == PENS[species] and holder == NOBODY):
            value += BONUS[species]
        elif holder == NOBODY:
            share = pens[species] / PENS[species]
            value += PROMISE * BONUS[species] * share * share
    for full in COIN_GROUPS:
        groups += coins >= full
    shipped = min(groups, marks)
    return value + groups - shipped - BARN_COST * (marks - shipped) + COIN_STEP * coins


KEPT: Final[dict[int, Prospects]] = {}  # by what the sheet holds


def prospects(state: State, seat: int) -> Prospects:
    key = signature(state.sheets[seat], state.bonus, seat)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Prospects(state, seat)
    return found


def signature(sheet: Sheet, bonus: list[int], seat: int) -> int:
    """All that its worth depends on, as one number below 2 ** 30."""
    key = sheet.coins
    for species in range(SPECIES):
        holder = bonus[species]
        status = 0 if holder == NOBODY else (1 if holder == seat else 2)
        key = ((key * (PENS[species] + 1) + sheet.pens[species]) * 2 + sheet.barn[species]) * 3 + status
    return key
