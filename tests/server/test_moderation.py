"""Reports, operators, mutes, bans, deleted lines and tables, and the audit trail of it all."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Answered, Guest, Json, ManualClock, Running, joined, reconnecting, running
from zoorama.server.people import digest

GAME = "zooloretto_dice"
HOUR = 3600


async def operator(server: Running, name: str = "Olga") -> Guest:
    """As `zoorama admin operator` makes one."""
    await server.services.store.moderation.offer_operator(
        digest(f"token-of-{name}"), name, server.services.clock.now() + 60
    )
    guest = await server.guest(name)
    await guest.post("/api/operate/enter", {"token": f"token-of-{name}"})
    return guest


async def refused(asked: Any) -> Json:
    with pytest.raises(Answered) as answer:
        await asked
    return {**answer.value.problem, "status": answer.value.status}


async def rude_line(server: Running, rude: Guest, table: str, text: str = "something rude") -> Json:
    async with await rude.connect(table) as wire:
        await wire.send(type="chat", id="r1", text=text)
        return await wire.next("chat")


async def reported(server: Running) -> tuple[Guest, Guest, Guest, str, Json]:
    """A table where somebody was rude and was reported, and the report as operators see it."""
    ada, rude, olga = await server.guest("Ada"), await server.guest("Rude"), await operator(server)
    table = (await ada.create(GAME, 3, public=True))["id"]
    line = await rude_line(server, rude, table)
    await ada.post(f"/api/tables/{table}/report", {"kind": "line", "number": line["number"], "reason": "insults"})
    return ada, rude, olga, table, (await olga.get("/api/operate"))["reports"][0]


async def say(guest: Guest, table: str, text: str = "hello") -> Json:
    async with await guest.connect(table) as wire:
        await wire.send(type="chat", id=f"say-{len(text)}-{text[:5]}", text=text)
        return await wire.until(lambda said: said["type"] in ("ack", "refused"))


async def test_a_report_reaches_the_operators_with_its_context(where: str) -> None:
    async with running(where) as server:
        ada, _, olga, table, report = await reported(server)
        assert (report["kind"], report["name"], report["reason"], report["table"]) == ("line", "Rude", "insults", table)
        assert [line["text"] for line in report["context"]] == ["something rude"]
        assert report["located"]
        await ada.post(f"/api/tables/{table}/report", {"kind": "line", "number": 1, "reason": "again"})
        await ada.post(f"/api/tables/{table}/report", {"kind": "name", "number": 0, "reason": "my own"})
        await ada.post(f"/api/tables/{table}/report", {"kind": "table", "reason": "odd"})
        kinds = [one["kind"] for one in (await olga.get("/api/operate"))["reports"]]
        assert kinds == ["line", "name", "table"], "the same line is reported once"
        shown = await olga.post(f"/api/operate/reports/{report['id']}/close", {"reason": "seen"})
        assert len(shown["reports"]) == 2
        assert (shown["audit"][0]["deed"], shown["audit"][0]["operator"]) == ("close", "Olga")


async def test_what_is_not_there_cannot_be_reported(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        path = f"/api/tables/{(await ada.create(GAME, 2))['id']}/report"
        assert (await refused(ada.post(path, {"kind": "line", "number": 7, "reason": "x"})))[
            "key"
        ] == "not-allowed-no-such-line"
        assert (await refused(ada.post(path, {"kind": "name", "number": 7, "reason": "x"})))[
            "key"
        ] == "not-allowed-no-such-seat"
        assert (await refused(ada.post(path, {"kind": "table", "reason": ""})))["status"] == 400


async def test_reports_that_nobody_has_read_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        for _ in range(20):
            table = (await ada.create(GAME, 2))["id"]
            await ada.post(f"/api/tables/{table}/report", {"kind": "table", "reason": "x"})
        assert (await refused(ada.post(f"/api/tables/{table}/report", {"kind": "table", "reason": "x"})))[
            "status"
        ] == 429


async def test_for_everybody_else_there_is_no_page_of_operators(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, _, olga, _, report = await reported(server)
        asked = [
            ada.get("/api/operate"),
            ada.post("/api/operate/sanctions", {"kind": "ban", "by": "person", "reason": "x", "report": report["id"]}),
            ada.post("/api/operate/sanctions/x/lift", {"reason": "x"}),
            *(
                ada.post(f"/api/operate/reports/{report['id']}/{deed}", {"reason": "x"})
                for deed in ("close", "delete-line", "delete-table")
            ),
            ada.post("/api/operate/enter", {"token": "token-of-Olga"}),
            Guest(server.address).get("/api/operate"),
        ]
        assert [(await refused(one))["status"] for one in asked] == [404] * len(asked)
        assert await server.services.store.moderation.remove_operator("Olga") == 1
        assert (await refused(olga.get("/api/operate")))["status"] == 404


async def test_a_link_for_operators_works_once_and_in_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        await server.services.store.moderation.offer_operator(digest("late-token"), "Late", clock.now() + 60)
        clock.go(61)
        assert (await refused((await server.guest()).post("/api/operate/enter", {"token": "late-token"})))[
            "status"
        ] == 404
        await operator(server)
        assert (await refused((await server.guest()).post("/api/operate/enter", {"token": "token-of-Olga"})))[
            "status"
        ] == 404


async def test_who_is_muted_cannot_write_until_it_ends(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        _, rude, olga, table, report = await reported(server)
        wish = {"kind": "mute", "by": "person", "report": report["id"], "hours": 2, "reason": "insults"}
        shown = await olga.post("/api/operate/sanctions", wish)
        assert [(one["kind"], one["name"]) for one in shown["sanctions"]] == [("mute", "Rude")]
        answer = await say(rude, table)
        assert answer["problem"]["key"] == "not-allowed-muted"
        assert answer["problem"]["facts"] == {"until": "2023-11-15 00:13 UTC", "reason": "insults"}
        assert (await rude.post(f"/api/tables/{table}/sit", {}))["seats"][1]["mine"], "they may play"
        clock.go(2 * HOUR + 1)
        assert (await say(rude, table, "sorry"))["type"] == "ack"


@pytest.mark.parametrize("by", ["person", "address"])
async def test_who_is_banned_may_not_sit_speak_or_open_tables(by: str, where: str) -> None:
    async with running(where) as server:
        _, rude, olga, table, report = await reported(server)
        wish = {"kind": "ban", "by": by, "report": report["id"], "hours": None, "reason": "insults"}
        banned = (await olga.post("/api/operate/sanctions", wish))["sanctions"][0]
        assert banned["until"] is None
        for asked in (rude.create(GAME, 2), rude.post(f"/api/tables/{table}/sit", {})):
            answer = await refused(asked)
            assert (answer["status"], answer["key"]) == (403, "not-allowed-banned")
            assert answer["facts"] == {"until": "never", "reason": "insults"}
        assert (await say(rude, table))["problem"]["key"] == "not-allowed-banned"
        assert (await rude.get(f"/api/tables/{table}"))["id"] == table, "looking is free"
    async with running(where) as server:
        rude, olga = reconnecting(rude, server), reconnecting(olga, server)
        assert (await refused(rude.create(GAME, 2)))["key"] == "not-allowed-banned", "also after a restart"
        shown = await olga.post(f"/api/operate/sanctions/{banned['id']}/lift", {"reason": "apologised"})
        assert shown["sanctions"] == []
        assert [deed["deed"] for deed in shown["audit"]] == ["lift", f"ban-{by}"]
        await rude.create(GAME, 2)


async def test_an_address_can_be_typed(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        olga, ada = await operator(server), await server.guest("Ada")
        wish = {"kind": "ban", "by": "address", "reason": "flood", "hours": 1}
        assert (await refused(olga.post("/api/operate/sanctions", {**wish, "address": "yeti"})))["status"] == 400
        assert (await refused(olga.post("/api/operate/sanctions", wish)))["key"] == "not-allowed-nobody-to-sanction"
        await olga.post("/api/operate/sanctions", {**wish, "address": "127.0.0.1"})
        assert (await refused(ada.create(GAME, 2)))["key"] == "not-allowed-banned"


async def test_addresses_are_stored_hashed_unless_typed(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, olga, _, report = await reported(server)
        wish = {"kind": "ban", "by": "address", "report": report["id"], "reason": "x"}
        await olga.post("/api/operate/sanctions", wish)
    assert b"127.0.0.1" not in (tmp_path / "db").read_bytes()


async def test_a_deleted_line_is_gone_for_all_and_leaves_its_number(where: str) -> None:
    async with running(where) as server:
        ada, rude, olga, table, report = await reported(server)
        async with await ada.connect(table) as wire:
            await wire.next("welcome")
            await olga.post(f"/api/operate/reports/{report['id']}/delete-line", {"reason": "insults"})
            gone = await wire.next("chat")
            assert (gone["number"], gone["name"], gone["text"], gone["author"]) == (1, "", "", "")
        assert (await say(rude, table, "next"))["type"] == "ack"
        async with await ada.connect(table) as wire:
            assert [(line["number"], line["text"]) for line in (await wire.next("welcome"))["chat"]] == [
                (1, ""),
                (2, "next"),
            ]
        assert "something rude" not in str(await server.services.store.chat(table, 9))


async def test_a_deleted_table_is_gone_with_its_game(where: str) -> None:
    async with running(where) as server:
        ada, olga = await server.guest("Ada"), await operator(server)
        table = (await ada.create(GAME, 2, bots="random", start=True))["id"]
        await ada.post(f"/api/tables/{table}/report", {"kind": "table", "reason": "odd"})
        report = (await olga.get("/api/operate"))["reports"][0]
        async with await joined(ada, table) as wire:
            await olga.post(f"/api/operate/reports/{report['id']}/delete-table", {"reason": "odd"})
            assert (await wire.next("bye"))["reason"] == "restart"
        assert (await refused(ada.get(f"/api/tables/{table}")))["status"] == 404
        assert await server.services.store.log(table) == []
        await server.registry.maintain()
        assert await server.services.store.table(table) is None
