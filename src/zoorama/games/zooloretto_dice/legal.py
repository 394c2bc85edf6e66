from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn
from zoorama.games.zooloretto_dice.actions import LOAD, ROLL, TAKE, Load, Roll
from zoorama.games.zooloretto_dice.parts import CRATES
from zoorama.games.zooloretto_dice.state import State


def whose_turn(state: State) -> Turn:
    if state.rolling:
        return CHANCE
    if state.over:
        return OVER
    return ONE[state.active]


def choices(state: State) -> list[Action]:
    found: list[Action] = []
    if state.hand:
        loads = LOAD[state.hand[0]]
        for truck in range(len(state.trucks)):
            if len(state.trucks[truck]) < CRATES:
                found.append(loads[truck])
        return found
    if state.supply > 0:
        found.append(ROLL)
    for truck in range(len(state.trucks)):
        if state.trucks[truck]:
            found.append(TAKE[truck])
    return found


def forbidding_rule(state: State, action: Action) -> str:
    if state.hand or isinstance(action, Load):
        return "ZD-6"  # both dice must be placed, on free crates, before anything else
    if isinstance(action, Roll):
        return "ZD-7"
    return "ZD-8"
