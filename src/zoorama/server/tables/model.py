"""What a table's row keeps, and how the table is shown to a person."""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Raw, Struct, field, json
from msgspec.structs import replace

from zoorama.characters import ANIMALS
from zoorama.engine.record import Player
from zoorama.games import GAMES
from zoorama.records.upgrade import upgrade_options
from zoorama.server.people import public_id
from zoorama.server.protocol.messages import GuestInfo, LuckInfo, Pace, ScoreSheet, SeatInfo, StudyInfo, TableInfo

Stage = Literal["gathering", "playing", "over"]


class Sitter(Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    animal: str = ""  # rows of earlier versions have none
    bot: str = ""  # which one plays here, or plays for a person who is away
    away: bool = False
    contribution: str = ""


class Guest(Struct, frozen=True, omit_defaults=True):
    """Somebody without a seat."""

    person: str
    name: str
    animal: str = ""


class Wish(Guest, frozen=True, omit_defaults=True):
    """To sit here, if the host agrees."""

    seat: int | None = None  # if it is still open then
    contribution: str = ""


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a seat has answered in the open reaction window: sealed until it closes."""

    seat: int
    action: Raw
    since: int  # the seq its question was put with
    at: float
    act_id: str = ""
    bot: str = ""


class Study(Struct, frozen=True):
    """Where a study comes from."""

    table: str  # empty: the game was brought from somewhere without a server
    step: int  # of that table's replay
    moves: int  # played until then: the log begins with them


class TableModel(Struct, omit_defaults=True):
    """Each part has one writer: seating.py, timing.py, answers.py, or `begin` and `finish`; the rest never changes."""

    game: str
    version: int
    options: Raw
    public: bool
    pace: Pace
    host: str  # seating, as `sitters`, `rematch`, `begins` and `left`
    created: float
    seed: str
    commitment: str
    sitters: list[Sitter]
    stage: Stage = "gathering"
    waiting: list[int] = []  # seats that are asked; timing, as the next three
    reserves: list[float] = []  # seconds, by seat
    asked: dict[int, float] = field(default_factory=dict)  # by seat that is asked: since when
    window: float | None = None  # when the open reaction window opened
    answers: list[Answer] = []  # in that window, as they arrived
    hinted: dict[int, int] = field(default_factory=dict)  # by seat that got a hint in it: its question's seq
    result: list[ScoreSheet] | None = None
    rematch: str | None = None
    begins: str = ""  # the name of who is to sit first when the game starts
    chosen: bool = False  # the seed, by the host
    left: list[str] = []  # people who sat here once: the table stays among theirs
    again: bool = False  # a rematch: its people were seated without being asked
    approve: bool = False  # the host says who may sit; hosting, as the next three
    chat: Literal["everybody", "seated", "off"] = "everybody"
    wishes: list[Wish] = []  # people who wait for a seat
    kept_out: list[Guest] = []
    study: Study | None = None  # set when the game begins

    def copy(self) -> "TableModel":
        """To be changed, and swapped in once it is stored."""
        return replace(
            self,
            sitters=list(self.sitters),
            waiting=list(self.waiting),
            reserves=list(self.reserves),
            asked=dict(self.asked),
            answers=list(self.answers),
            hinted=dict(self.hinted),
            left=list(self.left),
            wishes=list(self.wishes),
            kept_out=list(self.kept_out),
        )

    def begin(self) -> None:
        self.stage = "playing"

    def finish(self, result: list[ScoreSheet]) -> None:
        self.stage = "over"
        self.result = result

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.person == person]

    def sits(self, person: str, seat: int) -> bool:
        if not 0 <= seat < len(self.sitters):
            return False
        sitter = self.sitters[seat]
        return sitter.kind == "person" and sitter.person == person

    def perspectives_of(self, person: str) -> Sequence[int | None]:
        """The seats whose view this person gets; a spectator's is None."""
        return self.seats_of(person) or (None,)

    def waiting_for(self, person: str) -> list[int]:
        """Seats that are asked, as this person knows: of answers in an open window, only about their own."""
        own = {answer.seat for answer in self.answers if self.sits(person, answer.seat)}
        return [seat for seat in self.waiting if seat not in own]

    def is_kept_out(self, person: str) -> bool:
        return any(guest.person == person for guest in self.kept_out)

    def name_of(self, person: str) -> str | None:
        return next((self.sitters[seat].name for seat in self.seats_of(person)), None)

    def players(self) -> tuple[Player, ...]:
        """Those who play, as the record names them; a bot that fills in for a person is not a player."""
        return tuple(Player(sitter.name, sitter.bot if sitter.kind == "bot" else "") for sitter in self.sitters)

    def known(self) -> frozenset[str]:
        """Who is shown the table in another way than those who only watch."""
        sitting = [sitter.person for sitter in self.sitters if sitter.kind == "person"]
        guests = [guest.person for guest in (*self.wishes, *self.kept_out)]
        return frozenset([self.host, *sitting, *guests])

    def people(self) -> tuple[str, ...]:
        sitting = [sitter.person for sitter in self.sitters if sitter.kind == "person"]
        return tuple(person for person in dict.fromkeys([self.host, *sitting, *self.left]) if person)

    def info(self, table: str, touched: float, person: str, connected: Collection[str] = frozenset()) -> TableInfo:
        """The table as this person is shown it."""
        return TableInfo(
            id=table,
            game=self.game,
            version=self.version,
            options=self.options,
            public=self.public,
            pace=self.pace,
            stage=self.stage,
            seats=[seat_info(sitter, seat, person, connected) for seat, sitter in enumerate(self.sitters)],
            hosting=person == self.host,
            waiting=self.waiting_for(person),
            spectators=len(connected) - len({sitter.person for sitter in self.sitters if sitter.person in connected}),
            created=round(self.created * 1000),
            touched=round(touched * 1000),
            luck=LuckInfo(
                commitment=self.commitment,
                contributions=[sitter.contribution for sitter in self.sitters],
                seed=self.seed if self.stage == "over" or self.chosen else None,
                chosen=self.chosen,
            ),
            result=self.result,
            rematch=self.rematch if self.public or self.seats_of(person) else None,
            approve=self.approve,
            chat=self.chat,
            wishes=[guest_info(wish) for wish in self.wishes if person in (self.host, wish.person)],
            kept_out=[guest_info(guest) for guest in self.kept_out] if person == self.host else [],
            unwelcome=self.is_kept_out(person),
            study=None if self.study is None else study_info(self.study, plays=bool(self.seats_of(person))),
        )


def study_info(study: Study, *, plays: bool) -> StudyInfo:
    """The link of the game it comes from lets whoever has it in there."""
    link = study.table if plays else ""
    return StudyInfo(table=link or None, step=study.step, begins=study.moves, brought=not study.table)


def guest_info(guest: Guest) -> GuestInfo:
    return GuestInfo(id=public_id(guest.person), name=guest.name, animal=guest.animal)


def seat_info(sitter: Sitter, seat: int, person: str, connected: Collection[str]) -> SeatInfo:
    return SeatInfo(
        kind=sitter.kind,
        name=sitter.name,
        animal=None if sitter.kind == "open" else sitter.animal or ANIMALS[seat % len(ANIMALS)],
        bot=sitter.bot or None,
        mine=sitter.kind == "person" and sitter.person == person,
        connected=sitter.kind == "bot" or sitter.person in connected,
        away=sitter.away,
    )


def read_model(text: str) -> TableModel:
    """What a row of this version or of the one before it keeps."""
    model = json.decode(text, type=TableModel)
    for game in GAMES:
        if game.name == model.game:
            model.options = Raw(json.encode(upgrade_options(json.decode(model.options), game)))
    return model
