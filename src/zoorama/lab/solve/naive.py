"""The same values straight from the rules: every action played on a state, every fall weighed. Slow, and simple.

It shares nothing with the solver but the rules' own package, so that each can be held against the other.
"""

from collections.abc import Callable
from typing import Final

from zoorama.engine.game import LUCK, Kind
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.games.zooloretto_dice.actions import Fall
from zoorama.games.zooloretto_dice.parts import COIN, COINS, FACES
from zoorama.games.zooloretto_dice.state import State

DICE: Final = find("zooloretto_dice")
IGNORED: Final = len(FACES)
Key = tuple[object, ...]
Ends = Callable[[State], float]  # the first seat's value of a position between rounds


def key(state: State) -> Key:
    """Equal for states that play on alike: the order of trucks and dice does not matter, nor which face is ignored."""
    faces = [IGNORED if ignored(state, face) else face for face in range(len(FACES))]
    trucks = tuple(sorted(tuple(sorted(faces[die] for die in truck)) for truck in state.trucks))
    hand = tuple(sorted(faces[die] for die in state.hand))
    sheets = tuple((*sheet.pens, *sheet.barn, sheet.coins, sheet.took) for sheet in state.sheets)
    return trucks, hand, state.rolling, state.supply, state.active, sheets, tuple(state.bonus)


def ignored(state: State, face: int) -> bool:
    """Whether nobody can mark this face any more."""
    return all(sheet.coins == COINS if face == COIN else sheet.barn[face] for sheet in state.sheets)


def between_rounds(state: State) -> bool:
    return not (state.rolling or state.hand or any(state.trucks) or any(sheet.took for sheet in state.sheets))


def after(state: State, seat: int, action: object) -> State:
    played: State = DICE.copy(state)
    DICE.play(played, seat, action)
    return played


def round_value(state: State, ends: Ends, known: dict[Key, float]) -> float:
    """The first seat's share of the victory, both playing as well as can be, over the worth of the round's ends."""
    turn, place = DICE.turn(state), key(state)
    if place not in known:
        if turn.kind is Kind.CHANCE:
            known[place] = expected(state, ends, known)
        else:
            seat = turn.seats[0]
            found = [end_value(after(state, seat, action), ends, known) for action in DICE.legal(state, seat)]
            known[place] = (min if seat else max)(found)
    return known[place]


def expected(state: State, ends: Ends, known: dict[Key, float]) -> float:
    odds = DICE.chances(state)
    falls: list[tuple[Fall, int]] = odds.pairs()
    return sum(weight * round_value(after(state, LUCK, fall), ends, known) for fall, weight in falls) / odds.total


def end_value(state: State, ends: Ends, known: dict[Key, float]) -> float:
    if state.over:
        return victory(DICE.scores(state))[0]
    return ends(state) if between_rounds(state) else round_value(state, ends, known)


def solve(state: State, tolerance: float = 1e-12) -> dict[Key, float]:
    """Values of this position between rounds and of all that may follow it, swept until nothing changes."""
    values: dict[Key, float] = {key(state): 0.5}
    states = {key(state): state}

    def ends(end: State) -> float:
        states.setdefault(key(end), end)
        return values.setdefault(key(end), 0.5)

    change = 1.0
    while change > tolerance:
        change, count = 0.0, len(states)
        for place in list(states):
            value = round_value(states[place], ends, {})
            change = max(change, abs(value - values[place]))
            values[place] = value
        if len(states) > count:
            change = 1.0
    return values
