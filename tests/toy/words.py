"""What is said at a table of Snap: see snap.py."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Action, Event, Fastest, Options, Types, View
from zoorama.engine.shape import FLAG, SEAT, by_seat, many, maybe, value, whole, word

CARDS: Final = ("ant", "bee", "cat")
BOX: Final = (8, 5, 2)  # how many of each; 15, as many as four players can need
CARD: Final = word(CARDS)
OPEN: Final = many(CARD, 0, 3)
FACE_DOWN: Final = many(maybe(CARD), 0, 3)


@dataclass(frozen=True)
class Deal(Action):
    """Luck: the card a seat is dealt, or the prize."""

    card: int = field(metadata=CARD)


@dataclass(frozen=True)
class First(Fastest):
    """Who was first to call."""


@dataclass(frozen=True)
class Bid(Action):
    card: int = field(metadata=CARD)


@dataclass(frozen=True)
class Snap(Action):
    """Call for the prize."""


@dataclass(frozen=True)
class Let(Action):
    """Let the prize go."""


@dataclass(frozen=True)
class Keep(Action):
    """Store the prize."""


@dataclass(frozen=True)
class Swap(Action):
    """Store a card from the hand, and take the prize in its place."""

    card: int = field(metadata=CARD)


SNAP: Final = Snap()
LET: Final = Let()
KEEP: Final = Keep()
DEAL: Final[tuple[Action, ...]] = tuple(Deal(card) for card in range(3))
FIRST: Final[tuple[Action, ...]] = tuple(First(seat) for seat in range(4))
BID: Final[tuple[Action, ...]] = tuple(Bid(card) for card in range(3))
SWAP: Final[tuple[Action, ...]] = tuple(Swap(card) for card in range(3))


@dataclass(frozen=True)
class CardDealt(Event):
    seat: int = field(metadata=SEAT)
    card: int | None = field(metadata=maybe(CARD))

    def to(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardDealt(self.seat, None)


@dataclass(frozen=True)
class PrizeTurned(Event):
    card: int = field(metadata=CARD)

    def reveals(self) -> bool:
        return True  # it lies in nobody's hand


@dataclass(frozen=True)
class Answered(Event):
    """Somebody sealed a bid or a call; only they know which."""

    seat: int = field(metadata=SEAT)
    answer: Action | None = field(metadata=maybe(value(Action)))

    def to(self, seat: int | None) -> Event:
        return self if seat == self.seat else Answered(self.seat, None)


@dataclass(frozen=True)
class BidsOpened(Event):
    bids: tuple[int | None, ...] = field(metadata=many(maybe(CARD), 2, 4))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CallsOpened(Event):
    callers: tuple[int, ...] = field(metadata=many(SEAT, 0, 3))

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class PrizeSnapped(Event):
    seat: int = field(metadata=SEAT)


@dataclass(frozen=True)
class PrizeStored(Event):
    seat: int = field(metadata=SEAT)
    card: int | None = field(metadata=maybe(CARD))

    def to(self, seat: int | None) -> Event:
        return self if seat == self.seat else PrizeStored(self.seat, None)


@dataclass(frozen=True)
class GameEnded(Event):
    stores: tuple[tuple[int, ...], ...] = field(metadata=many(OPEN, 2, 4))

    def reveals(self) -> bool:
        return True


EVENTS: Final = (CardDealt, PrizeTurned, Answered, BidsOpened, CallsOpened, PrizeSnapped, PrizeStored, GameEnded)


@dataclass(frozen=True)
class SnapOptions(Options):
    hand: int = field(default=3, metadata=whole(1, 3))


@dataclass(frozen=True)
class SnapView(View):
    seat: int | None = field(metadata=maybe(SEAT))
    deck: int = field(metadata=whole(0, 15))
    owed: tuple[int, ...] = field(metadata=many(SEAT, 0, 12))
    hands: tuple[tuple[int | None, ...], ...] = field(metadata=by_seat(FACE_DOWN, range(2, 5)))
    stores: tuple[tuple[int | None, ...], ...] = field(metadata=by_seat(FACE_DOWN, range(2, 5)))
    spent: tuple[int, ...] = field(metadata=many(whole(0, 15), 3, 3))
    prize: int | None = field(metadata=maybe(CARD))
    winner: int | None = field(metadata=maybe(SEAT))
    asked: tuple[int, ...] = field(metadata=many(SEAT, 0, 4))
    answer: Action | None = field(metadata=maybe(value(Action)))
    answered: tuple[int, ...] = field(metadata=many(SEAT, 0, 4))
    callers: tuple[int, ...] = field(metadata=many(SEAT, 0, 3))
    over: bool = field(metadata=FLAG)


TYPES: Final = Types(
    (Deal, First, Bid, Snap, Let, Keep, Swap),
    EVENTS,
    SnapView,
    SnapOptions,
    luck=(Deal, First),
    scored=("stores", "over"),
)
