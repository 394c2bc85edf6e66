"""What all routes share: who asks, of what, and how a refusal is described."""

import asyncio
import gzip
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from zoorama.server.cluster.peers import Peers
from zoorama.server.errors import NoIdentity
from zoorama.server.lobby import Lobby
from zoorama.server.net.cookies import read_cookie
from zoorama.server.protocol.messages import Problem
from zoorama.server.quotas import Visitor
from zoorama.server.services import Services
from zoorama.server.tables.host import Host
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

AnyRequest = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
TheServices = NamedDependency[Services]
ThePeers = NamedDependency[Peers]
ThePerson = NamedDependency[str]
TheVisitor = NamedDependency[Visitor]
TheTable = NamedDependency[Table]
TheHost = NamedDependency[Host]
TheLobby = NamedDependency[Lobby]
Link = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="the unguessable part of the table's link")
]

REFUSALS = {
    400: "not understood, or not possible in this game",
    401: "no identity yet: ask for /api/me",
    403: "not for you",
    404: "no such table",
    409: "not now",
    413: "too large",
    429: "too many requests",
    503: "the table is being unloaded: ask again",
}
REFUSED = {status: ResponseSpec(Problem, generate_examples=False, description=why) for status, why in REFUSALS.items()}
COMPRESSED = "compressed"  # marks a route whose answer is compressed already
look = partial(get, responses=REFUSED)
look_compressed = partial(get, responses=REFUSED, opt={COMPRESSED: True}, media_type="application/json")
do_compressed = partial(post, responses=REFUSED, opt={COMPRESSED: True}, media_type="application/json", status_code=200)
change = partial(put, responses=REFUSED)
do = partial(post, responses=REFUSED, status_code=200)
make = partial(post, responses=REFUSED)


async def compressed(request: AnyRequest, content: bytes) -> Response[bytes]:
    """An answer that is compressed already. Whoever does not understand that has it undone, beside play."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content, headers={"content-encoding": "gzip", "vary": "accept-encoding"})
    return Response(await asyncio.to_thread(gzip.decompress, content), headers={"vary": "accept-encoding"})


def provide_registry(request: AnyRequest) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def provide_peers(request: AnyRequest) -> Peers:
    peers: Peers = request.app.state.peers
    return peers


def provide_services(registry: TheRegistry) -> Services:
    return registry.services


async def provide_person(request: AnyRequest, services: TheServices) -> str:
    person = services.people.read(read_cookie(request.cookies))
    if person is None:
        raise NoIdentity
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "-"


async def provide_visitor(request: AnyRequest, person: ThePerson) -> Visitor:
    return Visitor(person, address_of(request))


async def provide_table(registry: TheRegistry, link: Link) -> Table:
    return await registry.table(link)


async def provide_host(table: TheTable, person: ThePerson) -> Host:
    return Host(table, person)


def provide_lobby(registry: TheRegistry) -> Lobby:
    return Lobby(registry)


DEPENDENCIES = {
    "registry": Provide(provide_registry, sync_to_thread=False),
    "peers": Provide(provide_peers, sync_to_thread=False),
    "services": Provide(provide_services, sync_to_thread=False),
    "person": Provide(provide_person),
    "visitor": Provide(provide_visitor),
    "table": Provide(provide_table),
    "host": Provide(provide_host),
    "lobby": Provide(provide_lobby, sync_to_thread=False),
}
