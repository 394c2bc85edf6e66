"""Access: requests must come from our own pages, at a limited rate; answers carry security headers."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zoorama.server.cluster.commands import Answer, Ask
from zoorama.server.cluster.peers import Peers
from zoorama.server.cluster.request import answered, asked, is_forwarded, send_answer
from zoorama.server.errors import CrossOrigin, Elsewhere, RateLimited
from zoorama.server.limits import RateLimiter, address_key
from zoorama.server.net.headers import security_headers
from zoorama.server.services import Services
from zoorama.server.settings import Net
from zoorama.server.tables.table import Table

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class AccessMiddleware(ASGIMiddleware):
    def __init__(self, services: Services) -> None:
        self.origins = services.settings.origins
        rate = services.settings.requests
        self.limiter = RateLimiter(rate, 5 * rate, services.clock.monotonic)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if is_forwarded(scope):
            await next_app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        address = address_key(connection.client.host) if connection.client else "-"
        if scope["path"].startswith("/api") and not self.limiter.take(address):
            raise RateLimited
        if self._acts(scope) and not self._is_ours(connection.headers.get("origin"), connection.headers.get("host")):
            raise CrossOrigin

        await next_app(scope, receive, send)

    def _acts(self, scope: Scope) -> bool:
        return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE

    def _is_ours(self, origin: str | None, host: str | None) -> bool:
        """A browser names the page's origin; a client that names none carries nobody's cookie by accident."""
        return origin is None or origin in self.origins or origin in (f"http://{host}", f"https://{host}")


class Forwarder(ASGIMiddleware):
    """A request for a live table that another server has is answered there."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, peers: Peers) -> None:
        self.peers = peers

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        place: Table | str | None = None
        if needs_table(scope) and not is_forwarded(scope):
            table = str(scope["path_params"]["link"])
            place = await self.peers.find(table)
        if isinstance(place, str):
            body = await Request[Any, Any, Any](scope, receive).body()
            await send_answer(await self._answer(asked(scope, table, body)), send)
        else:
            await next_app(scope, receive, send)

    async def _answer(self, ask: Ask) -> Answer:
        try:
            return await self._answer_once(ask)
        except Elsewhere:  # it has just moved, and nothing was done
            return await self._answer_once(ask)

    async def _answer_once(self, ask: Ask) -> Answer:
        place = await self.peers.find(ask.table)
        if not isinstance(place, str):
            return await answered(self.peers.handler.application, ask)
        answer = await self.peers.ask(place, ask, ask.table)
        assert isinstance(answer, Answer)
        return answer


def needs_table(scope: Scope) -> bool:
    """Whether the route asks for a table in memory, as its own argument or the host's."""
    handler = scope["route_handler"]
    return isinstance(handler, HTTPRouteHandler) and not {"table", "host"}.isdisjoint(
        handler.parsed_fn_signature.parameters
    )


def header_adder(net: Net) -> Callable[[Message, Scope], Awaitable[None]]:
    """To every answer, even where no route was found."""

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in security_headers(scope["scheme"], net.hsts_seconds).items():
                headers.setdefault(name, value)

    return add_headers
