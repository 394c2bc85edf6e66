"""The socket's promises: acknowledged is kept, nothing twice, nothing missed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import (
    PATIENCE,
    Json,
    Wire,
    hot_seat,
    is_over,
    joined,
    reconnecting,
    running,
)
from zoorama.engine.dealer import Rng
from zoorama.server.net.channel import EXTENSION
from zoorama.server.settings import Settings

GAME = "zooloretto_dice"


async def send_act(wire: Wire, seat: int, update: Json, name: str) -> Json:
    await wire.send(type="act", id=name, seat=seat, seq=update["seq"], action=update["legal"][0])
    return await wire.until(lambda said: said.get("id") == name)


async def test_an_act_sent_again_is_the_same_act_also_after_reconnecting_and_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        seat, asked = wire.asked()
        first = await send_act(wire, seat, asked, "once")
        assert await send_act(wire, seat, asked, "once") == first
        await wire.socket.close()
        async with await joined(guest, table) as again:
            assert await send_act(again, seat, asked, "once") == first
            seq = again.latest[0]["seq"]
    async with running(tmp_path / "db") as server:
        moved = reconnecting(guest, server)
        async with await joined(moved, table) as later:
            assert await send_act(later, seat, asked, "once") == first
            assert later.latest[0]["seq"] == seq, "done once"
            seat, asked = later.asked()
            assert (await send_act(later, seat, asked, "next"))["seq"] == seq + 1


async def test_what_is_acknowledged_is_in_the_store(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            for number in range(5):
                seat, asked = wire.asked()
                answer = await wire.act(seat, asked["legal"][0], name=f"n{number}")
                kept = {entry.act: entry.seq for entry in await server.services.store.log(table)}
                assert kept[f"n{number}"] == answer["seq"]


async def test_nothing_that_could_not_be_stored_is_told_or_built_upon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        other = await joined(guest, table)
        seat, asked = wire.asked()
        kept = server.services.store.append

        async def fail(*_: Any) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(server.services.store, "append", fail)
        for one in (wire, other):
            await one.send(type="act", id=f"lost{id(one)}", seat=seat, seq=asked["seq"], action=asked["legal"][0])
        for one in (wire, other):
            before = len(one.messages)
            assert (await one.next("bye"))["reason"] == "restart"
            assert not any(said["type"] in ("ack", "update") for said in one.messages[before:])
        monkeypatch.setattr(server.services.store, "append", kept)
        async with await joined(guest, table) as back:
            assert back.latest[seat]["seq"] == asked["seq"]
            assert (await send_act(back, seat, asked, "again"))["type"] == "ack"


async def test_a_decision_made_before_seeing_what_happened_is_refused_with_how_things_stand(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            seat, asked = wire.asked()
            await wire.act(seat, asked["legal"][0])
            seat, now = wire.asked()
            await wire.send(type="act", id="late", seat=seat, seq=asked["seq"], action=now["legal"][0])
            refused = await wire.until(lambda said: said.get("id") == "late")
            assert refused["problem"]["name"] == "Stale"
            told = await wire.next("update")
            assert told == {**now, "events": []}, "what it missed was sent before"
            answer = await wire.act(seat, now["legal"][0], seq=now["seq"] + 5)
            assert answer["problem"]["name"] == "Stale", "nobody has seen the future"


async def test_others_sealed_choices_do_not_make_mine_stale(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, "zoop", 3, pace={"window": 0})
        async with wire:
            asked = await wire.play(Rng(1), lambda update: len(update["turn"]["seats"]) > 1)
            for seat in asked["turn"]["seats"]:
                answer = await wire.act(seat, wire.latest[seat]["legal"][0], seq=asked["seq"])
                assert answer["type"] == "ack"


@pytest.mark.parametrize("game", ["zooloretto", "zoop", "o_zoo_le_mio"])
async def test_however_often_somebody_reconnects_they_hear_everything_once(game: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, game, 3, pace={"window": 0})
        heard: dict[int, list[Json]] = {0: [], 1: [], 2: []}
        rng = Rng(5)
        seen = 0
        for _ in range(12):
            async with await joined(guest, table, seen) as restless:
                for _ in range(rng.below(6)):
                    if is_over(wire.latest[0]):  # luck may be quick
                        break
                    seat, asked = wire.asked()
                    await wire.act(seat, asked["legal"][rng.below(len(asked["legal"]))])
                    while any(restless.latest[seat]["seq"] < wire.latest[0]["seq"] for seat in heard):
                        await restless.read()
                for said in restless.messages:
                    if said["type"] == "update":
                        heard[said["seat"]] += said["events"]
                seen = restless.latest[2]["seq"]
            for _ in range(rng.below(4)):
                if is_over(wire.latest[0]):
                    break
                seat, asked = wire.asked()
                await wire.act(seat, asked["legal"][rng.below(len(asked["legal"]))])
        async with await joined(guest, table, seen) as last, await joined(guest, table) as whole:
            for seat in (0, 1, 2):
                assert heard[seat] + last.latest[seat]["events"] == whole.latest[seat]["events"]
        await wire.socket.close()


async def test_since_beyond_what_happened_starts_over(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire, await joined(guest, table, 10**9) as lost:
            assert lost.latest[0]["events"] == wire.latest[0]["events"]


async def test_an_own_open_decision_can_be_taken_back_once_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        before: list[Json] = []

        def can_undo(update: Json) -> bool:
            before.append(update)
            return bool(update["undo"])

        mine = await wire.play(Rng(2), can_undo)
        await wire.socket.close()
    async with running(tmp_path / "db") as server:
        guest = reconnecting(guest, server)
        async with await joined(guest, table) as wire:
            seat = mine["seat"]
            other = 1 - seat
            refused = await undo(wire, other, mine["seq"])
            assert refused["problem"]["name"] == "CannotUndo"
            assert (await undo(wire, seat, mine["seq"] - 1))["problem"]["name"] == "Stale"
            taken = await undo(wire, seat, mine["seq"])
            assert taken["type"] == "ack"
            assert await undo(wire, seat, mine["seq"], name=taken["id"]) == taken, "once"
            told = wire.latest[0]
            assert told["events"] == [{"type": "Undone", "seat": seat}]
            as_it_was = [update for update in before if update["seat"] == 0 and update["seq"] == mine["seq"] - 1]
            assert told["view"] == as_it_was[-1]["view"]
    async with running(tmp_path / "db") as server, await joined(reconnecting(guest, server), table) as wire:
        assert wire.latest[0]["view"] == told["view"]
        assert wire.latest[0]["events"][-1] == {"type": "Undone", "seat": seat}


async def undo(wire: Wire, seat: int, seq: int, name: str = "") -> Json:
    wire.acts += 1
    name = name or f"undo-{wire.acts}"
    await wire.send(type="undo", id=name, seat=seat, seq=seq)
    return await wire.until(lambda said: said.get("id") == name)


async def test_what_luck_answered_is_never_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            while True:
                seat, asked = wire.asked()
                roll = next((action for action in asked["legal"] if action["type"] == "Roll"), None)
                ack = await wire.act(seat, roll or asked["legal"][0])
                if roll:
                    break
            assert not wire.latest[seat]["undo"]
            assert (await undo(wire, seat, ack["seq"]))["problem"]["name"] == "CannotUndo"


async def test_a_preview_shows_what_then_happens_and_nothing_that_could_not_be_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, "zooloretto")
        async with wire:
            rng, shown, refused = Rng(3), 0, 0
            while shown < 8 or not refused:
                seat, asked = wire.asked()
                action = asked["legal"][rng.below(len(asked["legal"]))]
                await wire.send(type="preview", id="look", seat=seat, action=action)
                preview = await wire.until(lambda said: said.get("id") == "look")
                await wire.act(seat, action)
                after = wire.latest[seat]
                if preview["type"] == "refused":
                    assert preview["problem"]["key"] == "not-allowed-no-preview"
                    assert not after["undo"]
                    refused += 1
                else:
                    told = {part: preview[part] for part in ("events", "view", "standings")}
                    assert told == {part: after[part] for part in ("events", "view", "standings")}
                    shown += 1


async def test_a_hint_goes_to_its_seat_alone_and_that_there_was_one_to_everybody_and_the_certificate(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with wire, await joined(eve, table) as watching:
            await wire.play(Rng(1), lambda update: len(update["legal"]) > 1)
            seat, asked = wire.asked()
            await wire.send(type="hint", id="help", seat=1 - seat)
            assert (await wire.until(lambda said: said.get("id") == "help"))["problem"]["name"] == "NotYourTurn"
            for name in ("first", "second"):
                await wire.send(type="hint", id=name, seat=seat)
            assert (await wire.until(lambda said: said.get("id") == "second"))["problem"]["name"] == "RateLimited"
            hint = await wire.next("hint")
            assert hint["action"] in asked["legal"]
            told = await watching.until(lambda said: said["type"] == "update" and said["seq"] > asked["seq"])
            assert told["events"] == [{"type": "HintTaken", "seat": seat}]
            assert (await wire.act(seat, hint["action"], seq=asked["seq"]))["type"] == "ack", "still the same question"
            await wire.play(Rng(1), is_over)
            await watching.until(lambda said: said["type"] == "update" and is_over(said))
            assert not any(said["type"] == "hint" for said in watching.messages)
        certificate = await guest.get(f"/api/tables/{table}/certificate")
        assert [(note["seat"], note["what"]) for note in certificate["notes"]] == [(seat, "hint")]


async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.send(type="ping")
            assert (await wire.next("pong"))["now"] > 0


async def test_a_server_that_ends_says_so_and_the_next_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        seat, asked = wire.asked()
        await wire.act(seat, asked["legal"][0])
        now = wire.latest[0]
    assert (await wire.next("bye"))["reason"] == "restart"
    with pytest.raises(ConnectionClosed):
        await wire.read()
    assert wire.socket.close_code == 1012
    async with running(tmp_path / "db") as server, await joined(reconnecting(guest, server), table, now["seq"]) as back:
        assert back.latest[0] == {**now, "events": []}


class Deaf:
    """A socket, and its channel, whose other side never reads."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.scope: Json = {"extensions": {EXTENSION: self}}
        self.receiver: Any = None
        self.full = True

    async def accept(self) -> None: ...

    async def close(self, code: int) -> None:
        self.closed = code

    def resume(self) -> None: ...


