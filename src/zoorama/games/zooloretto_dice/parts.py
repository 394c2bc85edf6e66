"""What is in the box (ZD-1 to ZD-3)."""

from typing import Final

CROCODILE: Final = 0
OSTRICH: Final = 1
MONKEY: Final = 2
ELEPHANT: Final = 3
LION: Final = 4
COIN: Final = 5

FACES: Final = ("crocodile", "ostrich", "monkey", "elephant", "lion", "coin")
SPECIES: Final = 5  # the faces before the coin
PENS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)
BONUS: Final[tuple[int, ...]] = (1, 1, 1, 1, 2)
COINS: Final = 6
COIN_GROUPS: Final[tuple[int, ...]] = (3, 5, 6)  # coins marked when a group is complete
BARN_COST: Final = 2

SEATS: Final = range(2, 5)
CRATES: Final = 3
DICE: Final[tuple[int, ...]] = (0, 0, 6, 8, 10)  # by number of players
TRUCKS: Final[tuple[int, ...]] = (0, 0, 3, 3, 4)
LEAST_TRUCKS: Final = 3
MOST_TRUCKS: Final = 4
MOST_DICE: Final = 10
ROLLED: Final = 2  # dice at a time
