"""Several processes of the server at one port: a parent starts them, and starts those again that end."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from zoorama.engine.errors import Fact, ZooramaError
from zoorama.server.cluster.bus import BrokerError
from zoorama.server.listening import UNIX, NotOnWindows, address_of, listen, notify
from zoorama.server.run import configure_logging, serve
from zoorama.server.settings import ServeOptions, Settings

AGAIN = 1.0  # seconds before a process that ended is started again
ENDING = 20.0  # seconds for all of them to end
log = logging.getLogger("zoorama.processes")
SPAWN = multiprocessing.get_context("spawn")


class StartFailed(ZooramaError):
    """A process could not start, and says why."""


class Ending(Exception):
    """A signal ends all processes while one of them starts."""


@contextmanager
def logged() -> Iterator[None]:
    try:
        yield
    except StartFailed as error:
        log.error("a process did not start", extra={"why": str(error), "facts": error.facts})


def drain(woken: socket.socket) -> None:
    with suppress(BlockingIOError):
        woken.recv(100)


def serve_all(options: ServeOptions, settings: Settings, announce: Callable[[str], None]) -> None:
    if not settings.workers and not options.nats:
        raise BrokerError("no-workers", option="--workers 0")
    if options.processes == 1:
        serve(options, settings, announce)
        return
    if sys.platform == "win32":
        raise NotOnWindows("--processes")
    if not options.nats:
        raise BrokerError("missing", processes=options.processes)
    configure_logging()
    with listen(options, shared=True) as listening:
        if not options.host.startswith(UNIX):  # the parent's socket only keeps the port
            options = replace(options, port=listening.getsockname()[1])
        Parent(options, settings, listening).run(lambda: announce(address_of(options, listening)))


class Child:
    def __init__(self, number: int, options: ServeOptions, settings: Settings, listening: socket.socket) -> None:
        self.number = number
        self.heard, telling = SPAWN.Pipe(duplex=False)
        at = listening if options.host.startswith(UNIX) else None
        self.process: SpawnProcess = SPAWN.Process(target=run_child, args=(number, options, settings, at, telling))
        self.process.start()
        telling.close()

    def is_ready(self) -> bool:
        """False before it says anything. Raises StartFailed."""
        try:
            if not self.heard.poll() and self.process.is_alive():
                return False
            said = self.heard.recv() if self.heard.poll() else self._ended()
        except EOFError:
            said = self._ended()
        if said is not None:
            raise StartFailed(*said)
        return True

    def _ended(self) -> tuple[str, dict[str, Fact], str]:
        return "a process ended", {"name": f"{self.process.exitcode}"}, "error-Failed"

    def end(self) -> None:
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)

    def until_ended(self, patience: float = ENDING) -> None:
        self.process.join(patience)
        if self.process.is_alive():
            log.error("a process did not end", extra={"process": self.process.pid})
            self.process.kill()
            self.process.join()


class Parent:
    def __init__(self, options: ServeOptions, settings: Settings, listening: socket.socket) -> None:
        self.options, self.settings, self.listening = options, settings, listening
        self.children: list[Child] = []
        self.ending = False
        self.restarting = False

    def run(self, ready: Callable[[], None]) -> None:
        with self._signals() as woken:
            try:
                for number in range(self.options.processes):
                    self.children.append(self._start(number, woken))  # the first migrates the database
                ready()
                notify("READY=1")
                while not self.ending:
                    self._look(woken)
                    if not self.restarting and not self.ending:
                        wait([woken, *(child.process.sentinel for child in self.children)])
            except Ending:
                return
            finally:
                notify("STOPPING=1")
                self._end()

    def _look(self, woken: socket.socket) -> None:
        drain(woken)
        if self.restarting and not self.ending:
            self.restarting = False
            self._restart(woken)
        for place, child in enumerate(self.children):
            if not child.process.is_alive() and not self.ending:
                time.sleep(AGAIN)
                with logged():  # the next look tries again
                    self.children[place] = self._start(child.number, woken)

    def _restart(self, woken: socket.socket) -> None:
        """One after another, each when the one in its place can take people: nobody finds the port closed."""
        for place, child in enumerate(self.children):
            with logged():  # the old one stays
                self.children[place] = self._start(child.number, woken)
                child.end()
                child.until_ended()

    def _start(self, number: int, woken: socket.socket) -> Child:
        """Raises StartFailed, or Ending if a signal ends all meanwhile."""
        child = Child(number, self.options, self.settings, self.listening)
        try:
            while not child.is_ready():
                wait([child.heard, child.process.sentinel, woken])
                drain(woken)
                if self.ending:
                    raise Ending
        except (StartFailed, Ending):
            child.end()
            child.until_ended()
            raise
        return child

    def _end(self) -> None:
        for child in self.children:
            child.end()
        until = time.monotonic() + ENDING
        for child in self.children:
            child.until_ended(max(0.1, until - time.monotonic()))

    @contextmanager
    def _signals(self) -> Iterator[socket.socket]:
        """A signal wakes whoever waits."""
        woken, waking = socket.socketpair()
        woken.settimeout(0)
        waking.settimeout(0)
        signal.set_wakeup_fd(waking.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(self, "ending", True))
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, lambda *_: setattr(self, "restarting", True))
        try:
            yield woken
        finally:
            signal.set_wakeup_fd(-1)
            woken.close()
            waking.close()


def run_child(
    number: int, options: ServeOptions, settings: Settings, at: socket.socket | None, telling: "Connection[Any, Any]"
) -> None:
    os.environ.pop("NOTIFY_SOCKET", None)  # the parent speaks for all
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, until the server takes its own signals
    metrics = settings.metrics
    if metrics.port:
        settings = replace(settings, metrics=replace(metrics, port=metrics.port + number))
    try:
        serve(options, settings, lambda _: telling.send(None), at or listen(options, shared=True))
    except ZooramaError as error:
        telling.send((str(error), error.facts, error.key))
