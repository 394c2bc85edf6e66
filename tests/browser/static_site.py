"""A folder behind the plainest of web servers, under a path of its own: no rewriting, no compression, no headers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

PREFIX = "/games/zoo"


class Prefixed(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(PREFIX) if path.startswith(PREFIX + "/") else "/nothing-is-here"
        return super().translate_path(inside)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 # the name it has there
        pass


class Portal(BaseHTTPRequestHandler):
    """Answers everything with a page of its own."""

    status = 200

    def do_GET(self) -> None:  # the name it has there
        self.send_response(self.status)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<h1>Welcome to our network</h1>")

    do_POST = do_GET  # noqa: N815 # likewise

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 # the name it has there
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with listening(0, partial(Prefixed, directory=str(folder))) as port:
        yield f"http://127.0.0.1:{port}{PREFIX}"


@contextmanager
def answering(port: int, status: int) -> Iterator[None]:
    with listening(port, type("Answering", (Portal,), {"status": status})):
        yield


@contextmanager
def listening(port: int, handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
