"""A model at a table of a running server, beside people and bots."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.mcp.client import Json, Model, model
from tests.server.harness import Guest, Running, running
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.mcp import joined
from zoorama.mcp.visitor import Visitor
from zoorama.text import Text

DICE = find("zooloretto_dice")


async def opened(server: Running, game: AnyGame, **wish: object) -> tuple[Guest, str]:
    """A host who watches, and the id of the table, all of whose seats are free."""
    host = await server.guest("Ben")
    return host, (await host.create(game.name, game.seats[0], sit=False, pace={"window": 0}, **wish))["id"]


async def start(host: Guest, table: str, seats: int) -> None:
    """Bots in the seats that are left."""
    for _ in range(seats - 1):
        await host.post(f"/api/tables/{table}/bot", {"bot": "random"})
    await host.post(f"/api/tables/{table}/start")


async def join(visitor: Model, server: Running, table: str) -> str:
    return await visitor.text("join_table", link=f"http://{server.address}/t/{table}", name="Ada")


async def play(visitor: Model, choose: random.Random, most: int = 2000) -> Json:
    for _ in range(most):
        seen = await visitor.data("read_view", table=1)
        if seen["over"]:
            return await visitor.data("result", table=1)
        if seen["legal"]:
            await visitor.text("act", table=1, action=choose.choice(seen["legal"])["number"])
        else:
            await visitor.text("look", table=1, wait=20)
    raise AssertionError(f"not over after {most} calls")


SHORT = ("zooloretto_dice", "zoop")  # games; the others under soak


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.name, marks=[] if game.name in SHORT else [pytest.mark.soak]) for game in GAMES],
)
async def test_a_model_plays_at_a_table_of_a_server(game: AnyGame, tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, game)
        said = await join(visitor, server, table)
        assert "You are Ada, seat 0" in said
        assert "The game has not begun yet." in said
        assert "The game has not begun yet." in await visitor.refused("act", table=1, action=1)
        await start(host, table, game.seats[0])
        await visitor.text("look", table=1, wait=20)
        result = await play(visitor, random.Random(3))
        info = await host.get(f"/api/tables/{table}")
        assert [sheet["points"] for sheet in result["sheets"]] == [sheet["points"] for sheet in info["result"]]
        told = (await visitor.data("read_log", table=1))["events"]
        steps = (await host.get(f"/api/tables/{table}/replay", perspective="open"))["steps"]
        assert 20 < len(told) <= sum(len(step["events"]) for step in steps)


async def test_a_server_refuses_with_the_rule_as_well(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE)
        await join(visitor, server, table)
        await start(host, table, 2)
        await visitor.text("look", table=1, wait=20)
        rule = (await visitor.text("read_rules", game="zooloretto_dice", rule="ZD-8")).split("\n")[1]
        said = await visitor.refused("act", table=1, action={"type": "Take", "truck": 0})
        assert "ZD-8" in said
        assert rule in said
        assert (await visitor.text("hint", table=1)).startswith("Hint: ")
        log = (await visitor.data("read_log", table=1))["events"]
        assert log[-1]["words"] == "You asked for a hint."


async def test_a_table_that_cannot_be_joined_says_why(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE)
        for _ in range(2):
            await host.post(f"/api/tables/{table}/bot", {"bot": "random"})
        full = await visitor.refused("join_table", link=f"http://{server.address}/t/{table}", name="Ada")
        assert "seat" in full.lower()
        gone = await visitor.refused("join_table", link=f"http://{server.address}/t/nowhere", name="Ada")
        assert "There is no such table. Check the link." in gone
        assert (await visitor.data("list_tables"))["tables"] == []


async def test_a_host_may_have_to_agree(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE, approve=True)
        joining = asyncio.create_task(join(visitor, server, table))
        wishes: list[Json] = []
        while not wishes:
            await asyncio.sleep(0.05)
            wishes = (await host.get(f"/api/tables/{table}"))["wishes"]
        await host.post(f"/api/tables/{table}/reply", {"guest": wishes[0]["id"], "yes": True})
        assert "You are Ada, seat 0" in await joining


async def test_a_lost_connection_is_taken_up_again_and_nothing_is_told_twice(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE)
        await join(visitor, server, table)
        await start(host, table, 2)
        await visitor.text("look", table=1, wait=20)
        for connection in list(server.registry.tables[table].context.broadcast.listeners):
            connection.dismiss("restart")
        result = await play(visitor, random.Random(2))
        told = [one["event"] for one in (await visitor.data("read_log", table=1))["events"]]
        steps = (await host.get(f"/api/tables/{table}/replay", perspective="open"))["steps"]
        assert told == [event for step in steps for event in step["events"]]
        assert result["winners"]


def test_an_update_waits_until_it_is_known_who_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server tells what happened at the start before it tells of the seats that were dropped."""

    def info(stage: str, *names: str) -> Json:
        seats = [{"name": name, "mine": name == "Ada"} for name in names]
        return {"game": DICE.name, "version": DICE.version, "stage": stage, "seats": seats}

    monkeypatch.setattr(joined, "Connection", lambda *_: None)
    table = joined.JoinedTable(Visitor("http://127.0.0.1/t/x"), info("gathering", "", "Ada", "Mira"), Text("en"))
    table._hear({"type": "update", "seat": 0, "seq": 1, "events": [{"type": "HintTaken", "seat": 0}]})
    assert (table.seat, table.told) == (1, [])
    table._hear({"type": "table", "table": info("playing", "Ada", "Mira")})
    assert (table.seat, table.told[0].words, table.names) == (0, "You asked for a hint.", ("Ada", "Mira"))


async def test_seats_that_are_dropped_at_the_start_move_the_model_up(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host = await server.guest("Ben")
        table = (await host.create("zooloretto_dice", 3))["id"]
        assert "You are Ada, seat 1" in await join(visitor, server, table)
        await host.post(f"/api/tables/{table}/stand", {"seat": 0})
        await host.post(f"/api/tables/{table}/bot", {"bot": "random", "seat": 2})
        await host.post(f"/api/tables/{table}/start")
        await visitor.text("look", table=1, wait=20)
        seen = await visitor.data("read_view", table=1)
        assert (seen["seat"], seen["players"][0], len(seen["players"])) == (0, "Ada", 2)
        assert (await play(visitor, random.Random(6)))["sheets"][0]["player"] == "Ada"


async def test_closing_a_table_frees_the_seat_before_the_game_begins(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE)
        await join(visitor, server, table)
        assert await visitor.text("close_table", table=1) == "You have left table 1."
        assert [seat["kind"] for seat in (await host.get(f"/api/tables/{table}"))["seats"]] == ["open", "open"]


async def test_closing_a_table_lets_a_bot_play_on(tmp_path: Path) -> None:
    async with running(tmp_path / "db.sqlite") as server, model() as visitor:
        host, table = await opened(server, DICE)
        await join(visitor, server, table)
        await start(host, table, 2)
        await visitor.text("look", table=1, wait=20)
        await visitor.text("close_table", table=1)
        seat = (await host.get(f"/api/tables/{table}"))["seats"][0]
        assert (seat["name"], seat["away"], seat["connected"]) == ("Ada", True, False)


async def test_closing_a_table_whose_server_is_gone_says_that_it_was_not_told(tmp_path: Path) -> None:
    async with model() as visitor:
        async with running(tmp_path / "db.sqlite") as server:
            _, table = await opened(server, DICE)
            await join(visitor, server, table)
        said = await visitor.text("close_table", table=1)
        assert said.startswith("Table 1 is closed here, but the server could not be told")
        assert (await visitor.data("list_tables"))["tables"] == []
