"""WebSocket connections: uvicorn's protocol, counted at the gate, and cut where the client does not read."""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from zoorama.server.net.deadline import Deadline
from zoorama.server.net.gate import ConnectionGate, Pass


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
        self.place: Pass | None = None
        self.draining = Deadline(self.loop, self._not_read)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.place = self.gate.enter(self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        self.draining.cancel()
        if self.place is not None:
            self.place.give_back()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.draining.start(self.gate.net.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.draining.cancel()

    def _not_read(self) -> None:
        self.gate.count("http-unread")
        self.transport.abort()
