"""HTTP connections: uvicorn's protocol with bounds on what one connection may hold, and for how long."""

import asyncio
from enum import Enum
from typing import Any, NoReturn

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from zoorama.server.errors import HttpRefused, ServerError, TooMany
from zoorama.server.net.deadline import Deadline
from zoorama.server.net.gate import ConnectionGate, Pass
from zoorama.server.net.head import check_head, large_body, large_head, malformed, most_of_body
from zoorama.server.net.headers import Answer, refusal

LINGER = 2.0  # seconds in which a refused client can still read the answer
LINGER_BYTES = 16_000_000  # that it may send meanwhile, which are dropped: many clients write all before they read


class Phase(Enum):
    HEAD = "waiting for a request, or reading its headers"
    BODY = "reading its body"
    ANSWER = "all is read"


class HttpProtocol(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        gate: ConnectionGate,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = gate
        self.net = gate.net
        self.place: Pass | None = None
        self.phase = Phase.HEAD
        self.taken = 0  # bytes that came in this phase
        self.head = 0  # bytes of headers that the parser has handed on
        self.problem: HttpRefused | None = None  # that a callback of the parser found
        self.refusal: ServerError | None = None  # once the client was told
        self.deadline = Deadline(self.loop, self._too_slow)
        self.draining = Deadline(self.loop, self._not_read)

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        peer = self.client[0] if self.client else None
        idle = self.net.proxy_idle_seconds if self.gate.is_proxy(peer) else self.net.idle_seconds
        self.timeout_keep_alive = idle  # type: ignore[assignment]  # it takes parts of seconds, too
        try:
            self.place = self.gate.enter(peer)
        except TooMany as error:
            self._refuse(error)
            transport.close()
        else:
            self.deadline.start(self.net.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadlines()
        if self.place is not None:
            self.place.give_back()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The socket's protocol enters by itself, in this one's place."""
        self._forget_deadlines()
        if self.place is not None:
            self.place.give_back()
        super().handle_websocket_upgrade()

    def _forget_deadlines(self) -> None:
        self.deadline.cancel()
        self.draining.cancel()

    # Reading

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        if self.refusal is not None:
            if self.taken > LINGER_BYTES:
                self.transport.abort()
            return
        if self.phase is Phase.HEAD:
            self.deadline.start_once(self.net.header_seconds)
        super().data_received(data)
        if self.refusal is None:
            self._check_size()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._enter_phase(Phase.HEAD)
        self.deadline.start_once(self.net.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.phase is not Phase.HEAD:
            self._fail(malformed("trailers are not taken"))
        super().on_header(name, value)
        self._count_head(len(name) + len(value))
        if len(self.headers) > (most := self.net.header_fields):
            self._fail(HttpRefused("fields", 431, f"at most {most} headers", limit=most))

    def on_headers_complete(self) -> None:
        self._check_head()
        self._enter_phase(Phase.BODY)
        self.deadline.start(self.net.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._enter_phase(Phase.ANSWER)
        self.deadline.cancel()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.phase is Phase.ANSWER and not self.pipeline:
            self._enter_phase(Phase.HEAD)
        super().on_response_complete()

    def _enter_phase(self, phase: Phase) -> None:
        self.phase = phase
        self.taken = 0
        self.head = 0

    def _count_head(self, count: int) -> None:
        self.head += count
        if self.head > self.net.header_bytes:
            self._fail(large_head(self.net))

    def _check_head(self) -> None:
        try:
            check_head(self.parser.get_http_version(), self.headers, most_of_body(self.url, self.net))
        except HttpRefused as error:
            self._fail(error)

    def _check_size(self) -> None:
        """What the parser still holds of a header, and what a body has besides its content."""
        if self.phase is Phase.HEAD and self.taken > self.net.header_bytes:
            self._refuse(large_head(self.net))
        elif (
            self.phase is Phase.BODY
            and self.taken > 2 * (most := most_of_body(self.url, self.net)) + self.net.header_bytes
        ):
            self._refuse(large_body(most))

    # Refusing

    def _fail(self, error: HttpRefused) -> NoReturn:
        """Out of the parser's callbacks: it stops, and uvicorn answers by `send_400_response`."""
        self.problem = error
        raise error

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.problem or malformed(msg))

    def _too_slow(self) -> None:
        if self.headers is None and not self.taken:
            self.transport.close()  # it has asked for nothing: browsers open connections in advance
            return
        in_head = self.phase is Phase.HEAD
        limit = self.net.header_seconds if in_head else self.net.body_seconds
        self._refuse(HttpRefused("slow", 408, f"the request took longer than {limit:g} s to arrive", limit=limit))

    def _not_read(self) -> None:
        self.gate.count("http-unread")
        self.transport.abort()

    def _refuse(self, error: ServerError) -> None:
        """Answer, if nothing else is being answered, and wait a moment for the client to read it."""
        self.refusal = error
        self.gate.count(error.key)
        self._forget_deadlines()
        self._unset_keepalive_if_required()
        if self._is_free():
            self.transport.write(text_of(refusal(error)))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.taken = 0
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.deadline = Deadline(self.loop, self.transport.abort)
        self.deadline.start(LINGER)

    def _is_free(self) -> bool:
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self.phase is Phase.BODY and not self.pipeline and not self.cycle.response_started

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.draining.start(self.net.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.draining.cancel()


def text_of(answer: Answer) -> bytes:
    lines = [name + b": " + value + b"\r\n" for name, value in answer.headers]
    return b"".join([STATUS_LINE[answer.status], *lines, b"\r\n", answer.body])
