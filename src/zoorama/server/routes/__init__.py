"""The HTTP API, a file an area."""

from litestar import Router

from zoorama.server.routes import games, me, moderation, personal, socket, tables
from zoorama.server.routes.common import DEPENDENCIES


def api() -> Router:
    routes = [*me.ROUTES, *games.ROUTES, *tables.ROUTES, *moderation.ROUTES, *personal.ROUTES, *socket.ROUTES]
    return Router(path="/api", route_handlers=routes, dependencies=DEPENDENCIES | moderation.DEPENDENCIES)
