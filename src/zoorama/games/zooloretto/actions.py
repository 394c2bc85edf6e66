"""Zooloretto's actions, luck's included, built once and looked up."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Action
from zoorama.engine.shape import SEAT, nth, word
from zoorama.games.zooloretto.parts import (
    ANIMALS,
    ENCLOSURES,
    MOST_TRUCKS,
    PLACES,
    SEATS,
    SPECIES,
    SQUARE,
    STALLS,
    THINGS,
    TILES,
)


@dataclass(frozen=True)
class SetAside(Action):
    """Luck: a species that takes no part in this game."""

    species: int = field(metadata=word(SPECIES))


@dataclass(frozen=True)
class Draw(Action):
    """Draw a tile, to load it."""


@dataclass(frozen=True)
class TurnUp(Action):
    """Luck: the tile that was drawn."""

    tile: int = field(metadata=word(TILES))


@dataclass(frozen=True)
class Load(Action):
    """Put the drawn tile on a truck."""

    tile: int = field(metadata=word(TILES))
    truck: int = field(metadata=nth(MOST_TRUCKS))


@dataclass(frozen=True)
class Take(Action):
    """Take a truck and pass."""

    truck: int = field(metadata=nth(MOST_TRUCKS))


@dataclass(frozen=True)
class House(Action):
    """Give a tile that came by truck or purchase its place."""

    tile: int = field(metadata=word(THINGS))
    place: int = field(metadata=word(PLACES))


@dataclass(frozen=True)
class MoveAnimal(Action):
    """Pay 1: an animal from the barn to an enclosure."""

    animal: int = field(metadata=word(ANIMALS))
    place: int = field(metadata=word(ENCLOSURES))


@dataclass(frozen=True)
class MoveStall(Action):
    """Pay 1: a stall from one place to another."""

    stall: int = field(metadata=word(STALLS))
    origin: int = field(metadata=word(PLACES))
    place: int = field(metadata=word(PLACES))


@dataclass(frozen=True)
class Exchange(Action):
    """Pay 1: all animals of two enclosures against each other, the earlier enclosure named first."""

    first: int = field(metadata=word(ENCLOSURES))
    second: int = field(metadata=word(ENCLOSURES))


@dataclass(frozen=True)
class ExchangeWithBarn(Action):
    """Pay 1: all animals of an enclosure against all of one species in the barn."""

    place: int = field(metadata=word(ENCLOSURES))
    species: int = field(metadata=word(SPECIES))


@dataclass(frozen=True)
class Buy(Action):
    """Pay 2: a tile from another player's barn, to house it."""

    tile: int = field(metadata=word(THINGS))
    owner: int = field(metadata=SEAT)


@dataclass(frozen=True)
class Discard(Action):
    """Pay 2: a tile from the barn leaves the game."""

    tile: int = field(metadata=word(THINGS))


@dataclass(frozen=True)
class Expand(Action):
    """Pay 3: turn an expansion face up."""


DRAW: Final = Draw()
EXPAND: Final = Expand()
SETTING_ASIDE: Final[tuple[Action, ...]] = tuple(SetAside(species) for species in range(len(SPECIES)))
TURN_UP: Final[tuple[Action, ...]] = tuple(TurnUp(tile) for tile in SQUARE)  # by kind
LOAD: Final = [[Load(tile, truck) for truck in range(MOST_TRUCKS)] for tile in range(len(TILES))]
TAKE: Final = [Take(truck) for truck in range(MOST_TRUCKS)]
HOUSE: Final = [[House(tile, place) for place in range(len(PLACES))] for tile in range(len(THINGS))]
MOVE_ANIMAL: Final = [[MoveAnimal(animal, place) for place in range(len(ENCLOSURES))] for animal in range(len(ANIMALS))]
MOVE_STALL: Final = [
    [[MoveStall(stall, origin, place) for place in range(len(PLACES))] for origin in range(len(PLACES))]
    for stall in range(len(STALLS))
]
EXCHANGE: Final = [[Exchange(first, second) for second in range(len(ENCLOSURES))] for first in range(len(ENCLOSURES))]
EXCHANGE_WITH_BARN: Final = [
    [ExchangeWithBarn(place, species) for species in range(len(SPECIES))] for place in range(len(ENCLOSURES))
]
BUY: Final = [[Buy(tile, owner) for owner in range(SEATS[-1])] for tile in range(len(THINGS))]
DISCARD: Final = [Discard(tile) for tile in range(len(THINGS))]

ACTIONS: Final[tuple[type[Action], ...]] = (
    SetAside,
    Draw,
    TurnUp,
    Load,
    Take,
    House,
    MoveAnimal,
    MoveStall,
    Exchange,
    ExchangeWithBarn,
    Buy,
    Discard,
    Expand,
)
