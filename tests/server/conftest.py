import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.nats import Nats, nats_server
from tests.server.postgres import CannotStart, Postgres, postgres_server
from zoorama.fair import dealer


@pytest.fixture(autouse=True)
def chosen_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games at a server of this process have a test's own luck, the same whenever it runs. Fresh luck now and then ends
    a game before what a test waits for."""
    numbers = itertools.count()

    def token_hex(size: int) -> str:
        return hashlib.shake_256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest(size)

    monkeypatch.setattr(dealer, "secrets", SimpleNamespace(token_hex=token_hex))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        with postgres_server() as server:
            yield server
    except CannotStart as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    try:
        with nats_server() as server:
            yield server
    except CannotStart as error:
        pytest.skip(f"NOT TESTED WITH SEVERAL SERVERS: {error}")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database nobody has used yet."""
    if request.param == "sqlite":
        return str(tmp_path / "zoorama.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh_database()
