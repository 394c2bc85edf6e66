"""The socket of a table that is lost, refused or closed."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, RLock, Thread

import pytest
from websockets.sync.server import ServerConnection, serve

from zoorama.engine.errors import ZooramaError
from zoorama.mcp import connection
from zoorama.mcp.connection import Connection
from zoorama.mcp.visitor import Visitor

PATIENCE = 20.0  # seconds; a test that waits longer hangs


@contextmanager
def serving(handle: Callable[[ServerConnection], None]) -> Iterator[str]:
    """The link of a table whose server does this with each connection."""
    with serve(handle, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}/t/x"
        server.shutdown()


def trouble_at(link: str) -> str:
    """What a connection gives up with."""
    there = Connection(Visitor(link), lambda _: None, lambda: 0, RLock())
    there.wait(lambda: False, PATIENCE)
    with pytest.raises(ZooramaError) as raised:
        there.check()
    there.close()
    return raised.value.key


@pytest.mark.parametrize(
    ("code", "key"),
    [(4404, "unreadable-table-gone"), (4401, "unreadable-not-recognized"), (4403, "unreadable-cut-off")],
)
def test_a_server_that_closes_for_good_is_not_asked_again(code: int, key: str) -> None:
    calls: list[ServerConnection] = []

    def refuse(socket: ServerConnection) -> None:
        calls.append(socket)
        socket.close(code)

    with serving(refuse) as link:
        assert trouble_at(link) == key
    assert len(calls) == 1


@pytest.mark.parametrize("farewell", [None, {"type": "bye", "reason": "restart"}])
def test_connections_that_bring_nothing_count_as_tries(
    farewell: dict[str, str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may accept and close again; a farewell is not news either."""
    monkeypatch.setattr(connection, "RETRIES", 2)
    calls: list[ServerConnection] = []

    def refuse(socket: ServerConnection) -> None:
        calls.append(socket)
        if farewell:
            socket.send(json.dumps(farewell))
        socket.close(1012)

    with serving(refuse) as link:
        assert trouble_at(link) == "unreadable-cut-off"
    assert len(calls) == 3


def test_the_reason_of_a_refusal_is_told_rather_than_its_code() -> None:
    problem = {"name": "TooMany", "key": "error-TooMany", "message": "too many", "facts": {}}

    def refuse(socket: ServerConnection) -> None:
        socket.send(json.dumps({"type": "bye", "reason": "refused", "problem": problem}))
        socket.close(4403)

    with serving(refuse) as link:
        assert trouble_at(link) == "error-TooMany"


def test_closing_while_it_reconnects_leaves_no_socket_open() -> None:
    connecting, may_connect, ended = Event(), Event(), Event()
    calls: list[ServerConnection] = []

    def greet(socket: ServerConnection) -> None:
        calls.append(socket)
        if len(calls) == 1:
            return socket.close(1012)
        for _ in socket:
            pass
        ended.set()
        return None

    class Slow(Connection):
        def _reconnect(self, tries: int) -> None:
            connecting.set()
            may_connect.wait(PATIENCE)
            super()._reconnect(tries)

    with serving(greet) as link:
        there = Slow(Visitor(link), lambda _: None, lambda: 0, RLock())
        assert connecting.wait(PATIENCE)
        there.close()
        may_connect.set()
        assert ended.wait(PATIENCE)
