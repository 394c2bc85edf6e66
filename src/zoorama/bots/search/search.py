"""The bot that searches: it plays ahead from what its seat knows, and takes what it tried most."""

from time import monotonic
from typing import Any, Final

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.search.guide import Guide
from zoorama.bots.search.simulate import simulate
from zoorama.bots.search.tree import Arm, Node, Side
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Turn, View

GUESSES: Final = 8  # of what is hidden, among which a simulation draws
GUESS_EVERY: Final = 4  # simulations after which one of them is replaced
CHECK_EVERY: Final = 16  # simulations after which it is asked whether to stop


class Search(Bot):
    """Thinks with luck of its own, so that how long it thinks does not change the table's."""

    def __init__(self, game: AnyGame, guide: Guide, simulations: int) -> None:
        self.game = game
        self.guide = guide
        self.simulations = simulations
        self.sense = sense_of(game)
        self.hides = self.sense is None or self.sense.hides

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        own = rng.split()
        if len(legal) == 1:
            return legal[0]
        side = self.look_ahead(view, own, budget, until_decided=True)
        best, most = legal[0], -1
        for action in legal:
            arm = arm_of(side, action)
            if arm.visits > most:
                best, most = action, arm.visits
        return best

    def chances(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> list[float]:
        side = self.look_ahead(view, rng.split(), budget, until_decided=False)
        return [arm_of(side, action).mean(side.untried()) for action in legal]

    def look_ahead(self, view: View, rng: Rng, budget: Budget, *, until_decided: bool) -> Side:
        """What the seat that sees this view may do, after all simulations or as many as settle the choice."""
        seen: Any = view  # every game's view names its seat
        seat: int = seen.seat
        simulations = allowed(self.simulations, budget)
        end = None if budget.seconds is None else monotonic() + budget.seconds
        guesses = [self.guess(view, seat, rng)]
        root = root_of(self.game, guesses[0])
        side = root.sides[root.seats.index(seat)]
        for number in range(simulations):
            if number % CHECK_EVERY == 0 and number > 0:
                if until_decided and side.is_decided(simulations - number):
                    break
                if end is not None and monotonic() >= end:
                    break
            if self.hides:
                self.guess_again(guesses, number, view, seat, rng)
            state = guesses[rng.below(len(guesses))]
            simulate(self.game, self.guide, root, self.game.copy(state), rng, self.hides)
        return side

    def guess_again(self, guesses: list[Any], number: int, view: View, seat: int, rng: Rng) -> None:
        """Keep a few guesses at hand, and the oldest not for long: a search that meets one too often learns it."""
        if 0 < number < GUESSES:
            guesses.append(self.guess(view, seat, rng))
        elif number % GUESS_EVERY == 0 and number > 0:
            guesses[number // GUESS_EVERY % GUESSES] = self.guess(view, seat, rng)

    def guess(self, view: View, seat: int, rng: Rng) -> Any:
        """A state that agrees with the view, in which the others have still to decide what they sealed."""
        if self.sense is None:
            return self.game.guess(view, rng)
        state = self.sense.imagine(self.game, view, rng)
        self.sense.unseal(state, seat)
        return state


def root_of(game: AnyGame, state: Any) -> Node:
    turn: Turn = game.turn(state)
    root = Node(turn.seats, [])
    root.open()
    root.visits = 1  # so that it is searched at once
    return root


def allowed(simulations: int, budget: Budget) -> int:
    """At least one: there must be something to choose by."""
    return simulations if budget.simulations is None else max(1, min(simulations, budget.simulations))


def arm_of(side: Side, action: Action) -> Arm:
    """By equality: an action that came over the wire is not the game's own object."""
    for arm in side.arms.values():
        if arm.action == action:
            return arm
    raise LookupError(action)
