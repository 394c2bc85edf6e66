"""Headers of every answer, and the answer to a request that the application never sees."""

from typing import NamedTuple

from msgspec import json

from zoorama.server.errors import ServerError, TooMany
from zoorama.server.protocol.problems import problem_of

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
WORKER_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
SECURITY = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # a table's link is its key
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": ("camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()"),
    "cache-control": "no-store",  # answers are somebody's own; files say otherwise themselves
}
SECURE = ("https", "wss")


def security_headers(scheme: str, hsts_seconds: int) -> dict[str, str]:
    if scheme in SECURE and hsts_seconds:
        return SECURITY | {"strict-transport-security": f"max-age={hsts_seconds}"}
    return SECURITY


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def refusal(error: ServerError) -> Answer:
    """In the form of all our errors."""
    body = json.encode(problem_of(error))
    headers = SECURITY | {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    if isinstance(error, TooMany):
        headers |= {"retry-after": str(error.wait)}
    return Answer(error.status, [(name.encode(), value.encode()) for name, value in headers.items()], body)
