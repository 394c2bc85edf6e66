"""What a greedy player sees in a roll, a truck, a die on a truck."""

from typing import Final

from zoorama.bots.sense.sense import Sense, softmax
from zoorama.bots.sense.zooloretto_dice_sheets import (
    FULL,
    LEAST,
    MOST_KEPT,
    NEXT,
    Prospects,
    holdings,
    load_of,
    prospects,
)
from zoorama.engine.game import Action
from zoorama.games.zooloretto_dice.actions import FALLS, Fall, Load, Take
from zoorama.games.zooloretto_dice.state import State

CONTESTED: Final = 0.5  # how often somebody else takes the truck one wants
SPITE: Final = 0.5  # how much the next player's gain hurts
WARMTH: Final = 0.7
SCALE: Final = 2.5  # points, see `softmax`
WEIGHTED: Final[list[tuple[int, int, int]]] = [
    (fall.first, fall.second, weight) for fall, weight in FALLS.pairs() if isinstance(fall, Fall)
]


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    loads = [load_of(truck) for truck in state.trucks]
    mine = prospects(state, seat)
    rival = next_in(state, seat)
    worths: list[float] = []
    for action in legal:
        if isinstance(action, Take):
            worths.append(mine.gain(loads[action.truck]))
        elif isinstance(action, Load):
            before = loads[action.truck]
            loads[action.truck] = NEXT[before][action.die]
            worths.append(outlook(mine, loads, rival == seat) - SPITE * threat(state, rival, loads))
            loads[action.truck] = before
        else:
            worths.append(worth_of_rolling(mine, loads, rival == seat))
    return worths


def threat(state: State, rival: int, loads: list[int]) -> float:
    """What the next player could take; nobody else's if all others have taken."""
    return 0.0 if rival == state.active else best_gain(prospects(state, rival), loads)


def worth_of_rolling(mine: Prospects, loads: list[int], alone: bool) -> float:
    """The outlook after a roll, over all falls, both dice where they do most good."""
    key = int(alone)
    for load in loads:
        key = key * 128 + load
    found = mine.rolls.get(key)
    if found is None:
        if len(mine.rolls) >= MOST_KEPT:
            mine.rolls.clear()
        total = 0.0
        for first, second, weight in WEIGHTED:
            total += weight * best_outlook(mine, loads, alone, first, second)
        found = mine.rolls[key] = total / FALLS.total
    return found


def best_outlook(mine: Prospects, loads: list[int], alone: bool, first: int, second: int) -> float:
    best = LEAST
    for one in range(len(loads)):
        before = loads[one]
        if NEXT[before][first] == FULL:
            continue
        loads[one] = NEXT[before][first]
        for other in range(len(loads)):
            then = loads[other]
            if NEXT[then][second] != FULL:
                loads[other] = NEXT[then][second]
                best = max(best, outlook(mine, loads, alone))
                loads[other] = then
        loads[one] = before
    return best


def outlook(mine: Prospects, loads: list[int], alone: bool) -> float:
    """What this seat can hope to take next time: the best truck, or the one after if others come first."""
    best = second = LEAST
    for load in loads:
        if load:
            value = mine.gain(load)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if alone:
        return best
    return (1 - CONTESTED) * best + CONTESTED * max(second, -1.0)


def best_gain(prospects: Prospects, loads: list[int]) -> float:
    best = LEAST
    for load in loads:
        if load:
            best = max(best, prospects.gain(load))
    return best


def next_in(state: State, seat: int) -> int:
    """The next seat still in this round: the same one, if all others have taken."""
    seats = len(state.sheets)
    other = (seat + 1) % seats
    while other != seat and state.sheets[other].took:
        other = (other + 1) % seats
    return other


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
        points.append(holdings(state.bonus, seat, sheet.pens, sheet.barn, sheet.coins))
    return softmax(points, SCALE)


class DiceSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)


SENSE: Final = DiceSense(WARMTH, hides=False)
