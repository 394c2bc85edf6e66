"""A page's line to one of its tables: what a WebSocket is to a server's."""

from typing import Any, Protocol

from zoorama.server.net.channel import EXTENSION, Receiver


class Ears(Protocol):
    """The page's. Each line has a number."""

    def opened(self, line: int) -> None: ...

    def heard(self, line: int, text: str) -> None: ...

    def closed(self, line: int, code: int) -> None: ...


class LocalSocket:
    full = False  # the browser keeps what the page has not read

    def __init__(self, line: int, ears: Ears) -> None:
        self.line, self.ears = line, ears
        self.scope: Any = {"extensions": {EXTENSION: self}}
        self.receiver: Receiver | None = None
        self.gone = False

    async def accept(self) -> None:
        if self.gone and self.receiver is not None:  # the page changed its mind while the table was loaded
            self.receiver.lost()
        self.ears.opened(self.line)

    async def close(self, code: int) -> None:
        self.ears.closed(self.line, code)

    def write(self, text: str) -> None:
        self.ears.heard(self.line, text)

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def say(self, text: str) -> None:
        if self.receiver is not None:
            self.receiver.heard(text)

    def lose(self) -> None:
        self.gone = True
        if self.receiver is not None:
            self.receiver.lost()
