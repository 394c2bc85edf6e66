from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.nats import Nats, nats_server
from tests.server.postgres import CannotStart, Postgres, postgres_server


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
