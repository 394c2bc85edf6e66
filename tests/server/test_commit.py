"""What is not stored yet, nobody sees: not in an update, not in a table's information, not in a list."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Guest, Json, Running, Wire, hot_seat, is_over, running
from zoorama.engine.dealer import Rng
from zoorama.server.store.leases import Lease
from zoorama.server.store.store import EntryRow, StoreError, TableRow
from zoorama.server.tables import broadcast

GAME = "zooloretto_dice"


class HeldStore:
    """Holds appends back until they are released; then it stores them, or fails."""

    def __init__(self, server: Running, *, fails: bool) -> None:
        self.append = server.services.store.append
        self.reached = asyncio.Event()
        self.released = asyncio.Event()
        self.fails = fails

    async def hold(self, table: TableRow | str, entries: list[EntryRow], lease: Lease) -> None:
        self.reached.set()
        await self.released.wait()
        if self.fails:
            raise StoreError("unreachable", {"where": "here", "reason": "held"})
        await self.append(table, entries, lease)


@pytest.fixture(autouse=True)
def broadcast_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed table, as it is by somebody joining, is broadcast when the test says so."""
    monkeypatch.setattr(broadcast, "GATHERING_TIME", 1e6)


@asynccontextmanager
async def held_store(
    server: Running, monkeypatch: pytest.MonkeyPatch, *, fails: bool = False
) -> AsyncIterator[HeldStore]:
    """The store's appends are held back within, and released at the end, come what may."""
    held = HeldStore(server, fails=fails)
    monkeypatch.setattr(server.services.store, "append", held.hold)
    try:
        yield held
    finally:
        held.released.set()


async def shown(guest: Guest, table: str) -> list[Json]:
    """The table as a person is shown it: by its link, and in lists."""
    listed = [found for path in ("/api/tables", "/api/me/tables") for found in (await guest.get(path))["tables"]]
    return [await guest.get(f"/api/tables/{table}"), *(found for found in listed if found["id"] == table)]


async def last_act(wire: Wire, guest: Guest, table: str) -> tuple[int, object]:
    """Play until one more act ends the game: the seat that makes it, and the act."""
    rng = Rng(1)
    while True:
        seat, asked = wire.asked()
        for action in asked["legal"]:
            await wire.send(type="preview", id="p", seat=seat, action=action)
            seen = await wire.until(lambda message: message.get("id") == "p")
            if seen["type"] == "preview" and any(event["type"] == "GameEnded" for event in seen["events"]):
                return seat, action
        await wire.act(seat, asked["legal"][rng.below(len(asked["legal"]))])
        assert not is_over(wire.latest[seat]), "the game ended by an act that no preview showed"


async def told_when_broadcast(server: Running, wire: Wire, table: str) -> Json:
    """What the pending broadcast of the table tells when its time comes now."""
    context = server.registry.tables[table].context
    assert not context.broadcast.is_quiet()
    context.broadcast.send_table(context.info)
    told: Json = (await wire.next("table"))["table"]
    return told


@pytest.mark.parametrize("fails", [False, True])
async def test_the_seed_is_told_only_once_the_end_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            seat, action = await last_act(wire, guest, table)
            before = await shown(guest, table)
            assert [(info["stage"], info["result"], info["luck"]["seed"]) for info in before] == [
                ("playing", None, None)
            ] * 2
            async with held_store(server, monkeypatch, fails=fails) as held:
                await wire.send(type="act", id="last", seat=seat, seq=wire.latest[seat]["seq"], action=action)
                await asyncio.wait_for(held.reached.wait(), PATIENCE)
                assert await shown(guest, table) == before
                assert (await told_when_broadcast(server, wire, table)) == before[0]
            if fails:
                await wire.next("bye")
            else:
                await wire.until(lambda message: message["type"] == "update" and is_over(message))
        monkeypatch.undo()
        info = await guest.get(f"/api/tables/{table}")
        assert (info["stage"] == "playing") is fails
        assert (info["luck"]["seed"] is None) is fails


async def test_a_game_has_not_begun_until_its_first_entry_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        table = (await guest.create(GAME, 3, public=True))["id"]
        await guest.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        wire = await guest.connect(table)
        await wire.next("welcome")
        async with wire:
            before = await shown(guest, table)
            assert [(info["stage"], len(info["seats"])) for info in before] == [("gathering", 3)] * 3
            async with held_store(server, monkeypatch) as held:
                starting = asyncio.create_task(guest.post(f"/api/tables/{table}/start"))
                await asyncio.wait_for(held.reached.wait(), PATIENCE)
                assert await shown(guest, table) == before
                assert (await told_when_broadcast(server, wire, table)) == before[0]
            begun = await starting
        assert (begun["stage"], len(begun["seats"])) == ("playing", 2)
