"""The tree: what was tried at a decision, how often, and what came of it.

A node stands for all states that whoever decides there cannot tell apart: it is reached by who did what, and by luck
that everybody saw. Luck in secret is left out, so a node's actions may differ from visit to visit, and each is
remembered by itself.
"""

from math import sqrt
from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action

EXPLORE: Final = 1.25  # how much a prior counts beside what was found
CAUTION: Final = 0.1  # by how much an action not tried yet is thought worse than those tried
TRUST: Final = 2.0  # visits that a guide's word on an action's worth counts for
UNKNOWN: Final = -1.0
STEPS: Final = 1024


class Branch:
    """Where decisions follow: after an action of one seat, or after a node at which several decide at once."""

    def __init__(self) -> None:
        self.nodes: list[Node] | None = None  # most are never followed further

    def node(self, seats: tuple[int, ...], luck: list[int]) -> "Node":
        """Where these seats decide next, after this luck."""
        if self.nodes is None:
            self.nodes = []
        for node in self.nodes:
            if node.seats == seats and node.luck == luck:
                return node
        found = Node(seats, luck)
        self.nodes.append(found)
        return found


class Arm(Branch):
    """An action and what came of it."""

    def __init__(self, action: Action, prior: float, worth: float) -> None:
        super().__init__()
        self.action = action
        self.prior = prior
        self.worth = worth  # by the guide, or UNKNOWN
        self.visits = 0
        self.total = 0.0  # of the shares of the victory that its seat got

    def mean(self, untried: float) -> float:
        """The share to be expected; `untried` where nothing speaks for another."""
        if self.worth != UNKNOWN:
            return (self.total + TRUST * self.worth) / (self.visits + TRUST)
        return self.total / self.visits if self.visits else untried


class Side:
    """The actions of one seat at a node."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}  # by the identity of the action: games build each once
        self.row: list[Arm] = []  # those that are legal this time
        self.visits = 0
        self.total = 0.0

    def recall(self, legal: list[Action]) -> bool:
        """Make these actions the row; whether all of them are known."""
        if self.is_row(legal):
            return True
        row: list[Arm] = []
        for action in legal:
            arm = self.arms.get(id(action))
            if arm is None:
                return False
            row.append(arm)
        self.row = row
        return True

    def is_row(self, legal: list[Action]) -> bool:
        if len(self.row) != len(legal):
            return False
        for index in range(len(legal)):
            if self.row[index].action is not legal[index]:
                return False
        return True

    def learn(self, legal: list[Action], priors: list[float], worths: list[float]) -> None:
        """Make these actions the row, with arms for those that are new."""
        self.row = []
        for index in range(len(legal)):
            action = legal[index]
            arm = self.arms.get(id(action))
            if arm is None:
                arm = Arm(action, priors[index], worths[index] if worths else UNKNOWN)
                self.arms[id(action)] = arm
            self.row.append(arm)

    def select(self, noise: Rng | None) -> Arm:
        """PUCT over the row, with noise where others decide at the same time.

        Without it all would try their actions in step, and each action would meet one answer of the others only.
        """
        visits = 0
        for arm in self.row:
            visits += arm.visits
        urge = EXPLORE * sqrt(visits + 1)
        untried = self.untried()
        best = self.row[0]
        highest = -1.0
        for arm in self.row:
            prior = arm.prior if noise is None else arm.prior * (0.5 + noise.below(STEPS) / STEPS)
            worth = arm.mean(untried) + urge * prior / (1 + arm.visits)
            if worth > highest:
                best, highest = arm, worth
        return best

    def untried(self) -> float:
        return max(0.0, self.total / self.visits - CAUTION) if self.visits else 0.5

    def count(self, arm: Arm, share: float) -> None:
        arm.visits += 1
        arm.total += share
        self.visits += 1
        self.total += share

    def is_decided(self, left: int) -> bool:
        """Whether so many more simulations cannot change which action is tried most."""
        most, second = 0, 0
        for arm in self.arms.values():
            if arm.visits > most:
                most, second = arm.visits, most
            elif arm.visits > second:
                second = arm.visits
        return most > second + left


class Node(Branch):
    def __init__(self, seats: tuple[int, ...], luck: list[int]) -> None:
        super().__init__()
        self.seats = seats  # who decide here
        self.luck = luck  # the identities of what luck did in public since the decision before
        self.visits = 0
        self.sides: list[Side] = []  # theirs, in that order, once it is searched

    def open(self) -> None:
        for _ in self.seats:
            self.sides.append(Side())
