"""Unseen cards dealt to hands at random, never against what is known of them."""

from zoorama.engine.dealer import Rng
from zoorama.games.zoop.parts import BIT


class Fact:
    """One way to explain what was seen: what some places cannot hold."""

    def __init__(self, places: list[int], cannot: int) -> None:
        self.places = places
        self.cannot = cannot


class Lots:
    """Unseen cards matched to the places in hands that they go to; the pile gets the rest.

    The matching is bipartite and found by Kuhn's algorithm: an augmenting path for each place in turn.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.owners: list[int] = []  # by place, whose hand
        self.cannot: list[int] = []  # by place, what is known not to be there
        self.lot: list[int] = []  # by place, which of the cards: -1 for none yet
        self.place: list[int] = [-1] * len(cards)  # by card, where it goes: -1 for the pile

    def fits(self, place: int, card: int) -> bool:
        return not self.cannot[place] & BIT[self.cards[card]]

    def put(self, place: int, card: int) -> None:
        self.lot[place] = card
        self.place[card] = place

    def find(self, place: int, tried: list[bool]) -> bool:
        """An augmenting path: a card for a place, moving other cards to other places if need be."""
        for card in range(len(self.cards)):
            if self.place[card] < 0 and self.fits(place, card):
                self.put(place, card)
                return True
        for card in range(len(self.cards)):
            if not tried[card] and self.fits(place, card):
                tried[card] = True
                if self.find(self.place[card], tried):
                    self.put(place, card)
                    return True
        return False

    def deal_out(self) -> bool:
        """A card for every place, if that can be."""
        self.lot = [-1] * len(self.owners)
        self.place = [-1] * len(self.cards)
        for place in range(len(self.owners)):
            if not self.find(place, [False] * len(self.cards)):
                return False
        return True

    def deal_out_by(self, facts: list[list[Fact]], settled: int = 0) -> bool:
        """The same, with one of the alternatives true of each fact."""
        if settled == len(facts):
            return self.deal_out()
        known = self.cannot[:]
        for fact in facts[settled]:
            for place in fact.places:
                self.cannot[place] |= fact.cannot
            if self.deal_out() and self.deal_out_by(facts, settled + 1):
                return True
            self.cannot = known[:]
        return False

    def swap(self, place: int, card: int) -> None:
        """Change a place's card for another, if both then lie where they can."""
        mine, other = self.lot[place], self.place[card]
        if self.fits(place, card) and (other < 0 or self.fits(other, mine)):
            self.put(place, card)
            self.place[mine] = other
            if other >= 0:
                self.lot[other] = mine


def shuffle(cards: list[int], rng: Rng) -> None:
    for left in range(len(cards), 1, -1):
        drawn = rng.below(left)
        cards[left - 1], cards[drawn] = cards[drawn], cards[left - 1]
