"""A damaged table is set aside and told of once; the check finds it; others go on."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import enumerate as enumerate_threads
from typing import Any

import pytest

from tests.server.harness import EAGER, Answered, ManualClock, Running, hot_seat, reconnecting, running
from zoorama.server.store.open import open_store
from zoorama.server.tables.check import Findings, check

GAME = "zooloretto_dice"


def change(db: Path, statement: str, *row: Any) -> None:
    with closing(sqlite3.connect(db)) as file, file:
        file.execute(statement, row)


async def played(server: Running) -> str:
    """A table where two acts were made, and which is no longer in memory."""
    _, table, wire = await hot_seat(server, GAME)
    async with wire:
        for _ in range(2):
            seat, asked = wire.asked()
            await wire.act(seat, asked["legal"][0])
    return table


async def looked_over(db: Path, *, repair: bool = False) -> Findings:
    store = open_store(str(db))
    await store.open()
    try:
        return await check(store, repair=repair)
    finally:
        await store.close()


async def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        bad, good = await played(server), await played(server)
    change(tmp_path / "db", "UPDATE entries SET body = 'x' WHERE table_id = ? AND seq = 2", bad)
    change(tmp_path / "db", "UPDATE tables SET due = 1 WHERE id = ?", bad)
    async with running(tmp_path / "db", clock=clock) as server:
        guest = await server.guest()
        for _ in range(3):
            with pytest.raises(Answered) as answered:
                await guest.get(f"/api/tables/{bad}")
            assert answered.value.status == 503
            assert answered.value.problem["key"] == "error-TableDamaged"
            await server.registry.maintain()
            clock.go(10_000)
        assert (await guest.get(f"/api/tables/{good}"))["stage"] == "playing"
        told = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert [record.__dict__["table"] for record in told] == [bad[:6]]
        assert told[0].exc_info is None
        assert bad[:8] not in caplog.text


async def test_a_table_set_aside_is_tried_again_and_played_once_it_is_repaired(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        table = await played(server)
    change(tmp_path / "db", "UPDATE entries SET seq = 99 WHERE table_id = ? AND seq = 2", table)
    async with running(tmp_path / "db", clock=clock) as server:
        guest = await server.guest()
        for _ in range(2):
            with pytest.raises(Answered, match="TableDamaged"):
                await guest.get(f"/api/tables/{table}")
            change(tmp_path / "db", "UPDATE entries SET seq = 2 WHERE table_id = ? AND seq = 99", table)
        clock.go(6)
        assert (await guest.get(f"/api/tables/{table}"))["stage"] == "playing"
        assert len(server.registry.quarantine) == 0


async def test_a_damaged_row_does_not_hide_the_others_from_a_list(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        tables = [(await ada.create(GAME, 2))["id"] for _ in range(2)]
    change(tmp_path / "db", "UPDATE tables SET data = '{' WHERE id = ?", tables[0])
    async with running(tmp_path / "db") as server:
        listed = (await reconnecting(ada, server).get("/api/me/tables"))["tables"]
        assert [table["id"] for table in listed] == [tables[1]]


async def test_the_check_replays_every_table(where: str) -> None:
    async with running(where) as server:
        await played(server)
        await (await server.guest()).create(GAME, 2)
    store = open_store(where)
    await store.open()
    found = await check(store)
    assert (found.tables, found.sound, found.damaged, found.behind, found.unlisted) == (2, True, [], [], [])
    await store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET body = '{}' WHERE table_id = ? AND seq = 3",
        "DELETE FROM entries WHERE table_id = ? AND seq = 2",
        "DELETE FROM entries WHERE table_id = ?",
        "UPDATE tables SET data = replace(data, 'zooloretto_dice', 'chess') WHERE id = ?",
        "UPDATE tables SET data = '' WHERE id = ?",
        "UPDATE tables SET stage = 'over' WHERE id = ?",
    ],
)
async def test_the_check_names_the_damaged_table(tmp_path: Path, damage: str) -> None:
    async with running(tmp_path / "db") as server:
        bad, _ = await played(server), await played(server)
    change(tmp_path / "db", damage, bad)
    found = await looked_over(tmp_path / "db", repair=True)
    assert [table for table, _ in found.damaged] == [bad]
    assert (found.tables, found.sound, found.repaired) == (2, False, 0)


async def test_the_check_repairs_what_follows_from_the_rest(tmp_path: Path) -> None:
    async with running(tmp_path / "db", EAGER) as server:
        table = await played(server)
        before = await server.services.store.table(table)
        assert before is not None
        server.registry.tables.clear()  # as if it had crashed: the row stays behind
    change(tmp_path / "db", "DELETE FROM seatings WHERE table_id = ?", table)
    found = await looked_over(tmp_path / "db")
    assert (found.behind, found.unlisted, found.sound) == ([table], [table], True)
    assert (await looked_over(tmp_path / "db", repair=True)).repaired == 2
    found = await looked_over(tmp_path / "db")
    assert (found.behind, found.unlisted) == ([], [])
    with closing(sqlite3.connect(tmp_path / "db")) as file:
        data, touched = file.execute("SELECT data, touched FROM tables").fetchone()
    assert touched > before.touched
    assert json.loads(data)["sitters"] == json.loads(before.data)["sitters"]


def empty_an_index(db: Path) -> None:
    """Its page says that it has no entries."""
    with closing(sqlite3.connect(db)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'seatings_table'").fetchone()
    content = bytearray(db.read_bytes())
    at = (page - 1) * 4096
    content[at + 3 : at + 5] = bytes(2)
    db.write_bytes(content)


async def test_the_check_finds_a_damaged_file(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        await played(server)
    empty_an_index(tmp_path / "db")
    found = await looked_over(tmp_path / "db")
    assert not found.sound
    assert any("seatings_table" in problem for problem in found.problems)


@pytest.mark.parametrize("orderly", [True, False])
async def test_damage_is_told_at_the_start_after_an_end_that_was_not_orderly(
    tmp_path: Path, orderly: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path / "db") as server:
        await played(server)
    empty_an_index(tmp_path / "db")
    (tmp_path / "db.lock").write_text("" if orderly else "open")
    store = open_store(str(tmp_path / "db"))
    await store.open()
    await finished_checkup()
    await store.close()
    assert ("zoorama admin check" in caplog.text) is not orderly
    assert (tmp_path / "db.lock").read_text() == ""


async def finished_checkup() -> None:
    while any(thread.name == "zoorama-checkup" for thread in enumerate_threads()):
        await asyncio.sleep(0.01)
