"""What is kept for notices belongs to the person: ended with a device, deleted, forgotten in time."""

from pathlib import Path

import pytest

from tests.server.harness import ManualClock, running
from tests.server.notices.correspondence import DAY, configured, game, subscribe, work
from tests.server.notices.receivers import push_service

pytestmark = pytest.mark.anyio


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
