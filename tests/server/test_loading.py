"""Tables are loaded beside play: in slices, one at a time."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import hot_seat, reconnecting, running
from zoorama.engine.dealer import Rng
from zoorama.server.tables import stored_log

GAME = "zooloretto_dice"
LONG = 25  # entries


async def test_others_have_their_turn_while_tables_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_log, "SLICE", 0.0)  # each entry is a slice
    tables = []
    async with running(tmp_path / "db") as server:
        for seed in range(3):
            guest, table, wire = await hot_seat(server, GAME)
            async with wire:
                await wire.play(Rng(seed), lambda update: update["seq"] > LONG)
            tables.append(table)
    async with running(tmp_path / "db") as server:
        registry, restored = server.registry, list[str]()
        loading = [asyncio.create_task(registry.table(table)) for table in tables]
        turns = 0
        while not all(task.done() for task in loading):
            await asyncio.sleep(0)
            turns += 1
            restored += [table for table in registry.tables if table not in restored]
        assert turns > LONG * len(tables), "a turn for each entry"
        assert restored == tables, "one after the other, as they were asked for"
        back = reconnecting(guest, server)
        assert (await back.get(f"/api/tables/{tables[-1]}"))["stage"] == "playing"


async def test_a_server_that_ends_while_it_loads_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_log, "SLICE", 0.0)
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(1), lambda update: update["seq"] > LONG)
    async with running(tmp_path / "db") as server:
        await server.registry.restoring.acquire()  # somebody else's is never done
        loading = asyncio.create_task(server.registry.table(table))
        while table not in server.registry.loading:
            await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await loading
