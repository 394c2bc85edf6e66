"""What a greedy player sees in a roll, a truck, a die on a truck."""

from typing import Final

from zoorama.engine.game import Action
from zoorama.games.zooloretto_dice.actions import FALLS, Fall, Load, Take
from zoorama.games.zooloretto_dice.parts import BARN_COST, BONUS, COIN, COIN_GROUPS, COINS, CRATES, PENS, SPECIES
from zoorama.games.zooloretto_dice.view import SheetView, View

PROMISE: Final = 0.5  # of a bonus still open, when its pen is nearly full
COIN_STEP: Final = 0.4  # of a coin group, for each coin towards it
CONTESTED: Final = 0.5  # how often somebody else takes the truck one wants
SPITE: Final = 0.5  # how much the next player's gain hurts


def weigh(view: View, legal: list[Action]) -> list[float]:
    return [worth(view, action) for action in legal]


def worth(view: View, action: Action) -> float:
    seat = view.active
    trucks = [list(truck) for truck in view.trucks]
    if isinstance(action, Take):
        return gain(view, seat, trucks[action.truck])
    if isinstance(action, Load):
        trucks[action.truck].append(action.die)
        rival = next_in(view, seat)
        return outlook(view, seat, trucks) - SPITE * best_gain(view, rival, trucks)
    return worth_of_rolling(view, seat, trucks)


def worth_of_rolling(view: View, seat: int, trucks: list[list[int]]) -> float:
    """The outlook after a roll, over all falls, both dice where they do most good."""
    total = 0.0
    for fall, weight in FALLS.pairs():
        assert isinstance(fall, Fall)
        total += weight * best_outlook(view, seat, trucks, fall)
    return total / FALLS.total


def best_outlook(view: View, seat: int, trucks: list[list[int]], fall: Fall) -> float:
    best = -100.0
    for first in trucks:
        if len(first) == CRATES:
            continue
        first.append(fall.first)
        for second in trucks:
            if len(second) < CRATES:
                second.append(fall.second)
                best = max(best, outlook(view, seat, trucks))
                second.pop()
        first.pop()
    return best


def outlook(view: View, seat: int, trucks: list[list[int]]) -> float:
    """What this seat can hope to take next time: the best truck, or the one after if others come first."""
    best = second = -100.0
    for truck in trucks:
        if truck:
            value = gain(view, seat, truck)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if next_in(view, seat) == seat:
        return best
    return (1 - CONTESTED) * best + CONTESTED * max(second, -1.0)


def best_gain(view: View, seat: int, trucks: list[list[int]]) -> float:
    if seat == view.active:
        return 0.0
    best = -100.0
    for truck in trucks:
        if truck:
            best = max(best, gain(view, seat, truck))
    return best


def next_in(view: View, seat: int) -> int:
    """The next seat still in this round: the same one, if all others have taken."""
    seats = len(view.sheets)
    other = (seat + 1) % seats
    while other != seat and view.sheets[other].took:
        other = (other + 1) % seats
    return other


def gain(view: View, seat: int, dice: list[int]) -> float:
    """What these dice would add to a sheet."""
    sheet = view.sheets[seat]
    pens, barn, coins = list(sheet.pens), list(sheet.barn), sheet.coins
    before = holdings(view, sheet, pens, barn, coins)
    for die in dice:
        if die == COIN:
            coins = min(coins + 1, COINS)
        elif pens[die] < PENS[die]:
            pens[die] += 1
        else:
            barn[die] = True
    return holdings(view, sheet, pens, barn, coins) - before


def holdings(view: View, sheet: SheetView, pens: list[int], barn: list[bool], coins: int) -> float:
    """Points so marked, and the promise of bonuses and coin groups on the way."""
    marks, groups = 0, 0
    value = 0.0
    for species in range(SPECIES):
        marks += barn[species]
        value += pens[species]
        if sheet.bonus[species] or (pens[species] == PENS[species] and is_open(view, species)):
            value += BONUS[species]
        elif is_open(view, species):
            share = pens[species] / PENS[species]
            value += PROMISE * BONUS[species] * share * share
    for full in COIN_GROUPS:
        groups += coins >= full
    shipped = min(groups, marks)
    return value + groups - shipped - BARN_COST * (marks - shipped) + COIN_STEP * coins


def is_open(view: View, species: int) -> bool:
    for sheet in view.sheets:
        if sheet.bonus[species]:
            return False
    return True
