"""A table that another server has."""

import secrets

from msgspec import json

from zoorama.server.cluster.commands import Done, Hear, Join, Part
from zoorama.server.cluster.devices import Attached
from zoorama.server.cluster.peers import Peers
from zoorama.server.errors import TableClosing
from zoorama.server.protocol.messages import Incoming
from zoorama.server.tables.crowd import Listener


class FarTable:
    """As the device of one socket here sees it."""

    def __init__(self, peers: Peers, server: str, table: str, address: str) -> None:
        self._peers, self._server, self._table, self._address = peers, server, table, address
        self._device = secrets.token_urlsafe(12)
        self._attached: Attached
        self._hears = peers.services.metrics.forwarded.labels(Hear.__name__)

    async def join(self, listener: Listener, since: int) -> None:
        peers = self._peers
        self._attached = peers.attached[self._device] = Attached(listener, self._server)
        join = Join(
            table=self._table,
            device=self._device,
            socket_at=peers.id,
            person=listener.person,
            address=self._address,
            since=since,
            much=listener.may_catch_up(),
        )
        done = await peers.ask(self._server, join, self._table)
        assert isinstance(done, Done)
        listener.caught_up(done.size)

    async def hear(self, _: Listener, message: Incoming) -> None:
        if not self._peers.is_connected():
            raise TableClosing
        self._hears.inc()
        self._peers.say(self._server, Hear(self._device, self._peers.id, json.encode(message).decode()))
        await self._attached.answered()

    def part(self, _: Listener) -> None:
        """After what it said last, which is carried out."""
        attached = self._peers.attached.pop(self._device, None)
        if attached is not None:
            attached.leave()
        self._peers.say(self._server, Part(self._device))
