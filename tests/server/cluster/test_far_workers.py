"""Bots think on other machines: they decide as they would here, and workers that come and go cost no table its game."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json, msgpack
from prometheus_client import generate_latest

from tests.server.cluster.hosts import PATIENCE, host_process, hosted, pool_at
from tests.server.cluster.test_healing import until
from tests.server.harness import EAGER, Guest, Json, Running, joined, running
from tests.server.nats import Nats
from tests.server.nats import nats_server as own_nats
from tests.server.postgres import Postgres
from tests.server.test_workers import opening, reason_of_failure, request, request_at
from zoorama.bots.registry import make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, View
from zoorama.games import GAMES, find
from zoorama.server.cluster import far_workers, worker_host
from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.decisions import BEAT, LOST, questions
from zoorama.server.cluster.far_workers import FarWorker
from zoorama.server.monitoring.labelled import shown
from zoorama.server.workers.pool import MOST_LOST, BotPool
from zoorama.server.workers.program import REQUESTS
from zoorama.server.workers.work import Unfinished
from zoorama.server.workers.worker import REQUESTS as BOT_REQUESTS
from zoorama.server.workers.worker import BotRequest


def pondering(thinking: float) -> BotRequest:
    """A decision that takes so many seconds."""
    match = opening(find("zoop"))
    return replace(request_at(match, match.turn().seats[0], "search:1000000", 1, seconds=10.0), thinking=thinking)


LONG = pondering(1.5)  # enough to lose whoever thinks
ELSEWHERE = replace(EAGER, workers=0)


@pytest.fixture
async def server(postgres: Postgres, nats: Nats, anyio_backend: str) -> AsyncIterator[Running]:
    """Without workers of its own."""
    async with running(await asyncio.to_thread(postgres.fresh_database), ELSEWHERE, nats=nats.address) as server:
        yield server


async def thinking(pool: BotPool, request: BotRequest) -> asyncio.Task[int]:
    """A decision that a worker has begun."""
    deciding = asyncio.create_task(pool.choose(request, "a table"))
    await until(lambda: pool.running == 1)
    await asyncio.sleep(0.3)  # it is with the worker, whatever way it took
    assert not deciding.done()
    return deciding


@pytest.mark.parametrize("game", GAMES)
async def test_a_far_worker_decides_as_the_bot_would_at_the_table(game: AnyGame, nats: Nats) -> None:
    match = opening(game)
    async with hosted(nats), pool_at(nats) as pool:
        for seed in range(6):
            seat = match.turn().seats[0]
            legal = match.legal(seat)
            index = await pool.choose(request_at(match, seat, "search:8", seed))
            assert legal[index] == make_bot("search:8", game).choose(match.view(seat), legal, Rng(seed))
            match.act(seat, legal[index])
        assert pool.answered == {"far": 6}


async def test_own_and_far_workers_share_what_waits(nats: Nats) -> None:
    async with hosted(nats), pool_at(nats, own=1) as pool:
        await until(lambda: pool.places() == {"own": 1, "far": 1})
        await asyncio.gather(*(pool.choose(pondering(0.1), f"{table}") for table in range(12)))
        assert pool.answered["own"]
        assert pool.answered["far"]


async def test_servers_share_a_far_worker_and_none_is_kept_out(nats: Nats) -> None:
    async with hosted(nats), pool_at(nats) as first, pool_at(nats) as second, pool_at(nats) as third:
        pools = (first, second, third)
        await asyncio.gather(*(pool.choose(pondering(0.05), f"{table}") for table in range(8) for pool in pools))
        assert [pool.answered["far"] for pool in pools] == [8, 8, 8]
        assert sum(pool.put_back["busy"] for pool in pools), "two of them at most fit there at once"


@pytest.mark.parametrize("how", ["killed", "paused"])
async def test_a_decision_whose_worker_is_lost_is_made_by_another(how: str, nats: Nats, tmp_path: Path) -> None:
    """And one that comes back after a pause is asked again."""
    async with pool_at(nats) as pool, host_process(nats, tmp_path / "log") as host:
        await until(lambda: pool.size == 1, PATIENCE)
        deciding = await thinking(pool, LONG)
        async with hosted(nats):
            await until(lambda: pool.size == 2)
            await (host.kill() if how == "killed" else asyncio.to_thread(host.pause))
            assert await asyncio.wait_for(deciding, PATIENCE) in range(len(LONG.legal))
            assert pool.put_back == {"lost": 1}
            assert pool.size == 1
            if how == "paused":
                host.go_on()
                await until(lambda: pool.size == 2)


async def test_the_own_worker_decides_when_the_broker_is_lost(tmp_path: Path) -> None:
    with own_nats() as nats:
        async with hosted(nats), pool_at(nats, own=1) as pool:
            await until(lambda: pool.size == 2)
            both = [asyncio.create_task(pool.choose(LONG, table)) for table in ("one", "another")]
            await until(lambda: pool.running == 2)
            await asyncio.sleep(0.3)
            nats.kill()
            await asyncio.wait_for(asyncio.gather(*both), PATIENCE)
            assert pool.answered == {"own": 2}
            nats.start()
            await until(lambda: pool.size == 2)


async def test_a_host_that_is_told_to_end_finishes_what_it_has(nats: Nats, tmp_path: Path) -> None:
    async with pool_at(nats) as pool, host_process(nats, tmp_path / "log") as host:
        await until(lambda: pool.size == 1, PATIENCE)
        deciding = await thinking(pool, pondering(LOST + 1))
        assert await host.stop() == 0
        assert await deciding in range(len(LONG.legal))
        assert (pool.size, dict(pool.put_back)) == (0, {})
        assert host.log.read_text() == "One worker is ready for bots – Ctrl-C stops it.\n"


async def test_a_host_ends_without_its_broker_too(tmp_path: Path) -> None:
    with own_nats() as nats:
        async with host_process(nats, tmp_path / "log") as host:
            async with pool_at(nats) as pool:
                await until(lambda: pool.size == 1, PATIENCE)
            nats.kill()
            await until(lambda: "broker lost" in host.log.read_text())
            await asyncio.sleep(1.2 * BEAT)  # it has made an offer that nobody hears
            assert await host.stop() == 0


async def test_a_bot_that_fails_far_away_has_failed(nats: Nats) -> None:
    """Others are asked, for it may be the worker's fault; but the same comes of it anywhere."""
    async with hosted(nats), pool_at(nats) as pool:
        assert await reason_of_failure(pool.choose(request("there is no such bot"))) == "died"
        assert await pool.choose(request()) in range(len(request().legal))


