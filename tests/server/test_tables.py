"""Sitting down together: all that happens at a table around the game."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Answered, Guest, Json, ManualClock, hot_seat, is_over, joined, running
from zoorama.bots.registry import hint_bot
from zoorama.characters import CHARACTERS
from zoorama.engine.dealer import Rng
from zoorama.games import find
from zoorama.server.tables.registry import TableRegistry

GAME = "zooloretto_dice"


async def refusal(asked: Any) -> Answered:
    with pytest.raises(Answered) as refused:
        await asked
    return refused.value


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def test_a_table_is_opened_filled_and_started(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = await ada.create(GAME, 4)
        at = f"/api/tables/{table['id']}"
        assert table["hosting"]
        assert names(table) == ["Ada", "", "", ""]
        assert names(await ben.post(f"{at}/sit", {"seat": 2, "contribution": "zebra"})) == ["Ada", "", "Ben", ""]
        first = names(await ada.post(f"{at}/bot", {"bot": "greedy"}))[1]
        second = names(await ada.post(f"{at}/bot", {"bot": "greedy"}))[3]
        assert {first, second} < {character.name for character in CHARACTERS}
        assert names(await ada.post(f"{at}/unseat", {"seat": 1})) == ["Ada", "", "Ben", second]
        assert sorted(names(await ada.post(f"{at}/shuffle"))) == sorted(["", "Ada", "Ben", second])
        begun = await ada.post(f"{at}/start")
        assert begun["stage"] == "playing"
        assert sorted(names(begun)) == sorted(["Ada", "Ben", second])
        assert sorted(begun["luck"]["contributions"]) == ["", "", "zebra"]
        assert begun["luck"]["seed"] is None


async def test_what_a_table_refuses_it_refuses_clearly(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create(GAME, 3))["id"]
        at = f"/api/tables/{table}"
        tries: list[tuple[Guest, str, Json | None, int, str]] = [
            (ben, "sit", {"seat": 0}, 409, "not-allowed-seat-taken"),
            (ben, "sit", {"seat": 7}, 409, "not-allowed-no-such-seat"),
            (ben, "stand", {"seat": 0}, 403, "not-allowed-not-your-seat"),
            (ben, "bot", {"bot": "greedy"}, 403, "not-allowed-not-the-host"),
            (ben, "unseat", {"seat": 0}, 403, "not-allowed-not-the-host"),
            (ben, "shuffle", None, 403, "not-allowed-not-the-host"),
            (ben, "start", None, 403, "not-allowed-not-the-host"),
            (ben, "leave", None, 403, "not-allowed-not-a-player"),
            (ada, "bot", {"bot": "deep thought"}, 400, "error-UnknownBot"),
            (ada, "unseat", {"seat": 7}, 409, "not-allowed-no-such-seat"),
            (ada, "start", None, 400, "error-WrongSeats"),
            (ada, "rematch", None, 409, "not-allowed-not-over"),
        ]
        for guest, verb, body, status, key in tries:
            refused = await refusal(guest.post(f"{at}/{verb}", body))
            assert (refused.status, refused.problem["key"]) == (status, key), verb
        assert names(await ada.get(at)) == ["Ada", "", ""], "nothing changed"


async def test_once_the_game_is_on_the_seats_stay(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        async with wire:
            for verb, body in (("sit", {}), ("stand", {"seat": 0}), ("shuffle", None), ("start", None)):
                refused = await refusal(guest.post(f"/api/tables/{table}/{verb}", body))
                assert refused.problem["key"] == "not-allowed-already-started"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error-UnknownGame"),
        ({"seats": 8}, "error-WrongSeats"),
        ({"seats": 9}, "error-WrongSeats"),
        ({"seats": 17}, "unreadable-not-understood"),
        ({"options": {"speed": 3}}, "unreadable-unknown-field"),
        ({"options": []}, "unreadable-not-understood"),
        ({"pace": {"kind": "clock", "seconds": 0}}, "unreadable-not-understood"),
        ({"sit": False, "bots": "nobody"}, "error-UnknownBot"),
        ({"colour": "red"}, "unreadable-not-understood"),
        ({"contribution": "a\x07b"}, "unreadable-unprintable"),
        ({"start": True}, "error-WrongSeats"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused_and_leaves_nothing(wish: Json, key: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        refused = await refusal(ada.post("/api/tables", {"game": GAME, "seats": 3, **wish}))
        assert (refused.status, refused.problem["key"]) == (400, key)
        assert (await ada.get("/api/me/tables"))["tables"] == []


async def test_options_are_the_tables_own(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        offered = {game["name"]: game["options"] for game in await ada.get("/api/games")}
        assert offered["zooloretto"] == {"set_aside": []}
        table = await ada.create("zooloretto", 4, options={"set_aside": ["zebra"]})
        assert table["options"]["set_aside"] == ["zebra"]


async def test_the_lobby_lists_public_tables_and_nobody_sees_the_others(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        public = (await ada.create(GAME, 2, public=True))["id"]
        private = (await ada.create(GAME, 2))["id"]
        assert [table["id"] for table in (await ben.get("/api/tables"))["tables"]] == [public]
        assert {table["id"] for table in (await ada.get("/api/me/tables"))["tables"]} == {public, private}
        assert (await ben.get("/api/me/tables"))["tables"] == []


async def test_my_tables_tell_whose_turn_it_is_whether_loaded_or_not(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, _, wire = await hot_seat(server, GAME)
        seat, _ = wire.asked()
        await wire.socket.close()
        for _ in range(2):
            listed = (await guest.get("/api/me/tables"))["tables"][0]
            assert listed["waiting"] == [seat]
            assert listed["seats"][seat]["mine"]
            await unload_all(server.registry)


async def unload_all(registry: TableRegistry) -> None:
    """Once those who left are gone."""
    while any(table.context.broadcast.listeners for table in registry.tables.values()):
        await asyncio.sleep(0.01)
    for table in list(registry.tables.values()):
        del registry.tables[table.id]
        await table.close()


async def test_who_leaves_before_the_game_frees_the_seat_and_hands_the_table_on(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create(GAME, 2))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        assert not (await ada.post(f"/api/tables/{table}/leave"))["hosting"]
        left = await ben.get(f"/api/tables/{table}")
        assert left["hosting"]
        assert names(left) == ["", "Ben"]


async def test_a_bot_plays_on_for_who_leaves_and_who_returns_plays_again(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create(GAME, 2))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        async with await joined(ben, table) as wire:
            await ada.post(f"/api/tables/{table}/leave")
            told = await wire.until(lambda said: said["type"] == "update" and bool(said["events"]))
            assert told["events"] == [{"type": "TakenOver", "seat": 0, "bot": hint_bot(find(GAME), 2)}]
            while not wire.latest[1]["legal"]:
                await wire.next("update")
            async with await joined(ada, table) as back:
                assert back.latest[0]["events"][-1] == {"type": "CameBack", "seat": 0}
                assert not (await ada.get(f"/api/tables/{table}"))["seats"][0]["away"]
            told = await wire.until(lambda said: said["type"] == "update")
            assert told["events"] == [{"type": "CameBack", "seat": 0}]


async def test_the_same_people_play_again_each_one_seat_further(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben, eve = [await server.guest(name) for name in ("Ada", "Ben", "Eve")]
        table = (await ada.create(GAME, 2))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        wires = [await joined(ada, table), await joined(ben, table)]
        await asyncio.gather(*(play_out(wire, number) for number, wire in enumerate(wires)))
        assert (await refusal(eve.post(f"/api/tables/{table}/rematch"))).problem["key"] == "not-allowed-not-a-player"
        again = await asyncio.gather(*(guest.post(f"/api/tables/{table}/rematch") for guest in (ada, ben, ada)))
        assert len({one["id"] for one in again}) == 1, "however many ask, there is one"
        assert names(again[0]) == ["Ben", "Ada"]
        assert again[0]["stage"] == "gathering"
        assert (await ben.get(f"/api/tables/{table}"))["rematch"] == again[0]["id"]


async def play_out(wire: Any, seat: int) -> None:
    rng = Rng(seat)
    while not is_over(wire.latest[seat]):
        if legal := wire.latest[seat]["legal"]:
            await wire.act(seat, legal[rng.below(len(legal))])
        else:
            await wire.next("update")


async def test_spectators_watch_and_talk_but_never_sit_at_the_keys(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with wire, await joined(eve, table) as watching:
            assert watching.messages[0]["seats"] == []
            update = watching.latest[None]
            assert update["legal"] == []
            await wire.until(lambda said: said["type"] == "table" and said["table"]["spectators"] == 1)
            await watching.send(type="chat", id="1", text="hello")
            line = await wire.next("chat")
            assert (line["name"], line["text"]) == ("Eve", "hello")
            seat, asked = wire.asked()
            answer = await act_as(watching, seat, asked)
            assert answer["problem"]["key"] == "not-allowed-not-your-seat"
        async with await joined(eve, table) as again:
            assert [said["text"] for said in again.messages[0]["chat"]] == ["hello"]


async def act_as(wire: Any, seat: int, asked: Json) -> Json:
    await wire.send(type="act", id="try", seat=seat, seq=asked["seq"], action=asked["legal"][0])
    answer: Json = await wire.until(lambda said: said.get("id") == "try")
    return answer


async def test_several_people_share_a_device_and_each_seat_gets_its_own_update(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, "zoop", 3)
        async with wire:
            assert wire.messages[0]["seats"] == [0, 1, 2]
            assert names(wire.messages[0]["table"]) == ["Ada", "Ben", "Cleo"]
            hands = [wire.latest[seat]["view"] for seat in range(3)]
            assert len({str(hand) for hand in hands}) == 3
            seat, asked = wire.asked()
            before = len(wire.messages)
            await wire.act(seat, asked["legal"][0])
            told = [said["seat"] for said in wire.messages[before:] if said["type"] == "update"]
            assert sorted(told) == [0, 1, 2]


async def test_an_unknown_rules_version_is_told_and_keeps_no_other_table_from_loading(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        ada = await server.guest("Ada")
        old, new = [(await ada.create(GAME, 2))["id"] for _ in range(2)]
        for table in (old, new):
            await ada.post(f"/api/tables/{table}/sit", {"name": "Ben"})
            await ada.post(f"/api/tables/{table}/start")
            live = server.registry.tables[table]
            live.context.model.version = 99 if table == old else live.context.model.version
            row = live.context.journal.row(live.context.model, clock.now())
            await server.services.store.save_table(type(row)(**{**vars(row), "due": clock.now()}))
        await unload_all(server.registry)
        refused = await refusal(ada.get(f"/api/tables/{old}"))
        assert (refused.status, refused.problem["key"]) == (400, "error-UnknownVersion")
        assert len((await ada.get("/api/me/tables"))["tables"]) == 2
        await server.registry.maintain()
        assert new in server.registry.tables


async def test_a_chat_line_sent_again_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, "zooloretto_dice")
        async with wire:
            for _ in range(2):
                await wire.send(type="chat", id="same", text="hello")
                await wire.until(lambda said: said.get("id") == "same")
            await wire.send(type="chat", id="other", text="hello")
            await wire.until(lambda said: said.get("id") == "other")
        async with await joined(guest, table) as back:
            assert [line["text"] for line in back.messages[0]["chat"]] == ["hello", "hello"]


LESSON: Json = {"bots": "greedy", "start": True, "seed": "5a" * 32}


async def told_in_a_lesson(guest: Guest, *, hints: bool = False) -> list[Json]:
    """Everything that happens to a player who always takes the first choice, in a lesson begun anew."""
    table = await guest.create(GAME, 3, **LESSON)
    assert (table["luck"]["chosen"], table["luck"]["seed"]) == (True, LESSON["seed"])
    async with await joined(guest, table["id"]) as wire:
        while not is_over(wire.latest[0]):
            if not wire.latest[0]["legal"]:
                await wire.next("update")
                continue
            if hints:
                await wire.send(type="hint", id=f"hint-{wire.acts}", seat=0)
                await wire.next("hint")
            await wire.act(0, wire.latest[0]["legal"][0])
    replay = await guest.get(f"/api/tables/{table['id']}/replay", perspective="open")
    return [event for step in replay["steps"] for event in step["events"] if event["type"] != "HintTaken"]


async def test_a_lesson_goes_the_same_way_every_time_whatever_is_asked_beside_it(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        first = await told_in_a_lesson(guest)
        assert len(first) > 20
        assert await told_in_a_lesson(guest) == first
        assert await told_in_a_lesson(guest, hints=True) == first


@pytest.mark.parametrize("wish", [{"public": True}, {"start": False}, {"bots": None}, {"contribution": "zebra"}])
async def test_luck_is_chosen_only_where_nobody_else_meets_it(tmp_path: Path, wish: Json) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest("Ada")
        refused = await refusal(guest.create(GAME, 3, **{**LESSON, **wish}))
        assert refused.problem["key"] == "not-allowed-chosen-luck"


async def test_a_form_learns_what_may_be_chosen_for_an_option(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        offered = {game["name"]: {one["name"]: one for one in game["choices"]} for game in await ada.get("/api/games")}
        assert offered["zoop"]["games"] == {"name": "games", "kind": "whole", "least": 1, "most": 5, "words": []}
        assert offered["zoop"]["strict_calls"]["kind"] == "flag"
        species = offered["zooloretto"]["set_aside"]
        assert (species["kind"], species["most"], len(species["words"])) == ("words", 3, 8)
        assert "tiles" not in offered["o_zoo_le_mio"], "they come from a file"
        chosen = {"set_aside": species["words"][:2]}
        table = await ada.create("zooloretto", 3, options=chosen)
        assert table["options"]["set_aside"] == species["words"][:2]
