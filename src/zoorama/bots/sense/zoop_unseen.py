"""The cards that a player of Zoop does not see, and where they may be."""

from typing import Final

from zoorama.games.zoop.parts import ANIMALS, BASIC, BIT, GOES_ON, JOKER, KINDS, OF_SPECIES, deck
from zoorama.games.zoop.state import State


def listed(cards: int) -> list[int]:
    return [card for card in range(JOKER) if cards & BIT[card]]


# The same sets as in the rules, card by card.
ANIMALS_LISTED: Final[list[int]] = listed(ANIMALS)
GOES_ON_LISTED: Final[list[list[int]]] = [listed(GOES_ON[top]) for top in range(KINDS)]
OF_SPECIES_LISTED: Final[list[list[int]]] = [listed(OF_SPECIES[species]) for species in range(len(BASIC))]


class Unseen:
    """By card, how many are neither discarded nor in a hand where this seat sees them."""

    def __init__(self, state: State, seat: int) -> None:
        counts = deck(state.options.colours)
        for card in range(KINDS):
            counts[card] -= state.discards[card]
        for other in range(len(state.hands)):
            for card in state.hands[other] if other == seat else state.shown[other]:
                counts[card] -= 1
        self.counts = counts
        self.total = 0
        for number in counts:
            self.total += number

    def among(self, cards: list[int], cannot: int) -> float:
        """How likely an unseen card is one of these, if it is known what it cannot be."""
        found, total = 0, self.total
        for card in cards:
            if not cannot & BIT[card]:
                found += self.counts[card]
        if found == 0:
            return 0.0
        if cannot:
            total = 0
            for card in range(KINDS):
                if not cannot & BIT[card]:
                    total += self.counts[card]
        return found / total

    def chance_to_hold(self, state: State, other: int, wanted: int, cards: list[int]) -> float:
        """How likely another player has one of the cards wanted, which are these."""
        for card in state.shown[other]:
            if wanted & BIT[card]:
                return 1.0
        lacks, lacking = 1.0, 1.0
        before = -1
        for cannot in state.cannot[other]:
            if cannot != before:  # mostly the same as of the card before
                before = cannot
                lacking = 1 - self.among(cards, cannot)
            lacks *= lacking
        return 1 - lacks
