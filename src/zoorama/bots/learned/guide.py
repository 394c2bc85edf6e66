"""A net as the guide of a search."""

from typing import Any, Final

from zoorama.bots.learned.bot import Judgement
from zoorama.bots.search.guide import Guide, Outlook, SenseGuide
from zoorama.bots.sense.sense import softmax
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action

WARMTH: Final = 0.04  # difference in share that makes an action e times as likely to be tried


class LearnedGuide(Guide):
    """What an action is worth, the net says; a position is worth what the best action there is worth.

    Of games that the net was not taught, the sense tells instead.
    """

    def __init__(self, judgement: Judgement, sense: SenseGuide) -> None:
        self.judgement = judgement
        self.sense = sense

    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        if not self.judgement.features.covers(state):
            return self.sense.look(state, seat, legal, rng)
        shares: list[list[float]] = self.judgement.shares(state, seat, legal).tolist()
        worths = [line[0] for line in shares]
        best = shares[worths.index(max(worths))]
        seats = len(best)
        return Outlook(softmax(worths, WARMTH), worths, best[seats - seat :] + best[: seats - seat])

    def play_on(self, state: Any, rng: Rng) -> list[float]:
        return [] if self.judgement.features.covers(state) else self.sense.play_on(state, rng)
