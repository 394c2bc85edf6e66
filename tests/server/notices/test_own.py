"""What is kept for notices belongs to the person: shown, ended with a device, deleted, forgotten in time."""

from pathlib import Path

import pytest

from tests.server.harness import EAGER, ManualClock, running
from tests.server.notices.correspondence import DAY, configured, game, subscribe, work
from tests.server.notices.receivers import push_service

pytestmark = pytest.mark.anyio


async def test_an_export_shows_what_was_chosen_but_no_devices_endpoint(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path / "db", configured(), ManualClock()) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address + "/secret", zone="Europe/Paris")
        table = await game(ada, ben)
        await work(server)
        told = (await ada.get("/api/me/export"))["notices"]
        assert told["wishes"]["zone"] == "Europe/Paris"
        assert [(one["channel"], one["address"]) for one in told["targets"]] == [("push", "127.0.0.1")]
        assert told["told"] == [[table, "reminder"], [table, "turn"]]


async def test_deleted_data_includes_notices(where: str) -> None:
    async with push_service() as service, running(where, configured(), ManualClock()) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        await subscribe(ada, service.address)
        await game(ada, ben)
        await work(server)
        (row, *_) = await server.services.store.notices.due(2e9, 10)
        await ada.post("/api/me/delete", {"confirm": "delete"})
        store = server.services.store.notices
        assert await store.of(row.person) == []
        assert await store.targets(row.person) == []
        assert await store.wishes(row.person) is None


async def test_a_device_that_was_ended_is_told_nothing_more(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path / "db", configured(webhooks=True)) as server:
        ada = await server.guest("Ada")
        await subscribe(ada, service.address + "/lost")
        await ada.post("/api/notices/address", {"channel": "webhook", "address": service.address + "/mine"})
        await ada.post("/api/me/devices/end")
        assert [one["channel"] for one in (await ada.get("/api/notices"))["targets"]] == ["webhook"]


async def test_targets_of_people_who_are_gone_are_forgotten_in_time(where: str) -> None:
    clock = ManualClock()
    async with push_service() as service, running(where, configured(), clock) as server:
        named, playing, gone = await server.guest("Ada"), await server.guest(), await server.guest()
        for number, guest in enumerate((named, playing, gone)):
            await subscribe(guest, f"{service.address}/{number}")
        await playing.create("zooloretto", 2)
        store = server.services.store.notices
        await store.forget_absent(clock.now() - DAY)
        assert len((await gone.get("/api/notices"))["targets"]) == 1
        await store.forget_absent(clock.now() + DAY)
        kept = [(await guest.get("/api/notices"))["targets"] != [] for guest in (named, playing, gone)]
        assert kept == [True, True, False]
        assert (await gone.get("/api/notices"))["wishes"] is None


async def test_a_server_without_notices_exports_that_there_are_none(tmp_path: Path) -> None:
    async with running(tmp_path / "db", EAGER) as server:
        told = (await (await server.guest("Ada")).get("/api/me/export"))["notices"]
        assert told == {"wishes": None, "targets": [], "told": []}
