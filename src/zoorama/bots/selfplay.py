"""Matches between bots: who is asked, what its bot chooses, and the move."""

from collections.abc import Sequence

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Kind
from zoorama.engine.match import AnyMatch, Step
from zoorama.engine.record import Record


def act_by_bot(match: AnyMatch, seat: int, bot: Bot, rng: Rng, budget: Budget = UNLIMITED) -> list[Step]:
    """A seat that is asked acts as its bot chooses."""
    return match.act(seat, bot.choose(match.view(seat), match.legal(seat), rng, budget))


def play_to_end(match: AnyMatch, bots: Sequence[Bot], rng: Rng, budget: Budget = UNLIMITED) -> Record:
    """The bots, one a seat, play a match whose luck a dealer deals; of several seats asked, the first goes first."""
    while (turn := match.turn()).kind is not Kind.OVER:
        seat = turn.seats[0]
        act_by_bot(match, seat, bots[seat], rng, budget)
    return match.record()