async def test_workers_of_another_version_are_not_asked(
    nats: Nats, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with monkeypatch.context() as other:
        other.setattr(worker_host, "version", lambda: "other")
        async with hosted(nats), pool_at(nats) as pool:
            await until(lambda: "workers of another version are not asked" in caplog.text)
            await until(lambda: "a server of another version is not served" in caplog.text)
            deciding = asyncio.create_task(pool.choose(request()))
            await asyncio.sleep(0.2)
            assert (pool.size, pool.waiting) == (0, 1)
            other.undo()
            async with hosted(nats):
                assert await asyncio.wait_for(deciding, PATIENCE) in range(len(request().legal))


async def test_where_there_is_no_worker_at_all_a_decision_fails_in_the_end(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table then plays anything: nobody waits for a bot for ever."""
    monkeypatch.setattr(far_workers, "NOBODY", 0.5)
    async with pool_at(nats) as pool:
        assert await reason_of_failure(pool.choose(request())) == "none"


async def with_bots(guest: Guest, game: str) -> str:
    seats = find(game).seats[0]
    table = (await guest.create(game, seats, pace={"window": 0}))["id"]
    for _ in range(seats - 1):
        await guest.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await guest.post(f"/api/tables/{table}/start")
    return str(table)


async def play(guest: Guest, table: str, think: float = 0.0) -> Json:
    """Until the game is over: the one person anyhow, bots for the rest."""
    rng = Rng(1)
    async with await joined(guest, table) as wire:
        while (update := wire.latest[0])["turn"]["kind"] != "over":
            if not update["legal"]:
                await wire.next("update")
                continue
            await asyncio.sleep(think)
            answer = await wire.act(0, update["legal"][rng.below(len(update["legal"]))])
            assert answer["type"] == "ack" or answer["problem"]["name"] in ("Stale", "NotYourTurn"), answer
            if answer["type"] == "refused":
                await wire.next("update")
    return update


async def test_whole_games_are_played_with_workers_that_come_later_and_go(
    server: Running, nats: Nats, tmp_path: Path
) -> None:
    """One of each game, by a server without workers of its own; what goes over the wire holds no table's link."""
    ada = await server.guest("Ada")
    ready = (await ada.http.get("/ready")).json()["parts"]
    assert ready["workers"] == "none"
    asked = list[bytes]()
    spy = Bus(nats.address)
    await spy.open("spy")
    await spy.listen("zoorama.workers.>", asked.append)
    tables = [await with_bots(ada, game.name) for game in GAMES]
    games = [asyncio.create_task(play(ada, table)) for table in tables]
    async with hosted(nats, 2):
        await until(lambda: server.services.bots.answered["far"] > 10)
        assert (await ada.http.get("/ready")).json()["parts"]["workers"] == "ok"
    await until(lambda: server.services.bots.size == 0)
    async with host_process(nats, tmp_path / "log"):
        await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
        metrics = generate_latest(shown(server.services.metrics)).decode()
    await spy.close()
    assert re.search(r'zoorama_bot_workers\{place="far",.*\} 1.0', metrics)
    assert server.services.bots.answered["own"] == 0
    lines = [questions.decode(said).line for said in asked if msgpack.decode(said).keys() == {"server", "line"}]
    assert len(lines) > 100
    for line in lines:
        question = BOT_REQUESTS.decode(bytes(REQUESTS.decode(line).request))
        assert Codec(find(question.game)).loads(question.view, View), "a view, as one seat sees it"
        assert not any(table.encode() in line for table in tables)
        assert b"Ada" not in line
        assert json.encode(question) in line, "nothing else"


class Losing(FarWorker):
    """Gone with whatever it gets."""

    def __init__(self) -> None: ...

    async def until_free(self) -> None: ...

    async def ask(self, line: bytes) -> bytes:
        raise Unfinished("lost")


async def test_a_decision_that_no_worker_survives_does_not_go_round_for_ever() -> None:
    pool = BotPool(0)
    await pool.start()
    pool.add(Losing())
    assert await reason_of_failure(pool.choose(request())) == "died"
    assert pool.put_back == {"lost": MOST_LOST}
    await pool.stop()


@pytest.mark.soak
async def test_games_go_on_while_workers_are_killed_paused_and_started(
    server: Running, nats: Nats, tmp_path: Path
) -> None:
    """Twelve tables with bots at a server without workers of its own; of two hosts one is lost time and again."""
    ada, rng, pool = await server.guest("Ada"), Rng(7), server.services.bots
    async with AsyncExitStack() as stack:
        hosts = [await stack.enter_async_context(host_process(nats, tmp_path / f"log {n}")) for n in range(2)]
        await until(lambda: pool.size == 2, PATIENCE)
        tables = [await with_bots(ada, game.name) for game in GAMES for _ in range(3)]
        games = asyncio.gather(*(play(ada, table, think=0.2) for table in tables))
        for number in range(6):
            await asyncio.sleep(rng.below(1000) / 1000)
            host = hosts[number % 2]
            if number < 4:
                await host.kill()
            else:
                host.pause()
                await until(lambda: pool.size == 1)
                host.go_on()
                await host.stop()
            await host.start()
            await until(lambda: pool.size == 1)
            await until(lambda: pool.size == 2, PATIENCE)
        await asyncio.wait_for(games, 5 * PATIENCE)
    print(f"{pool.answered['far']} decisions, put back: {dict(pool.put_back)}")  # noqa: T201 – shown if it fails
    assert pool.put_back["lost"]
    outcomes = {
        sample.labels["outcome"]: sample.value
        for family in server.services.metrics.decisions.collect()
        for sample in family.samples
        if sample.name.endswith("_total")
    }
    assert outcomes.keys() == {"done"}, "every decision is a bot's"
