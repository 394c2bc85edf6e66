"""O Zoo le Mio's actions, luck's included, built once and looked up."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Action
from zoorama.engine.shape import SEAT, coordinate, nth, whole, word
from zoorama.games.o_zoo_le_mio.parts import COUNT, MOST_COINS, SEATS
from zoorama.games.o_zoo_le_mio.paths import HEADING, REACH, WINDOW, x_of, y_of


@dataclass(frozen=True)
class Hoist(Action):
    """Luck: whose flag hangs next on the pole, from the top."""

    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class TurnUp(Action):
    """Luck: which tile comes off the stack."""

    tile: int = field(metadata=nth(COUNT))


@dataclass(frozen=True)
class Bid(Action):
    """Bid for the first tile of the row, in secret."""

    coins: int = field(metadata=whole(0, MOST_COINS))


@dataclass(frozen=True)
class Place(Action):
    """Lay the tile just won: its left half here, its right half on the next cell in that direction."""

    x: int = field(metadata=coordinate(-REACH, REACH, WINDOW))
    y: int = field(metadata=coordinate(-REACH, REACH, WINDOW))
    heading: int = field(metadata=word(HEADING))


HOIST: Final = [Hoist(seat) for seat in range(SEATS[-1])]
TURN_UP: Final[tuple[Action, ...]] = tuple([TurnUp(tile) for tile in range(COUNT)])
BID: Final[list[Action]] = [Bid(coins) for coins in range(MOST_COINS + 1)]
PLACES: Final[dict[int, Place]] = {}  # those met so far, by spot


def place(spot: int) -> Place:
    """The one `Place` for a spot, which is `4 * cell + heading`."""
    found = PLACES.get(spot)
    if found is None:
        cell = spot // 4
        found = PLACES[spot] = Place(x_of(cell), y_of(cell), spot % 4)
    return found


ACTIONS: Final[tuple[type[Action], ...]] = (Hoist, TurnUp, Bid, Place)
