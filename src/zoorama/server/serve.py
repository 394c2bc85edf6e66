"""The server as a process: one port, one database, an orderly end."""

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
from litestar.types import ASGIApp
from platformdirs import user_data_path

from zoorama.server.app import make_app
from zoorama.server.house import House, Settings
from zoorama.server.socket import LARGEST
from zoorama.server.store.open import open_store
from zoorama.server.sweeper import never_by_itself, sweep_now_and_then

GRACE = 5  # seconds that running requests have to finish
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


@dataclass(frozen=True)
class Place:
    host: str
    port: int
    db: str | None
    browser: bool


class Server(uvicorn.Server):
    """Ends on a signal without passing it on: the house has still to be closed."""

    def __init__(self, house: House, told: Callable[[], None] = lambda: None) -> None:
        super().__init__(configuration(make_app(house)))
        self.house = house
        self.told = told

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
        await super().startup(sockets)
        self.told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)


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


def listen(place: Place) -> socket.socket:
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((place.host, place.port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(place: Place, settings: Settings, announce: Callable[[str], None]) -> None:
    """Until told to end by a signal. `announce` hears the address once somebody can come."""
    keep_log()
    fastest = uvicorn.Config("", log_config=None).get_loop_factory()  # uvloop's, where there is one
    with listen(place) as listening, never_by_itself(), asyncio.Runner(loop_factory=fastest) as runner:
        runner.run(run(place, settings, announce, listening))


async def run(place: Place, settings: Settings, announce: Callable[[str], None], listening: socket.socket) -> None:
    host = f"[{place.host}]" if ":" in place.host else place.host
    address = f"http://{host}:{listening.getsockname()[1]}"

    def tell() -> None:
        announce(address)
        if place.browser:
            webbrowser.open(address)

    sweeping = asyncio.create_task(sweep_now_and_then())
    async with House(open_store(place.db or str(default_db())), settings) as house:
        await Server(house, tell).serve([listening])
    sweeping.cancel()


def configuration(app: ASGIApp) -> uvicorn.Config:
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


def keep_log() -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(handlers=[lines], level=logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
