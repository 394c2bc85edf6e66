"""The socket of a table."""

from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import QueryParameter

from zoorama.engine.errors import ZooramaError
from zoorama.server.cluster.far import FarTable
from zoorama.server.errors import Restarting, TableClosing, TooMany
from zoorama.server.net.cookies import read_cookie
from zoorama.server.protocol.encode import text_of
from zoorama.server.protocol.messages import Bye
from zoorama.server.protocol.problems import problem_of
from zoorama.server.quotas import Visitor
from zoorama.server.routes.common import Link, address_of
from zoorama.server.store.store import StoreError
from zoorama.server.tables.connection import NO_IDENTITY, NO_TABLE, REFUSED, TRY_AGAIN, Connection
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

Since = Annotated[int, QueryParameter(ge=0, description="the last seq this device has seen")]


@websocket("/tables/{link:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], link: Link, since: Since = 0) -> None:
    registry: TableRegistry = socket.app.state.registry
    person = registry.services.people.read(read_cookie(socket.cookies))
    if person is None:
        return await refuse(socket, NO_IDENTITY)
    registry.services.moderation.seen(person, socket.client.host if socket.client else "-")
    address = address_of(socket)
    try:
        place = await socket.app.state.peers.find(link)
        if isinstance(place, Table):
            need_room(registry, place, person)
        table: Table | FarTable = (
            FarTable(socket.app.state.peers, place, link, address) if isinstance(place, str) else place
        )
    except (StoreError, TableClosing, Restarting):
        return await refuse(socket, TRY_AGAIN)
    except ZooramaError:  # there is no such table, or this server does not know its game
        return await refuse(socket, NO_TABLE)
    try:
        with registry.services.quotas.socket(Visitor(person, address)):
            await Connection(socket, person, registry.services, address).serve(table, since)
    except TooMany as error:
        registry.services.metrics.refused_by(error)
        await refuse(socket, REFUSED, text_of(Bye(reason="refused", problem=problem_of(error))))


def need_room(registry: TableRegistry, table: Table, person: str) -> None:
    """A draining server takes only those who play. Raises Restarting."""
    model = table.context.model
    if model.stage != "playing" or not model.seats_of(person):
        registry.services.draining.refuse_newcomers()


async def refuse(socket: WebSocket[Any, Any, Any], code: int, farewell: str = "") -> None:
    """Browsers see a close code only of a socket that was accepted."""
    await socket.accept()
    if farewell:
        await socket.send_text(farewell)
    await socket.close(code)


ROUTES = [socket]
