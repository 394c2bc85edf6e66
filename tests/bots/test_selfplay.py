"""Bots play a match: each its own seat, through the checked door."""

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot, play_to_end
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Kind, View
from zoorama.engine.match import AnyMatch, Match, replay
from zoorama.games import find

DICE, ZOOP = find("zooloretto_dice"), find("zoop")


class Noting(Bot):
    """Takes the first choice, and notes whose view it was given and the budget."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.budgets: set[Budget] = set()

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        self.seats.add(view.seat)  # type: ignore[attr-defined] # every game's view has one
        self.budgets.add(budget)
        return legal[0]


def test_every_seat_is_played_by_its_own_bot_within_the_budget() -> None:
    match: AnyMatch = Match(ZOOP, ("Ada", "Ben", "Cy"), dealer=Rng(1))
    bots, budget = [Noting(), Noting(), Noting()], Budget(seconds=1.5)
    record = play_to_end(match, bots, Rng(2), budget)
    assert [bot.seats for bot in bots] == [{0}, {1}, {2}]
    assert {budget for bot in bots for budget in bot.budgets} == {budget}
    assert replay(ZOOP, record).turn().kind is Kind.OVER


def test_a_bot_acts_and_the_luck_that_follows_falls() -> None:
    match: AnyMatch = Match(DICE, ("Ada", "Ben"), dealer=Rng(1))
    steps = act_by_bot(match, 0, make_bot("greedy", DICE), Rng(1))
    assert [move.seat for move, _ in steps] == [0, -1]
    assert len(match.moves) == 2
