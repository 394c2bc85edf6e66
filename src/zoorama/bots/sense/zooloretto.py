"""What a greedy player sees in a truck, a tile, a coin.

It guesses what a zoo will be worth in the end: points as they stand, and a promise of points that counts the more, the
more of the game is still to come.
"""

from typing import Final

from zoorama.bots.sense.sense import Sense, best_of, softmax
from zoorama.bots.sense.zooloretto_prospects import Prospects, prospects
from zoorama.bots.sense.zooloretto_sketch import BARN, BARN_BIT, barn_cost, best_place, coin_worth, sketch_of, value
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action
from zoorama.games.zooloretto.actions import HOUSE, Buy, Draw, House, Load, Take
from zoorama.games.zooloretto.parts import BARN as STORED
from zoorama.games.zooloretto.parts import END_STACK
from zoorama.games.zooloretto.play import play
from zoorama.games.zooloretto.state import NOTHING, State, Zoo, copy

TILES_A_TURN: Final = 2.3  # that a player takes home each round
HORIZON: Final = 2.0  # rounds after which half of a promise counts
CONTESTED: Final = 0.1  # how often a rival takes the truck one wants
SPITE: Final = 0.12  # how much the next player's gain hurts
WARMTH: Final = 1.0
SCALE: Final = 4.0  # points, see `softmax`
LEAST: Final = -1000.0
NOBODY: Final = -1


class Glance:
    """What one decision needs of its state, whatever is decided."""

    def __init__(self, state: State) -> None:
        self.hope = hope_left(state)
        self.mine = prospects(state.zoos[state.active], self.hope)
        self.next = next_in(state)
        self.rival = None if self.next == NOBODY else prospects(state.zoos[self.next], self.hope)
        self.gains = [self.mine.gain(truck) if truck else 0.0 for truck in state.trucks]


def hope_left(state: State) -> float:
    """How much of a promise may still come true: 0 in the last round, towards 1 the more rounds there are."""
    if state.last_round:
        return 0.0
    rounds = (state.stack.total - END_STACK) / (TILES_A_TURN * len(state.zoos)) + 0.5
    return rounds / (rounds + HORIZON)


def next_in(state: State) -> int:
    """The next player still in this round, if it is somebody else."""
    seats = len(state.zoos)
    for step in range(1, seats):
        seat = (state.active + step) % seats
        if state.zoos[seat].truck == NOTHING:
            return seat
    return NOBODY


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    glance = Glance(state)
    return [worth(state, glance, action) for action in legal]


def worth(state: State, glance: Glance, action: Action) -> float:
    """Leaves the state as it was: one state serves all the actions of a decision."""
    if isinstance(action, Draw):
        return worth_of_drawing(state, glance)
    if isinstance(action, Load):
        return worth_of_loading(state, glance, action)
    if isinstance(action, Take):
        return worth_of_taking(state, glance, action.truck)
    return worth_of_rearranging(copy(state), glance, action)


def worth_of_loading(state: State, glance: Glance, load: Load) -> float:
    truck, before = state.trucks[load.truck], glance.gains[load.truck]
    truck.append(load.tile)
    glance.gains[load.truck] = glance.mine.gain(truck)
    value = hopeful(state, glance.gains) - SPITE * threat(state, glance.rival)
    glance.gains[load.truck] = before
    truck.pop()
    return value


def worth_of_taking(state: State, glance: Glance, truck: int) -> float:
    tiles = state.trucks[truck]
    state.trucks[truck] = []
    value = glance.gains[truck] - SPITE * threat(state, glance.rival)
    state.trucks[truck] = tiles
    return value


