"""What hosts decide: who is kept out, who may sit, who may write; and what everybody adds to luck."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Answered, Guest, Json, ManualClock, Running, Wire, hot_seat, is_over, joined, running
from zoorama.engine.dealer import Rng
from zoorama.server.errors import NotAllowed
from zoorama.server.store.store import ChatRow
from zoorama.server.tables import hosting

GAME = "zooloretto_dice"


async def refused(asking: Awaitable[object], key: str) -> Answered:
    with pytest.raises(Answered) as answered:
        await asking
    assert answered.value.problem["key"] == key
    return answered.value


async def gathering(server: Running, **wish: Any) -> tuple[Guest, Guest, str]:
    ada, eve = await server.guest("Ada"), await server.guest("Eve")
    return ada, eve, (await ada.create(GAME, 3, **wish))["id"]


async def watching(guest: Guest, table: str) -> Wire:
    wire = await guest.connect(table)
    await wire.next("welcome")
    return wire


async def say(wire: Wire, text: str = "hello") -> Json:
    wire.acts += 1
    name = f"line-{wire.acts}"
    await wire.send(type="chat", id=name, text=text)
    return await wire.until(lambda answer: answer.get("id") == name)


# Keeping out


async def test_whoever_is_kept_out_cannot_sit_again_and_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server, public=True)
        await eve.post(f"/api/tables/{table}/sit", {})
        async with await watching(eve, table) as wire:
            shown = await ada.post(f"/api/tables/{table}/keep-out", {"seat": 1})
            assert shown["seats"][1]["kind"] == "open"
            assert [guest["name"] for guest in shown["kept_out"]] == ["Eve"]
            assert (await wire.next("refused"))["problem"]["key"] == "not-allowed-kept-out"
            changed = await wire.until(lambda said: said["type"] == "table" and said["table"]["unwelcome"])
            assert changed["table"]["kept_out"] == [], "the list is the host's"
            assert (await say(wire))["problem"]["key"] == "not-allowed-kept-out"
        assert (await refused(eve.post(f"/api/tables/{table}/sit", {}), "not-allowed-kept-out")).status == 403
        await eve.get(f"/api/tables/{table}")  # a public table is public
        await ada.post(f"/api/tables/{table}/let-in", {"guest": shown["kept_out"][0]["id"]})
        await eve.post(f"/api/tables/{table}/sit", {})


async def test_at_a_private_table_they_cannot_watch_either(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server)
        await eve.post(f"/api/tables/{table}/sit", {})
        async with await watching(eve, table) as wire:
            await ada.post(f"/api/tables/{table}/keep-out", {"seat": 1})
            bye = await wire.next("bye")
            assert (bye["reason"], bye["problem"]["key"]) == ("refused", "not-allowed-kept-out")
        async with await eve.connect(table) as wire:
            assert (await wire.read())["problem"]["key"] == "not-allowed-kept-out"
        await refused(eve.get(f"/api/tables/{table}"), "not-allowed-kept-out")
        await ada.post(f"/api/tables/{table}/bot", {"bot": "random"})
        await ada.post(f"/api/tables/{table}/start")
        await refused(eve.get(f"/api/tables/{table}/replay"), "not-allowed-kept-out")


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server)
        await eve.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/keep-out", {"seat": 1})
    async with running(tmp_path / "db") as server:
        again = await server.guest("Eve")
        again.http.cookies = eve.http.cookies
        await refused(again.post(f"/api/tables/{table}/sit", {}), "not-allowed-kept-out")


async def test_a_spectator_is_kept_out_by_a_line_of_theirs_while_the_game_is_on(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, table, own = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with own, await watching(eve, table) as wire:
            await say(wire, "buy my coins")
            line = await own.next("chat")
            await ada.post(f"/api/tables/{table}/keep-out", {"line": line["number"]})
            assert (await wire.next("bye"))["problem"]["key"] == "not-allowed-kept-out"
            await refused(ada.post(f"/api/tables/{table}/keep-out", {"line": 99}), "not-allowed-no-such-line")


def test_nobody_is_kept_out_by_a_line_that_was_deleted() -> None:
    said = [ChatRow(1, 0.0, "eve", "Eve", "hello"), ChatRow(2, 0.0, "", "", "")]
    assert hosting.author_of(said, 1).person == "eve"
    with pytest.raises(NotAllowed) as refusal:
        hosting.author_of(said, 2)
    assert refusal.value.problem == "no-such-line"


async def test_who_plays_and_the_host_cannot_be_kept_out(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server)
        await eve.post(f"/api/tables/{table}/sit", {})
        out = f"/api/tables/{table}/keep-out"
        await refused(eve.post(out, {"seat": 0}), "not-allowed-not-the-host")
        await refused(ada.post(out, {"seat": 0}), "not-allowed-plays-here")
        await refused(ada.post(out, {"seat": 2}), "not-allowed-no-such-seat")
        await refused(ada.post(out, {}), "not-allowed-no-such-wish")
        async with await watching(eve, table) as wire:
            await say(wire)
        await ada.post(f"/api/tables/{table}/start")
        await refused(ada.post(out, {"seat": 1}), "not-allowed-already-started")
        await refused(ada.post(out, {"line": 1}), "not-allowed-plays-here")


# Approving who sits


async def test_a_wish_to_sit_waits_for_the_hosts_yes(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server, approve=True)
        ben = await server.guest("Ben")
        async with await watching(ada, table) as host, await watching(eve, table) as wire:
            asked = await eve.post(f"/api/tables/{table}/sit", {"seat": 2, "contribution": "mine"})
            assert [seat["kind"] for seat in asked["seats"]] == ["person", "open", "open"]
            assert [wish["name"] for wish in asked["wishes"]] == ["Eve"]
            seen = await host.until(lambda said: said["type"] == "table" and said["table"]["wishes"])
            wish = seen["table"]["wishes"][0]["id"]
            assert (await ben.get(f"/api/tables/{table}"))["wishes"] == [], "nobody else's business"
            await refused(
                eve.post(f"/api/tables/{table}/reply", {"guest": wish, "yes": True}), "not-allowed-not-the-host"
            )
            shown = await ada.post(f"/api/tables/{table}/reply", {"guest": wish, "yes": True})
            assert shown["seats"][2]["name"] == "Eve"
            assert shown["luck"]["contributions"] == ["", "", "mine"]
            assert shown["wishes"] == []
            await wire.until(lambda said: said["type"] == "table" and said["table"]["seats"][2]["mine"])
        await eve.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Eva"})  # one's own seat needs no leave


async def test_who_is_turned_down_is_told_and_a_wish_can_be_withdrawn(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server, approve=True)
        async with await watching(eve, table) as wire:
            wish = (await eve.post(f"/api/tables/{table}/sit", {}))["wishes"][0]["id"]
            await ada.post(f"/api/tables/{table}/reply", {"guest": wish, "yes": False})
            assert (await wire.next("refused"))["problem"]["key"] == "not-allowed-turned-down"
        await eve.post(f"/api/tables/{table}/sit", {})
        assert (await eve.post(f"/api/tables/{table}/withdraw"))["wishes"] == []
        await refused(ada.post(f"/api/tables/{table}/reply", {"guest": wish, "yes": True}), "not-allowed-no-such-wish")
        await eve.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/keep-out", {"guest": wish})
        await refused(eve.post(f"/api/tables/{table}/sit", {}), "not-allowed-kept-out")


async def test_wishes_end_when_the_game_starts_and_are_not_heard_at_a_full_table(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server, approve=True)
        await eve.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/bot", {"bot": "random"})
        assert (await ada.post(f"/api/tables/{table}/start"))["wishes"] == []
        await refused(eve.post(f"/api/tables/{table}/sit", {}), "not-allowed-already-started")
        full = (await ada.create(GAME, 2, approve=True, bots="random"))["id"]
        await refused(eve.post(f"/api/tables/{full}/sit", {}), "not-allowed-table-full")


async def test_a_host_may_change_their_mind_about_approving(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server)
        await refused(eve.put(f"/api/tables/{table}/controls", {"approve": True}), "not-allowed-not-the-host")
        assert (await ada.put(f"/api/tables/{table}/controls", {"approve": True}))["approve"]
        assert (await eve.post(f"/api/tables/{table}/sit", {}))["seats"][1]["kind"] == "open"
        await ada.put(f"/api/tables/{table}/controls", {"approve": False})
        assert (await eve.post(f"/api/tables/{table}/sit", {}))["seats"][1]["kind"] == "person"


# The chat


async def test_the_chat_is_for_everybody_for_those_who_sit_or_off_also_during_the_game(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, table, own = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with own, await watching(eve, table) as wire:
            assert (await say(wire))["type"] == "ack"
            await ada.put(f"/api/tables/{table}/controls", {"chat": "seated"})
            await wire.until(lambda said: said["type"] == "table" and said["table"]["chat"] == "seated")
            assert (await say(wire))["problem"]["key"] == "not-allowed-chat-seated"
            assert (await say(own))["type"] == "ack"
            await ada.put(f"/api/tables/{table}/controls", {"chat": "off"})
            assert (await say(own))["problem"]["key"] == "not-allowed-chat-off"
            await ada.put(f"/api/tables/{table}/controls", {"chat": "everybody"})
            assert (await say(wire))["type"] == "ack"


# Luck


async def test_who_sits_changes_their_contribution_until_the_start(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, table = await gathering(server)
        path = f"/api/tables/{table}/contribution"
        await refused(eve.put(path, {"contribution": "x"}), "not-allowed-not-a-player")
        await eve.post(f"/api/tables/{table}/sit", {"contribution": "zebra"})
        shown = await eve.put(path, {"contribution": "okapi"})
        assert shown["luck"]["contributions"] == ["", "okapi", ""]
        await refused(eve.put(path, {"contribution": "x", "seat": 0}), "not-allowed-not-your-seat")
        await ada.post(f"/api/tables/{table}/start")
        await refused(eve.put(path, {"contribution": "late"}), "not-allowed-already-started")


async def finished(server: Running, *, public: bool) -> tuple[Guest, Guest, str]:
    ada, ben = await server.guest("Ada"), await server.guest("Ben")
    table = (await ada.create(GAME, 2, public=public))["id"]
    await ben.post(f"/api/tables/{table}/sit", {})
    await ada.post(f"/api/tables/{table}/start")
    wires = [await joined(guest, table) for guest in (ada, ben)]
    await asyncio.gather(*(play_out(wire, seat) for seat, wire in enumerate(wires)))
    return ada, ben, table


async def play_out(wire: Wire, seat: int) -> None:
    async with wire:
        while not is_over(wire.latest[seat]):
            if legal := wire.latest[seat]["legal"]:
                await wire.act(seat, legal[0])
            else:
                await wire.next("update")


async def test_a_rematch_starts_when_the_others_are_back_or_have_had_ten_seconds(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        ada, ben, table = await finished(server, public=False)
        again = await ada.post(f"/api/tables/{table}/rematch", {"contribution": "okapi"})
        assert again["luck"]["contributions"] == ["", "okapi"]
        start = f"/api/tables/{again['id']}/start"
        problem = (await refused(ada.post(start), "not-allowed-others-missing")).problem
        assert problem["facts"] == {"wait": 10}
        async with await watching(ben, again["id"]):
            assert (await ada.post(start))["stage"] == "playing"


async def test_whoever_does_not_come_to_a_rematch_does_not_hold_it_up(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        ada, _, table = await finished(server, public=False)
        again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        clock.go(9.5)
        problem = (await refused(ada.post(f"/api/tables/{again}/start"), "not-allowed-others-missing")).problem
        assert problem["facts"] == {"wait": 1}
        clock.go(0.5)
        assert (await ada.post(f"/api/tables/{again}/start"))["stage"] == "playing"


async def test_alone_with_bots_a_rematch_starts_at_once_with_what_its_caller_added(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, table, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(1), is_over)
        again = await ada.post(f"/api/tables/{table}/rematch", {"contribution": "okapi"})
        assert again["stage"] == "playing"
        assert again["luck"]["contributions"] == ["okapi", "okapi"]


# The link of a rematch


@pytest.mark.parametrize("public", [False, True])
async def test_the_link_of_a_rematch_is_for_those_who_sat_and_at_public_tables_for_all(
    tmp_path: Path, public: bool
) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben, table = await finished(server, public=public)
        eve, stranger = await server.guest("Eve"), await server.guest()
        async with await watching(eve, table) as wire:
            link = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
            changed = await wire.next("table")
            while changed["table"]["rematch"] is None and public:
                changed = await wire.next("table")
            told = link if public else None
            assert changed["table"]["rematch"] == told
            assert public or all(link not in frame for frame in wire.frames)
        assert (await ben.get(f"/api/tables/{table}"))["rematch"] == link
        for guest in (eve, stranger):
            assert (await guest.get(f"/api/tables/{table}"))["rematch"] == told
            assert link not in str(await guest.get(f"/api/tables/{table}/replay"))
            assert [one["rematch"] for one in (await guest.get("/api/tables"))["tables"]] == [None] * public
