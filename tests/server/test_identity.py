"""Guests: a cookie is who you are, a name is what others see, a link takes you to another device."""

import re
from pathlib import Path

import pytest

from tests.server.harness import Answered, Guest, ManualClock, joined, running
from zoorama.characters import CHARACTERS, Character

GAME = "zooloretto_dice"


async def test_a_newcomer_is_a_guest_with_a_name_until_they_give_one(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        first = await guest.get("/api/me")
        assert re.fullmatch(r"#\d{4}", first["name"]), "no word of any language"
        assert (await guest.put("/api/me", {"name": "  Ada   B. "}))["name"] == "Ada B."
        assert await guest.get("/api/me") == {**first, "name": "Ada B."}
        assert (await guest.put("/api/me", {"animal": "wolf"}))["name"] == "Ada B."
        assert await guest.get("/api/me") == {**first, "name": "Ada B.", "animal": "wolf"}
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


async def test_an_animal_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        table = (await guest.create(GAME, 2))["id"]
        for asked in (
            guest.put("/api/me", {"animal": "yeti"}),
            guest.post(f"/api/tables/{table}/sit", {"animal": "x"}),
        ):
            with pytest.raises(Answered) as refused:
                await asked
            assert refused.value.problem["key"] == "unreadable-unknown-word"


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.name)
async def test_no_bot_is_called_or_looks_like_a_person_at_its_table(character: Character, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest(character.name), await server.guest("Ben")
        await ada.put("/api/me", {"animal": character.animal})
        await ben.put("/api/me", {"animal": character.animal})
        table = (await ada.create("zoop", 8))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        for _ in range(6):
            seats = (await ada.post(f"/api/tables/{table}/bot", {"bot": "greedy"}))["seats"]
        assert (seats[0]["name"], seats[0]["animal"]) == (character.name, character.animal)
        assert len({seat["name"] for seat in seats}) == len({seat["animal"] for seat in seats}) == 8


async def test_a_person_at_a_table_can_take_another_name_and_animal_until_it_starts(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        table = (await guest.create(GAME, 2))["id"]
        await guest.put("/api/me", {"name": "Ada", "animal": "fox"})
        seats = (await guest.post(f"/api/tables/{table}/sit", {"seat": 0}))["seats"]
        assert [(seat["name"], seat["animal"]) for seat in seats] == [("Ada", "fox"), ("", None)]
        await guest.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
        await guest.post(f"/api/tables/{table}/start")
        with pytest.raises(Answered):
            await guest.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Eve"})


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
