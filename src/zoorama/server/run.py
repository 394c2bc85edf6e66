"""The server as a process: one port, one database, an orderly shutdown."""

import asyncio
import json
import logging
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from zoorama.server.app import make_app
from zoorama.server.garbage import collect_when_quiet, no_automatic_collection
from zoorama.server.notices.service import NoticeService
from zoorama.server.services import open_services
from zoorama.server.settings import Settings
from zoorama.server.store.open import open_store
from zoorama.server.tables.connection import LARGEST
from zoorama.server.tables.registry import TableRegistry

GRACE = 5  # seconds that running requests have to finish
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


@dataclass(frozen=True)
class ServeOptions:
    host: str
    port: int
    db: str | None
    browser: bool


class Server(uvicorn.Server):
    """Ends on a signal without passing it on: the tables have still to be closed."""

    def __init__(self, registry: TableRegistry, ready: Callable[[], None] = lambda: None) -> None:
        app = make_app(registry)
        super().__init__(configuration(app))
        self.registry = registry
        self.notices: NoticeService = app.state.notices
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self.handle_exit, number, None)
            except NotImplementedError:  # Windows
                signal.signal(number, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.notices.start()
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.registry.say_goodbye()
        await super().shutdown(sockets)
        await self.notices.stop()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def default_db() -> Path:
    return user_data_path("zoorama") / "tables.sqlite3"


def listen(options: ServeOptions) -> socket.socket:
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((options.host, options.port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(options: ServeOptions, settings: Settings, announce: Callable[[str], None]) -> None:
    """Runs until a signal ends it. `announce` is called with the address once the server accepts connections."""
    configure_logging()
    fastest = uvicorn.Config("", log_config=None).get_loop_factory()  # uvloop's, where there is one
    with listen(options) as listening, no_automatic_collection(), asyncio.Runner(loop_factory=fastest) as runner:
        runner.run(run(options, settings, announce, listening))


async def run(
    options: ServeOptions, settings: Settings, announce: Callable[[str], None], listening: socket.socket
) -> None:
    host = f"[{options.host}]" if ":" in options.host else options.host
    address = f"http://{host}:{listening.getsockname()[1]}"

    def tell() -> None:
        announce(address)
        if options.browser:
            webbrowser.open(address)

    collecting = asyncio.create_task(collect_when_quiet())
    store = open_store(options.db or str(default_db()))
    async with open_services(store, settings) as services, TableRegistry(services) as registry:
        await Server(registry, tell).serve([listening])
    collecting.cancel()


def configuration(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # paths hold tables' links
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        server_header=False,
    )


def configure_logging() -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(handlers=[lines], level=logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
