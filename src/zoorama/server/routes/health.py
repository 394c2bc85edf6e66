"""For whoever watches over the server: does it live, and can it take people."""

from litestar import Response, get

from zoorama import __version__
from zoorama.server.routes.common import AnyRequest


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives and its loop answers. A restart cures nothing that this does not tell."""
    return {"status": "ok", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, object]]:
    parts = await request.app.state.registry.services.readiness.parts()
    is_ready = set(parts.values()) == {"ok"}
    return Response(
        {"status": "ready" if is_ready else "not ready", "version": __version__, "parts": parts},
        status_code=200 if is_ready else 503,
    )


ROUTES = [health, ready]
