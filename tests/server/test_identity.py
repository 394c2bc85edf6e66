"""Guests: a cookie is who you are, a name is what others see, a link takes you to another device."""

from pathlib import Path

import pytest

from tests.server.harness import Answered, Guest, ManualClock, joined, running

GAME = "zooloretto_dice"


async def test_a_newcomer_is_a_guest_with_a_name_until_they_give_one(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        first = await guest.get("/api/me")
        assert first["name"].startswith("Guest ")
        assert (await guest.put("/api/me", {"name": "  Ada   B. "}))["name"] == "Ada B."
        assert await guest.get("/api/me") == {"id": first["id"], "name": "Ada B."}
        set_cookie = (await guest.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in set_cookie
        assert "samesite=lax" in set_cookie


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 41,
        "a" * 10_000,
        "a\x00b",
        "a\x1bb",
        "\u202eevil",
        "zero\u200bwidth",
        "\u2066x",
        "\ufeff",
    ],
)
async def test_a_name_that_cannot_be_shown_is_refused(name: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        for asked in (guest.put("/api/me", {"name": name}), sit_as(guest, name)):
            with pytest.raises(Answered) as refused:
                await asked
            assert refused.value.status in (400, 409)
        assert (await guest.get("/api/me"))["name"] == "Ada"


async def test_a_person_may_be_called_like_a_bot_and_is_told_apart(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("greedy")
        table = (await guest.create(GAME, 2))["id"]
        seats = (await guest.post(f"/api/tables/{table}/bot", {"bot": "greedy"}))["seats"]
        assert [(seat["name"], seat["kind"]) for seat in seats] == [("greedy", "person"), ("greedy 2", "bot")]


async def sit_as(guest: Guest, name: str) -> None:
    table = (await guest.create(GAME, 2))["id"]
    await guest.post(f"/api/tables/{table}/sit", {"name": name})


async def test_markup_in_names_and_chat_stays_text(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("<b>&amp;</b>")
        table = await guest.create(GAME, 2)
        assert table["seats"][0]["name"] == "<b>&amp;</b>"
        said = {
            "<script>alert(1)</script>": "<script>alert(1)</script>",
            "two\nlines\tand \x00\x1b[31mred": "two lines and [31mred",
            "\u202egnp.exe \u2066x\u2069": "gnp.exe x",
            "zero\u200bwidth\ufeff": "zerowidth",
            "👩\u200d🚀": "👩\u200d🚀",
        }
        wire = await guest.connect(table["id"])
        async with wire:
            for number, (text, shown) in enumerate(said.items()):
                await wire.send(type="chat", id=f"c{number}", text=text)
                assert (await wire.next("chat"))["text"] == shown
            for text in ("\u200b\u200d \u202e", "x" * 501, "y" * 10_000, ""):
                await wire.send(type="chat", id="no", text=text)
                assert (await wire.next("refused"))["problem"]["name"] == "Unreadable"
        answer = await guest.http.get(f"/api/tables/{table['id']}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_transfer_link_makes_another_device_yours_once_and_in_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        phone, laptop, thief = await server.guest("Ada"), await server.guest("Ben"), await server.guest("Eve")
        table = (await phone.create(GAME, 2))["id"]
        link = await phone.post("/api/me/transfer")
        assert (await laptop.post("/api/me/arrive", {"token": link["token"]}))["name"] == "Ada"
        async with await laptop.connect(table) as wire:
            assert (await wire.next("welcome"))["seats"] == [0]
        late = await phone.post("/api/me/transfer")
        clock.go(15 * 60 + 1)
        for token in (link["token"], late["token"], "guessed-token"):
            with pytest.raises(Answered) as refused:
                await thief.post("/api/me/arrive", {"token": token})
            assert refused.value.problem["key"] == "not-allowed-transfer-gone"
        assert (await thief.get("/api/me"))["name"] == "Eve"


async def test_two_devices_of_one_person_both_hear(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        table = (await guest.create(GAME, 2, bots="random", start=True))["id"]
        async with await joined(guest, table) as one, await joined(guest, table) as two:
            while not one.latest[0]["legal"]:
                await one.next("update")
            answer = await one.act(0, one.latest[0]["legal"][0])
            await two.until(lambda said: said["type"] == "update" and said["seq"] >= answer["seq"])
            assert not any(said["type"] == "ack" for said in two.messages)
