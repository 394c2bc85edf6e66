"""Every quota: reached, refused with the limit and the time to try again, and free again later."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.harness import Answered, Guest, Json, ManualClock, Running, Wire, hot_seat, joined, running
from zoorama.engine.errors import Unreadable
from zoorama.server.errors import TooMany
from zoorama.server.quotas import DAY, HOUR, SILENT, QuotaKeeper, Visitor
from zoorama.server.settings import Quotas, Settings
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store, TableRow
from zoorama.text import LANGUAGES, Text

GAME = "zooloretto_dice"
ADA, BEN = Visitor("ada", "192.0.2.1"), Visitor("ben", "192.0.2.1")


def settings(**quotas: Any) -> Settings:
    return Settings(pause=0, requests=100_000, frames=100_000, quotas=Quotas(**quotas))


async def refused(asking: Awaitable[object], what: str, limit: int, wait: float = 0) -> Json:
    """It is said in every language, with the limit and when to try again."""
    with pytest.raises(Answered) as answered:
        await asking
    assert answered.value.status == 429
    return told(answered.value.problem, what, limit, wait)


def told(problem: Json, what: str, limit: int, wait: float = 0) -> Json:
    assert problem["key"] == f"too-many-{what}"
    assert problem["facts"]["limit"] == limit
    assert problem["facts"]["wait"] == wait
    for language in LANGUAGES:
        assert str(limit) in Text(language).say(problem["key"], **problem["facts"])
    return problem


async def ask(wire: Wire, **message: Any) -> Json:
    wire.acts += 1
    name = f"asked-{wire.acts}"
    await wire.send(id=name, **message)
    return await wire.until(lambda answer: answer.get("id") == name)


# Tables


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.open()
    yield store
    await store.close()


async def opened(keeper: QuotaKeeper, visitor: Visitor, table: str, store: Store, *, public: bool = False) -> None:
    async with keeper.opening(visitor, public=public) as report:
        now = keeper.clock.now()
        await store.save_table(TableRow(table, "gathering", public, now, now, None, (), "{}"))
        await report(table)


async def over(store: Store, table: str) -> None:
    row = await store.table(table)
    assert row is not None
    await store.save_table(TableRow(row.id, "over", row.public, row.created, row.touched, None, (), "{}"))


async def test_open_tables_a_person_are_counted_in_the_database(store: Store) -> None:
    clock = ManualClock()
    for table in "ab":
        await opened(QuotaKeeper(Quotas(tables=2), store, clock, "key"), ADA, table, store)
    keeper = QuotaKeeper(Quotas(tables=2), store, clock, "key")  # a restart
    with pytest.raises(TooMany) as error:
        await opened(keeper, ADA, "c", store)
    assert (error.value.key, error.value.facts["limit"]) == ("too-many-tables", 2)
    await opened(keeper, BEN, "c", store)
    await over(store, "a")
    await opened(keeper, ADA, "d", store)
    with pytest.raises(TooMany):
        await opened(keeper, ADA, "e", store)
    clock.go(SILENT)
    await opened(keeper, ADA, "e", store)


async def test_open_tables_an_address_ipv6_by_its_network(store: Store) -> None:
    keeper = QuotaKeeper(Quotas(tables_address=2, exempt=("2001:db8:9::/48",)), store, ManualClock(), "key")
    for person in "ab":
        await opened(keeper, Visitor(person, f"2001:db8::{person}"), person, store)
    with pytest.raises(TooMany) as error:
        await opened(keeper, Visitor("c", "2001:db8::c"), "c", store)
    assert error.value.key == "too-many-tables-address"
    await opened(keeper, Visitor("c", "2001:db8:0:1::c"), "c", store)
    for table in "defg":
        await opened(keeper, Visitor("d", "2001:db8:9::d"), table, store)


async def test_public_tables_a_person(store: Store) -> None:
    keeper = QuotaKeeper(Quotas(public_tables=1), store, ManualClock(), "key")
    await opened(keeper, ADA, "a", store, public=True)
    with pytest.raises(TooMany) as error:
        await opened(keeper, ADA, "b", store, public=True)
    assert error.value.key == "too-many-public-tables"
    await opened(keeper, ADA, "b", store)


@pytest.mark.parametrize(
    ("quotas", "what"), [(Quotas(tables_day=2), "tables-day"), (Quotas(tables_day_address=2), "tables-day-address")]
)
async def test_tables_a_day_and_when_the_next_may_be_opened(store: Store, quotas: Quotas, what: str) -> None:
    clock = ManualClock()
    keeper = QuotaKeeper(quotas, store, clock, "key")
    for table in "ab":
        await opened(keeper, ADA, table, store)
        await over(store, table)
        clock.go(HOUR)
    with pytest.raises(TooMany) as error:
        await opened(keeper, ADA, "c", store)
    assert (error.value.key, error.value.wait) == (f"too-many-{what}", DAY - 2 * HOUR)
    clock.go(error.value.wait)
    await opened(keeper, ADA, "c", store)


async def test_tables_opened_at_the_same_time_are_counted_too(store: Store) -> None:
    keeper = QuotaKeeper(Quotas(tables=3), store, ManualClock(), "key")
    tries = await asyncio.gather(*(opened(keeper, ADA, name, store) for name in "abcdef"), return_exceptions=True)
    assert [type(result) for result in tries].count(TooMany) == 3


async def test_a_table_too_many_is_refused_until_one_is_left(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(tables=2, public_tables=1)) as server:
        ada = await server.guest("Ada")
        first = (await ada.create(GAME, 2, public=True))["id"]
        await refused(ada.create(GAME, 2, public=True), "public-tables", 1)
        await ada.create(GAME, 2)
        await refused(ada.create(GAME, 2), "tables", 2)
        await ada.post(f"/api/tables/{first}/leave")
        await ada.create(GAME, 2, public=True)


async def test_a_refusal_has_a_retry_after(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(tables_day=1), clock) as server:
        ada = await server.guest("Ada")
        await ada.create(GAME, 2)
        answer = await ada.http.post("/api/tables", json={"game": GAME, "seats": 2})
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, str(DAY))
        clock.go(DAY)
        await ada.create(GAME, 2)


# The lobby


async def test_the_lobby_lists_one_table_a_host_and_those_with_room_first(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(), clock) as server:
        ada, ben, eve = [await server.guest(name) for name in ("Ada", "Ben", "Eve")]
        long_silent = (await eve.create(GAME, 2, public=True))["id"]
        clock.go(2 * HOUR)
        room = (await ben.create(GAME, 2, public=True))["id"]
        clock.go(60)
        full = [(await ada.create(GAME, 2, public=True, bots="random"))["id"] for _ in range(3)]
        listed = [table["id"] for table in (await ben.get("/api/tables"))["tables"]]
        assert listed[0] == room
        assert listed[1] in full
        assert listed[2:] == [long_silent]
        mine = {table["id"] for table in (await ada.get("/api/me/tables"))["tables"]}
        assert mine == set(full), "one's own are all there"


# People and sockets


async def test_new_people_an_address_and_hour(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(newcomers=2), clock) as server:
        known = await server.guest()
        await server.guest()
        await refused(server.guest(), "newcomers", 2, HOUR / 2)
        await known.get("/api/me")
        clock.go(HOUR / 2)
        await server.guest()


async def test_exempt_networks_need_not_keep_the_quotas(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(newcomers=1, tables=1, exempt=("127.0.0.0/8",))) as server:
        for _ in range(2):
            ada = await server.guest()
            for _ in range(2):
                await ada.create(GAME, 2)


def test_an_exempt_network_that_is_none_is_told_as_a_mistake(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "db"))
    with pytest.raises(Unreadable, match="zoo"):
        QuotaKeeper(Quotas(exempt=("zoo",)), store, ManualClock(), "key")
    keeper = QuotaKeeper(Quotas(exempt=("::1", "10.0.0.0/8")), store, ManualClock(), "key")
    addresses = ("::1", "::2", "10.1.2.3", "::ffff:10.1.2.3", "192.0.2.1", "-")
    assert [keeper.is_exempt(address) for address in addresses] == [True, False, True, True, False, False]


async def farewell(guest: Guest, table: str, what: str, limit: int) -> None:
    wire = await guest.connect(table)
    bye = await wire.next("bye")
    assert bye["reason"] == "refused"
    told(bye["problem"], what, limit)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await wire.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    ("quotas", "what", "who"),
    [
        ({"sockets": 1}, "sockets", "ada"),
        ({"sockets_address": 1}, "sockets-address", "ben"),
        ({"spectators": 1}, "spectators", "eve"),
    ],
)
async def test_sockets_are_refused_with_words_and_taken_again_later(
    tmp_path: Path, quotas: dict[str, int], what: str, who: str
) -> None:
    async with running(tmp_path / "db", settings(**quotas)) as server:
        ada, ben, eve = [await server.guest(name) for name in ("Ada", "Ben", "Eve")]
        table = (await ada.create(GAME, 2))["id"]
        guest = {"ada": ada, "ben": ben, "eve": eve}[who]
        first = await (ben if who == "eve" else ada).connect(table)
        await first.next("welcome")
        await farewell(guest, table, what, 1)
        await first.socket.close()
        await welcomed(guest, table)


async def welcomed(guest: Guest, table: str) -> None:
    """As soon as the server has noticed that the other is gone."""
    while True:
        async with await guest.connect(table) as wire:
            if (await wire.read())["type"] == "welcome":
                return
        await asyncio.sleep(0.01)


async def test_who_sits_gets_in_however_many_watch(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(spectators=0)) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create(GAME, 2))["id"]
        await farewell(ben, table, "spectators", 0)
        await ben.post(f"/api/tables/{table}/sit", {})
        for guest in (ada, ben):
            await welcomed(guest, table)


# Playing


async def test_a_hint_is_stored_once_a_question_and_answered_from_memory_after_that(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings()) as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            seat, _ = wire.asked()
            hints = [await ask(wire, type="hint", seat=seat) for _ in range(5)]
            assert {hint["type"] for hint in hints} == {"hint"}
            assert len({str(hint["action"]) for hint in hints}) == 1
            log = await server.services.store.log(table)
            assert [entry.kind for entry in log] == ["start", "hint"]


async def test_hints_a_game(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(hints=1)) as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            seat, update = wire.asked()
            assert (await ask(wire, type="hint", seat=seat))["type"] == "hint"
            await wire.act(seat, update["legal"][0])
            while wire.asked()[0] != seat:
                other, update = wire.asked()
                await wire.act(other, update["legal"][0])
            told((await ask(wire, type="hint", seat=seat))["problem"], "hints", 1)


async def test_a_decision_is_taken_back_only_so_often(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(undos=2)) as server:
        _, _, wire = await hot_seat(server, "zooloretto")
        async with wire:
            seat, action = await undoable(wire)
            for _ in range(2):
                assert (await undo(wire, seat))["type"] == "ack"
                await wire.act(seat, action)
            told((await undo(wire, seat))["problem"], "undos", 2)


async def undoable(wire: Wire) -> tuple[int, Json]:
    """Play on until an act can be taken back."""
    while True:
        seat, update = wire.asked()
        action = update["legal"][-1]
        await wire.act(seat, action)
        if wire.latest[seat]["undo"]:
            return seat, action


async def undo(wire: Wire, seat: int) -> Json:
    seq = wire.latest[seat]["seq"]
    answer = await ask(wire, type="undo", seat=seat, seq=seq)
    while answer["type"] == "ack" and any(update["seq"] < answer["seq"] for update in wire.latest.values()):
        await wire.next("update")
    return answer


async def test_previews_a_second(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(previews=2), clock) as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            seat, update = wire.asked()
            preview = {"type": "preview", "seat": seat, "action": update["legal"][0]}
            for _ in range(2):
                await ask(wire, **preview)
            told((await ask(wire, **preview))["problem"], "previews", 2, 1)
            clock.go(0.5)
            assert (await ask(wire, **preview)).get("problem", {}).get("name") != "TooMany"


# The chat


async def test_lines_a_minute_of_a_person_and_at_a_table(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(chat=2, chat_table=3), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as one, await ben.connect(table) as other:
            for _ in range(2):
                assert (await ask(one, type="chat", text="hello"))["type"] == "ack"
            told((await ask(one, type="chat", text="hello"))["problem"], "chat", 2, 30)
            assert (await ask(other, type="chat", text="hello"))["type"] == "ack"
            told((await ask(other, type="chat", text="hello"))["problem"], "chat-table", 3, 20)
            clock.go(30)
            assert (await ask(one, type="chat", text="hello"))["type"] == "ack"


async def test_a_line_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(chat=1), ManualClock()) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as wire:
            for _ in range(3):
                await wire.send(type="chat", id="the-same", text="hello")
                assert (await wire.until(lambda answer: answer.get("id") == "the-same"))["type"] == "ack"


async def test_a_chat_is_full_one_day(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(chat_lines=2)) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        async with await ada.connect(table) as wire:
            for _ in range(2):
                assert (await ask(wire, type="chat", text="hello"))["type"] == "ack"
            told((await ask(wire, type="chat", text="hello"))["problem"], "chat-lines", 2)


# Seats


async def test_seats_are_changed_only_so_often(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", settings(seat_changes=2), clock) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        for what in ("stand", "sit"):
            await ada.post(f"/api/tables/{table}/{what}", {"seat": 0})
        await refused(ada.post(f"/api/tables/{table}/stand", {"seat": 0}), "seat-changes", 2, 30)
        clock.go(30)
        await ada.post(f"/api/tables/{table}/stand", {"seat": 0})


async def test_nobody_takes_all_seats_of_somebody_elses_public_table(tmp_path: Path) -> None:
    async with running(tmp_path / "db", settings(seats=2)) as server:
        ada, eve = await server.guest("Ada"), await server.guest("Eve")
        public, private = [(await ada.create(GAME, 4, public=public))["id"] for public in (True, False)]
        for name in ("Eve", "Eva"):
            await eve.post(f"/api/tables/{public}/sit", {"name": name})
        await refused(eve.post(f"/api/tables/{public}/sit", {"name": "Evi"}), "seats", 2)
        await eve.post(f"/api/tables/{public}/sit", {"seat": 1, "name": "Evelyn"})
        await ada.post(f"/api/tables/{public}/sit", {"name": "Ben"})
        for name in ("Eve", "Eva", "Evi"):
            await eve.post(f"/api/tables/{private}/sit", {"name": name})


async def test_people_who_sat_once_are_forgotten_one_day(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        for _ in range(33):
            guest = await server.guest()
            await guest.post(f"/api/tables/{table}/sit", {})
            await guest.post(f"/api/tables/{table}/leave")
        assert len(model(server, table).left) == 30


def model(server: Running, table: str) -> Any:
    return server.registry.tables[table].context.model


async def test_a_game_goes_on_beside_all_this(tmp_path: Path) -> None:
    """With the quotas a server has unless its operator says otherwise."""
    async with running(tmp_path / "db", settings()) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 3, bots="random", start=True))["id"]
        async with await joined(ada, table) as wire:
            for _ in range(10):
                while not wire.latest[0]["legal"]:
                    await wire.next("update")
                assert (await wire.act(0, wire.latest[0]["legal"][0]))["type"] == "ack"
