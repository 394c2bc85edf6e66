"""Every message of the wire protocol, except the games' own values (`zoorama schema GAME`).

docs/wire.md explains how the messages work together; `zoorama schema wire` prints them as JSON Schema.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, field

from zoorama.engine.shape import MOST_SEATS

PROTOCOL: Final = 3  # `v`: rises when an older client would misunderstand

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Animal = Annotated[str, Meta(max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Contribution = Annotated[str, Meta(max_length=64)]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Fact = str | float
NULL: Final = Raw(b"null")


class Message(Struct, tag_field="type"):
    pass


class Closed(Struct, forbid_unknown_fields=True):
    """Incoming structs refuse unknown fields."""


# A table


class Pace(Closed):
    """`clock`: so many seconds a move, then the reserve. `days`: so many days a move.

    A reaction window closes after so many seconds; one of 0 waits for everybody.
    """

    kind: Literal["untimed", "clock", "days"] = "untimed"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=7200)] = 300
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    window: Annotated[int, Meta(ge=0, le=60)] = 5


class SeatInfo(Struct):
    kind: Literal["open", "person", "bot"]
    name: str  # of a person who has given none: `#` and a number
    animal: str | None  # whose face it has; null: nobody sits here
    bot: str | None  # which one plays here, or plays for a person who is away
    mine: bool
    connected: bool  # somebody who plays here is connected
    away: bool  # a bot plays for a person until they return


class LuckInfo(Struct):
    commitment: str
    contributions: list[str]  # a seat each
    seed: str | None  # once the game is over, or from the start where it was chosen
    chosen: bool  # whoever opened the table chose the seed: a lesson, to be played the same by all


class ScoreSheet(Struct):
    """One seat's score sheet."""

    points: int
    rank: int
    tiebreaks: list[tuple[str, int]]
    lines: list[tuple[str, int]]


class GuestInfo(Struct):
    """Somebody at a table without a seat."""

    id: str
    name: str
    animal: str


class StudyInfo(Struct):
    """Where a study begins, or a game that was brought here."""

    table: str | None  # the link of the game it is taken from; for whoever plays the study
    step: int  # of that game's replay
    begins: int  # the step of the study's own replay that shows the same position; its own moves and luck come after it
    brought: bool = False  # not tried from a finished game: begun somewhere without a server, and played on here


class TableInfo(Struct):
    id: str
    game: str
    version: int
    options: Raw
    public: bool
    pace: Pace
    stage: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    hosting: bool  # you may change and start this table
    waiting: list[int]  # seats asked for a decision
    spectators: int
    created: int  # milliseconds since 1970, as every time here
    touched: int
    luck: LuckInfo
    result: list[ScoreSheet] | None
    rematch: str | None  # the table the same people went on to; for those who sat, and at a public table for all
    approve: bool = False  # the host says who may sit
    chat: Literal["everybody", "seated", "off"] = "everybody"  # who may write
    wishes: list[GuestInfo] = []  # who waits for a seat: all for the host, for others their own
    kept_out: list[GuestInfo] = []  # for the host
    unwelcome: bool = False  # you are kept out
    study: StudyInfo | None = None  # its first moves are another game's: tried from a step of it, or brought here


class Problem(Struct):
    """An error: `key` names a Fluent message and `facts` fill it in, in the reader's own language."""

    name: str
    key: str
    facts: dict[str, Fact]
    message: str  # in English, for a log


# From a client, over the socket


class Act(Message, Closed, tag="act"):
    id: Id  # chosen by the client; the same id again is the same act
    seat: Seat
    seq: Seq  # the last the client had seen when it decided
    action: Raw


class Undo(Message, Closed, tag="undo"):
    id: Id
    seat: Seat
    seq: Seq


class AskHint(Message, Closed, tag="hint"):
    id: Id
    seat: Seat


class AskPreview(Message, Closed, tag="preview"):
    """What an act would do, where it could be taken back."""

    id: Id
    seat: Seat
    action: Raw


class Return(Message, Closed, tag="return"):
    """Take a seat back from the bot that played it meanwhile."""

    id: Id
    seat: Seat


class Say(Message, Closed, tag="chat"):
    id: Id
    text: ChatText


class Ping(Message, Closed, tag="ping"):
    pass


Incoming = Act | Undo | AskHint | AskPreview | Return | Say | Ping


# Among a game's events: what happens at the table besides the game


class TableEvent(Message):
    seat: int


class Undone(TableEvent, tag="Undone"):
    pass


class HintTaken(TableEvent, tag="HintTaken"):
    pass


class TakenOver(TableEvent, tag="TakenOver"):
    bot: str


class CameBack(TableEvent, tag="CameBack"):
    pass


# To a client, over the socket


class TurnInfo(Struct):
    """Who is asked. In a reaction window all who were asked at first, but for the reader once they have answered."""

    kind: Literal["one", "together", "chance", "over"]
    seats: list[int]
    until: int | None  # when a window closes and silence is taken for an answer
    # This seat's own action in an open window. By a factory: the description of the API cannot hold such a default.
    answer: Raw = field(default_factory=lambda: NULL)


