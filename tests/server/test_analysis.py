"""Analyses of finished games: computed beside play, shared by all who ask, stored, refused while a game is on."""

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import GAME, HASTY, SEATS, STUCK, Finished, analysed, play_game, serving, twin_of
from tests.server.harness import EAGER, MUCH, Answered, Guest, Json, hot_seat, running
from tests.server.test_metrics import figures_of
from zoorama.analysis.effort import effort_for
from zoorama.analysis.offer import luck_factor
from zoorama.analysis.report import Draw, Luck
from zoorama.games import find
from zoorama.server.quotas import Visitor
from zoorama.server.tables import analyses
from zoorama.server.tables.analysis_report import told_luck
from zoorama.server.tables.analysis_tasks import PreparedGame
from zoorama.server.workers.process import WorkerProcess


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    return play_game(tmp_path_factory.mktemp("finished"))


async def refused(asking: Any) -> tuple[int, str]:
    with pytest.raises(Answered) as answer:
        await asking
    return answer.value.status, str(answer.value.problem["key"])


def path_of(table: str) -> str:
    return f"/api/tables/{table}/analysis"


async def state(guest: Guest, table: str) -> str:
    return str((await guest.get(path_of(table)))["state"])


async def test_a_game_is_analysed_with_progress_and_the_report_goes_by_the_steps_of_its_replay(
    game: Finished, tmp_path: Path
) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        assert await ada.get(path_of(game.table)) == {
            "state": "none", "progress": 0.0, "reason": None, "report": None,
        }  # fmt: skip
        answers = await analysed(ada, game.table)
        replay = await ada.get(f"/api/tables/{game.table}/replay", perspective="open")
        counted = await figures_of(server)
    told = [answer["progress"] for answer in answers]
    assert answers[0]["state"] in ("waiting", "running")
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert any(0 < progress < 1 for progress in told)
    assert all(answer["report"] is None for answer in answers[:-1])
    report, steps = answers[-1]["report"], replay["steps"]
    assert report["version"] == find(GAME).version
    assert report["evaluator"]
    assert len(report["chances"]) == len(steps)
    assert all(sum(line) == pytest.approx(1) for line in report["chances"])
    winners = [sheet["rank"] == 1 for sheet in steps[-1]["standings"]]
    assert report["chances"][-1] == pytest.approx([won / sum(winners) for won in winners])
    assert [rate["decisions"] > 0 for rate in report["rates"]] == [True] * SEATS
    assert report["errors"], "whoever always takes the first choice errs"
    for error in report["errors"]:
        expect_error(error, steps)
    assert counted["zoorama_analyses_total", "ready"] == 1
    assert counted["zoorama_analyses_under_way",] == 0


def expect_error(error: Json, steps: list[Json]) -> None:
    assert steps[error["step"] + 1]["seat"] == error["seat"], "the next step is the decision"
    assert error["step"] == error["move"], "nobody had help in this game, so every step is a move"
    assert error["played"] in error["legal"]
    assert error["better"] in error["legal"]
    assert error["better"] != error["played"]
    assert 0 < error["low"] <= error["lost"] <= error["high"]


def test_luck_is_told_by_steps() -> None:
    draws = [Draw(0, None, [0.1, -0.1]), Draw(2, None, [-0.2, 0.2]), Draw(3, None, [0.05, -0.05])]
    steps = [0, 1, 2, 2, 3, 4]  # somebody took a hint after two moves
    told = told_luck(Luck(draws, [-0.05, 0.05], [0.55, -0.55]), PreparedGame("", steps, 0, []))
    assert [(draw.step, draw.move) for draw in told.draws] == [(0, 0), (3, 2), (4, 3)]
    assert (told.luck, told.skill) == ([-0.05, 0.05], [0.55, -0.55])