def worth_of_rearranging(state: State, glance: Glance, action: Action) -> float:
    """A tile housed or a money action: how much better the zoo is then, and what trucks could still add to it.

    Plays the action on this state.
    """
    seat = state.active
    rest = state.to_house[:]
    play(state, seat, action)
    then = prospects(state.zoos[seat], glance.hope)
    better = then.value - glance.mine.value
    if isinstance(action, House):
        rest.remove(action.tile)
        return better + then.gain(rest)
    rival = glance.rival
    if isinstance(action, Buy):
        better += then.gain([action.tile]) - SPITE * relief(state.zoos[action.owner], action.tile, glance.hope)
        if action.owner == glance.next:
            rival = prospects(state.zoos[action.owner], glance.hope)
    state.active = seat
    gains = [then.gain(truck) if truck else 0.0 for truck in state.trucks]
    return better + (hopeful(state, gains) - SPITE * threat(state, rival))


def relief(owner: Zoo, tile: int, hope: float) -> float:
    """What selling a tile did for its owner."""
    left = 0
    for other in owner.barn:
        left |= BARN_BIT[other]
    return coin_worth(hope) + (barn_cost(hope) if left & BARN_BIT[tile] == 0 else 0.0)


def threat(state: State, rival: Prospects | None) -> float:
    """What the next player still in this round would take."""
    if rival is None:
        return 0.0
    best = LEAST
    for truck in state.trucks:
        if truck:
            best = max(best, rival.gain(truck))
    return 0.0 if best == LEAST else best


def worth_of_drawing(state: State, glance: Glance) -> float:
    """The outlook after a draw, over all that may be drawn, each loaded where it does most good."""
    total = 0.0
    counts, gains = state.stack.counts, glance.gains[:]  # that adding and taking away may leave a little apart
    for kind in range(len(counts)):
        weight = counts[kind]
        if weight > 0:
            total += weight * best_loading(state, gains, glance.mine.change(kind))
    return total / state.stack.total - SPITE * threat(state, glance.rival)


def best_loading(state: State, gains: list[float], change: float) -> float:
    """The best hope, if a tile that changes a truck's worth by that much is loaded somewhere."""
    best = LEAST
    for truck in range(len(gains)):
        if state.room[truck] > 0:
            gains[truck] += change
            best = max(best, hopeful(state, gains))
            gains[truck] -= change
    return best


def hopeful(state: State, gains: list[float]) -> float:
    """The best truck, or the one after if rivals come first."""
    best = second = LEAST
    for truck in range(len(gains)):
        if state.trucks[truck] or state.room[truck] > 0:
            if gains[truck] > best:
                best, second = gains[truck], best
            elif gains[truck] > second:
                second = gains[truck]
    if second == LEAST:
        return best
    kept = 1.0
    for seat in range(len(state.zoos)):
        if seat != state.active and state.zoos[seat].truck == NOTHING:
            kept *= 1 - CONTESTED
    return kept * best + (1 - kept) * second


def is_quiet(state: State) -> bool:
    """Between rounds."""
    if state.hand != NOTHING or state.to_house:
        return False
    for truck in state.trucks:
        if truck:
            return False
    for zoo in state.zoos:
        if zoo.truck != NOTHING:
            return False
    return True


def judge(state: State) -> list[float]:
    hope = hope_left(state)
    return softmax([value(sketch_of(zoo), hope) for zoo in state.zoos], SCALE)


def pick(state: State, legal: list[Action], rng: Rng) -> Action:
    """Beyond the tree nobody spends money: a dozen ways to rearrange a zoo cost more than they tell."""
    if state.to_house:
        return housing(state)
    turns: list[Action] = []
    for action in legal:
        if not isinstance(action, (Draw, Take, Load)):
            break
        turns.append(action)
    return turns[0] if len(turns) == 1 else turns[best_of(weigh(state, state.active, turns), rng)]


def housing(state: State) -> Action:
    """The first tile where it does most good."""
    tile, hope = state.to_house[0], hope_left(state)
    sketch = sketch_of(state.zoos[state.active])
    place, _ = best_place(sketch, value(sketch, hope), tile, hope)
    return HOUSE[tile][STORED if place == BARN else place]


class ZoolorettoSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)

    def pick(self, state: State, seat: int, legal: list[Action], rng: Rng) -> Action:
        return pick(state, legal, rng)


SENSE: Final = ZoolorettoSense(WARMTH, hides=False)
