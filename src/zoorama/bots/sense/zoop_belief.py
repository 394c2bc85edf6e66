"""What hands at Zoop are likely to hold, beyond what they are known not to hold.

A hand is what its owner has not played. Whoever draws for want of an animal mostly has no Joker either, or it would
have been played; whoever is down to one card has used it. Cages are thrown when they can be.
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
# How often a place in a hand holds such a card: in 100 times that it would if all unseen cards were alike. Counted in
# 14,000 games of three greedy players.
DRAWN_SINCE: Final = 120  # a Joker, in a place that came after its owner last admitted to have nothing that fits
ADMITTED: Final = 20  # a Joker that was there already
LAST_CARD: Final = 18  # a Joker
CAGED: Final = 50  # a Cage, anywhere


def imagine(view: View, rng: Rng, version: int) -> State:
    """As the rules' guess deals it, and then changed by Metropolis' rule, so that likelier deals come more often."""
    lots = draw_lots(view, rng)
    jokers = [chance_of_joker(lots, place, view) for place in range(len(lots.owners))]
    for _ in range(ROUNDS * len(lots.owners)):
        place, card = rng.below(len(lots.owners)), rng.below(len(lots.cards))
        if rng.below(ANY * ANY) < odds(lots, jokers, place, card):
            lots.swap(place, card)
    state = before_the_deal(view, version)
    deal(state, lots)
    return state


def chance_of_joker(lots: Lots, place: int, view: View) -> int:
    if view.players[lots.owners[place]].cards == 1:
        return LAST_CARD
    return ADMITTED if lots.cannot[place] else DRAWN_SINCE


def odds(lots: Lots, jokers: list[int], place: int, card: int) -> int:
    """How much likelier the deal is with this card at this place, in 10,000."""
    mine, its = lots.cards[lots.lot[place]], lots.cards[card]
    if mine < JOKER and its < JOKER:
        return ANY * ANY
    there = lots.place[card]
    before = held(jokers, place, mine) * held(jokers, there, its)
    after = held(jokers, place, its) * held(jokers, there, mine)
    return ANY * ANY * after // before


def held(jokers: list[int], place: int, card: int) -> int:
    if card < JOKER or place < 0:  # an animal, or in the pile
        return ANY
    return jokers[place] if card == JOKER else CAGED
