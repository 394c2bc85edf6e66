"""What servers ask of each other, as data. A request and a device's messages travel as they came from the wire."""

from collections.abc import Iterator
from contextlib import suppress

from msgspec import MsgspecError, Raw, Struct, msgpack

from zoorama.server.protocol.messages import Problem

# Asked of the server that has a table


class Ask(Struct, tag=True):
    """An HTTP request, let in already by the server it came to."""

    table: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    scheme: str
    address: str


class Join(Struct, tag=True):
    """A device connects. What it is told goes to the server that holds its socket."""

    table: str
    device: str
    socket_at: str  # a server
    person: str
    address: str
    since: int
    much: bool  # whether it may catch up on everything


class Forget(Struct, tag=True):
    table: str
    person: str


class DeleteLine(Struct, tag=True):
    table: str
    number: int


class DeleteTable(Struct, tag=True):
    table: str


class Wake(Struct, tag=True):
    """The server that had the table has given it back, for this one to have it."""

    table: str


Moderation = Forget | DeleteLine | DeleteTable  # of moderation
Command = Ask | Join | Wake | Moderation

# Answered


class Answer(Struct, tag=True):
    """To Ask."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Done(Struct, tag=True):
    size: int = 0  # bytes of history that were sent


class Refused(Struct, tag=True):
    problem: Problem


class Closing(Struct, tag=True):
    """It is not known to be done: ask again."""

    elsewhere: str = ""  # the server that has the table: nothing was done


Reply = Answer | Done | Refused | Closing

# Told to and by devices whose socket is elsewhere: in order, many in one message


class Hear(Struct, tag=True, array_like=True):
    """From a device. Heard answers it, or Dismissal if it is not known to be done."""

    device: str
    socket_at: str
    text: str


class Part(Struct, tag=True, array_like=True):
    device: str


class Heard(Struct, tag=True, array_like=True):
    device: str


class ToDevice(Struct, tag=True, array_like=True):
    """Numbered from 1, so that the other side notices when one was lost."""

    device: str
    number: int
    text: str
    table_at: str = ""  # a server, in the first of them: it is told if nobody is there


class Dismissal(Struct, tag=True, array_like=True):
    device: str
    reason: str
    problem: Problem | None


FromDevice = Hear | Part
Message = FromDevice | Heard | ToDevice | Dismissal

# Told to all


class PersonForgotten(Struct, tag=True):
    person: str


class GameForgotten(Struct, tag=True):
    """What was built of a table may hold names that are to be forgotten."""

    table: str


class Changed(Struct, tag=True):
    """In the store: whose devices were ended, or who is muted or banned."""

    dismissed: str = ""  # a person, all of whose devices reconnect


class Returned(Struct, tag=True):
    """A server has the broker back. What it was to be told and told meanwhile is lost."""

    server: str


class Used(Struct, tag=True):
    """What limits count, at one server."""

    server: str
    taken: dict[str, dict[str, float]]  # by limit and by whom: since it last told
    sockets: dict[str, int]  # open now, of whom that has changed
    is_all: bool = False  # the sockets of everybody
    ask_all: bool = False  # from the others


class Games(Struct, tag=True):
    """How many are played at a server."""

    server: str
    games: int


News = PersonForgotten | GameForgotten | Changed | Returned | Used | Games

commands: msgpack.Decoder[Command] = msgpack.Decoder(Command)
replies: msgpack.Decoder[Reply] = msgpack.Decoder(Reply)
messages: msgpack.Decoder[list[Message]] = msgpack.Decoder(list[Message])
message: msgpack.Decoder[Message] = msgpack.Decoder(Message)
parts: msgpack.Decoder[list[Raw]] = msgpack.Decoder(list[Raw])
news: msgpack.Decoder[News] = msgpack.Decoder(News)


def read_messages(said: bytes) -> Iterator[Message]:
    """Without those that a server of another version has added."""
    try:
        yield from messages.decode(said)
    except MsgspecError:
        for part in parts.decode(said):
            with suppress(MsgspecError):
                yield message.decode(part)
