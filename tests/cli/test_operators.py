"""`zoorama admin operator` and `operators`."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.command import Run
from zoorama.server.people import digest
from zoorama.server.store.moderation import OperatorRow
from zoorama.server.store.open import open_store


@pytest.fixture
def db(tmp_path: Path) -> str:
    async def create() -> None:
        store = open_store(str(tmp_path / "db"))
        await store.open()
        await store.close()

    asyncio.run(create())
    return str(tmp_path / "db")


def enter(db: str, token: str) -> str | None:
    """As the server does when the link is opened."""

    async def take() -> str | None:
        store = open_store(db)
        await store.open()
        try:
            name = await store.moderation.take_link(digest(token), now=0.0)
            if name:
                await store.moderation.save_operator(OperatorRow("p1", name, 0.0))
            return name
        finally:
            await store.close()

    return asyncio.run(take())


def test_an_operator_is_made_listed_and_removed(zoorama: Run, db: str) -> None:
    assert "There are no operators." in zoorama("admin", "operators", "--db", db).out
    printed = zoorama("admin", "operator", "Olga", "--db", db).out
    assert "Olga" in printed
    token = printed.split("/operate#")[1].strip()
    assert enter(db, token) == "Olga"
    assert enter(db, token) is None, "a link works once"
    assert "Olga  1970-01-01" in zoorama("admin", "operators", "--db", db).out
    assert "no longer" in zoorama("admin", "operators", "--remove", "Olga", "--db", db).out
    assert "There are no operators." in zoorama("admin", "operators", "--db", db).out
    assert "no operator Olga" in zoorama("admin", "operators", "--remove", "Olga", "--db", db).refused()


def test_a_link_that_was_not_used_is_removed_too(zoorama: Run, db: str) -> None:
    token = zoorama("admin", "operator", "Olga", "--db", db).out.split("/operate#")[1].strip()
    assert zoorama("admin", "operators", "--remove", "Olga", "--db", db).code == 0
    assert enter(db, token) is None


def test_what_shows_nothing_is_no_operators_name(zoorama: Run, db: str) -> None:
    assert "cannot be a name" in zoorama("admin", "operator", "\u3164", "--db", db).refused()
