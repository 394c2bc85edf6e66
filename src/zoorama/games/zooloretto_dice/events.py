"""The events of the dice game."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Event
from zoorama.engine.shape import SEAT, many, nth, whole, word
from zoorama.games.zooloretto_dice.parts import COINS, CRATES, FACES, MOST_TRUCKS, SPECIES


@dataclass(frozen=True)
class DiceRolled(Event):
    seat: int = field(metadata=SEAT)
    first: int = field(metadata=word(FACES))
    second: int = field(metadata=word(FACES))


@dataclass(frozen=True)
class DieLoaded(Event):
    seat: int = field(metadata=SEAT)
    die: int = field(metadata=word(FACES))
    truck: int = field(metadata=nth(MOST_TRUCKS))


@dataclass(frozen=True)
class TruckTaken(Event):
    seat: int = field(metadata=SEAT)
    truck: int = field(metadata=nth(MOST_TRUCKS))
    dice: tuple[int, ...] = field(metadata=many(word(FACES), 1, CRATES))


@dataclass(frozen=True)
class AnimalHoused(Event):
    seat: int = field(metadata=SEAT)
    species: int = field(metadata=word(FACES[:SPECIES]))


@dataclass(frozen=True)
class BonusWon(Event):
    seat: int = field(metadata=SEAT)
    species: int = field(metadata=word(FACES[:SPECIES]))


@dataclass(frozen=True)
class AnimalSentToBarn(Event):
    seat: int = field(metadata=SEAT)
    species: int = field(metadata=word(FACES[:SPECIES]))


@dataclass(frozen=True)
class CoinMarked(Event):
    seat: int = field(metadata=SEAT)
    coins: int = field(metadata=whole(1, COINS))


@dataclass(frozen=True)
class DieIgnored(Event):
    seat: int = field(metadata=SEAT)
    die: int = field(metadata=word(FACES))


@dataclass(frozen=True)
class LastRoundCalled(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class RoundEnded(Event):
    starter: int = field(metadata=SEAT)  # of the next round


@dataclass(frozen=True)
class GameEnded(Event):
    pass


EVENTS: Final[tuple[type[Event], ...]] = (
    DiceRolled,
    DieLoaded,
    TruckTaken,
    AnimalHoused,
    BonusWon,
    AnimalSentToBarn,
    CoinMarked,
    DieIgnored,
    LastRoundCalled,
    RoundEnded,
    GameEnded,
)
