"""The ASGI application: routes, middleware, error answers, and the client's files."""

import logging
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File

from zoorama import __version__
from zoorama.engine.errors import Unreadable, ZooramaError
from zoorama.server.cluster.peers import Peers
from zoorama.server.cluster.request import Application
from zoorama.server.errors import TooMany
from zoorama.server.middleware import AccessMiddleware, Forwarder, header_adder
from zoorama.server.monitoring.access import metrics
from zoorama.server.monitoring.requests import RequestTimer
from zoorama.server.net.headers import WORKER_POLICY
from zoorama.server.notices.service import NoticeService
from zoorama.server.protocol.messages import Problem
from zoorama.server.protocol.problems import FAILED, NOT_FOUND, problem_of, status_of
from zoorama.server.routes import api, health
from zoorama.server.routes.common import COMPRESSED
from zoorama.server.tables.registry import TableRegistry

PAGES = [
    "/",
    "/t/{link:str}",
    "/t/{link:str}/replay",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/arrive",
    "/notices",
    "/you",
    "/privacy",
    "/offline",
    "/operate",
]

LEVEL = 4  # of compression, on the loop: 9 took twice as long for three per cent less of the client
FRESH = "no-cache"  # asked for every time, sent only if it changed
FOREVER = "public, max-age=31536000, immutable"
WORKER = {"content-security-policy": WORKER_POLICY}  # of a script, not of a page: there WebAssembly may be compiled
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
NO_HEADERS: Mapping[str, str] = {}

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("zoorama.app")


def refuse(request: AnyRequest, error: ZooramaError) -> Response[Problem]:
    request.app.state.registry.services.metrics.refused_by(error)
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany) and error.wait else None
    return Response(problem_of(error), status_code=status_of(error), headers=headers)


def misread(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our own form."""
    if error.status_code == 404:
        return Response(NOT_FOUND, status_code=404)
    why = "; ".join(str(part) for part in (error.detail, error.extra) if part)[:300]
    refused = problem_of(Unreadable("request", "not-understood", {"why": why}))
    return Response(refused, status_code=error.status_code, headers=error.headers)


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return Response(problem_of(Unreadable("request", "too-deep")), status_code=400)


def fail(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own mistake. The path stays out of the log: it holds the table's link."""
    log.error("request failed", exc_info=error)
    return Response(FAILED, status_code=500)


def web_folder() -> Path:
    return Path(str(files("zoorama") / "server" / "web"))


def pages(folder: Path) -> list[Any]:
    """The client: one page for all its addresses, files beside it, and assets whose names tell their content."""

    @get(PAGES, include_in_schema=False)
    async def show() -> File:
        if not (folder / "index.html").is_file():
            raise NotFoundException
        return file(folder / "index.html", FRESH)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(name: FromPath[str]) -> File:
        return found(folder / "assets", name, FOREVER, WORKER if name.startswith("worker-") else {})

    @get("/offline/manifest.json", include_in_schema=False)
    async def manifest() -> File:
        return found(folder / "offline", "manifest.json", FRESH)

    @get("/offline/{version:str}/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
    async def runtime(version: FromPath[str], name: FromPath[str]) -> File:
        """What tables in a browser run on. It is kept compressed only: whoever can run it can read that."""
        if version not in {other.name for other in (folder / "offline").glob("*")}:
            raise NotFoundException
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        headers = {"content-encoding": "br", "vary": "accept-encoding", "content-type": kind}
        return found(folder / "offline" / version, f"{name}.br", FOREVER, headers | WORKER)

    @get(
        [f"/{other.name}" for other in folder.glob("*.*") if other.name != "index.html"] or "/none",
        include_in_schema=False,
    )
    async def beside(request: AnyRequest) -> File:
        return found(folder, request.url.path.removeprefix("/"), FRESH)

    return [show, asset, beside, manifest, runtime]


def found(folder: Path, name: str, caching: str, headers: Mapping[str, str] = NO_HEADERS) -> File:
    """A file of ours: nothing that a name could climb out of the folder with."""
    if name not in {other.name for other in folder.glob("*.*")}:
        raise NotFoundException
    return file(folder / name, caching, headers)


def file(path: Path, caching: str, headers: Mapping[str, str] = NO_HEADERS) -> File:
    return File(
        path,
        filename=path.name,
        content_disposition_type="inline",
        media_type=headers.get("content-type"),
        headers={"cache-control": caching, **headers},
    )


def make_app(registry: TableRegistry, folder: Path | None = None, peers: Peers | None = None) -> Litestar:
    peers = peers or Peers(registry)
    net = registry.services.settings.net
    timer, access = RequestTimer(registry.services.metrics), AccessMiddleware(registry.services)
    routes: list[Any] = [api(), *health.ROUTES, metrics, *pages(folder or web_folder())]
    app = Litestar(
        route_handlers=routes,
        state=State({"registry": registry, "notices": NoticeService(registry), "peers": peers}),
        middleware=[timer, access, *([Forwarder(peers)] if peers.bus else [])],
        before_send=[header_adder(net), timer.before_send],
        exception_handlers={ZooramaError: refuse, HTTPException: misread, RecursionError: too_deep, Exception: fail},
        logging_config=None,  # run.py configures it
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=LEVEL, exclude_opt_key=COMPRESSED
        ),
        openapi_config=OpenAPIConfig(title="Zoorama", version=__version__, path="/api/schema"),
        request_max_body_size=net.body_bytes,
        pdb_on_exception=False,
        debug=False,
    )
    peers.handler.application = cast(Application, app)
    if peers.bus:
        peers.usage.share({"requests": access.limiter} | registry.services.quotas.shared() | registry.shared_limits())
    return app
