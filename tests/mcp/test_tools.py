"""Language models play by tools: driven by the SDK's client over standard input and output."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.mcp.client import Json, Model, model
from zoorama.codec import Codec
from zoorama.engine.game import Action, AnyGame, Event, View
from zoorama.games import GAMES
from zoorama.mcp.tools import MOST_TABLES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


async def play(visitor: Model, table: int, choose: random.Random, most: int = 2000) -> Json:
    """To the end, by any choice that is offered."""
    for _ in range(most):
        seen = await visitor.data("read_view", table=table)
        if seen["over"]:
            return await visitor.data("result", table=table)
        await visitor.text("act", table=table, action=choose.choice(seen["legal"])["number"])
    raise AssertionError(f"not over after {most} acts")


@every_game
async def test_a_whole_game_is_played_to_its_score(game: AnyGame) -> None:
    bots = ["random"] * (game.seats[0] - 1)
    async with model() as visitor:
        begun = await visitor.text("open_table", game=game.name, bots=bots, seat=1, name="Ada", seed=7)
        assert begun.startswith("Table 1: ")
        assert "You are Ada, seat 1" in begun
        result = await play(visitor, 1, random.Random(1))
        assert len(result["sheets"]) == game.seats[0]
        assert result["sheets"][1]["player"] == "Ada"
        best = [sheet["player"] for sheet in result["sheets"] if sheet["rank"] == 1]
        assert result["winners"] == best
        for sheet in result["sheets"]:
            assert sum(line["points"] for line in sheet["lines"]) == sheet["points"]
        assert "Final score" in await visitor.text("look", table=1)
        assert "not seat 2’s turn" in await visitor.refused("act", table=1, action=1)
        told = (await visitor.data("read_log", table=1))["events"]
        for one in told:
            Codec(game).decode(one["event"], Event)
        later = (await visitor.data("read_log", table=1, since=len(told) - 2))["events"]
        assert later == told[-2:]


@every_game
async def test_the_view_and_the_choices_are_as_the_schema_describes_them(game: AnyGame) -> None:
    codec = Codec(game)
    async with model() as visitor:
        begun = await visitor.text("open_table", game=game.name, seed=3)
        seen = await visitor.data("read_view", table=1)
        view = codec.decode(seen["view"], View)
        assert codec.encode(view) == seen["view"]
        assert seen["view"]["seat"] == seen["seat"] == 0
        assert [codec.encode(codec.decode(one["action"], Action)) for one in seen["legal"]] == [
            one["action"] for one in seen["legal"]
        ]
        for one in seen["legal"]:
            assert f"{one['number']:3}  {one['words']}" in begun
        described = await visitor.client.read_resource(f"zoorama://schema/{game.name}")
        assert "View" in json.loads(described.contents[0].text)["$defs"]  # type: ignore[union-attr]  # text


async def test_what_is_not_allowed_is_refused_with_the_rule_and_its_text() -> None:
    async with model() as visitor:
        await visitor.text("open_table", game="zooloretto_dice", bots=["random"], seed=1)
        rule = (await visitor.text("read_rules", game="zooloretto_dice", rule="zd-8")).split("\n")[1]
        before = await visitor.data("read_view", table=1)
        said = await visitor.refused("act", table=1, action={"type": "Take", "truck": 0})
        assert "ZD-8" in said
        assert rule in said
        assert "action: “9” is none of 1" in await visitor.refused("act", table=1, action=9)
        unknown = await visitor.refused("act", table=1, action={"type": "Fly"})
        assert "action.type: “Fly” is none of Roll, Fall, Load, Take" in unknown
        assert "ZD-" in await visitor.refused(
            "act", table=1, action={"type": "Fall", "first": "lion", "second": "lion"}
        )
        assert await visitor.data("read_view", table=1) == before


@pytest.mark.parametrize(
    ("tool", "arguments", "complaint"),
    [
        ("open_table", {"game": "chess"}, "There is no game “chess”. There are: o_zoo_le_mio, zooloretto"),
        ("open_table", {"game": "zoop", "bots": ["greedy"]}, "zoop is for 3 to 8 players, not 2"),
        ("open_table", {"game": "zoop", "bots": ["greedy", "deep"]}, "There is no opponent “deep”"),
        ("open_table", {"game": "zooloretto_dice", "bots": ["greedy"], "seat": 2}, "seat: 2 is not between 0 and 1"),
        ("open_table", {"game": "zoop", "options": {"games": 1000}}, "options.games: 1000 is not between"),
        ("open_table", {"game": "zoop", "options": {"speed": 1}}, "options: has no “speed”; allowed: "),
        ("open_table", {"game": "zoop", "name": "\n"}, "name: “\n” cannot be a player’s name"),
        ("open_table", {"game": "zoop", "seed": -1}, "seed"),
        ("open_table", {}, "game"),
        ("read_rules", {"game": "zoop", "rule": "ZZ-99"}, "rule: “ZZ-99” is none of ZP-1"),
        ("read_rules", {"game": "zoop", "language": "la"}, "language: “la” is none of en, fr, de, ru"),
        ("look", {"table": 4}, "You have no table 4. You have: 1."),
        ("look", {"table": 0}, "greater than or equal to 1"),
        ("look", {"table": 1, "wait": 1000}, "less than or equal to 60"),
        ("act", {"table": 1, "action": "roll"}, "valid integer"),
        ("result", {"table": 1}, "The game is not over yet."),
        ("join_table", {"link": "zoorama", "name": "Ada"}, "zoorama: is not the link of a table"),
        ("join_table", {"link": "http://127.0.0.1:9/t/x", "name": "Ada"}, "http://127.0.0.1:9/t/x: no answer ("),
        ("fly", {}, "fly"),
    ],
    ids=lambda value: None if isinstance(value, str) else json.dumps(value),
)
async def test_bad_arguments_are_told_clearly(table: Model, tool: str, arguments: Json, complaint: str) -> None:
    assert complaint in await table.refused(tool, **arguments)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The rules"), ("fr", "Les règles"), ("de", "Die Regeln"), ("ru", "Правила")]
)
async def test_tools_and_rules_speak_the_readers_language(language: str, said: str) -> None:
    async with model("--lang", language) as visitor:
        tools = (await visitor.client.list_tools()).tools
        assert len(tools) == 12
        assert next(tool.description or "" for tool in tools if tool.name == "read_rules").startswith(said)
        rules = await visitor.text("read_rules", game="zooloretto_dice")
        assert rules.count("\nZD-") == 17
        again = await visitor.client.read_resource(f"zoorama://rules/zooloretto_dice/{language}")
        assert again.contents[0].text == rules  # type: ignore[union-attr]  # text
        await visitor.text("open_table", game="zooloretto_dice", bots=["random"], seed=1)
        refusal = await visitor.refused("act", table=1, action={"type": "Take", "truck": 0})
        assert rules.split("\nZD-8 ")[1].split("\n")[1] in refusal


async def test_several_tables_are_kept_apart_and_there_are_not_too_many() -> None:
    async with model() as visitor:
        for _ in range(MOST_TABLES):
            await visitor.text("open_table", game="zooloretto_dice", bots=["random"], seed=5)
        full = await visitor.refused("open_table", game="zooloretto_dice")
        assert f"You have {MOST_TABLES} tables already. Close one first." in full
        still = await visitor.data("read_view", table=2)
        await visitor.text("act", table=1, action=1)
        assert await visitor.data("read_view", table=2) == still
        assert await visitor.text("close_table", table=1) == "You have left table 1."
        assert "You have no table 1." in await visitor.refused("look", table=1)
        assert "Table 17: " in await visitor.text("open_table", game="zoop", seed=5)
        tables = (await visitor.data("list_tables"))["tables"]
        assert [one["table"] for one in tables] == list(range(2, 18))


async def test_tables_opened_side_by_side_have_numbers_of_their_own() -> None:
    async with model() as visitor:
        wish = visitor.text("open_table", game="zooloretto_dice"), visitor.text("open_table", game="zoop")
        begun = await asyncio.gather(*wish)
        assert sorted(said.split(":")[0] for said in begun) == ["Table 1", "Table 2"]


async def test_the_same_seed_gives_the_same_game() -> None:
    async with model() as visitor:
        wish = {"game": "zoop", "bots": ["greedy", "random"], "seed": 11, "options": {"games": 3}}
        first, second = [await visitor.text("open_table", **wish) for _ in range(2)]
        assert first.split("\n", 1)[1] == second.split("\n", 1)[1]
        assert (await visitor.data("read_view", table=1))["view"]["options"]["games"] == 3
        assert await play(visitor, 1, random.Random(4)) == await play(visitor, 2, random.Random(4))


async def test_a_hint_is_one_of_the_choices() -> None:
    async with model() as visitor:
        await visitor.text("open_table", game="zooloretto_dice", bots=["greedy"], seed=2)
        said = await visitor.text("hint", table=1)
        choices = (await visitor.data("read_view", table=1))["legal"]
        assert any(said.startswith(f"Hint: {one['words']}") for one in choices)


async def test_the_games_are_listed_with_their_players_bots_and_options() -> None:
    async with model() as visitor:
        games = {one["game"]: one for one in (await visitor.data("list_games"))["games"]}
        assert list(games) == [game.name for game in GAMES]
        assert games["zoop"]["players"] == [3, 4, 5, 6, 7, 8]
        assert games["zooloretto_dice"]["bots"]["2"][:2] == ["beginner", "greedy"]
        assert "games" in [option["option"] for option in games["zoop"]["options"]]


PAGE = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")


async def test_the_page_shows_what_a_model_is_told() -> None:
    async with model() as visitor:
        wish = json.loads(PAGE.split("`open_table` with `")[1].split("`:")[0])
        answers = [await visitor.text("open_table", **wish)]
        answers.append(await visitor.refused("act", table=1, action={"type": "Take", "truck": 0}))
        answers.append(await visitor.text("act", table=1, action=1))
        assert [part.split("\n```")[0] for part in PAGE.split("```text\n")[1:]] == answers
        named = {line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `")}
        assert named == {tool.name for tool in (await visitor.client.list_tools()).tools}


def test_the_page_shows_a_configuration_that_starts_the_server() -> None:
    shown = json.loads(PAGE.split("```json\n")[1].split("```")[0])
    assert shown["mcpServers"]["zoorama"] == {"command": "zoorama", "args": ["mcp"]}
