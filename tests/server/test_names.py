"""Names that cannot be mistaken within a table, and lines that tell who said them."""

from pathlib import Path

import pytest

from tests.server.harness import Answered, Guest, joined, running

GAME = "zooloretto_dice"


async def refused_seat(guest: Guest, table: str, **wish: str) -> str:
    with pytest.raises(Answered) as refused:
        await guest.post(f"/api/tables/{table}/sit", wish)
    return str(refused.value.problem["key"])


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аda", "Аdа", "Àda", "Ａda"])
async def test_nobody_sits_down_under_a_name_like_anothers(name: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        table = (await (await server.guest("Ada")).create(GAME, 3))["id"]
        eve = await server.guest(name)
        assert await refused_seat(eve, table) == "not-allowed-name-taken"
        assert await refused_seat(await server.guest("Eve"), table, name=name) == "not-allowed-name-taken"
        await eve.put("/api/me", {"name": "Eve"})
        assert (await eve.post(f"/api/tables/{table}/sit", {}))["seats"][1]["name"] == "Eve"


async def test_a_wish_to_sit_under_a_name_like_anothers_is_refused_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        table = (await (await server.guest("Ada")).create(GAME, 3, approve=True))["id"]
        assert await refused_seat(await server.guest("Аda"), table) == "not-allowed-name-taken"


async def test_ones_own_seats_and_nameless_guests_are_numbered(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, guest = await server.guest("Ada"), await server.guest()
        table = (await ada.create(GAME, 4))["id"]
        await ada.post(f"/api/tables/{table}/sit", {})
        nameless = (await guest.get("/api/me"))["name"]
        await ada.post(f"/api/tables/{table}/sit", {"name": nameless})
        seats = (await guest.post(f"/api/tables/{table}/sit", {}))["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Ada 2", nameless, f"{nameless} 2"]


async def test_nobody_is_called_like_a_bot_in_any_language(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        host = await server.guest("Host")
        table = (await host.create(GAME, 3, bots="greedy"))["id"]
        bot = (await host.get(f"/api/tables/{table}"))["seats"][1]["name"]
        russian = {"Mira": "Мира", "Otto": "Отто", "Kiwi": "Киви", "Bruno": "Бруно", "Lola": "Лола"}.get(
            bot, bot.upper()
        )
        await host.post(f"/api/tables/{table}/unseat", {"seat": 2})
        for name in (bot, bot.upper(), russian):
            assert await refused_seat(await server.guest(name), table) == "not-allowed-name-taken"


async def test_a_bot_is_not_called_like_somebody_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        host = await server.guest("МИРА")
        seats = (await host.create("zoop", 8, bots="greedy"))["seats"]
        assert "Mira" not in [seat["name"] for seat in seats]


async def test_a_line_tells_a_seat_from_somebody_who_watches(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, eve, bob = await server.guest("Ada"), await server.guest("Eve"), await server.guest("Bob")
        table = (await ada.create(GAME, 2, bots="random", start=True))["id"]
        async with await joined(ada, table) as sitting, await joined(eve, table) as watching:
            await sitting.send(type="chat", id="1", text="my turn")
            said = await watching.next("chat")
            assert (said["seat"], said["name"]) == (0, "Ada")
            await watching.send(type="chat", id="1", text="go on")
            heard = await sitting.until(lambda line: line["type"] == "chat" and line["name"] == "Eve")
            assert heard["seat"] is None
            assert heard["author"] not in ("", said["author"])
            await eve.put("/api/me", {"name": "Аda"})
            await watching.send(type="chat", id="2", text="I resign")
            assert (await watching.next("refused"))["problem"]["key"] == "not-allowed-name-taken"
        async with await joined(bob, table) as later:
            assert [line["seat"] for line in later.messages[0]["chat"]] == [0, None]
            await bob.put("/api/me", {"name": "eve"})
            await later.send(type="chat", id="3", text="hm")
            assert (await later.next("refused"))["problem"]["key"] == "not-allowed-name-taken"


async def test_a_line_sent_again_is_said_once_even_after_a_restart(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as wire:
            for _ in range(2):
                await wire.send(type="chat", id="c1", text="hello")
                assert (await wire.next("ack"))["id"] == "c1"
        cookies = ada.http.cookies
    async with running(where) as server:
        again = Guest(server.address)
        again.http.cookies.update(cookies)
        async with await again.connect(table) as wire:
            await wire.send(type="chat", id="c1", text="hello")
            assert (await wire.next("ack"))["id"] == "c1"
            await wire.send(type="chat", id="c2", text="bye")
            assert (await wire.next("chat"))["number"] == 2
        assert [line.text for line in await server.services.store.chat(table, 9)] == ["hello", "bye"]


async def test_piled_accents_and_blanks_stay_out_of_the_chat(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        async with await ada.connect((await ada.create(GAME, 2))["id"]) as wire:
            await wire.send(type="chat", id="1", text="Z" + "\u0301" * 200)
            assert (await wire.next("chat"))["text"] == "Z" + "\u0301" * 3
            await wire.send(type="chat", id="2", text="\u3164\u2800")
            assert (await wire.next("refused"))["problem"]["key"] == "unreadable-unprintable"
