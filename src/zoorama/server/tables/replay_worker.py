"""A process in which replays and certificates are built and compressed, so that play does not wait for them."""

import gzip
import sys

from msgspec import Struct, json

from zoorama.server.store.store import EntryRow
from zoorama.server.tables.model import read_model
from zoorama.server.tables.replay import certificate, replay
from zoorama.server.tables.stored_log import new_dealer, new_session, restore
from zoorama.server.workers.program import log_place_only, serve

NICENESS = 10  # bots go first
LEVEL = 6  # of compression


class ReplayRequest(Struct):
    model: str  # as the table's row keeps it
    log: list[EntryRow]
    perspective: str | None  # None: the certificate
    viewers: list[int | None]


def build(request: ReplayRequest) -> bytes:
    """The JSON text, compressed."""
    model = read_model(request.model)
    session = new_session(model, new_dealer(model))
    restore(session, request.log)
    if request.perspective is None:
        text = certificate(model, session).encode()
    else:
        text = json.encode(replay(session, request.viewers, request.perspective))
    return gzip.compress(text, LEVEL, mtime=0)


def answer(request: bytes) -> bytes:
    """`null` for a table that cannot be restored: another one may be asked for next."""
    try:
        return json.encode(build(json.decode(request, type=ReplayRequest)))
    except Exception:
        log_place_only(*sys.exc_info())
        return b"null"


def main() -> None:
    serve(answer, NICENESS)


if __name__ == "__main__":
    main()
