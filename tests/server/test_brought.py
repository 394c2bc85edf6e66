"""Games that were begun without a server, and are brought to one: over or not, checked move by move."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import play_on
from tests.server.harness import EAGER, Answered, Guest, Json, joined, running
from tests.server.test_verify import verify
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.record import Player
from zoorama.games import GAMES, find
from zoorama.server.net.head import BROUGHT_BYTES
from zoorama.server.settings import Net
from zoorama.server.tables.check import check

DICE = "zooloretto_dice"


def played(game: AnyGame, players: list[Player], acts: int | None = None, seed: int = 3, **options: object) -> AnyMatch:
    """By random bots: so many acts, or to the end."""
    rng = Rng(seed)
    match: AnyMatch = Match(game, players, game.types.options(**options), dealer=rng.split())
    bot = make_bot("random", game)
    while (turn := match.turn()).kind is not Kind.OVER and acts != 0:
        act_by_bot(match, turn.seats[0], bot, rng)
        acts = None if acts is None else acts - 1
    return match


def recorded(match: AnyMatch) -> Json:
    document: Json = json.loads(Codec(match.game).dumps(match.record()))
    return document


def two(game: AnyGame) -> list[Player]:
    """A person, bots, and a person again where there are seats enough."""
    bots = [Player(f"Bot {seat}", "greedy") for seat in range(game.seats[0] - 1)]
    return [Player("Ada", ""), *bots]


async def bring(guest: Guest, record: Any, **wish: Any) -> Json:
    brought: Json = await guest.post("/api/tables/brought", {"record": record, **wish})
    return brought


async def refused(guest: Guest, record: Any, **wish: Any) -> Json:
    with pytest.raises(Answered) as answer:
        await bring(guest, record, **wish)
    return {"status": answer.value.status, **answer.value.problem}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_game_goes_on_where_it_was_and_finishes(game: AnyGame, tmp_path: Path) -> None:
    match = played(game, two(game), acts=9)
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        table = await bring(ada, recorded(match), contribution="mine", pace={"window": 0})
        assert (table["stage"], table["public"], table["hosting"]) == ("playing", False, True)
        assert [seat["mine"] for seat in table["seats"]] == [True, *[False] * (len(match.players) - 1)]
        assert table["study"] == {"table": None, "step": len(match.moves), "begins": len(match.moves), "brought": True}
        steps = table["study"]["begins"]
        async with await joined(ada, table["id"]) as wire:
            await play_on(wire)
        info = await ada.get(f"/api/tables/{table['id']}")
        assert info["stage"] == "over"
        certificate = await ada.get(f"/api/tables/{table['id']}/certificate")
        assert certificate["luck"]["given"] == steps
        assert certificate["record"]["moves"][:steps] == recorded(match)["moves"]
        code, said = await verify(server.address, table["id"])
        assert code == 0, said
        assert f"its first {steps} moves come from another game" in said
        assert (await check(server.services.store)).damaged == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_finished_game_has_the_result_that_the_rules_give_not_the_one_it_claims(
    game: AnyGame, tmp_path: Path
) -> None:
    match = played(game, two(game))
    record = recorded(match)
    claimed = {**record, "result": [{**score, "points": 999} for score in record["result"]]}
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        table = await bring(ada, claimed)
        assert table["stage"] == "over"
        assert [sheet["points"] for sheet in table["result"]] == [score.points for score in match.record().result]
        assert await ada.get(f"/api/tables/{table['id']}/replay", perspective="open")
    async with running(tmp_path / "db", EAGER) as server:
        assert (await check(server.services.store)).damaged == []


async def test_who_brings_it_has_every_seat_that_no_bot_had_and_bots_unknown_here_play_as_they_can(
    tmp_path: Path,
) -> None:
    game = find(DICE)
    players = [Player("Ada", ""), Player("Otto", "search:77"), Player("Ben", ""), Player("Eve", "random")]
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Zoë")
        table = await bring(ada, recorded(played(game, players, acts=3)))
        assert [(seat["mine"], seat["name"]) for seat in table["seats"] if seat["kind"] == "person"] == [
            (True, "Ada"),
            (True, "Ben"),
        ]
        levels = [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]
        offered = next(one for one in await ada.get("/api/games") if one["name"] == DICE)["levels"]["4"]
        assert all(level in offered for level in levels)


async def test_what_the_rules_forbid_is_refused_and_leaves_no_table(tmp_path: Path) -> None:
    record = recorded(played(find(DICE), two(find(DICE)), acts=9))
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        doubled = {**record, "moves": [*record["moves"], *record["moves"][-3:]]}
        assert (await refused(ada, doubled))["name"] in ("IllegalAction", "NotYourTurn")
        assert (await refused(ada, {**record, "game": "chess"}))["name"] == "UnknownGame"
        assert (await refused(ada, {**record, "version": 99}))["name"] == "UnknownVersion"
        alone = {**record, "players": [{**player, "bot": "greedy"} for player in record["players"]]}
        assert (await refused(ada, alone))["key"] == "not-allowed-not-a-player"
        unreadable: list[Any] = [[], 7, "x", {}, {**record, "moves": 3}, {**record, "players": []}]
        for nonsense in unreadable:
            assert (await refused(ada, nonsense))["status"] == 400
        assert (await refused(ada, record, seats=2))["status"] == 400
        assert (await ada.get("/api/me/tables"))["tables"] == []


async def test_an_unnamed_player_is_called_as_who_brings_the_game(tmp_path: Path) -> None:
    players = [Player("", ""), Player("Otto", "greedy")]
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        table = await bring(ada, recorded(played(find(DICE), players, acts=3)))
        assert table["seats"][0]["name"] == "Ada"


def longest() -> AnyMatch:
    """The longest kind of game: Zoop, all seats taken, five games of it."""
    players = [Player("Ada", ""), *(Player(f"Bot {seat}", "greedy") for seat in range(7))]
    return played(find("zoop"), players, seed=2, games=5)


async def test_the_longest_kind_of_game_can_be_brought_and_no_more_than_that_is_read(tmp_path: Path) -> None:
    record = recorded(longest())
    assert len(json.dumps({"record": record}, separators=(",", ":"))) > Net().body_bytes
    async with running(tmp_path / "db", EAGER) as server:
        ada = await server.guest("Ada")
        assert (await bring(ada, record))["stage"] == "over"
        assert (await refused(ada, {**record, "more": " " * BROUGHT_BYTES}))["status"] == 413


async def test_games_brought_are_counted_as_replays_before_they_are_read(tmp_path: Path) -> None:
    async with running(tmp_path / "db", replace(EAGER, load=replace(EAGER.load, replays=2))) as server:
        ada = await server.guest("Ada")
        answers = [(await refused(ada, {}))["status"] for _ in range(3)]
        assert answers == [400, 400, 429]
