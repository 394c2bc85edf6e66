"""What servers and workers on other machines say to each other, and where.

Nothing travels that does not go to a worker's process on the server's own machine: a question is that very line. A
table's id stays behind.
"""

from typing import Final

from msgspec import Struct, msgpack

from zoorama.server.workers.work import Reason

OFFERS: Final = "zoorama.workers.offers"  # to all servers
CALLS: Final = "zoorama.workers.calls"  # to all workers
BEAT: Final = 1.0  # seconds between two offers
MOST_WARNED: Final = 1000  # others of another version, each told of once
LOST: Final = 3.0  # seconds without an offer after which workers count as gone


def questions_to(host: str, version: str) -> str:
    """Whoever has another version does not even listen there."""
    return f"zoorama.workers.{version}.{host}"


class Offer(Struct):
    host: str  # a process with workers
    version: str  # see workers/version.py
    workers: int  # 0: it takes no more


class Call(Struct):
    """A server is new, or has the broker back: whoever hears it makes an offer."""

    server: str
    version: str


class Question(Struct):
    server: str  # they take turns
    line: bytes


class Decided(Struct, tag=True):
    line: bytes


class Busy(Struct, tag=True):
    """Not taken."""


class Failed(Struct, tag=True):
    reason: Reason


Reply = Decided | Busy | Failed

offers: msgpack.Decoder[Offer] = msgpack.Decoder(Offer)
calls: msgpack.Decoder[Call] = msgpack.Decoder(Call)
questions: msgpack.Decoder[Question] = msgpack.Decoder(Question)
replies: msgpack.Decoder[Reply] = msgpack.Decoder(Reply)
