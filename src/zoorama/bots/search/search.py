"""The bot that searches: it plays ahead from what its seat knows, and takes what it tried most."""

from math import exp
from typing import Any, Final

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.search.tree import Arm, Branch, Node, Side
from zoorama.bots.sense.sense import Sense
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Kind, Turn, View
from zoorama.engine.score import ranks

GUESS_EVERY: Final = 4  # simulations that share a guess of what is hidden
STOP_EVERY: Final = 32  # simulations after which it is asked whether the choice can still change


class Search(Bot):
    def __init__(self, game: AnyGame, sense: Sense[Any], simulations: int) -> None:
        self.game = game
        self.sense = sense
        self.simulations = simulations

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        """The search has luck of its own, so that how long it thinks does not change the table's."""
        own = rng.split()
        if len(legal) == 1:
            return legal[0]
        seen: Any = view  # every game's view names its seat
        seat: int = seen.seat
        simulations = self.simulations
        if budget.simulations is not None:
            simulations = min(simulations, budget.simulations)
        side = self.look_ahead(view, seat, simulations, own)
        best, most = legal[0], -1
        for action in legal:
            for arm in side.arms.values():
                if arm.action == action and arm.visits > most:
                    best, most = action, arm.visits
        return best

    def look_ahead(self, view: View, seat: int, simulations: int, rng: Rng) -> Side:
        """The side of this seat at the root, after so many simulations."""
        game, sense = self.game, self.sense
        root = Node()
        root.visits = 1
        side = root.side(seat)
        guessed: Any = None
        for number in range(simulations):
            if number % GUESS_EVERY == 0:
                guessed = game.guess(view, rng)
                sense.unseal(guessed, seat)
            simulate(game, sense, root, game.copy(guessed), rng)
            if number % STOP_EVERY == 0 and is_decided(side, simulations - number - 1):
                break
        return side


def is_decided(side: Side, left: int) -> bool:
    most, second = 0, 0
    for arm in side.arms.values():
        if arm.visits > most:
            most, second = arm.visits, most
        elif arm.visits > second:
            second = arm.visits
    return most > second + left


def simulate(game: AnyGame, sense: Sense[Any], root: Node, state: Any, rng: Rng) -> None:
    """Down the tree to a new node, on by the playout policy to a quiet point, and back up with what came of it."""
    seats: list[int] = []
    sides: list[Side] = []
    arms: list[Arm] = []
    branch: Branch | None = None  # the root's node is given
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.CHANCE:
            game.play(state, LUCK, rng.deal(game.chances(state)))
            continue
        if kind is Kind.OVER:
            break
        if is_forced(game, state, turn):
            for seat in turn.seats:
                game.play(state, seat, game.legal(state, seat)[0])
            continue
        node = root if branch is None else branch.node(bits(turn.seats))
        node.visits += 1
        if node.visits == 1:
            break
        branch = node
        chosen: list[Arm] = []
        for seat in turn.seats:
            legal = game.legal(state, seat)
            side = node.side(seat)
            arm = select(sense, side, state, seat, legal)
            chosen.append(arm)
            seats.append(seat)
            sides.append(side)
            arms.append(arm)
        for index in range(len(chosen)):
            game.play(state, turn.seats[index], chosen[index].action)
        if len(chosen) == 1:
            branch = chosen[0]
    found = outcome(game, sense, state, rng)
    for index in range(len(arms)):
        sides[index].count(arms[index], found[seats[index]])


def is_forced(game: AnyGame, state: Any, turn: Turn) -> bool:
    for seat in turn.seats:
        if len(game.legal(state, seat)) > 1:
            return False
    return True


def bits(seats: tuple[int, ...]) -> int:
    deciding = 0
    for seat in seats:
        deciding |= 1 << seat
    return deciding


def select(sense: Sense[Any], side: Side, state: Any, seat: int, legal: list[Action]) -> Arm:
    if side.lacks(legal):
        side.add(legal, priors(sense.weigh(state, seat, legal), sense.warmth))
    return side.select(legal)


def priors(worths: list[float], warmth: float) -> list[float]:
    highest = max(worths)
    odds = [exp((worth - highest) / warmth) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def outcome(game: AnyGame, sense: Sense[Any], state: Any, rng: Rng) -> list[float]:
    """By seat, the share of the victory: as it is, or as it is judged at the next quiet point."""
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.OVER:
            return victory(game, state)
        if kind is Kind.CHANCE:
            game.play(state, LUCK, rng.deal(game.chances(state)))
            continue
        if sense.is_quiet(state):
            return sense.judge(state)
        seat = turn.seats[0]
        legal = game.legal(state, seat)
        game.play(state, seat, legal[0] if len(legal) == 1 else sense.pick(state, seat, legal, rng))


def victory(game: AnyGame, state: Any) -> list[float]:
    placed = ranks(game.scores(state))
    winners = placed.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in placed]
