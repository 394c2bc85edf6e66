"""How much is spent on one decision, by game: what fits into seconds a game and was measured to find mistakes."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Effort:
    ahead: int  # decisions played after the one in question, before the evaluator judges
    choosing: int  # samples by which the best choice is picked
    measuring: tuple[int, ...]  # samples added at a time by which its lead is measured, until it is clear
    others: int = 3  # choices that are compared with the one played


DEFAULT: Final = Effort(8, 8, (8, 16, 32))
EFFORTS: Final = {
    "zooloretto_dice": Effort(8, 16, (16, 32, 48)),
    "zooloretto": Effort(8, 8, (8, 16, 32)),
    "o_zoo_le_mio": Effort(8, 16, (16, 32, 48)),
    "zoop": Effort(12, 48, (48, 96, 192)),
}


def effort_for(game: str, seats: int) -> Effort:
    return EFFORTS.get(game, DEFAULT)
