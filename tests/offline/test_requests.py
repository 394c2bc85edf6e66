"""Requests to a device's own tables are answered as the server answers them, refusals too."""

from pathlib import Path

from tests.offline.device import MemoryPages, device, play_out
from tests.server.harness import running
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES

DICE = "zooloretto_dice"


async def test_what_is_not_there_or_not_understood_is_refused_by_name() -> None:
    async with device(MemoryPages()) as here:
        assert (await here.ask("GET", "/operate", status=404))["key"] == "error-NotFound"
        assert (await here.ask("GET", "/tables/here-nothing", status=404))["name"] == "NoSuchTable"
        assert (await here.ask("POST", "/tables", {"game": DICE}, status=400))["name"] == "Unreadable"
        assert (await here.ask("POST", "/tables", {"game": "chess", "seats": 2}, status=400))["name"]
        await here.ask("GET", "/games/../text?lang=en", status=400)


async def test_two_people_share_a_device_and_a_seat_is_moved_emptied_and_given_to_a_bot() -> None:
    async with device(MemoryPages()) as here:
        table = (await here.ask("POST", "/tables", {"game": DICE, "seats": 4, "sit": True}))["id"]
        at = f"/tables/{table}"
        await here.ask("POST", f"{at}/sit", {"name": "Ben"})
        await here.ask("POST", f"{at}/bot", {"seat": 2, "bot": "greedy"})
        await here.ask("POST", f"{at}/bot", {"seat": 3, "bot": "beginner"})
        await here.ask("POST", f"{at}/unseat", {"seat": 3})
        await here.ask("POST", f"{at}/shuffle")
        info = await here.ask("POST", f"{at}/start")
        assert sorted(seat["kind"] for seat in info["seats"]) == ["bot", "person", "person"]
        line = here.open(table)
        assert len((await line.next("welcome"))["seats"]) == 2
        left = await here.ask("POST", f"{at}/leave")
        assert any(seat["away"] for seat in left["seats"])


async def test_after_a_game_comes_a_rematch_a_study_and_a_puzzle() -> None:
    async with device(MemoryPages()) as here:
        table = await here.begin(DICE, 2)
        await play_out(here.open(table), Rng(4))
        again = await here.ask("POST", f"/tables/{table}/rematch")
        assert again["id"].startswith("here-")
        assert again["stage"] == "playing"
        study = await here.ask("POST", f"/tables/{table}/study", {"step": 2, "seat": 0, "level": "greedy"})
        assert study["id"].startswith("here-")
        puzzle = await here.ask("GET", f"/puzzles/{DICE}/daily")
        assert puzzle["game"] == DICE
        analysis = await here.ask("GET", f"/tables/{table}/analysis")
        assert analysis["state"] == "unavailable"


async def test_games_and_their_words_are_those_of_a_server(tmp_path: Path) -> None:
    async with device(MemoryPages()) as here, running(tmp_path / "db") as server:
        guest = await server.guest()
        assert await here.ask("GET", "/games") == await guest.get("/api/games")
        for game in GAMES:
            path = f"/games/{game.name}/text"
            assert await here.ask("GET", f"{path}?lang=fr") == await guest.get(f"/api{path}", lang="fr")


async def test_hints_and_undo_come_over_the_line() -> None:
    async with device(MemoryPages()) as here:
        table = (await here.ask("POST", "/tables", {"game": DICE, "seats": 2, "sit": True}))["id"]
        await here.ask("POST", f"/tables/{table}/sit", {"name": "Ben"})
        await here.ask("POST", f"/tables/{table}/start")
        line = here.open(table)
        update = await line.next("update")
        while not update["legal"]:
            update = await line.next("update")
        line.say(type="hint", id="h1", seat=update["seat"])
        assert (await line.next("hint", "refused"))["id"] == "h1"
