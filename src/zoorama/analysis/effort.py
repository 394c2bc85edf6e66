"""How much is spent on one decision: what fits into seconds a game and was measured to find mistakes."""

from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import Final


@dataclass(frozen=True)
class Effort:
    """How many samples, and how far ahead each of them is played."""

    ahead: int  # decisions played after the one in question, before the evaluator judges
    choosing: int  # samples by which the best choice is picked
    measuring: tuple[int, ...]  # samples added at a time by which its lead is measured, until it is clear
    others: int = 3  # choices that are compared with the one played
    first: int = 0  # decisions played ahead at the first look, which picks these
    guesses: int = 8  # of what is hidden, for the first look

    @property
    def digest(self) -> str:
        """It changes with any of these."""
        return sha256(repr(astuple(self)).encode()).hexdigest()[:8]


DEFAULT: Final = Effort(8, 8, (8, 16, 32))
# By the fewest seats it is for: with more there are more decisions, and each is looked at less.
EFFORTS: Final[dict[str, dict[int, Effort]]] = {
    "zooloretto_dice": {2: Effort(8, 16, (16, 32, 48))},
    "zooloretto": {2: Effort(8, 8, (8, 16, 32)), 4: Effort(5, 8, (8, 16, 32))},
    "o_zoo_le_mio": {2: Effort(4, 16, (16, 32, 48))},
    # Zoop's net sees little of what a single card does, and there are few choices: all are played ahead at once.
    "zoop": {
        3: Effort(12, 96, (96, 192, 384), first=12, guesses=24),
        6: Effort(12, 64, (64, 128, 256), first=12, guesses=24),
    },
}


def effort_for(game: str, seats: int) -> Effort:
    """That of the largest table in the list which has no more seats."""
    found = [effort for fewest, effort in sorted(EFFORTS.get(game, {}).items()) if fewest <= seats]
    return found[-1] if found else DEFAULT
