"""One simulation: down the tree to a new node, and back up with what the position there is worth."""

from typing import Any

from zoorama.bots.search.ending import victory
from zoorama.bots.search.guide import Guide, Outlook
from zoorama.bots.search.tree import Arm, Branch, Node, Side
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Kind, Turn


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


def simulate(game: AnyGame, guide: Guide, root: Node, state: Any, rng: Rng) -> None:
    """Plays the state on."""
    path = Path()
    branch: Branch = root
    node = root
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.OVER:
            path.count(victory(game, state))
            return
        if kind is Kind.CHANCE:
            game.play(state, LUCK, rng.deal(game.chances(state)))
            continue
        if path.arms:
            if is_forced(game, state, turn):
                for seat in turn.seats:
                    game.play(state, seat, game.legal(state, seat)[0])
                continue
            node = branch.node(bits(turn.seats))
        node.visits += 1
        if node.visits == 1:
            path.count(leaf(game, guide, node, state, turn, rng))
            return
        branch = descend(game, guide, node, state, turn, path, rng)


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


def descend(game: AnyGame, guide: Guide, node: Node, state: Any, turn: Turn, path: Path, rng: Rng) -> Branch:
    """All who owe a decision choose before anything is played: nobody sees what another chose."""
    seats = turn.seats
    chosen: list[Arm] = []
    for seat in seats:
        legal: list[Action] = game.legal(state, seat)
        side = node.side(seat)
        if not side.recall(legal):
            expand(guide, side, state, seat, legal, rng)
        arm = side.select()
        chosen.append(arm)
        path.add(seat, side, arm)
    for index in range(len(seats)):
        game.play(state, seats[index], chosen[index].action)
    return chosen[0] if len(chosen) == 1 else node


def expand(guide: Guide, side: Side, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
    outlook = guide.look(state, seat, legal, rng)
    side.learn(legal, outlook.priors, outlook.worths)
    return outlook


def leaf(game: AnyGame, guide: Guide, node: Node, state: Any, turn: Turn, rng: Rng) -> list[float]:
    """What a position met for the first time is worth to everybody."""
    found = guide.play_on(state, rng)
    if found:
        return found
    outlooks: list[Outlook] = []
    for seat in turn.seats:
        outlooks.append(expand(guide, node.side(seat), state, seat, game.legal(state, seat), rng))
    return outlooks[0].shares if len(outlooks) == 1 else together(turn.seats, outlooks)


def together(seats: tuple[int, ...], outlooks: list[Outlook]) -> list[float]:
    """Each deciding seat's share by its own outlook, any other's by their mean; 1 in all."""
    shares = [0.0] * len(outlooks[0].shares)
    for outlook in outlooks:
        for seat in range(len(shares)):
            shares[seat] += outlook.shares[seat] / len(outlooks)
    for index in range(len(seats)):
        shares[seats[index]] = outlooks[index].shares[seats[index]]
    total = sum(shares)
    return [share / total for share in shares]
