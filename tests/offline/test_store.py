"""A device's tables outlive the page, and a storage that takes no more loses nothing that was told."""

import pytest

from tests.offline.device import MemoryPages, device, play_out
from zoorama.engine.dealer import Rng

DICE = "zooloretto_dice"


async def test_a_reload_in_mid_game_goes_on_where_it_was() -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        me = await here.ask("PUT", "/me", {"name": "Ada"})
        table = await here.begin(DICE, 2)
        line = here.open(table)
        update = await line.next("update")
        while not update["legal"]:
            update = await line.next("update")
        line.act(update, update["legal"][0])
        acked = (await line.next("ack"))["seq"]
    async with device(pages) as here:
        assert await here.ask("GET", "/me") == me
        line = here.open(table)
        assert (await line.next("welcome"))["table"]["stage"] == "playing"
        assert (await line.next("update"))["seq"] >= acked
        here.home.close(line.number)
        await play_out(here.open(table), Rng(2))


async def test_where_the_storage_is_full_the_page_is_told_why_and_what_was_told_before_is_kept() -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        table = await here.begin(DICE, 2)
        line = here.open(table)
        update = await line.next("update")
        while not update["legal"]:
            update = await line.next("update")
        pages.problem = "full"
        line.act(update, update["legal"][0])
        bye = await line.next("bye")
        assert (bye["reason"], bye["problem"]["key"]) == ("refused", "store-error-full")
        assert await line.closed() == 4403
        refused = await here.ask("POST", "/tables", {"game": DICE, "seats": 2}, status=503)
        assert refused["key"] == "store-error-full"
        pages.problem = ""
        line = here.open(table)
        assert (await line.next("update"))["seq"] == update["seq"]
        here.home.close(line.number)
        await play_out(here.open(table), Rng(3))


async def test_a_tab_that_came_later_has_the_tables() -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        pages.problem = "other-tab"
        refused = await here.ask("POST", "/tables", {"game": DICE, "seats": 2}, status=503)
        assert refused["key"] == "store-error-other-tab"


async def test_a_browser_that_fails_in_words_of_its_own_says_nothing_about_itself() -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        pages.problem = "UnknownError: the disk is gone"
        assert (await here.ask("PUT", "/me", {"name": "Ada"}, status=503))["key"] == "error-Failed"
        pages.problem = ""
        assert (await here.ask("PUT", "/me", {"name": "Ada"}))["name"] == "Ada"


async def test_a_storage_that_was_cleared_starts_empty() -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        table = await here.begin(DICE, 2)
    pages.pages.clear()
    async with device(pages) as here:
        assert (await here.ask("GET", "/me/tables"))["tables"] == []
        await here.ask("GET", f"/tables/{table}", status=404)
        assert await here.open(table).closed() == 4404


@pytest.mark.parametrize("moves", [1, 5])
async def test_nothing_is_kept_twice_and_the_database_is_whole(moves: int) -> None:
    pages = MemoryPages()
    async with device(pages) as here:
        for _ in range(moves):
            await here.begin(DICE, 2)
    async with device(pages) as here:
        writes = pages.writes
        assert await here.home.registry.services.store.consistency.problems() == []
        assert len((await here.ask("GET", "/me/tables"))["tables"]) == moves
        assert pages.writes <= writes + 2, "reading writes nothing"
