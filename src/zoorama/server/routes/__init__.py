"""The HTTP API, a file an area."""

from litestar import Router
from litestar.types import ControllerRouterHandler

from zoorama.server.routes import analysis, games, me, moderation, notices, personal, puzzles, socket, tables
from zoorama.server.routes.common import DEPENDENCIES


def api() -> Router:
    routes: list[ControllerRouterHandler] = [
        *me.ROUTES,
        *games.ROUTES,
        *tables.ROUTES,
        *analysis.ROUTES,
        *moderation.ROUTES,
        *notices.ROUTES,
        *personal.ROUTES,
        *puzzles.ROUTES,
        *socket.ROUTES,
    ]
    return Router(path="/api", route_handlers=routes, dependencies=DEPENDENCIES | moderation.DEPENDENCIES)
