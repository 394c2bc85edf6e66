"""What is not stored yet, nobody sees: not in an update, not in a table's information, not in a list."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Guest, Running, Wire, hot_seat, is_over, running
from zoorama.engine.dealer import Rng
from zoorama.server.store.store import EntryRow, StoreError, TableRow

GAME = "zooloretto_dice"


class HeldStore:
    """Holds appends back until told to store them or to fail."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append = server.services.store.append
        self.reached = asyncio.Event()
        self.released = asyncio.Event()
        self.fails = False
        monkeypatch.setattr(server.services.store, "append", self.hold)

    async def hold(self, table: TableRow | str, entries: list[EntryRow]) -> None:
        self.reached.set()
        await self.released.wait()
        if self.fails:
            raise StoreError("unreachable", {"where": "here", "reason": "held"})
        await self.append(table, entries)


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


@pytest.mark.parametrize("fails", [False, True])
async def test_the_seed_is_told_only_once_the_end_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            seat, action = await last_act(wire, guest, table)
            held = HeldStore(server, monkeypatch)
            held.fails = fails
            await wire.send(type="act", id="last", seat=seat, seq=wire.latest[seat]["seq"], action=action)
            await held.reached.wait()
            info = await guest.get(f"/api/tables/{table}")
            held.released.set()
            assert (info["stage"], info["result"], info["luck"]["seed"]) == ("playing", None, None)
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
        table = (await guest.create(GAME, 3))["id"]
        await guest.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        held = HeldStore(server, monkeypatch)
        starting = asyncio.create_task(guest.post(f"/api/tables/{table}/start"))
        await held.reached.wait()
        info = await guest.get(f"/api/tables/{table}")
        held.released.set()
        assert (info["stage"], len(info["seats"])) == ("gathering", 3)
        begun = await starting
        assert (begun["stage"], len(begun["seats"])) == ("playing", 2)
