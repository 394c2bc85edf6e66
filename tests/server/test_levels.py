"""Levels at a table: which are offered, who sits there, what a hint says, and that nobody waits too long for a bot."""

import logging
from pathlib import Path

import pytest

from tests.server.harness import hot_seat, running
from tests.server.test_tables import refusal
from zoorama.bots.levels import ROWS, row
from zoorama.bots.registry import offered_bots
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find
from zoorama.server.workers import warm_up as warming
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.worker import BotRequest, decide

DICE = find("zooloretto_dice")


@pytest.fixture(autouse=True)
def few_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice game's highest level, with two seats only. Workers go by the shipped table."""
    rows = {2: row(expert="search:8", master="rounds"), 3: row(expert="search:8"), 4: row()}
    monkeypatch.setitem(ROWS, DICE.name, rows)


async def test_the_levels_of_a_game_are_told_by_number_of_seats(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        games = {game["name"]: game for game in await (await server.guest()).get("/api/games")}
        dice = games[DICE.name]
        assert dice["levels"] == {
            "2": ["beginner", "greedy", "expert", "master"],
            "3": ["beginner", "greedy", "expert"],
            "4": ["beginner", "greedy"],
        }
        assert (dice["bots"], dice["default_bot"]) == (["beginner", "greedy", "expert", "master"], "greedy")
        for game in GAMES:
            assert games[game.name]["levels"] == {str(seats): list(offered_bots(game, seats)) for seats in game.seats}


async def test_a_level_that_is_not_there_with_so_many_seats_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        refused = await refusal(ada.post("/api/tables", {"game": DICE.name, "seats": 3, "bots": "master"}))
        assert (refused.status, refused.problem["key"]) == (409, "not-allowed-no-such-level")
        assert refused.problem["facts"] == {"level": "master", "seats": 3, "known": "beginner, greedy, expert"}
        table = (await ada.create(DICE.name, 3))["id"]
        refused = await refusal(ada.post(f"/api/tables/{table}/bot", {"bot": "master"}))
        assert refused.problem["key"] == "not-allowed-no-such-level"
        seats = (await ada.post(f"/api/tables/{table}/bot", {"bot": "expert"}))["seats"]
        assert seats[1]["bot"] == "expert"


@pytest.mark.parametrize("bot", ["search:0", "search:1000000000000", "search:1e3", "learned:3", "shark", ""])
async def test_an_absurd_bot_is_refused_with_what_is_allowed(tmp_path: Path, bot: str) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        table = (await ada.create(DICE.name, 2))["id"]
        refused = await refusal(ada.post(f"/api/tables/{table}/bot", {"bot": bot}))
        assert refused.status == 400
        assert refused.problem["name"] in ("Unreadable", "UnknownBot")


async def test_with_fewer_seats_than_a_bot_was_chosen_for_it_plays_the_next_lower_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROWS, DICE.name, {2: row(), 3: row(expert="search:8")})
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        table = (await ada.create(DICE.name, 3))["id"]
        await ada.post(f"/api/tables/{table}/bot", {"bot": "expert"})
        started = await ada.post(f"/api/tables/{table}/start")
        assert [seat["bot"] for seat in started["seats"]] == [None, "greedy"]


async def test_the_characters_of_a_level_sit_down_first(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        masters = (await ada.create(DICE.name, 2, sit=False, bots="master"))["seats"]
        assert {seat["animal"] for seat in masters} == {"owl", "lion"}
        beginners = (await ada.create(DICE.name, 4, sit=False, bots="beginner"))["seats"]
        assert {"mouse", "rabbit", "frog"} < {seat["animal"] for seat in beginners}


async def test_a_hint_tells_the_two_best_choices_and_their_chances(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, DICE.name)
        async with wire:
            await wire.play(Rng(1), lambda update: len(update["legal"]) > 2)
            seat, asked = wire.asked()
            for name in ("first", "again"):
                await wire.send(type="hint", id=name, seat=seat)
            hint = await wire.next("hint")
            first, second = hint["best"]
            assert first["action"] == hint["action"]
            assert second["action"] in asked["legal"]
            assert second["action"] != first["action"]
            assert 0 <= second["chance"] <= first["chance"] <= 1


async def test_a_bot_that_cannot_tell_gives_its_hint_without_chances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROWS, DICE.name, {2: row()})
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, DICE.name)
        async with wire:
            await wire.play(Rng(1), lambda update: len(update["legal"]) > 2)
            seat, asked = wire.asked()
            await wire.send(type="hint", id="help", seat=seat)
            hint = await wire.next("hint")
            assert hint["action"] in asked["legal"]
            assert hint["best"] == []


def thinker(bot: str, thinking: float, *, explain: bool = False) -> BotRequest:
    match: AnyMatch = Match(find("zooloretto"), ("a", "b"), dealer=Rng(4))
    match.act(0, match.legal(0)[0])
    game, codec, seat = match.game, Codec(match.game), match.turn().seats[0]
    legal = tuple(codec.dumps(action) for action in match.legal(seat))
    return BotRequest(
        bot, game.name, game.version, codec.dumps(match.view(seat)), legal, 1, 60.0, thinking, explain=explain
    )


def test_a_guard_that_strikes_gives_the_best_so_far() -> None:
    """A million simulations would take minutes."""
    request = thinker("search:1000000", thinking=0.01)
    assert decide(request).index in range(len(request.legal))
    explained = decide(thinker("search:1000000", thinking=0.01, explain=True))
    assert len(explained.chances) == len(request.legal)
    assert decide(request).chances == []


async def test_before_anybody_plays_every_game_has_been_decided_in_once() -> None:
    pool = BotPool(1)
    await pool.start()
    try:
        await warming.warm_up(pool)
        assert (pool.started, pool.died, pool.overrun, pool.waiting) == (1, 0, 0, 0)
    finally:
        await pool.stop()


def test_a_net_that_cannot_be_read_is_logged_once_where_a_level_needs_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost = ("zooloretto", "zoop")
    monkeypatch.setattr(warming, "trouble", lambda game: f"{game.name}.npz: missing" if game.name in lost else None)
    warming.load_offers.cache_clear()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            warming.load_offers()
    assert [record.getMessage() for record in caplog.records] == [
        "zooloretto is played without its net: levels that are the net are not offered, "
        "searches go by heuristics: zooloretto.npz: missing"
    ]