class Clock(Struct):
    reserve: int  # milliseconds left beyond the time for a move
    due: int | None  # when a bot takes the seat over, if it is asked now


class ChatLine(Message, tag="chat"):
    """With an empty text in place of a line that was deleted."""

    number: int
    at: int
    name: str
    text: str
    seat: int | None = None  # where whoever said it sits; null: they watch
    author: str = ""  # the same for all lines of one person at this table, and for nothing else


class Welcome(Message, tag="welcome"):
    v: int
    now: int
    table: TableInfo
    chat: list[ChatLine]
    seats: list[int]  # yours; none for a spectator


class TableChanged(Message, tag="table"):
    table: TableInfo


class Update(Message, tag="update"):
    """What one seat (null: a spectator) has not seen yet, and how things stand for it.

    A device gets one for each of its seats.
    """

    v: int
    seq: int
    seat: int | None
    events: list[Raw]
    turn: TurnInfo
    legal: list[Raw]
    view: Raw
    undo: bool
    clocks: list[Clock] | None
    standings: list[ScoreSheet]  # as the sheets would stand if the game ended now; the same for every seat


class Ack(Message, tag="ack"):
    id: str
    seq: int


class Refusal(Message, tag="refused"):
    id: str
    problem: Problem


class Prospect(Struct):
    """An action, and the seat's share of the victory that may be expected after it, from 0 to 1."""

    action: Raw
    chance: float


class Hint(Message, tag="hint"):
    id: str
    seat: int
    action: Raw
    best: list[Prospect] = []  # this action and the next best; empty where the bot cannot tell


class Preview(Message, tag="preview"):
    id: str
    seat: int
    events: list[Raw]
    view: Raw
    standings: list[ScoreSheet]


class Pong(Message, tag="pong"):
    now: int
    restarting: bool = False  # soon, once no game is in play: no new one begins until then


class Bye(Message, tag="bye"):
    """Sent before the server closes the socket. The client may come back."""

    reason: Literal["restart", "slow", "flood", "refused"]
    problem: Problem | None = None  # why it was refused


Outgoing = Welcome | TableChanged | Update | ChatLine | Ack | Refusal | Hint | Preview | Pong | Bye


# Over HTTP


class Me(Struct):
    id: str
    name: str  # `#` and a number until one is given
    animal: str


class Rename(Closed):
    """What is left out stays as it is."""

    name: Name | None = None
    animal: Animal | None = None


class Transfer(Struct):
    token: str  # for /arrive#TOKEN on the other device
    until: int


class Arrival(Closed):
    token: Annotated[str, Meta(min_length=10, max_length=80)]


class OptionInfo(Struct):
    """What may be chosen for an option: yes or no, a whole number, or some of these words."""

    name: str
    kind: Literal["flag", "whole", "words"]
    least: int  # the number; or how many of the words
    most: int
    words: list[str]


class LuckShare(Struct):
    """With so many seats: what a strong bot won among weaker ones, and how much of the results that explains."""

    seats: int
    games: int
    won: float
    skill: float  # of the results, explained by who plays


class GameInfo(Struct):
    name: str
    version: int
    min_seats: int
    max_seats: int
    bots: list[str]  # the levels that there are with any number of seats, upwards
    levels: dict[int, list[str]]  # those that are offered, by number of seats, upwards
    default_bot: str  # the opponent to offer first
    options: Raw  # with their defaults
    choices: list[OptionInfo]  # of them, those that a form can ask for
    luck: list[LuckShare]  # as far as it was measured


class GameText(Struct):
    """The words of a game, for a client that was built without it."""

    source: str  # Fluent
    fields: dict[str, dict[str, str]]  # of actions and events: how each becomes words


class NewTable(Closed):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] | None = None  # those that differ from the game's defaults
    public: bool = False
    pace: Pace | None = None
    sit: bool = True  # the host takes the first seat
    bots: Annotated[str, Meta(max_length=40)] | None = None  # fill the other seats with this bot
    start: bool = False  # at once
    contribution: Contribution = ""
    approve: bool = False  # the host says who may sit
    seed: Seed | None = None  # chosen luck, for a lesson: the host alone against bots, started at once


class Sit(Closed):
    seat: Seat | None = None  # the first open one
    name: Name | None = None  # several people on one device sit under names of their own
    animal: Animal | None = None
    contribution: Contribution = ""


class SeatBot(Closed):
    bot: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class FreeSeat(Closed):
    seat: Seat


class Tables(Struct):
    tables: list[TableInfo]


class ReplayStep(Struct):
    """One step of a replay: who moved (null: luck), the events of it, the views afterwards."""

    seat: int | None
    round: int  # counted from 1
    events: list[Raw]
    views: list[Raw]  # one; with the perspective `open`, one for each seat
    standings: list[ScoreSheet]  # as the sheets stood then
    note: str | None  # hint, bot, back


class Replay(Struct):
    """It is the same for everybody who may see it: what a table is to whom, the table itself tells."""

    perspective: str  # a seat's number, "spectator" or "open"
    steps: list[ReplayStep]  # the first is the table before the first move
