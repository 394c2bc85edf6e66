"""The server as a process: one port, one database, an orderly shutdown."""

import asyncio
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from platformdirs import user_data_path

from zoorama.server.app import make_app
from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.peers import Peers, among_peers
from zoorama.server.garbage import collect_when_quiet, no_automatic_collection
from zoorama.server.housekeeping import Housekeeping
from zoorama.server.listening import address_of, listen, notify
from zoorama.server.monitoring.start import monitored
from zoorama.server.net.descriptors import raise_limit
from zoorama.server.net.front import Front
from zoorama.server.net.gate import ConnectionGate
from zoorama.server.net.hosts import own_names
from zoorama.server.net.http import HttpProtocol
from zoorama.server.net.socket import SocketProtocol
from zoorama.server.notices.service import NoticeService
from zoorama.server.services import open_services
from zoorama.server.settings import ServeOptions, Settings
from zoorama.server.store.open import open_store
from zoorama.server.tables.connection import LARGEST
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.workers.warm_up import warm_up

GRACE = 5  # seconds that running requests have to finish
SWITCH_INTERVAL = 0.0005  # seconds that one thread may keep the others waiting: acts wait for the store's
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Server(uvicorn.Server):
    """Ends on a signal without passing it on: the tables have still to be closed."""

    def __init__(
        self, registry: TableRegistry, ready: Callable[[], None] = lambda: None, peers: Peers | None = None
    ) -> None:
        self.peers = peers or Peers(registry)
        app = make_app(registry, peers=self.peers)
        super().__init__(guarded(registry, app))
        self.registry = registry
        self.notices: NoticeService = app.state.notices
        self.ready = ready
        self.beside: list[asyncio.Task[None]] = []

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        if sys.platform != "win32":  # there `zoorama admin drain` is the only way to ask for it
            keeping, draining = self.registry.services.settings.keeping, self.registry.services.draining
            loop.add_signal_handler(signal.SIGUSR1, draining.begin, keeping.drain)
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self.handle_exit, number, None)
            except NotImplementedError:  # Windows
                signal.signal(number, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.notices.start()
        if self.peers.bus is not None:
            self.peers.usage.share(self.notices.subscriptions.shared_limits())
        await super().startup(sockets)
        self.beside = [asyncio.create_task(work) for work in (Housekeeping(self.registry).run(), self.end_drained())]
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify("STOPPING=1")
        for task in self.beside:
            task.cancel()
        await self.peers.retire()
        self.peers.say_goodbye()
        await self.registry.say_goodbye()
        await super().shutdown(sockets)
        await self.notices.stop()

    async def end_drained(self) -> None:
        await self.registry.services.draining.over.wait()
        self.should_exit = True


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


def serve(
    options: ServeOptions, settings: Settings, announce: Callable[[str], None], at: socket.socket | None = None
) -> None:
    """Runs until a signal ends it. `announce` is called with the address once the server accepts connections.

    `at` is the socket it shares with other processes; it listens at one of its own unless given.
    """
    configure_logging()
    raise_limit(settings.net.connections)
    sys.setswitchinterval(SWITCH_INTERVAL)
    fastest = uvicorn.Config("", log_config=None).get_loop_factory()  # uvloop's, where there is one
    settings = named(settings, options.host)
    with at or listen(options) as listening, no_automatic_collection(), asyncio.Runner(loop_factory=fastest) as runner:
        runner.run(run(options, settings, announce, listening))


def named(settings: Settings, host: str) -> Settings:
    """Unless told otherwise, the server answers to the name it was started on, and to its machine's own."""
    hosts = settings.net.hosts or (host, *own_names())
    return replace(settings, net=replace(settings.net, hosts=hosts))


async def run(
    options: ServeOptions, settings: Settings, announce: Callable[[str], None], listening: socket.socket
) -> None:
    def tell() -> None:
        announce(address_of(options, listening))
        notify("READY=1")

    collecting = asyncio.create_task(collect_when_quiet())
    bus = Bus(options.nats) if options.nats else None
    store = open_store(options.db or str(default_db()), shared=bus is not None)
    async with (
        open_services(store, settings) as services,
        among_peers(services, bus) as peers,
        monitored(peers.registry, shared=options.processes > 1),
    ):
        warming = asyncio.create_task(warm_up(services.bots))
        await Server(peers.registry, tell, peers).serve([listening])
        warming.cancel()
    collecting.cancel()


def guarded(registry: TableRegistry, app: Litestar) -> uvicorn.Config:
    """The application behind its gate."""
    services = registry.services
    config = configuration(Front(app, services.settings, services.metrics))
    gate = ConnectionGate(services.settings.net, services.metrics)
    config.http = cast(type[asyncio.Protocol], partial(HttpProtocol, gate=gate))
    config.ws = cast(type[asyncio.Protocol], partial(SocketProtocol, gate=gate))
    return config


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
        proxy_headers=False,  # net/front.py reads them
    )


def configure_logging() -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(handlers=[lines], level=logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every odd request; the metrics count them
