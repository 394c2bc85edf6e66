"""People who are not at the table are told that something waits for them: once, at a fit time, and nothing hidden."""

from pathlib import Path

import pytest

from tests.server.harness import ManualClock, joined, reconnecting, running
from tests.server.notices.correspondence import DAY, PAUSE, asked, configured, game, gone, move, subscribe, work
from tests.server.notices.receivers import push_service
from zoorama.server.tables.model import TableModel

pytestmark = pytest.mark.anyio


async def test_whoever_is_asked_and_not_here_is_told_once_after_a_pause(where: str) -> None:
    clock = ManualClock()
    async with push_service() as service, running(where, configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        browser = await subscribe(ada, service.address)
        table = await game(ada, ben)
        assert await asked(ada, table) == [0]
        await work(server)
        assert service.requests == []
        clock.go(PAUSE + 1)
        await work(server)
        (request,) = service.requests
        told = browser.read(request)
        assert told == {
            "title": "Zooloretto: your turn", "body": "With Ben", "path": f"/t/{table}", "tag": table, "lang": "en",
        }  # fmt: skip
        assert 2.9 * DAY < int(request.headers["ttl"]) < 3 * DAY
        assert request.headers["content-encoding"] == "aes128gcm"
        clock.go(PAUSE)
        await work(server)
        assert len(service.requests) == 1


async def test_whoever_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        table = await game(ada, ben)
        async with await joined(ada, table):
            clock.go(PAUSE + 1)
            await work(server)
        clock.go(PAUSE + 1)
        await work(server)
        assert service.requests == []


async def test_whoever_has_moved_meanwhile_is_not_told_and_the_next_is(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address + "/ada")
        browser = await subscribe(ben, service.address + "/ben", language="de")
        table = await game(ada, ben)
        while await asked(ada, table) == [0]:
            await move(ada, table, 0)
        clock.go(PAUSE + 1)
        await work(server)
        (request,) = service.requests
        assert request.path == "/ben"
        assert browser.read(request)["title"] == "Zooloretto: Du bist am Zug"


async def test_each_new_question_is_told(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        table = await game(ada, ben)
        for turns in (1, 2):
            clock.go(PAUSE + 1)
            await work(server)
            assert len(service.requests) == turns
            while await asked(ada, table) == [0]:
                await move(ada, table, 0)
            while await asked(ada, table) == [1]:
                await move(ben, table, 1)


async def test_a_reminder_comes_before_the_time_is_up(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        browser = await subscribe(ada, service.address, kinds=["reminder"])
        await game(ada, ben)
        await work(server)
        clock.go(2.4 * DAY)
        await work(server)
        assert service.requests == []
        clock.go(0.2 * DAY)
        await work(server)
        assert browser.read(service.requests[0])["title"] == "Zooloretto: 10 hours left for your move"
        assert service.requests[0].headers["urgency"] == "high"


async def test_a_restart_neither_loses_nor_doubles_a_notice(where: str) -> None:
    clock = ManualClock()
    async with push_service() as service:
        async with running(where, configured(), clock) as server:
            ada, ben = await server.guest("Ada"), await server.guest("Ben")
            await subscribe(ada, service.address)
            await game(ada, ben)
            server.notices.planner.changed.clear()  # as if it had crashed before it took note
        clock.go(PAUSE + 1)
        for _ in range(2):
            async with running(where, configured(), clock) as server:
                await server.notices.planner.review()
                await work(server)
            assert len(service.requests) == 1


async def test_quiet_hours_hold_notices_back_and_fold_them_into_one(tmp_path: Path) -> None:
    clock = ManualClock()  # 22:13 in London
    quiet = {"quiet": True, "quiet_from": 22 * 60, "quiet_to": 8 * 60, "zone": "Europe/London"}
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("#Ben")
        browser = await subscribe(ada, service.address, kinds=["turn"], **quiet)
        await game(ada, ben)
        await game(ada, ben, name="zooloretto_dice")
        clock.go(PAUSE + 1)
        await work(server)
        clock.go(9 * 3600)
        await work(server)
        assert service.requests == []
        clock.go(3600)
        await work(server)
        (request,) = service.requests
        told = browser.read(request)
        assert told["title"] == "2 games have news for you"
        assert told["body"].splitlines() == [
            "Zooloretto: your turn (With #Ben)", "Zooloretto – The Dice Game: your turn (With #Ben)",
        ]  # fmt: skip
        assert told["path"] == "/"


async def test_more_than_so_many_a_day_wait_for_the_next_and_come_as_one(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(daily=1), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        browser = await subscribe(ada, service.address, kinds=["turn"])
        for _ in range(3):
            await game(ada, ben)
            clock.go(PAUSE + 1)
            await work(server)
        assert len(service.requests) == 1
        clock.go(DAY)
        await work(server)
        assert browser.read(service.requests[1])["title"] == "2 games have news for you"


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        await game(ada, ben)
        service.status = 410
        clock.go(PAUSE + 1)
        await work(server)
        assert (await ada.get("/api/notices"))["targets"] == []


async def test_a_service_that_is_busy_is_asked_again_later_and_nobody_is_told_twice(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as busy, push_service() as well, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, busy.address, kinds=["turn"])
        await subscribe(ada, well.address)
        await game(ada, ben)
        busy.status, busy.headers = 429, "Retry-After: 600\r\n"
        clock.go(PAUSE + 1)
        await work(server)
        clock.go(300)
        await work(server)
        assert (len(busy.requests), len(well.requests)) == (1, 1)
        busy.status = 201
        clock.go(301)
        await work(server)
        clock.go(DAY)
        await work(server)
        assert (len(busy.requests), len(well.requests)) == (2, 1)


async def test_who_has_answered_in_an_open_window_shows_in_nobodys_notice(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        people = [await server.guest(name) for name in ("Ada", "Ben", "Cleo")]
        table = await game(*people, name="zoop")
        while len(await asked(people[0], table)) < 2:
            (seat,) = await asked(people[0], table)
            await move(people[seat], table, seat)
        first, *others = await asked(people[0], table)
        browsers = [await subscribe(one, f"{service.address}/{seat}") for seat, one in enumerate(people)]
        await move(people[first], table, first)  # sealed
        clock.go(PAUSE + 1)
        await work(server)
        told = {int(request.path[1:]): browsers[int(request.path[1:])].read(request) for request in service.requests}
        assert sorted(told) == others
        assert {one["title"] for one in told.values()} == {"Zoop: your turn"}
        names = ["Ada", "Ben", "Cleo"]
        for seat, one in told.items():
            assert one["body"] == f"With {', '.join(name for name in names if name != names[seat])}"


async def test_the_end_and_a_rematch_are_told_to_those_who_did_not_see_them(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        browser = await subscribe(ada, service.address + "/ada", kinds=["over", "rematch"])
        await subscribe(ben, service.address + "/ben", kinds=["over", "rematch"])
        table = await game(ada, ben, name="zooloretto_dice")
        wires = [await joined(ada, table), await joined(ben, table)]
        while waiting := await asked(ada, table):
            seat = waiting[0]
            while not wires[seat].latest[seat]["legal"]:
                await wires[seat].next("update")
            await wires[seat].act(seat, wires[seat].latest[seat]["legal"][0])
        for wire in wires:  # both connections broke before the pause was over
            await wire.socket.close()
        await gone(ada, table)
        await gone(ben, table)
        await work(server)
        clock.go(PAUSE + 1)
        await work(server)
        assert sorted(request.path for request in service.requests) == ["/ada", "/ben"]
        rematch = await ben.post(f"/api/tables/{table}/rematch")
        await work(server)
        clock.go(PAUSE + 1)
        await work(server)
        (offer,) = service.requests[2:]
        assert browser.read(offer)["path"] == f"/t/{rematch['id']}"
        assert browser.read(offer)["title"].endswith("you are invited to a rematch")


async def test_a_game_without_days_a_move_tells_nobody(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada = await server.guest("Ada")
        await subscribe(ada, service.address)
        table = await ada.create("zooloretto", 2, bots="random", start=True)
        assert table["stage"] == "playing"
        clock.go(DAY)
        await work(server)
        assert service.requests == []


async def test_what_a_person_was_told_can_be_listed_and_forgotten(where: str) -> None:
    clock = ManualClock()
    async with push_service() as service, running(where, configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        table = await game(ada, ben)
        await work(server)
        store = server.services.store.notices
        person = (await store.due(clock.now() + DAY, 10))[0].person
        assert {(row.table, row.kind) for row in await store.of(person)} == {(table, "turn"), (table, "reminder")}
        await store.forget(person)
        assert await store.of(person) == []
        assert await store.targets(person) == []
        assert (await ada.get("/api/notices"))["wishes"] is None


async def test_another_device_of_the_same_person_is_told_too(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address + "/desk")
        await subscribe(reconnecting(ada, server), service.address + "/phone")
        await game(ada, ben)
        clock.go(PAUSE + 1)
        await work(server)
        assert sorted(request.path for request in service.requests) == ["/desk", "/phone"]


@pytest.mark.parametrize("step", [-3600, 3600])
async def test_a_clock_that_is_set_neither_delays_nor_hastens_a_notice(tmp_path: Path, step: float) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        await game(ada, ben)
        clock.step(step)
        await work(server)
        assert service.requests == []
        clock.go(PAUSE + 1)
        await work(server)
        assert len(service.requests) == 1


async def test_two_notices_of_one_table_come_as_the_later_of_them(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        browser = await subscribe(ada, service.address)
        await game(ada, ben)
        await work(server)
        clock.go(2.75 * DAY)  # nobody was told meanwhile: the server was down
        await work(server)
        assert browser.read(service.requests[0])["title"] == "Zooloretto: 6 hours left for your move"


async def test_a_table_that_cannot_be_read_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    clock = ManualClock()
    async with push_service() as service, running(tmp_path / "db", configured(), clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address + "/ada", kinds=["turn"])
        await subscribe(ben, service.address + "/ben", kinds=["turn"])
        tables = [await game(ada, ben), await game(ben, ada)]
        await work(server)
        sound = server.notices.dispatcher.tables.model

        async def damaged(table: str) -> TableModel | None:
            if table == tables[0]:
                raise ValueError(table)
            return await sound(table)

        server.notices.dispatcher.tables.model = damaged  # type: ignore[method-assign]  # as if its row were damaged
        for _ in range(8):
            clock.go(DAY / 4)
            await work(server)
        assert [request.path for request in service.requests] == ["/ben"]
        person = server.registry.tables[tables[0]].context.model.sitters[0].person
        assert [row.due for row in await server.services.store.notices.of(person) if row.kind == "turn"] == [None]
