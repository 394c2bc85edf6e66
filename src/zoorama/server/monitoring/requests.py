"""Times of HTTP requests, by the route's template: paths hold tables' links."""

from time import perf_counter
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zoorama.server.metrics import Metrics

BEGAN = "zoorama.began"  # in the request's scope


class RequestTimer(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self.answered = metrics.answered

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["state"][BEGAN] = perf_counter()
        await next_app(scope, receive, send)

    async def before_send(self, message: Message, scope: Any) -> None:
        """Also sees the answers to errors, which are made outside the middleware."""
        began = scope.get("state", {}).get(BEGAN)
        if began is not None and message["type"] == "http.response.start":
            route = self.answered.labels(scope["method"], scope["path_template"], message["status"])
            route.observe(perf_counter() - began)
