"""Access: requests must come from our own pages, at a limited rate; answers carry security headers."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zoorama.server.errors import CrossOrigin, RateLimited
from zoorama.server.limits import RateLimiter, address_key
from zoorama.server.net.headers import security_headers
from zoorama.server.services import Services
from zoorama.server.settings import Net

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class AccessMiddleware(ASGIMiddleware):
    def __init__(self, services: Services) -> None:
        self.origins = services.settings.origins
        rate = services.settings.requests
        self.limiter = RateLimiter(rate, 5 * rate, services.clock.monotonic)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
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


def header_adder(net: Net) -> Callable[[Message, Scope], Awaitable[None]]:
    """To every answer, even where no route was found."""

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in security_headers(scope["scheme"], net.hsts_seconds).items():
                headers.setdefault(name, value)

    return add_headers
