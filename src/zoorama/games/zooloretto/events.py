"""Zooloretto's events."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Event
from zoorama.engine.shape import SEAT, many, nth, whole, word
from zoorama.games.zooloretto.parts import (
    ANIMALS,
    ENCLOSURES,
    MOST_TRUCK_SPACES,
    MOST_TRUCKS,
    PLACES,
    REWARD,
    SPECIES,
    STALLS,
    THINGS,
    TILES,
)


@dataclass(frozen=True)
class SpeciesSetAside(Event):
    species: int = field(metadata=word(SPECIES))


@dataclass(frozen=True)
class TileDrawn(Event):
    seat: int = field(metadata=SEAT)
    tile: int = field(metadata=word(TILES))


@dataclass(frozen=True)
class EndStackOpened(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class TileLoaded(Event):
    seat: int = field(metadata=SEAT)
    tile: int = field(metadata=word(TILES))
    truck: int = field(metadata=nth(MOST_TRUCKS))


@dataclass(frozen=True)
class TruckTaken(Event):
    seat: int = field(metadata=SEAT)
    truck: int = field(metadata=nth(MOST_TRUCKS))
    tiles: tuple[int, ...] = field(metadata=many(word(TILES), 1, MOST_TRUCK_SPACES))


@dataclass(frozen=True)
class CoinsUnloaded(Event):
    seat: int = field(metadata=SEAT)
    coins: int = field(metadata=whole(1, MOST_TRUCK_SPACES))


@dataclass(frozen=True)
class TileHoused(Event):
    seat: int = field(metadata=SEAT)
    tile: int = field(metadata=word(THINGS))
    place: int = field(metadata=word(PLACES))


@dataclass(frozen=True)
class OffspringBorn(Event):
    """In one place, to live there or, without room, in the barn."""

    seat: int = field(metadata=SEAT)
    species: int = field(metadata=word(SPECIES))
    place: int = field(metadata=word(PLACES))


@dataclass(frozen=True)
class EnclosureCompleted(Event):
    seat: int = field(metadata=SEAT)
    place: int = field(metadata=word(ENCLOSURES))
    coins: int = field(metadata=whole(0, max(REWARD)))


@dataclass(frozen=True)
class AnimalMoved(Event):
    seat: int = field(metadata=SEAT)
    animal: int = field(metadata=word(ANIMALS))
    place: int = field(metadata=word(ENCLOSURES))


@dataclass(frozen=True)
class StallMoved(Event):
    seat: int = field(metadata=SEAT)
    stall: int = field(metadata=word(STALLS))
    origin: int = field(metadata=word(PLACES))
    place: int = field(metadata=word(PLACES))


@dataclass(frozen=True)
class AnimalsExchanged(Event):
    """The species that lived in the first place now lives in the second, and the other way round."""

    seat: int = field(metadata=SEAT)
    first: int = field(metadata=word(ENCLOSURES))
    first_species: int = field(metadata=word(SPECIES))
    second: int = field(metadata=word(PLACES))
    second_species: int = field(metadata=word(SPECIES))


@dataclass(frozen=True)
class TileBought(Event):
    seat: int = field(metadata=SEAT)
    tile: int = field(metadata=word(THINGS))
    owner: int = field(metadata=SEAT)


@dataclass(frozen=True)
class TileDiscarded(Event):
    seat: int = field(metadata=SEAT)
    tile: int = field(metadata=word(THINGS))


@dataclass(frozen=True)
class ZooExpanded(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class TruckCleared(Event):
    """With two players: what nobody took leaves the game."""

    truck: int = field(metadata=nth(MOST_TRUCKS))
    tiles: tuple[int, ...] = field(metadata=many(word(TILES), 1, MOST_TRUCK_SPACES))


@dataclass(frozen=True)
class RoundEnded(Event):
    starter: int = field(metadata=SEAT)  # of the next round


@dataclass(frozen=True)
class GameEnded(Event):
    pass


EVENTS: Final[tuple[type[Event], ...]] = (
    SpeciesSetAside,
    TileDrawn,
    EndStackOpened,
    TileLoaded,
    TruckTaken,
    CoinsUnloaded,
    TileHoused,
    OffspringBorn,
    EnclosureCompleted,
    AnimalMoved,
    StallMoved,
    AnimalsExchanged,
    TileBought,
    TileDiscarded,
    ZooExpanded,
    TruckCleared,
    RoundEnded,
    GameEnded,
)
