"""Who sits where: what a table's row keeps, and what can be done before the game begins."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Raw, Struct, field

from zoorama.bots.registry import parse_spec
from zoorama.engine.errors import WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Player
from zoorama.games import find
from zoorama.server.errors import NotAllowed
from zoorama.server.wire import LuckInfo, Pace, Points, SeatInfo, TableInfo

Stage = Literal["gathering", "playing", "over"]


class Sitter(Struct, omit_defaults=True):
    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""  # which one plays here, or for a person who is away
    away: bool = False
    contribution: str = ""


class TableData(Struct, omit_defaults=True):
    game: str
    version: int
    options: Raw
    public: bool
    pace: Pace
    host: str
    created: float
    seed: str
    commitment: str
    sitters: list[Sitter]
    stage: Stage = "gathering"
    waiting: list[int] = []
    reserves: list[float] = []  # seconds, by seat
    asked: dict[int, float] = field(default_factory=dict)  # by seat that is asked: since when
    window: float | None = None  # when the present one opened
    result: list[Points] | None = None
    rematch: str | None = None
    left: list[str] = []  # people who sat here once: the table stays among theirs

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.person == person]

    def sits(self, person: str, seat: int) -> bool:
        if not 0 <= seat < len(self.sitters):
            return False
        sitter = self.sitters[seat]
        return sitter.kind == "person" and sitter.person == person

    def eyes_of(self, person: str) -> Sequence[int | None]:
        """The seats whose view this person gets; a spectator's is None."""
        return self.seats_of(person) or (None,)

    def players(self) -> tuple[Player, ...]:
        """Those who play, as the record names them; a bot that fills in for a person is not a player."""
        return tuple(Player(sitter.name, sitter.bot if sitter.kind == "bot" else "") for sitter in self.sitters)

    def people(self) -> tuple[str, ...]:
        sitting = [sitter.person for sitter in self.sitters if sitter.kind == "person"]
        return tuple(dict.fromkeys([self.host, *sitting, *self.left]))

    def info(self, table: str, touched: float, person: str, here: frozenset[str], watchers: int) -> TableInfo:
        """The table as this person is shown it."""
        return TableInfo(
            id=table,
            game=self.game,
            version=self.version,
            options=self.options,
            public=self.public,
            pace=self.pace,
            stage=self.stage,
            seats=[seat_info(sitter, person, here) for sitter in self.sitters],
            hosting=person == self.host,
            waiting=self.waiting,
            watchers=watchers,
            created=round(self.created * 1000),
            touched=round(touched * 1000),
            luck=LuckInfo(
                commitment=self.commitment,
                contributions=[sitter.contribution for sitter in self.sitters],
                seed=self.seed if self.stage == "over" else None,
            ),
            result=self.result,
            rematch=self.rematch,
        )


def seat_info(sitter: Sitter, person: str, here: frozenset[str]) -> SeatInfo:
    return SeatInfo(
        kind=sitter.kind,
        name=sitter.name,
        bot=sitter.bot or None,
        mine=sitter.kind == "person" and sitter.person == person,
        here=sitter.kind == "bot" or sitter.person in here,
        away=sitter.away,
    )


class Seating:
    """Changes to who sits where, each refused with a reason or carried out whole."""

    def __init__(self, data: TableData) -> None:
        self.data = data

    def sit(self, seat: int | None, person: str, name: str, contribution: str) -> None:
        self._gathering()
        place = self._open_seat(seat)
        self.data.sitters[place] = Sitter(
            kind="person", person=person, name=self._own_name(name), contribution=contribution
        )

    def stand(self, seat: int, person: str) -> None:
        self._gathering()
        if seat not in self.data.seats_of(person):
            raise NotAllowed("not-your-seat", seat=seat + 1)
        self.data.sitters[seat] = Sitter()

    def seat_bot(self, seat: int | None, bot: str) -> None:
        self._gathering()
        parse_spec(bot, find(self.data.game, self.data.version))  # an unknown bot is refused
        self.data.sitters[self._open_seat(seat)] = Sitter(kind="bot", name=self._own_name(bot), bot=bot)

    def unseat(self, seat: int) -> None:
        self._gathering()
        if seat >= len(self.data.sitters):
            raise NotAllowed("no-such-seat", seat=seat + 1)
        self.data.sitters[seat] = Sitter()

    def shuffle(self, order: list[int]) -> None:
        self._gathering()
        self.data.sitters = [self.data.sitters[seat] for seat in order]

    def start(self, game: AnyGame) -> None:
        """With those who are there; open seats are taken away."""
        self._gathering()
        sitting = [sitter for sitter in self.data.sitters if sitter.kind != "open"]
        if len(sitting) not in game.seats:
            raise WrongSeats(game.name, len(sitting), game.seats[0], game.seats[-1])
        self.data.sitters = sitting

    def leave(self, person: str) -> list[int]:
        """Stand up from a table that gathers; from one where the game is on, a bot plays on. The seats left."""
        seats = self.data.seats_of(person)
        if not seats and person != self.data.host:
            raise NotAllowed("not-a-player")
        if person not in self.data.left:
            self.data.left.append(person)
        if self.data.stage == "gathering":
            for seat in seats:
                self.data.sitters[seat] = Sitter()
            if self.data.host == person:
                others = [sitter.person for sitter in self.data.sitters if sitter.kind == "person"]
                self.data.host = next(iter(others), person)
        return seats

    def lead_on(self, table: str) -> None:
        self.data.rematch = table

    def _gathering(self) -> None:
        if self.data.stage != "gathering":
            raise NotAllowed("already-started")

    def _open_seat(self, seat: int | None) -> int:
        sitters = self.data.sitters
        if seat is None:
            free = [number for number, sitter in enumerate(sitters) if sitter.kind == "open"]
            if not free:
                raise NotAllowed("table-full")
            return free[0]
        if seat >= len(sitters):
            raise NotAllowed("no-such-seat", seat=seat + 1)
        if sitters[seat].kind != "open":
            raise NotAllowed("seat-taken", seat=seat + 1)
        return seat

    def _own_name(self, name: str) -> str:
        """Two of one name are told apart by a number."""
        taken = {sitter.name for sitter in self.data.sitters}
        number, own = 1, name
        while own in taken:
            number += 1
            own = f"{name[:36]} {number}"
        return own
