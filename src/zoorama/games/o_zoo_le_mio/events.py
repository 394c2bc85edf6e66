"""O Zoo le Mio's events."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Event
from zoorama.engine.shape import FLAG, SEAT, whole, word
from zoorama.games.o_zoo_le_mio.parts import (
    BUSHES,
    COUNT,
    FAMILY,
    MOST_BENCHES,
    MOST_COINS,
    MOST_INCOME,
    MOST_POINTS,
    STARS,
    YEARS,
)
from zoorama.games.o_zoo_le_mio.paths import HEADING, REACH


@dataclass(frozen=True)
class FlagHoisted(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class TileTurnedUp(Event):
    left: int = field(metadata=word(FAMILY))
    left_stars: int = field(metadata=whole(1, STARS))
    right: int = field(metadata=word(FAMILY))
    right_stars: int = field(metadata=whole(1, STARS))
    bushes: int = field(metadata=whole(0, BUSHES))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class BidSealed(Event):
    """That somebody has bid; how much comes to light with the last bid."""

    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class BidRevealed(Event):
    seat: int = field(metadata=SEAT)
    coins: int = field(metadata=whole(0, MOST_COINS))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class TileWon(Event):
    seat: int = field(metadata=SEAT)
    coins: int = field(metadata=whole(0, MOST_COINS))
    tied: bool = field(metadata=FLAG)  # so that the flag decided, and went to the bottom of the pole


@dataclass(frozen=True)
class TileLaid(Event):
    seat: int = field(metadata=SEAT)
    left: int = field(metadata=word(FAMILY))
    right: int = field(metadata=word(FAMILY))
    x: int = field(metadata=whole(-REACH, REACH))
    y: int = field(metadata=whole(-REACH, REACH))
    heading: int = field(metadata=word(HEADING))


@dataclass(frozen=True)
class TileLost(Event):
    """It fits nowhere in the winner's zoo."""

    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class VisitorsMoved(Event):
    seat: int = field(metadata=SEAT)
    family: int = field(metadata=word(FAMILY))
    visitors: int = field(metadata=whole(0, 2))  # of that family, in this zoo now


@dataclass(frozen=True)
class TreesMoved(Event):
    seat: int = field(metadata=SEAT)
    trees: int = field(metadata=whole(0, 2))  # in this zoo now


@dataclass(frozen=True)
class BenchesBuilt(Event):
    seat: int = field(metadata=SEAT)
    built: int = field(metadata=whole(1, 5))
    benches: int = field(metadata=whole(1, MOST_BENCHES))  # in this zoo now


@dataclass(frozen=True)
class IncomePaid(Event):
    seat: int = field(metadata=SEAT)
    coins: int = field(metadata=whole(-COUNT, MOST_INCOME))


@dataclass(frozen=True)
class PointsScored(Event):
    seat: int = field(metadata=SEAT)
    points: int = field(metadata=whole(0, MOST_POINTS))


@dataclass(frozen=True)
class YearEnded(Event):
    year: int = field(metadata=whole(1, YEARS))


@dataclass(frozen=True)
class GameEnded(Event):
    pass


EVENTS: Final[tuple[type[Event], ...]] = (
    FlagHoisted,
    TileTurnedUp,
    BidSealed,
    BidRevealed,
    TileWon,
    TileLaid,
    TileLost,
    VisitorsMoved,
    TreesMoved,
    BenchesBuilt,
    IncomePaid,
    PointsScored,
    YearEnded,
    GameEnded,
)
