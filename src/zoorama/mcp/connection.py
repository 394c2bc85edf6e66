"""The socket of a server's table, read by a thread of its own; docs/wire.md says what goes over it."""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from threading import Condition, RLock, Thread
from time import monotonic
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from zoorama.engine.errors import Unreadable, ZooramaError
from zoorama.fair.fetch import LARGEST
from zoorama.mcp.visitor import TIMEOUT, Visitor, refusal

PROTOCOL: Final = 3  # of docs/wire.md
NO_IDENTITY, REFUSED, NO_TABLE = 4401, 4403, 4404  # close codes of docs/wire.md: trying again is no use
RETRIES: Final = 5  # attempts to get back to a table, in a row
Message = dict[str, Any]


class Connection:
    """Hands messages on as they come, under the condition `changed`; answers are kept for those who asked.

    `seen` tells how much of the game is known already, so that nothing is told twice after a reconnection.
    """

    def __init__(
        self, visitor: Visitor, hear: Callable[[Message], None], seen: Callable[[], int], changing: RLock
    ) -> None:
        self.visitor = visitor
        self.hear = hear
        self.seen = seen
        self.trouble: ZooramaError | None = None  # why nothing comes any more
        self.answers: dict[str, Message] = {}  # by the id of what was asked
        self.changed = Condition(changing)
        self.closed = False
        self.socket = self._connect()
        Thread(target=self._read, daemon=True).start()

    def ask(self, message: Message) -> Message:
        """The answer. After a lost connection the same id is sent again: it counts once."""
        message |= {"id": token_hex(8)}
        deadline = monotonic() + TIMEOUT
        while monotonic() < deadline:
            socket = self.socket
            with suppress(ConnectionClosed):  # the reader reconnects
                socket.send(json.dumps(message))
            self.wait(partial(self._is_settled, message["id"], socket), deadline - monotonic())
            if (answer := self.answers.pop(message["id"], None)) is not None:
                if answer["type"] == "refused":
                    raise refusal(answer["problem"])
                return answer
            self.check()
        raise Unreadable(self.visitor.link, "timed-out", {"seconds": int(TIMEOUT)})

    def _is_settled(self, name: str, sent_over: ClientConnection) -> bool:
        return name in self.answers or self.socket is not sent_over

    def wait(self, until: Callable[[], bool], seconds: float) -> None:
        with self.changed:
            self.changed.wait_for(lambda: until() or self.trouble is not None, seconds)

    def check(self) -> None:
        if self.trouble is not None:
            raise self.trouble

    def close(self) -> None:
        with self.changed:
            self.closed = True
            self.changed.notify_all()
        self.socket.close()

    def _connect(self) -> ClientConnection:
        try:
            return connect(
                f"{self.visitor.socket_address}?since={self.seen()}",
                additional_headers={"Cookie": self.visitor.cookie},
                open_timeout=TIMEOUT,
                max_size=LARGEST,
            ).__enter__()  # kept until `close`: a bare connection is deprecated
        except (OSError, WebSocketException) as error:
            problem = str(error) or type(error).__name__
            raise Unreadable(self.visitor.link, "unreachable", {"problem": problem}) from error

    def _read(self) -> None:
        tries = 0  # connections in a row that brought nothing
        while self._is_on():
            if self._listen():
                tries = 0
            if self._is_on():
                tries += 1
                self._reconnect(tries)
        self.socket.close()  # it may be newer than the one that `close` knew

    def _is_on(self) -> bool:
        return not self.closed and self.trouble is None

    def _listen(self) -> bool:
        """Until the connection closes; whether anything came but a farewell."""
        came = False
        try:
            for frame in self.socket:
                for line in str(frame).split("\n"):
                    message = json.loads(line)
                    self._receive(message)
                    came |= message["type"] != "bye"
        except ConnectionClosed:
            pass
        except ZooramaError as error:
            self._give_up(error)
        except (KeyError, TypeError, ValueError) as error:  # not as docs/wire.md says
            self._give_up(Unreadable(self.visitor.link, "not-understood", {"why": repr(error)}))
        self._after_close(self.socket.close_code)
        return came

    def _after_close(self, code: int | None) -> None:
        """A server accepts a connection first, and says by the code with which it closes it that there is no way."""
        if code == NO_TABLE:
            self._give_up(Unreadable(self.visitor.link, "table-gone"))
        elif code == NO_IDENTITY:
            self._give_up(Unreadable(self.visitor.link, "not-recognized"))
        elif code == REFUSED:
            self._give_up(self._cut_off())

    def _cut_off(self) -> Unreadable:
        return Unreadable(self.visitor.link, "cut-off", {"code": str(self.socket.close_code)})

    def _reconnect(self, tries: int) -> None:
        if tries > RETRIES:
            self._give_up(self._cut_off())
            return
        self.wait(lambda: self.closed, tries / 2)
        try:
            socket = self._connect()
        except Unreadable as error:
            if tries >= RETRIES:
                self._give_up(error)
            return
        with self.changed:
            self.socket = socket
            self.changed.notify_all()

    def _give_up(self, error: ZooramaError) -> None:
        """The first reason is the one to tell."""
        with self.changed:
            self.trouble = self.trouble or error
            self.changed.notify_all()

    def _receive(self, message: Message) -> None:
        with self.changed:
            match message["type"]:
                case "ack" | "refused" | "hint":
                    self.answers[message["id"]] = message
                case "bye" if message["reason"] == "refused":
                    self.trouble = refusal(message["problem"])
                case "welcome" if message["v"] != PROTOCOL:
                    raise Unreadable("v", "unknown-word", {"given": str(message["v"]), "known": str(PROTOCOL)})
                case _:
                    self.hear(message)
            self.changed.notify_all()
