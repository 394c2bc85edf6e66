"""What a greedy player sees in a roll, a truck, a die on a truck."""

from typing import Final

from zoorama.bots.sense.sense import Sense, shares
from zoorama.engine.game import Action
from zoorama.games.zooloretto_dice.actions import FALLS, Fall, Load, Take
from zoorama.games.zooloretto_dice.parts import BARN_COST, BONUS, COIN, COIN_GROUPS, COINS, CRATES, PENS, SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, State

PROMISE: Final = 0.5  # of a bonus still open, when its pen is nearly full
COIN_STEP: Final = 0.4  # of a coin group, for each coin towards it
CONTESTED: Final = 0.5  # how often somebody else takes the truck one wants
SPITE: Final = 0.5  # how much the next player's gain hurts
WARMTH: Final = 0.7
SCALE: Final = 2.5  # points, see `shares`


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    return [worth(state, seat, action) for action in legal]


def worth(state: State, seat: int, action: Action) -> float:
    trucks = [truck[:] for truck in state.trucks]
    if isinstance(action, Take):
        return gain(state, seat, trucks[action.truck])
    if isinstance(action, Load):
        trucks[action.truck].append(action.die)
        rival = next_in(state, seat)
        return outlook(state, seat, trucks) - SPITE * best_gain(state, rival, trucks)
    return worth_of_rolling(state, seat, trucks)


def worth_of_rolling(state: State, seat: int, trucks: list[list[int]]) -> float:
    """The outlook after a roll, over all falls, both dice where they do most good."""
    total = 0.0
    for fall, weight in FALLS.pairs():
        assert isinstance(fall, Fall)
        total += weight * best_outlook(state, seat, trucks, fall)
    return total / FALLS.total


def best_outlook(state: State, seat: int, trucks: list[list[int]], fall: Fall) -> float:
    best = -100.0
    for first in trucks:
        if len(first) == CRATES:
            continue
        first.append(fall.first)
        for second in trucks:
            if len(second) < CRATES:
                second.append(fall.second)
                best = max(best, outlook(state, seat, trucks))
                second.pop()
        first.pop()
    return best


def outlook(state: State, seat: int, trucks: list[list[int]]) -> float:
    """What this seat can hope to take next time: the best truck, or the one after if others come first."""
    best = second = -100.0
    for truck in trucks:
        if truck:
            value = gain(state, seat, truck)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if next_in(state, seat) == seat:
        return best
    return (1 - CONTESTED) * best + CONTESTED * max(second, -1.0)


def best_gain(state: State, seat: int, trucks: list[list[int]]) -> float:
    if seat == state.active:
        return 0.0
    best = -100.0
    for truck in trucks:
        if truck:
            best = max(best, gain(state, seat, truck))
    return best


def next_in(state: State, seat: int) -> int:
    """The next seat still in this round: the same one, if all others have taken."""
    seats = len(state.sheets)
    other = (seat + 1) % seats
    while other != seat and state.sheets[other].took:
        other = (other + 1) % seats
    return other


def gain(state: State, seat: int, dice: list[int]) -> float:
    """What these dice would add to a sheet."""
    sheet = state.sheets[seat]
    pens, barn, coins = sheet.pens[:], sheet.barn[:], sheet.coins
    before = holdings(state, seat, pens, barn, coins)
    for die in dice:
        if die == COIN:
            coins = min(coins + 1, COINS)
        elif pens[die] < PENS[die]:
            pens[die] += 1
        else:
            barn[die] = True
    return holdings(state, seat, pens, barn, coins) - before


def holdings(state: State, seat: int, pens: list[int], barn: list[bool], coins: int) -> float:
    """Points so marked, and the promise of bonuses and coin groups on the way."""
    marks, groups = 0, 0
    value = 0.0
    for species in range(SPECIES):
        marks += barn[species]
        value += pens[species]
        holder = state.bonus[species]
        if holder == seat or (pens[species] == PENS[species] and holder == NOBODY):
            value += BONUS[species]
        elif holder == NOBODY:
            share = pens[species] / PENS[species]
            value += PROMISE * BONUS[species] * share * share
    for full in COIN_GROUPS:
        groups += coins >= full
    shipped = min(groups, marks)
    return value + groups - shipped - BARN_COST * (marks - shipped) + COIN_STEP * coins


def is_quiet(state: State) -> bool:
    """Between rounds."""
    if state.hand:
        return False
    for truck in state.trucks:
        if truck:
            return False
    for sheet in state.sheets:
        if sheet.took:
            return False
    return True


def judge(state: State) -> list[float]:
    points: list[float] = []
    for seat in range(len(state.sheets)):
        sheet = state.sheets[seat]
        points.append(holdings(state, seat, sheet.pens, sheet.barn, sheet.coins))
    return shares(points, SCALE)


class DiceSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)


SENSE: Final = DiceSense(WARMTH)
