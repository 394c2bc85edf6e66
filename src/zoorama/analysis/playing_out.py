"""Chances by playing on to the end, for a game whose play to the end takes a tenth of a millisecond.

What a net does not see of the cards, play shows. Nobody tells who plays: in each rollout a seat is, by a toss, a greedy
player throughout or a beginner. The net's word is one of many: it counts as some rollouts.
"""

from hashlib import sha256
from typing import Any, Final

from zoorama.analysis.evaluator import Evaluator, NetEvaluator, Shares
from zoorama.bots.learned.rows import advance
from zoorama.bots.sense.sense import Sense
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Kind
from zoorama.engine.score import victory

NET: Final = 8  # rollouts that the net's word counts as
VERSION: Final = 1  # rises when rollouts go otherwise


class PlayedOut(Evaluator):
    """Too slow for the thousands of states behind choices and draws: of those the net tells, whose values vary less."""

    judges_choices = False

    def __init__(self, net: NetEvaluator, sense: Sense[Any], rollouts: int) -> None:
        super().__init__(net.game, net.seats, f"played-{VERSION}-{rollouts}-{net.name}")
        self.net = net
        self.sense = sense
        self.rollouts = rollouts

    @property
    def strict(self) -> Evaluator:
        return self.net

    def judge(self, states: list[Any]) -> Shares:
        found: Shares = NET * self.net.judge(states)
        for line, state in zip(found, states, strict=True):
            rng = Rng(self.seed_of(state))
            for _ in range(self.rollouts):
                line += self.result(self.game.copy(state), rng, rng.below(1 << self.seats))
        found /= found.sum(axis=1, keepdims=True)
        return found

    def seed_of(self, state: Any) -> int:
        """The same state has the same luck ahead of it whenever it is asked about."""
        return int.from_bytes(sha256(self.net.features.row(state, 0)).digest()[:8])

    def result(self, state: Any, rng: Rng, beginners: int) -> list[float]:
        """Of play to the end, in which the seats whose bits are set are beginners."""
        while (turn := advance(self.game, state, rng)).kind is not Kind.OVER:
            for seat in turn.seats:
                legal = self.game.legal(state, seat)
                slips = beginners >> seat & 1 and len(legal) > 1
                choose = self.slip if slips else self.sense.pick
                self.game.play(state, seat, choose(state, seat, legal, rng))
        return victory(self.game.scores(state))

    def slip(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Action:
        """Any of the better half, as the bot `beginner` plays Zoop."""
        worths = self.sense.weigh(state, seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -worths[index])
        return legal[order[rng.below(max(2, len(legal) // 2))]]
