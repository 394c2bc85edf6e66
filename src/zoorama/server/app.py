"""The server put together."""

import logging
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ASGIApp, Receive, Send

from zoorama import __version__
from zoorama.engine.errors import Refused, Unreadable, ZooramaError
from zoorama.server.api import api
from zoorama.server.errors import ServerError
from zoorama.server.guard import Guard, add_headers
from zoorama.server.house import House
from zoorama.server.socket import DIRECT
from zoorama.server.store.store import StoreError
from zoorama.server.troubles import trouble
from zoorama.server.wire import Trouble

LARGEST_BODY = 100_000  # bytes
PAGES = ["/", "/t/{link:str}", "/t/{link:str}/replay", "/rules/{game:str}", "/learn/{game:str}", "/arrive"]

FRESH = "no-cache"  # asked for every time, sent only if it changed
FOREVER = "public, max-age=31536000, immutable"

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("zoorama.app")


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    healthy = await request.app.state.house.store.healthy()
    return Response(
        {"status": "ok" if healthy else "no database", "version": __version__}, status_code=200 if healthy else 503
    )


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: AnyRequest) -> bytes:
    text: bytes = request.app.state.house.metrics.text()
    return text


def refuse(_: AnyRequest, error: ZooramaError) -> Response[Trouble]:
    return Response(trouble(error), status_code=status(error))


def status(error: ZooramaError) -> int:
    match error:
        case ServerError():
            return error.status
        case Refused():
            return 409
        case StoreError():
            return 503  # ours, not the client's: the same request may succeed later
    return 400


def misread(_: AnyRequest, error: HTTPException) -> Response[Trouble]:
    """What the framework refuses, in our own form."""
    if error.status_code == 404:
        return Response(
            Trouble(name="NotFound", key="error-NotFound", facts={}, message="there is nothing here"), status_code=404
        )
    why = "; ".join(str(part) for part in (error.detail, error.extra) if part)[:300]
    refused = trouble(Unreadable("request", "not-understood", {"why": why}))
    return Response(refused, status_code=error.status_code, headers=error.headers)


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Trouble]:
    return Response(trouble(Unreadable("request", "too-deep")), status_code=400)


def fail(_: AnyRequest, error: Exception) -> Response[Trouble]:
    """Our own mistake. The path stays out of the log: it holds the table's link."""
    log.error("request failed", exc_info=error)
    return Response(
        Trouble(name="Failed", key="error-Failed", facts={}, message="something went wrong on our side"),
        status_code=500,
    )


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
        return found(folder / "assets", name, FOREVER)

    @get(
        [f"/{other.name}" for other in folder.glob("*.*") if other.name != "index.html"] or "/none",
        include_in_schema=False,
    )
    async def beside(request: AnyRequest) -> File:
        return found(folder, request.url.path.removeprefix("/"), FRESH)

    return [show, asset, beside]


def found(folder: Path, name: str, caching: str) -> File:
    """A file of ours: nothing that a name could climb out of the folder with."""
    if name not in {other.name for other in folder.glob("*.*")}:
        raise NotFoundException
    return file(folder / name, caching)


def file(path: Path, caching: str) -> File:
    return File(path, filename=path.name, content_disposition_type="inline", headers={"cache-control": caching})


def make_app(house: House, folder: Path | None = None) -> ASGIApp:
    """For an open house."""
    inside = make_inside(house, folder or web_folder())

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope[DIRECT] = (receive, send)
        await inside(scope, receive, send)

    return app


def make_inside(house: House, folder: Path) -> Litestar:
    routes: list[Any] = [api(), health, metrics, *pages(folder)]
    return Litestar(
        route_handlers=routes,
        state=State({"house": house}),
        middleware=[Guard(house)],
        before_send=[add_headers],
        exception_handlers={ZooramaError: refuse, HTTPException: misread, RecursionError: too_deep, Exception: fail},
        logging_config=None,  # ours is set up by whoever serves
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        openapi_config=OpenAPIConfig(title="Zoorama", version=__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        pdb_on_exception=False,
        debug=False,
    )
