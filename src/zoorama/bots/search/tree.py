"""The tree: what was tried at a decision, how often, and what came of it.

A node stands for all states that whoever decides there cannot tell apart: it is reached by who did what, luck left out.
So its actions differ from visit to visit, and each is remembered by itself.
"""

from typing import Final

from zoorama.engine.game import Action

EXPLORE: Final = 1.25  # how much a prior counts beside what was found
CAUTION: Final = 0.1  # by how much an action not tried yet is thought worse than those tried


class Branch:
    """Where decisions follow: after an action of one seat, or after a node at which several decide at once."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}  # by who decides next, one bit a seat

    def node(self, deciding: int) -> "Node":
        found = self.nodes.get(deciding)
        if found is None:
            found = self.nodes[deciding] = Node()
        return found


class Arm(Branch):
    """An action and what came of it."""

    def __init__(self, action: Action, prior: float) -> None:
        super().__init__()
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the shares of the victory that its seat got


class Side:
    """The actions of one seat at a node."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}  # by the identity of the action: actions are built once
        self.visits = 0
        self.total = 0.0

    def lacks(self, legal: list[Action]) -> bool:
        for action in legal:
            if id(action) not in self.arms:
                return True
        return False

    def add(self, legal: list[Action], priors: list[float]) -> None:
        for index in range(len(legal)):
            action = legal[index]
            if id(action) not in self.arms:
                self.arms[id(action)] = Arm(action, priors[index])

    def select(self, legal: list[Action]) -> Arm:
        """PUCT over the actions that are legal this time."""
        visits = 0
        for action in legal:
            visits += self.arms[id(action)].visits
        urge = EXPLORE * float(visits + 1) ** 0.5
        untried = max(0.0, self.total / self.visits - CAUTION) if self.visits else 0.5
        best = self.arms[id(legal[0])]
        highest = -1.0
        for action in legal:
            arm = self.arms[id(action)]
            found = arm.total / arm.visits if arm.visits else untried
            worth = found + urge * arm.prior / (1 + arm.visits)
            if worth > highest:
                best, highest = arm, worth
        return best

    def count(self, arm: Arm, share: float) -> None:
        arm.visits += 1
        arm.total += share
        self.visits += 1
        self.total += share


class Node(Branch):
    def __init__(self) -> None:
        super().__init__()
        self.visits = 0
        self.sides: dict[int, Side] = {}  # by seat

    def side(self, seat: int) -> Side:
        found = self.sides.get(seat)
        if found is None:
            found = self.sides[seat] = Side()
        return found
