"""A NATS server for tests, from the package that ships it."""

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.kill.process import LOOPBACK, free_port
from tests.server.postgres import CannotStart

PATIENCE = 30.0
PLACES = "/usr/sbin:/usr/local/sbin"  # where Debian puts it, whoever asks


class Nats:
    def __init__(self, program: str, host: str) -> None:
        self.host = host
        self.port = free_port()
        self.address = f"nats://{host}:{self.port}"
        self._program = program
        self._process: subprocess.Popen[bytes]

    def start(self) -> None:
        command = [self._program, "-a", self.host, "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while not answers(self.host, self.port):
            if self._process.poll() is not None or time.monotonic() > until:
                raise CannotStart("nats-server did not start")
            time.sleep(0.02)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)


def answers(host: str, port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex((host, port)) == 0


@contextmanager
def nats_server(host: str = LOOPBACK) -> Iterator[Nats]:
    program = shutil.which("nats-server") or shutil.which("nats-server", path=PLACES)
    if program is None:
        raise CannotStart("nats-server is not installed")
    server = Nats(program, host)
    server.start()
    try:
        yield server
    finally:
        server.kill()
