"""One's own data: devices ended, everything exported, everything deleted."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import EAGER, Answered, Guest, Json, ManualClock, Running, joined, reconnecting, running
from zoorama.fair.certificate import read_certificate
from zoorama.fair.verify import check
from zoorama.server.housekeeping import Housekeeping
from zoorama.server.settings import Keeping, Quotas
from zoorama.server.store.notices import TargetRow

GAME = "zooloretto_dice"


async def other_device(server: Running, guest: Guest) -> Guest:
    device = await server.guest()
    await device.post("/api/me/arrive", {"token": (await guest.post("/api/me/transfer"))["token"]})
    return device


async def name_of(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["name"])


async def test_other_devices_are_ended_for_good(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        phone, spare = await other_device(server, ada), await ada.post("/api/me/transfer")
        table = (await ada.create(GAME, 2))["id"]
        async with await phone.connect(table) as wire:
            await wire.next("welcome")
            stolen = dict(phone.http.cookies)
            assert (await ada.post("/api/me/devices/end"))["name"] == "Ada"
            assert (await wire.next("bye"))["reason"] == "restart"
        assert await name_of(ada) == "Ada"
        assert await name_of(phone) != "Ada"
        with pytest.raises(Answered):
            await phone.post("/api/me/arrive", {"token": spare["token"]})
        again = await other_device(server, ada)
        assert await name_of(again) == "Ada"
    async with running(where) as server:
        thief = Guest(server.address)
        thief.http.cookies.update(stolen)
        assert await name_of(reconnecting(ada, server)) == "Ada"
        assert await name_of(reconnecting(again, server)) == "Ada"
        assert await name_of(thief) != "Ada", "also after a restart"


async def test_open_links_to_other_devices_are_listed_and_revoked(where: str) -> None:
    clock = ManualClock()
    async with running(where, clock=clock) as server:
        ada, eve = await server.guest("Ada"), await server.guest("Eve")
        first, second = [await ada.post("/api/me/transfer") for _ in range(2)]
        listed = (await ada.get("/api/me/devices"))["transfers"]
        assert [one["until"] for one in listed] == [first["until"], second["until"]]
        with pytest.raises(Answered):
            await eve.post(f"/api/me/transfers/{listed[0]['id']}/revoke")
        left = (await ada.post(f"/api/me/transfers/{listed[0]['id']}/revoke"))["transfers"]
        assert left == listed[1:]
        clock.go(16 * 60)
        assert (await ada.get("/api/me/devices"))["transfers"] == []


async def test_an_export_holds_what_is_ones_own_and_nothing_hidden(where: str) -> None:
    async with running(where) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create("zoop", 3, bots="random"))["id"]
        await ada.post(f"/api/tables/{table}/unseat", {"seat": 2})
        await ben.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        async with await joined(ada, table) as one, await joined(ben, table) as two:
            await one.send(type="chat", id="a", text="mine")
            await one.next("ack")
            await two.send(type="chat", id="b", text="not yours")
            await two.next("ack")
        await ada.post(f"/api/tables/{table}/report", {"kind": "name", "number": 1, "reason": "rude"})
        person = server.services.people.read(ada.http.cookies["zoorama"]) or ""
        await server.services.store.notices.save_target(
            TargetRow("t1", person, "email", "ada@example.org", '{"secret":1}', True, 1.0)
        )
        answer = await ada.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        export: Json = answer.json()
        assert (export["name"], [one["id"] for one in export["tables"]]) == ("Ada", [table])
        assert [line["text"] for line in export["lines"]] == ["mine"]
        assert [report["reason"] for report in export["reports"]] == ["rude"]
        assert [target["address"] for target in export["targets"]] == ["ada@example.org"]
        row = await server.services.store.table(table)
        assert row is not None
        seed = json.loads(row.data)["seed"]
        people = [person for person in row.people if person not in answer.text]
        assert seed not in answer.text
        assert len(people) == 2, "nobody's credential, not even one's own"
        assert "not yours" not in answer.text


async def test_exports_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path / "db", replace(EAGER, quotas=Quotas(exports=3))) as server:
        ada = await server.guest("Ada")
        answers = [(await ada.http.get("/api/me/export")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


async def test_deleting_needs_a_word(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        with pytest.raises(Answered) as refused:
            await ada.post("/api/me/delete", {"confirm": "yes"})
        assert refused.value.status == 400
        assert await name_of(ada) == "Ada"


async def test_whoever_deletes_their_data_is_nowhere_any_more(where: str) -> None:
    async with running(where) as server:
        ada, ben = await server.guest("Ada Lovelace"), await server.guest("Ben")
        gathering = (await ada.create(GAME, 3))["id"]
        await ben.post(f"/api/tables/{gathering}/sit", {})
        playing = (await ada.create("o_zoo_le_mio", 2))["id"]
        await ben.post(f"/api/tables/{playing}/sit", {})
        await ada.post(f"/api/tables/{playing}/start")
        watched = (await ben.create(GAME, 2))["id"]
        async with await ada.connect(watched) as wire:
            await wire.send(type="chat", id="a", text="secretly fond of pandas")
            await wire.next("ack")
        async with await joined(ada, playing) as wire:
            await wire.send(type="chat", id="b", text="good luck")
            await wire.next("ack")
        device = await other_device(server, ada)
        async with await ben.connect(watched) as wire:
            assert [line["text"] for line in (await wire.next("welcome"))["chat"]] == ["secretly fond of pandas"]
            new = await ada.post("/api/me/delete", {"confirm": "delete"})
            assert (await wire.next("chat"))["text"] == ""
        assert new["name"].startswith("#")
        assert await name_of(ada) == new["name"]
        assert await name_of(device) not in ("Ada Lovelace", new["name"])
        assert (await device.get("/api/me/tables"))["tables"] == []
        seats = await ben.get(f"/api/tables/{gathering}")
        assert [seat["kind"] for seat in seats["seats"]] == ["open", "person", "open"]
        assert seats["hosting"]
        left = (await ben.get(f"/api/tables/{playing}"))["seats"][0]
        assert (left["kind"], left["away"], left["name"][0]) == ("person", True, "#")
        for table in (gathering, playing, watched):
            row = await server.services.store.table(table)
            assert row is not None
            assert "Lovelace" not in row.data
            assert "Lovelace" not in str(await server.services.store.chat(table, 99))
            assert "pandas" not in str(await server.services.store.chat(table, 99))


async def test_no_notice_is_sent_to_whoever_deleted_their_data(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        person = server.services.people.read(ada.http.cookies["zoorama"]) or ""
        notices = server.services.store.notices
        await notices.save_target(TargetRow("t1", person, "email", "ada@example.org", "", True, 1.0))
        await ada.post("/api/me/delete", {"confirm": "delete"})
        assert await notices.targets(person) == []


async def test_a_finished_game_stays_verifiable_without_the_name(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada Lovelace"), await server.guest("Ben")
        table = (await ada.create(GAME, 2, bots="random", start=True))["id"]
        async with await joined(ada, table) as wire:
            while wire.latest[0]["turn"]["kind"] != "over":
                if wire.latest[0]["legal"]:
                    await wire.act(0, wire.latest[0]["legal"][0])
                else:
                    await wire.next("update")
        before = await ben.get(f"/api/tables/{table}/certificate")
        assert "Lovelace" in str(before)
        await ada.post("/api/me/delete", {"confirm": "delete"})
        after = await ben.get(f"/api/tables/{table}/certificate")
        assert "Lovelace" not in str(after)
        assert check(*read_certificate(json.dumps(after))).mismatch is None


async def test_old_lines_are_forgotten_in_small_steps(where: str) -> None:
    async with running(where) as server:
        store, ada = server.services.store, await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as wire:
            for number in range(3):
                await wire.send(type="chat", id=f"c{number}", text=f"line {number}")
                await wire.next("ack")
        later = server.services.clock.now() + 60
        assert await store.personal.forget_chat(before=later, limit=2) == 2
        assert [line.text for line in await store.chat(table, 9)] == ["line 2"]


async def test_a_server_keeps_chat_for_as_long_as_it_is_told(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", replace(EAGER, keeping=Keeping(chat=30)), clock) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as wire:
            await wire.send(type="chat", id="c", text="hello")
            await wire.next("ack")
        for days, kept in ((29, 1), (2, 0)):
            clock.go(days * 86_400)
            await Housekeeping(server.registry).retain()
            assert len(await server.services.store.chat(table, 9)) == kept


async def test_whoever_comes_back_is_seen_once_a_day(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        ada = await server.guest("Ada")
        person = server.services.people.read(ada.http.cookies["zoorama"])
        assert person is not None
        began = clock.now()
        for hours, seen in ((1, began), (24, began + 25 * 3600)):
            clock.go(hours * 3600)
            await ada.get("/api/me")
            row = await server.services.store.person(person)
            assert row is not None
            assert row.seen == seen
