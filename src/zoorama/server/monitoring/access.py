"""Who may read the metrics: this machine; or whoever reaches an address of their own."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address
from typing import Any

import uvicorn
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest, make_asgi_app

from zoorama.server.listening import listen
from zoorama.server.metrics import Metrics
from zoorama.server.monitoring.labelled import shown
from zoorama.server.settings import MetricsAddress, ServeOptions

AnyRequest = Request[Any, Any, Any]


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Not through a proxy, and not where they have an address of their own."""
    services = request.app.state.registry.services
    if services.settings.metrics.port or not is_local(request):
        raise NotFoundException
    return Response(generate_latest(shown(services.metrics)), media_type=CONTENT_TYPE_LATEST)


def is_local(request: AnyRequest) -> bool:
    forwarded = {"x-forwarded-for", "forwarded"} & request.headers.keys()
    return not forwarded and request.client is not None and ip_address(request.client.host).is_loopback


class MetricsServer(uvicorn.Server):
    """Signals are for the server of the tables."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def served_apart(metrics: Metrics, address: MetricsAddress, *, shared: bool = False) -> AsyncIterator[None]:
    """`shared` with the process that takes this one's place, while both run."""
    if not address.port:
        yield
        return
    app: Any = make_asgi_app(shown(metrics))
    server = MetricsServer(uvicorn.Config(app, log_config=None, access_log=False, lifespan="off"))
    with listen(ServeOptions(address.host, address.port), shared=shared) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving
