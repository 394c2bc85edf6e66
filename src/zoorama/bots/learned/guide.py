"""A net as the guide of a search."""

from typing import Any, Final

from zoorama.bots.learned.bot import Judgement
from zoorama.bots.search.guide import Guide, Outlook
from zoorama.bots.sense.sense import softmax
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action

WARMTH: Final = 0.04  # difference in share that makes an action e times as likely to be tried


class LearnedGuide(Guide):
    """What an action is worth, the net says; a position is worth what the best action there is worth."""

    def __init__(self, judgement: Judgement, warmth: float = WARMTH) -> None:
        self.judgement = judgement
        self.warmth = warmth

    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        shares: list[list[float]] = self.judgement.shares(state, seat, legal).tolist()
        worths = [line[0] for line in shares]
        best = shares[worths.index(max(worths))]
        seats = len(best)
        return Outlook(softmax(worths, self.warmth), worths, best[seats - seat :] + best[: seats - seat])
