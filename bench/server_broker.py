"""A broker and a database for the bench alone, which can be asked what they did."""

import asyncio
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx

from bench.server_cpu import parent_of
from tests.server.kill.process import free_port
from tests.server.postgres import OwnPostgres, own_postgres

PLACES = "/usr/sbin:/usr/local/sbin"  # where Debian puts it, whoever asks
PATIENCE = 30.0  # seconds until it answers


class Broker:
    def __init__(self, program: str) -> None:
        port, monitor = free_port(), free_port()
        self.address, self._monitor = f"nats://127.0.0.1:{port}", f"http://127.0.0.1:{monitor}/varz"
        command = [program, "-a", "127.0.0.1", "-p", str(port), "-m", str(monitor)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def carried(self) -> tuple[int, int]:
        """Messages and bytes that it has taken so far."""
        told = httpx.get(self._monitor).json()
        return told["in_msgs"], told["in_bytes"]

    def until_up(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.carried()
            except httpx.TransportError:
                if time.monotonic() > until:
                    sys.exit("nats-server did not start")
                time.sleep(0.02)
            else:
                return


@contextmanager
def broker() -> Iterator[Broker]:
    program = shutil.which("nats-server") or shutil.which("nats-server", path=PLACES)
    if program is None:
        sys.exit("nats-server is not installed (Debian: apt install nats-server)")
    started = Broker(program)
    try:
        started.until_up()
        yield started
    finally:
        started.process.kill()
        started.process.wait()


@contextmanager
def database(folder: Path) -> Iterator[tuple[OwnPostgres, int]]:
    """PostgreSQL in a folder that whoever runs it can reach, and its first process."""
    before, tempfile.tempdir = tempfile.tempdir, str(folder.resolve())
    try:
        with own_postgres() as postgres:
            yield postgres, asyncio.run(first_process(postgres.address))
    finally:
        tempfile.tempdir = before


async def first_process(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        return parent_of(await connection.fetchval("SELECT pg_backend_pid()"))
    finally:
        await connection.close()
