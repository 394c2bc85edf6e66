"""What hands at Zoop are likely to hold, beyond what they are known not to hold.

A hand is what its owner has not played. Whoever draws for want of an animal has mostly no Joker either, or it would
have been played, unless there are many others whom it would serve; whoever is down to one card has used it. Cages are
thrown when they can be.
"""

from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.games.zoop.guess import before_the_deal, deal, draw_lots
from zoorama.games.zoop.lots import Lots
from zoorama.games.zoop.parts import JOKER
from zoorama.games.zoop.state import State
from zoorama.games.zoop.view import View

ROUNDS: Final = 4  # of swaps, for each place
ANY: Final = 100
# How often a place in a hand holds such a card: in 100 times that it would if all unseen cards were alike. By number of
# players, counted in some 25,000 games of greedy ones with three, four, five and eight; between them by eye.
ADMITTED: Final[tuple[int, ...]] = (0, 0, 0, 20, 55, 100, 100, 100, 100)  # a Joker, when nothing in the hand fitted
SINCE: Final[tuple[int, ...]] = (0, 0, 0, 120, 120, 100, 100, 100, 100)  # a Joker, in a place filled since then
LAST_CARD: Final[tuple[int, ...]] = (0, 0, 0, 18, 28, 45, 47, 49, 50)  # a Joker
CAGED: Final[tuple[int, ...]] = (0, 0, 0, 50, 38, 33, 35, 38, 40)  # a Cage, anywhere


class Odds:
    """How likely each place is to hold a Joker or a Cage."""

    def __init__(self, lots: Lots, view: View) -> None:
        players = len(view.players)
        self.cage = CAGED[players]
        self.jokers: list[int] = []  # by place
        for place in range(len(lots.owners)):
            last = view.players[lots.owners[place]].cards == 1
            some = ADMITTED[players] if lots.cannot[place] else SINCE[players]
            self.jokers.append(LAST_CARD[players] if last else some)

    def held(self, place: int, card: int) -> int:
        if card < JOKER or place < 0:  # an animal, or in the pile
            return ANY
        return self.jokers[place] if card == JOKER else self.cage

    def of_swap(self, lots: Lots, place: int, card: int) -> int:
        """How likely the deal is with this card at this place, in 10,000 of what it is now; more is no matter."""
        mine, its = lots.cards[lots.lot[place]], lots.cards[card]
        if mine < JOKER and its < JOKER:
            return ANY * ANY
        there = lots.place[card]
        before = self.held(place, mine) * self.held(there, its)
        return ANY * ANY * self.held(place, its) * self.held(there, mine) // before


def imagine(view: View, rng: Rng, version: int) -> State:
    """As the rules' guess deals it, and then changed by Metropolis' rule, so that likelier deals come more often."""
    lots = draw_lots(view, rng)
    odds = Odds(lots, view)
    for _ in range(ROUNDS * len(lots.owners)):
        place, card = rng.below(len(lots.owners)), rng.below(len(lots.cards))
        if rng.below(ANY * ANY) < odds.of_swap(lots, place, card):
            lots.swap(place, card)
    state = before_the_deal(view, version)
    deal(state, lots)
    return state