async def test_who_does_not_read_is_let_go_and_can_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from zoorama.server.tables import connection as connections

    monkeypatch.setattr(connections, "FAREWELL", 0.05)
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        live = server.registry.tables[table]
        person = live.context.model.sitters[0].person
        deaf: Any = Deaf()
        connection = connections.Connection(deaf, person, server.services)
        serving = asyncio.create_task(connection.serve(live, 0))
        async with wire:
            for number in range(connections.MOST_WAITING):
                await wire.send(type="chat", id=f"c{number}", text="hello?")
                await wire.until(lambda said: said["type"] == "ack")
            await asyncio.wait_for(serving, PATIENCE)
            assert connection.leaving == "slow"
            assert len(connection.waiting) <= 1
            while len(live.context.broadcast.listeners) > 1:
                await asyncio.sleep(0.01)
            async with await joined(guest, table) as back:
                assert back.latest[0]["seq"] == wire.latest[0]["seq"]


async def test_a_flooder_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    async with running(tmp_path / "db", Settings(pause=0, requests=100_000, frames=20)) as server:
        _, table, wire = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        flooder = await joined(eve, table)
        async with wire:
            with pytest.raises(ConnectionClosed):
                await flood(flooder)
            assert flooder.socket.close_code == 1008
            seat, asked = wire.asked()
            assert (await wire.act(seat, asked["legal"][0]))["type"] == "ack"
            assert len([said for said in wire.messages if said["type"] == "chat"]) <= 100
            async with await joined(eve, table):
                pass


async def flood(wire: Wire) -> None:
    for _ in range(10_000):
        await wire.socket.send(json.dumps({"type": "chat", "id": "x", "text": "spam"}))
    while True:
        await wire.read()
