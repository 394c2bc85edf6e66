"""Zoop's events, and what each seat learns of them."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Event
from zoorama.engine.shape import SEAT, many, maybe, whole, word
from zoorama.games.zoop.parts import BASIC, CARDS, JOKER, MOST_GAMES, MOST_HAND, SEATS


@dataclass(frozen=True)
class GameStarted(Event):
    number: int = field(metadata=whole(1, MOST_GAMES))
    starter: int = field(metadata=SEAT)


@dataclass(frozen=True)
class CardDealt(Event):
    """Told to its owner alone: that everybody gets cards goes without saying."""

    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS))

    def to(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class CardTurnedUp(Event):
    card: int = field(metadata=word(CARDS))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CardPutBack(Event):
    card: int = field(metadata=word(CARDS))


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS[:JOKER]))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class JokerPlayed(Event):
    seat: int = field(metadata=SEAT)
    species: int = field(metadata=word(BASIC))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class NothingFitted(Event):
    """This player holds no animal that could be played, and draws."""

    seat: int = field(metadata=SEAT)

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CardDrawn(Event):
    seat: int = field(metadata=SEAT)
    card: int | None = field(metadata=maybe(word(CARDS)))

    def to(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, None)


@dataclass(frozen=True)
class TurnPassed(Event):
    seat: int = field(metadata=SEAT)

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CallsRaced(Event):
    """Several called at once: the clock, or luck, will say who was first."""

    seats: tuple[int, ...] = field(metadata=many(SEAT, 2, SEATS[-1]))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CardZooped(Event):
    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS[:JOKER]))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class ZoopCameLate(Event):
    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS[:JOKER]))


@dataclass(frozen=True)
class CallFailed(Event):
    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CallForgotten(Event):
    seat: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS[:JOKER]))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class AnimalChased(Event):
    hunter: int = field(metadata=SEAT)
    hunted: int = field(metadata=SEAT)
    card: int = field(metadata=word(CARDS[:JOKER]))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CageCameLate(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class DirectionReversed(Event):
    pass


@dataclass(frozen=True)
class TurnSkipped(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class RoundEnded(Event):
    """The Special Round is over."""


@dataclass(frozen=True)
class GameBlocked(Event):
    pass


@dataclass(frozen=True)
class HandShown(Event):
    seat: int = field(metadata=SEAT)
    cards: tuple[int, ...] = field(metadata=many(word(CARDS), 1, MOST_HAND))


@dataclass(frozen=True)
class LastRaceStarted(Event):
    """The first of these to call wins the blocked game."""

    seats: tuple[int, ...] = field(metadata=many(SEAT, 2, SEATS[-1]))


@dataclass(frozen=True)
class GameWon(Event):
    seat: int = field(metadata=SEAT)


EVENTS: Final[tuple[type[Event], ...]] = (
    GameStarted,
    CardDealt,
    CardTurnedUp,
    CardPutBack,
    CardPlayed,
    JokerPlayed,
    NothingFitted,
    CardDrawn,
    TurnPassed,
    CallsRaced,
    CardZooped,
    ZoopCameLate,
    CallFailed,
    CallForgotten,
    AnimalChased,
    CageCameLate,
    DirectionReversed,
    TurnSkipped,
    RoundEnded,
    GameBlocked,
    HandShown,
    LastRaceStarted,
    GameWon,
)