async def test_what_was_stored_outlives_a_restart_and_nobody_computes_it_again(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (_, ada):
        ready = (await analysed(ada, game.table))[-1]
    async with serving(game, tmp_path / "copy") as (server, ada):
        stranger = await server.guest("Eve")
        assert await stranger.post(path_of(game.table)) == ready
        assert await ada.get(path_of(game.table)) == ready
        assert server.registry.analyses.pool.started == 0
    off = replace(EAGER, load=replace(MUCH, analysis_workers=0))
    async with serving(game, tmp_path / "copy", off) as (_, ada):
        assert await ada.get(path_of(game.table)) == ready, "who switches it off keeps what there is"


async def test_all_who_ask_share_one_computation(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        eve = await server.guest("Eve")
        found = await asyncio.gather(*(analysed(guest, game.table) for guest in (ada, eve, ada)))
        asked = next(server.registry.analyses.pool._numbers) - 1
        assert len({str(answers[-1]) for answers in found}) == 1
        assert found[0][-1]["state"] == "ready"
        log = await server.services.store.log(game.table)
        assert asked <= len(log), "prepared, looked at in parts and put together once"
        assert (await figures_of(server))["zoorama_analyses_total", "ready"] == 1


async def test_a_game_that_goes_on_is_analysed_for_nobody(tmp_path: Path) -> None:
    async with running(tmp_path / "db", EAGER) as server:
        ada, table, wire = await hot_seat(server, GAME)
        eve, gathering = await server.guest("Eve"), (await ada.create(GAME, 2))["id"]
        async with wire:
            for guest in (ada, eve):
                assert await refused(guest.get(path_of(table))) == (409, "not-allowed-not-over")
                assert await refused(guest.post(path_of(table))) == (409, "not-allowed-not-over")
                study = guest.post(f"/api/tables/{table}/study", {"step": 0, "seat": 0})
                assert await refused(study) == (409, "not-allowed-not-over")
        assert await refused(ada.post(path_of(gathering))) == (409, "not-allowed-not-started")
        assert await refused(ada.post(path_of("nowhere"))) == (404, "error-NoSuchTable")
        assert not server.registry.analyses.running


async def test_who_is_kept_out_gets_the_same_refusal_as_for_the_replay(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        eve = await server.guest("Eve")
        async with await eve.connect(game.table) as wire:
            await wire.send(type="chat", id="c1", text="buy my coins")
            line = await wire.next("chat")
            await ada.post(f"/api/tables/{game.table}/keep-out", {"line": line["number"]})
        path = f"/api/tables/{game.table}"
        asked = [
            eve.get(f"{path}/replay", perspective="open"),
            eve.get(f"{path}/analysis"),
            eve.post(f"{path}/analysis"),
            eve.post(f"{path}/study", {"step": 0, "seat": 0}),
        ]
        for asking in asked:
            assert await refused(asking) == (403, "not-allowed-kept-out")
        assert not server.registry.analyses.running


async def test_so_many_are_under_way_and_no_more(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST", 1)
    async with serving(game, tmp_path / "copy", worker=STUCK) as (server, ada):
        other = await twin_of(server, game.table)
        assert (await ada.post(path_of(game.table)))["state"] == "waiting"
        assert await refused(ada.post(path_of(other))) == (503, "too-many-analyses-waiting")
        assert (await ada.post(path_of(game.table)))["state"] == "waiting", "the same is none more"
        assert await state(ada, other) == "none"
    async with serving(game, tmp_path / "copy") as (_, ada):
        assert await state(ada, game.table) == "none", "a restart in the middle: it is just asked for again"


async def test_an_address_has_so_many_under_way_and_leaves_room_for_others(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_AN_ADDRESS", 1)
    async with serving(game, tmp_path / "copy", worker=STUCK) as (server, ada):
        other = await twin_of(server, game.table)
        await ada.post(path_of(game.table))
        assert await refused(ada.post(path_of(other))) == (429, "too-many-analyses-address")
        told = await server.registry.analyses.ask(other, Visitor("eve", "203.0.113.7"))
        assert b'"waiting"' in gzip.decompress(told)


async def test_an_address_begins_so_many_a_minute(game: Finished, tmp_path: Path) -> None:
    few = replace(EAGER, load=replace(MUCH, analyses=1))
    async with serving(game, tmp_path / "copy", few) as (server, ada):
        other = await twin_of(server, game.table)
        assert (await analysed(ada, game.table))[-1]["state"] == "ready"
        assert await refused(ada.post(path_of(other))) == (429, "too-many-analyses")
        assert (await ada.post(path_of(game.table)))["state"] == "ready", "looking costs nothing"


async def test_a_worker_that_dies_fails_the_analysis_which_may_be_asked_for_again(
    game: Finished, tmp_path: Path
) -> None:
    async with serving(game, tmp_path / "copy", worker=STUCK) as (server, ada):
        (worker,) = server.registry.analyses.pool._workers
        assert isinstance(worker, WorkerProcess)
        assert (await ada.post(path_of(game.table)))["state"] == "waiting"
        while worker._process is None or not server.registry.analyses.pool.running:
            await asyncio.sleep(0.01)
        worker._process.kill()
        while await state(ada, game.table) == "waiting":
            await asyncio.sleep(0.01)
        assert await state(ada, game.table) == "failed"
        assert (await figures_of(server))["zoorama_analyses_total", "failed"] == 1
        worker.command = HASTY
        assert (await analysed(ada, game.table))[-1]["state"] == "ready"


async def test_where_nobody_can_tell_or_may_the_reason_is_told(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    off = replace(EAGER, load=replace(MUCH, analysis_workers=0))
    async with serving(game, tmp_path / "copy", off) as (server, ada):
        answer = await ada.post(path_of(game.table))
        assert (answer["state"], answer["reason"]) == ("unavailable", "switched-off")
        monkeypatch.setattr("zoorama.analysis.offer.evaluator_for", lambda *_: None)
        answer = await ada.get(path_of(game.table))
        assert (answer["state"], answer["reason"]) == ("unavailable", "no-evaluator")
        assert not server.registry.analyses.running


async def test_by_another_evaluator_it_is_computed_anew_in_its_place(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        await server.services.store.analyses.save(game.table, "of old", analyses.STORED, 0.0, b"old")
        assert await state(ada, game.table) == "none"
        ready = (await analysed(ada, game.table))[-1]
        assert await server.services.store.analyses.find(game.table, "of old", analyses.STORED) is None
        monkeypatch.setattr(analyses, "STORED", analyses.STORED + 1)
        assert await state(ada, game.table) == "none", "in another format too"
        assert (await analysed(ada, game.table))[-1] == ready


async def test_once_luck_is_told_or_more_effort_made_what_was_stored_is_outdated(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(game, tmp_path / "copy") as (_, ada):
        await analysed(ada, game.table)
        for name, changed in (
            ("zoorama.analysis.offer.luck_factor", lambda rules, seats: 0.5 * (luck_factor(rules, seats) or 1.0)),
            (
                "zoorama.server.tables.analyses.effort_for",
                lambda name, seats: replace(effort_for(name, seats), guesses=1000),
            ),
        ):
            with monkeypatch.context() as later:
                later.setattr(name, changed)
                assert await state(ada, game.table) == "none"
            assert await state(ada, game.table) == "ready"


async def test_an_analysis_is_deleted_with_its_table(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        store = server.services.store
        await analysed(ada, game.table)
        basis = analyses.basis_of(await server.registry.model(game.table))
        assert basis is not None
        assert await store.analyses.find(game.table, basis, analyses.STORED) is not None
        await store.moderation.delete_table(game.table)
        assert await store.analyses.find(game.table, basis, analyses.STORED) is None


async def test_a_table_that_is_deleted_meanwhile_leaves_nothing_behind(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        await ada.post(path_of(game.table))
        computing = server.registry.analyses.running[game.table].task
        await server.services.store.moderation.delete_table(game.table)
        await computing
        assert (await figures_of(server))["zoorama_analyses_total", "gone"] == 1
        assert not server.registry.analyses.failed


async def test_one_that_is_deleted_before_it_has_begun_keeps_no_place(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy", worker=STUCK) as (server, _):
        computing = server.registry.analyses
        computing._begin(game.table, await server.registry.model(game.table), "", "")
        task = computing.running[game.table].task
        computing.forget(game.table)
        await asyncio.gather(task, return_exceptions=True)
        assert not computing.running
        assert (await figures_of(server))["zoorama_analyses_total", "gone"] == 1
