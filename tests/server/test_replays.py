"""Replays and certificates: built beside play, kept once a game is over, and not too many for one address."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import EAGER, Answered, Guest, ManualClock, Running, hot_seat, is_over, running
from zoorama.engine.dealer import Rng
from zoorama.server.settings import Load
from zoorama.server.tables import replays

GAME = "zooloretto_dice"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    settings = replace(EAGER, load=Load(replays=5, replay_memory=1))
    async with running(tmp_path / "db", settings, ManualClock()) as running_server:
        yield running_server


async def finished(server: Running) -> tuple[Guest, str]:
    guest, table, wire = await hot_seat(server, GAME)
    async with wire:
        await wire.play(Rng(2), is_over)
    return guest, table


async def test_a_finished_game_is_built_once_whoever_asks_and_no_table_is_woken(tmp_path: Path) -> None:
    async with running(tmp_path / "db", EAGER) as server:
        guest, table = await finished(server)
        pool = server.registry.replays.pool
        asked = (guest.get(f"/api/tables/{table}/replay", perspective="open") for _ in range(3))
        first, *others = await asyncio.gather(*asked)
        again = await (await server.guest()).get(f"/api/tables/{table}/replay", perspective="open")
        assert all(other == first for other in [*others, again])
        assert pool.started == 1
        assert next(pool._numbers) == 2, "one request"
    async with running(tmp_path / "db", EAGER) as server:
        stranger = await server.guest()
        assert await stranger.get(f"/api/tables/{table}/replay", perspective="open") == first
        assert table not in server.registry.tables


async def test_a_game_that_goes_on_is_replayed_up_to_its_last_act(server: Running) -> None:
    guest, table, wire = await hot_seat(server, GAME)
    async with wire:
        before = await guest.get(f"/api/tables/{table}/replay", perspective="0")
        seat, update = wire.asked()
        await wire.act(seat, update["legal"][0])
        after = await guest.get(f"/api/tables/{table}/replay", perspective="0")
        assert len(after["steps"]) > len(before["steps"])
        assert after["steps"][-1]["views"] == [wire.latest[0]["view"]]
        assert not server.registry.replays.kept


async def test_too_many_are_refused_with_the_limit_and_when_to_try_again(server: Running) -> None:
    guest, table = await finished(server)
    for seat in ("0", "1", "open", "spectator"):
        await guest.get(f"/api/tables/{table}/replay", perspective=seat)
    await guest.get(f"/api/tables/{table}/certificate")
    with pytest.raises(Answered) as refused:
        await guest.get(f"/api/tables/{table}/replay", perspective="0")
    assert refused.value.status == 429
    assert refused.value.problem["facts"]["limit"] == 5
    assert refused.value.problem["facts"]["wait"] == 2, "for a tenth of a replay, as it is kept"


async def test_what_is_kept_keeps_to_its_room(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT_COST", 0.0)
    guest, table = await finished(server)
    await guest.get(f"/api/tables/{table}/replay", perspective="0")
    kept = server.registry.replays
    (one,) = map(len, kept.kept.values())
    kept.room = one // 2
    await guest.get(f"/api/tables/{table}/replay", perspective="1")
    assert [perspective for _, perspective in kept.kept] == ["1"], "the older one had to go"
    assert kept.room >= 0


async def test_who_cannot_decompress_gets_plain_text(server: Running) -> None:
    guest, table = await finished(server)
    path = f"/api/tables/{table}/certificate"
    plain = await guest.http.get(path, headers={"accept-encoding": "identity"})
    packed = await guest.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content
    assert plain.headers["content-disposition"] == packed.headers["content-disposition"]
    (kept,) = server.registry.replays.kept.values()
    assert gzip.decompress(kept) == plain.content


async def test_a_worker_that_dies_and_a_game_that_cannot_be_read_harm_nobody_else(server: Running) -> None:
    guest, table = await finished(server)
    pool = server.registry.replays.pool
    log = await server.services.store.log(table)

    async def torn(_: str) -> list[object]:
        return list(log[1:])

    whole = server.services.store.log
    server.services.store.log = torn  # type: ignore[method-assign, assignment]  # the entry is lost on the way
    with pytest.raises(Answered) as failed:
        await guest.get(f"/api/tables/{table}/replay")
    assert failed.value.status == 500
    server.services.store.log = whole  # type: ignore[method-assign]
    assert (await guest.get(f"/api/tables/{table}/replay"))["steps"]
    assert (pool.started, pool.died) == (1, 0)
