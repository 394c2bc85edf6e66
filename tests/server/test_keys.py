"""The keys of cookies: apart from the database and its backups, moved there from older ones, and changed in time."""

from pathlib import Path

import pytest

from tests.server.harness import EAGER, ManualClock, reconnecting, running
from zoorama.server.key_storage import KeyFile
from zoorama.server.keys import Key, KeyRing, NotAKey, dump_keys, fresh_key, parse_keys, rotated
from zoorama.server.settings import Keeping, Settings
from zoorama.server.store.open import open_store
from zoorama.server.store.store import StoreError

OLD = "5eed" * 16
DAY = 86_400


def test_a_rotated_key_is_believed_until_it_expires() -> None:
    clock = ManualClock()
    keys = [fresh_key()]
    cookie = KeyRing(keys, clock.now).sign("ann")
    ring = KeyRing(rotated(keys, clock.now(), 30 * DAY), clock.now)
    assert ring.sign("ann") != cookie
    assert ring.read(cookie) == ring.read(ring.sign("ann")) == "ann"
    clock.go(31 * DAY)
    assert ring.read(cookie) is None
    assert len(rotated(ring.keys, clock.now(), DAY)) == 2, "what has expired is dropped"


@pytest.mark.parametrize("cookie", [None, "", ".", "ann", "ann.", ".abc", "ann.é"])
def test_what_we_did_not_sign_is_nobodys(cookie: str | None) -> None:
    assert KeyRing([fresh_key()], ManualClock().now).read(cookie) is None


def test_keys_are_read_as_they_were_written() -> None:
    keys = [fresh_key(), Key(b"x" * 32, 12345.5)]
    assert parse_keys(dump_keys(keys)) == keys


@pytest.mark.parametrize("text", ["", "\n", "zoo", "zz" * 32, f"{OLD} soon", f"{OLD} 1 2", "5eed"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(NotAKey):
        parse_keys(text)


async def test_the_key_of_an_older_database_moves_to_a_file_and_out_of_backups(tmp_path: Path) -> None:
    db, copy = tmp_path / "db", tmp_path / "copy"
    store = open_store(str(db))
    await store.open()
    await store.secrets.write("cookies", OLD)
    await store.close()
    cookie = KeyRing(parse_keys(OLD), ManualClock().now).sign("ann")
    for _ in range(2):
        async with running(db) as server:
            assert server.services.people.read(cookie) == "ann"
            assert await server.services.store.secrets.read("cookies") is None
            await server.services.store.backup(copy)
    assert (tmp_path / "db.key").read_text() == OLD
    assert OLD.encode() not in copy.read_bytes()


async def test_keys_are_rotated_while_the_server_runs(where: str, tmp_path: Path) -> None:
    """With a file of its own on either database."""
    file = tmp_path / "cookies.key"
    async with running(where, Settings(pause=0, keeping=Keeping(key_file=str(file)))) as server:
        ada = await server.guest("Ada")
        before = dict(ada.http.cookies)
        file.write_text(dump_keys(rotated(parse_keys(file.read_text()), server.services.clock.now(), DAY)))
        await server.services.keys.refresh()
        me = await ada.get("/api/me")
        assert me["name"] == "Ada"
        assert dict(ada.http.cookies) != before, "signed anew when seen"


async def test_a_postgresql_database_keeps_the_key_unless_a_file_is_named(where: str, tmp_path: Path) -> None:
    if "://" not in where:
        pytest.skip("SQLite has a file beside it")
    async with running(where) as server:
        ada = await server.guest("Ada")
        assert await server.services.store.secrets.read("cookies")
    async with running(where, Settings(pause=0, keeping=Keeping(key_file=str(tmp_path / "key")))) as server:
        assert await server.services.store.secrets.read("cookies") is None
        assert (await reconnecting(ada, server).get("/api/me"))["name"] == "Ada"


async def test_a_file_that_is_no_key_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "db.key").write_text("Dear zoo")
    with pytest.raises(StoreError, match="bad-key"):
        async with running(tmp_path / "db", EAGER):
            pass
    assert (tmp_path / "db.key").read_text() == "Dear zoo"


async def test_a_key_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unreachable"):
        await KeyFile(tmp_path / "nowhere" / "key").write("x")
    with pytest.raises(StoreError, match="unreachable"):
        await KeyFile(tmp_path).read()
