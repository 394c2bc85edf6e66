"""One simulation: down the tree to a new node, and back up with what the position there is worth."""

from typing import Any

from zoorama.bots.search.guide import Guide, Outlook
from zoorama.bots.search.tree import Arm, Branch, Node, Side
from zoorama.bots.sense.sense import parts
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Kind, Turn
from zoorama.engine.score import victory


class Path:
    """The arms that a simulation tried, with their sides and seats."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.sides: list[Side] = []
        self.arms: list[Arm] = []

    def add(self, seat: int, side: Side, arm: Arm) -> None:
        self.seats.append(seat)
        self.sides.append(side)
        self.arms.append(arm)

    def count(self, shares: list[float]) -> None:
        for index in range(len(self.arms)):
            self.sides[index].count(self.arms[index], shares[self.seats[index]])


def simulate(game: AnyGame, guide: Guide, root: Node, state: Any, rng: Rng, hides: bool) -> None:
    """Plays the state on; `hides` tells whether luck may act in secret."""
    path = Path()
    branch: Branch | None = None
    luck: list[int] = []
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.OVER:
            path.count(victory(game.scores(state)))
            return
        if kind is Kind.CHANCE:
            outcome = game.deal(state, rng)
            game.play(state, LUCK, outcome)
            if not hides:
                luck.append(id(outcome))
            continue
        legals = choices(game, state, turn)
        if branch is None:
            node = root
        elif is_forced(legals):
            play_all(game, state, turn, [legal[0] for legal in legals])
            continue
        else:
            node = branch.node(turn.seats, luck)
            luck = []
        node.visits += 1
        if node.visits == 1:
            path.count(leaf(guide, node, state, legals, rng))
            return
        branch = descend(game, guide, node, state, turn, legals, path, rng)


def choices(game: AnyGame, state: Any, turn: Turn) -> list[list[Action]]:
    """By seat that decides, what is legal."""
    legals: list[list[Action]] = []
    for seat in turn.seats:
        legals.append(game.legal(state, seat))
    return legals


def is_forced(legals: list[list[Action]]) -> bool:
    for legal in legals:
        if len(legal) > 1:
            return False
    return True


def play_all(game: AnyGame, state: Any, turn: Turn, actions: list[Action]) -> None:
    for index in range(len(actions)):
        game.play(state, turn.seats[index], actions[index])


def descend(
    game: AnyGame,
    guide: Guide,
    node: Node,
    state: Any,
    turn: Turn,
    legals: list[list[Action]],
    path: Path,
    rng: Rng,
) -> Branch:
    """All who owe a decision choose before anything is played: nobody sees what another chose."""
    if not node.sides:
        node.open()
    branch: Branch = node
    actions: list[Action] = []
    for index in range(len(legals)):
        side, seat = node.sides[index], turn.seats[index]
        if not side.recall(legals[index]):
            expand(guide, side, state, seat, legals[index], rng)
        arm = side.select(None if len(legals) == 1 else rng)
        actions.append(arm.action)
        path.add(seat, side, arm)
        if len(legals) == 1:
            branch = arm
    play_all(game, state, turn, actions)
    return branch


def expand(guide: Guide, side: Side, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
    outlook = guide.look(state, seat, legal, rng)
    side.learn(legal, outlook.priors, outlook.worths)
    return outlook


def leaf(guide: Guide, node: Node, state: Any, legals: list[list[Action]], rng: Rng) -> list[float]:
    """What a position met for the first time is worth to everybody."""
    found = guide.play_on(state, rng)
    if found:
        return found
    node.open()
    outlooks: list[Outlook] = []
    for index in range(len(legals)):
        outlooks.append(expand(guide, node.sides[index], state, node.seats[index], legals[index], rng))
    return outlooks[0].shares if len(outlooks) == 1 else together(node.seats, outlooks)


def together(seats: tuple[int, ...], outlooks: list[Outlook]) -> list[float]:
    """Each deciding seat's share by its own outlook, any other's by their mean; 1 in all."""
    shares = [0.0] * len(outlooks[0].shares)
    for outlook in outlooks:
        for seat in range(len(shares)):
            shares[seat] += outlook.shares[seat] / len(outlooks)
    for index in range(len(seats)):
        shares[seats[index]] = outlooks[index].shares[seats[index]]
    return parts(shares)
