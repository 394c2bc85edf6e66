"""WebSocket connections: uvicorn's protocol, with a short way for whole text messages past the ASGI interface.

Everything else – the handshake, fragments, pings, closing, whatever breaks the rules – goes through uvicorn's parser,
which gets whole frames only.
"""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from zoorama.server.net.channel import EXTENSION, Receiver
from zoorama.server.net.deadline import Deadline
from zoorama.server.net.frames import FINAL, LAST_DATA, WHOLE_TEXT, Bounds, NotForUs, bounds, text_frame, unmasked
from zoorama.server.net.gate import ConnectionGate, Pass

NOT_TEXT = 1007  # close code: not UTF-8


class SocketProtocol(WebSocketsSansIOProtocol):
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
        self.largest = config.ws_max_size
        self.place: Pass | None = None
        self.draining = Deadline(self.loop, self._not_read)
        self.receiver: Receiver | None = None
        self.full = False
        self.rest = b""  # the beginning of a frame
        self.fragmented = False  # a message whose last fragment is still to come
        self.long_way = False  # for everything from now on

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.place = self.gate.enter(self.client[0] if self.client else None)

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # uvicorn's own are empty
        await super().run_asgi()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._lose()

    def connection_lost(self, exc: Exception | None) -> None:
        self.draining.cancel()
        if self.place is not None:
            self.place.give_back()
        super().connection_lost(exc)
        self._lose()

    def _lose(self) -> None:
        if self.receiver is not None:
            self.receiver.lost()

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.long_way = self.handshake_initiated  # it should have waited
        if self.long_way or not self.handshake_complete:
            super().data_received(data)
        else:
            self._read(self.rest + data if self.rest else data)

    def _read(self, data: bytes) -> None:
        at = 0
        try:
            while (frame := bounds(data, at, self.largest)) is not None and frame.end <= len(data):
                self._take(data, at, frame)
                at = frame.end
        except NotForUs:
            self.long_way = True
            super().data_received(data[at:])
        else:
            self.rest = data[at:]

    def _take(self, data: bytes, at: int, frame: Bounds) -> None:
        first = data[at]
        if first == WHOLE_TEXT and not self.fragmented and self.conn.state is State.OPEN:
            self._hear(unmasked(data, frame))
            return
        if first & 15 <= LAST_DATA:
            self.fragmented = not first & FINAL
        super().data_received(data[at : frame.end])

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way."""
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._hear(message)
        elif self.receiver is not None:
            self.receiver.heard(None)

    def _hear(self, message: bytes) -> None:
        if self.receiver is None or self.close_sent:
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
        else:
            self.receiver.heard(text)

    def pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # Writing

    def write(self, text: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(text.encode()))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        self.draining.start(self.gate.net.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self.draining.cancel()
        if self.receiver is not None:
            self.receiver.drained()

    def _not_read(self) -> None:
        self.gate.count("http-unread")
        self.transport.abort()
