"""Committed luck, except that a race is won by the first answer to arrive."""

from typing import TypeVar

from zoorama.engine.dealer import Dealer
from zoorama.engine.game import Fastest
from zoorama.engine.tally import Odds
from zoorama.fair.dealer import CommittedDealer

A = TypeVar("A")


class ArrivalDealer(Dealer):
    def __init__(self, committed: CommittedDealer) -> None:
        self.committed = committed
        self.order: list[int] = []  # seats whose sealed choices are in, as they arrived
        self.decided: list[bool] = []  # by outcome since `begin`: whether arrival decided it

    def begin(self) -> None:
        """Outcomes are counted anew."""
        self.decided = []

    def below(self, bound: int) -> int:
        return self.committed.below(bound)

    def deal(self, odds: Odds[A]) -> A:
        dealt = self.committed.deal(odds)  # in a race too: later luck must not depend on how the race was decided
        first = self._first(odds) if isinstance(dealt, Fastest) else None
        self.decided.append(first is not None)
        return dealt if first is None else first

    def _first(self, odds: Odds[A]) -> A | None:
        """The winner of a race, if every racing seat's choice arrived here."""
        racers = {outcome.seat: outcome for outcome in odds.outcomes if isinstance(outcome, Fastest)}
        if len(racers) < len(odds.outcomes) or not racers.keys() <= set(self.order):
            return None
        return next(racers[seat] for seat in self.order if seat in racers)
