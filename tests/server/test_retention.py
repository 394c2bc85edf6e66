"""What expires is deleted beside play, by the settings; what is in memory or worth keeping stays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.harness import ManualClock, hot_seat, running
from tests.server.store.rows import chat, entry, table
from zoorama.server.housekeeping import Housekeeping
from zoorama.server.settings import Keeping, Settings
from zoorama.server.store import retention
from zoorama.server.store.open import open_store
from zoorama.server.store.store import PersonRow

DAY = 86_400
STAGES = ("gathering", "playing", "over")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)


async def left_after(where: str, keeping: Keeping, days: float) -> list[str]:
    """Of a table in each stage, touched so long ago."""
    clock = ManualClock()
    settings = Settings(pause=0, requests=1000, keeping=keeping)
    async with running(where, settings, clock) as server:
        store = server.services.store
        for stage in STAGES:
            await store.append(table(stage, stage=stage, touched=clock.now() - days * DAY), [entry(0)])
            await store.say(stage, chat(0))
        await Housekeeping(server.registry).retain()
        return [stage for stage in STAGES if await store.table(stage) is not None]


async def test_nothing_is_deleted_that_somebody_would_miss(where: str) -> None:
    assert await left_after(where, Keeping(), days=89) == ["gathering", "playing", "over"]


async def test_a_table_nobody_ever_began_is_deleted_in_time(where: str) -> None:
    assert await left_after(where, Keeping(), days=91) == ["playing", "over"]


async def test_the_settings_say_what_else_is_deleted(where: str) -> None:
    assert await left_after(where, Keeping(gathering=0, playing=100, finished=10), days=50) == ["gathering", "playing"]


async def test_a_table_in_memory_is_never_deleted(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", Settings(pause=0, keeping=Keeping(playing=1)), clock) as server:
        _, name, wire = await hot_seat(server, "zooloretto_dice")
        async with wire:
            clock.go(2 * DAY)
            await Housekeeping(server.registry).retain()
            assert await server.services.store.table(name) is not None


async def test_people_without_a_table_and_expired_transfers_go(where: str) -> None:
    store = open_store(where)
    await store.open()
    for name, seen in (("ann", 5.0), ("bob", 5.0), ("cid", 50.0)):
        await store.save_person(PersonRow(name, name, 1.0, seen))
    await store.save_table(table(people=("ann",)))
    assert await store.retention.delete_people(10.0) == ["bob"]
    assert [name for name in ("ann", "bob", "cid") if await store.person(name)] == ["ann", "cid"]
    await store.offer_transfer("old", "ann", 5.0)
    await store.offer_transfer("new", "ann", 50.0)
    await store.retention.delete_expired_transfers(10.0)
    assert await store.take_transfer("new", 20.0) == "ann"
    await store.close()


async def test_a_deletion_in_many_steps_deletes_all(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "STEP", 3)
    store = open_store(where)
    await store.open()
    for number in range(10):
        await store.append(table(f"t{number}", stage="over", touched=1.0), [entry(0)])
    assert await store.retention.prune(("over",), 2.0) == 10
    await store.close()


async def filled(file: Path) -> None:
    store = open_store(str(file))
    await store.open()
    for number in range(50):
        await store.append(table(f"t{number}", stage="over", touched=1.0), [entry(0, "x" * 50_000)])
    await store.close()


async def test_space_is_given_back_to_the_disk(tmp_path: Path) -> None:
    await filled(tmp_path / "db")
    before = (tmp_path / "db").stat().st_size
    store = open_store(str(tmp_path / "db"))
    await store.open()
    await store.retention.prune(("over",), 2.0)
    await store.retention.give_back_space()
    await store.close()
    assert (tmp_path / "db").stat().st_size < before / 5


async def test_an_older_file_needs_a_vacuum_first(tmp_path: Path) -> None:
    await filled(tmp_path / "db")
    before = (tmp_path / "db").stat().st_size
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("PRAGMA auto_vacuum = NONE")
        file.execute("VACUUM")
    store = open_store(str(tmp_path / "db"))
    await store.open()
    await store.retention.prune(("over",), 2.0)
    await store.retention.give_back_space()
    assert (tmp_path / "db").stat().st_size > before / 2
    await store.retention.vacuum()
    assert (tmp_path / "db").stat().st_size < before / 5
    await store.close()


async def test_postgresql_vacuums_itself(where: str) -> None:
    store = open_store(where)
    await store.open()
    await store.append(table(), [entry(0)])
    await store.retention.give_back_space()
    await store.retention.vacuum()
    assert await store.log("t1") == [entry(0)]
    await store.close()
