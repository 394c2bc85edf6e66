"""The outermost part of the application: which host was asked, by whom, and over what."""

from collections.abc import Iterator
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from zoorama.server.errors import HttpRefused
from zoorama.server.metrics import Metrics
from zoorama.server.net.headers import refusal
from zoorama.server.net.hosts import HostList, own_names
from zoorama.server.net.proxies import TrustedProxies
from zoorama.server.settings import Settings

SCHEMES = ("http", "https")


class Front:
    """Refuses foreign host names, and puts what trusted proxies tell in the place of what the connection says."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.https = settings.https
        self.hosts = HostList(settings.net.hosts or own_names())
        self.proxies = TrustedProxies(settings.net.proxies)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._read(scope)
        except HttpRefused as error:
            self.metrics.refused_connections.labels(error.key).inc()
            await refuse(scope["type"], send, error)
        else:
            await self.app(scope, receive, send)

    def _read(self, scope: Any) -> None:
        """The connection's own `Host` must be ours as well: a page that came by another name can forge the rest."""
        for host in values(scope, b"host"):
            self.hosts.check(host)
        if self.https:
            set_scheme(scope, "https")
        peer = scope["client"][0] if scope.get("client") else None
        if peer in self.proxies:
            self._believe(scope, peer)

    def _believe(self, scope: Any, peer: str | None) -> None:
        if addresses := ",".join(values(scope, b"x-forwarded-for")):
            client = self.proxies.client(peer, addresses)
            scope["client"] = (client, 0) if client else None
        if (scheme := first(scope, b"x-forwarded-proto")) in SCHEMES and not self.https:
            set_scheme(scope, scheme)
        if host := first(scope, b"x-forwarded-host"):
            self.hosts.check(host)
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host.encode("latin-1")), *others]


def values(scope: Any, wanted: bytes) -> Iterator[str]:
    return (value.decode("latin-1") for name, value in scope["headers"] if name == wanted)


def first(scope: Any, wanted: bytes) -> str:
    """What the proxy nearest to the client wrote."""
    return next(values(scope, wanted), "").partition(",")[0].strip()


def set_scheme(scope: Any, scheme: str) -> None:
    scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme


async def refuse(kind: Any, send: Any, error: HttpRefused) -> None:
    answer = refusal(error)
    kind = "websocket.http.response" if kind == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": answer.status, "headers": answer.headers})
    await send({"type": f"{kind}.body", "body": answer.body, "more_body": False})
