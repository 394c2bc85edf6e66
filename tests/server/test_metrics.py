"""What the operator can measure, and who may."""

import asyncio
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import EAGER, Answered, Running, hot_seat, joined, running
from tests.server.kill.process import free_port
from zoorama.engine.dealer import Rng
from zoorama.server.metrics import Metrics
from zoorama.server.monitoring import lag
from zoorama.server.settings import MetricsAddress, Settings
from zoorama.server.store.store import StoreError
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.process import WorkerProcess
from zoorama.server.workers.worker import BotRequest

Figures = dict[tuple[str, ...], float]


def figures(text: str) -> Figures:
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


async def figures_of(server: Running) -> Figures:
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        answer = await http.get("/metrics")
    assert answer.status_code == 200
    return figures(answer.text)


async def test_the_state_of_the_server_is_counted(tmp_path: Path) -> None:
    async with running(tmp_path / "zoorama.db") as server:
        _, table, wire = await hot_seat(server, "zooloretto_dice")
        watcher = await server.guest("Wanda")
        watching = await joined(watcher, table)
        await watcher.create("zoop", 3)
        async with wire, watching:
            found = await figures_of(server)
    assert found["zoorama_tables", "playing"] == 1
    assert found["zoorama_tables", "gathering"] == 1
    assert found["zoorama_listeners", "seat"] == 1
    assert found["zoorama_listeners", "watcher"] == 1
    assert found["zoorama_sockets",] == 2
    assert found["zoorama_bot_queue",] == 0
    assert found["zoorama_wal_bytes",] > 0
    assert found["process_open_fds",] > 0


async def test_requests_are_timed_by_route_and_refusals_counted_by_reason(tmp_path: Path) -> None:
    async with running(tmp_path / "zoorama.db") as server:
        guest, table, wire = await hot_seat(server, "zooloretto_dice")
        with pytest.raises(Answered):
            await guest.post(f"/api/tables/{table}/rematch")
        async with wire:
            await wire.play(Rng(1), lambda update: update["seq"] > 3)
            seat, update = wire.asked()
            refusal = await wire.act(1 - seat, update["legal"][0])
        found = await figures_of(server)
    assert refusal["type"] == "refused"
    assert found["zoorama_http_seconds_count", "POST", "/api/tables/{link}/rematch", "409"] == 1
    assert found["zoorama_refusals_total", "not-allowed-not-over"] == 1
    assert found["zoorama_refusals_total", refusal["problem"]["key"].removeprefix("error-")] == 1
    assert found["zoorama_acts_total", "zooloretto_dice"] > 3
    assert not any(table in label for name in found for label in name)


async def test_what_the_database_does_not_take_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "zoorama.db") as server:
        guest, table, wire = await hot_seat(server, "zooloretto_dice")

        async def full(*_: object) -> None:
            raise StoreError("unreachable", {"where": "here", "reason": "disk full"})

        monkeypatch.setattr(server.services.store, "append", full)
        monkeypatch.setattr(server.services.store, "save_table", full)
        with pytest.raises(Answered, match="503"):
            await guest.post(f"/api/tables/{table}/leave")
        await wire.socket.close()
        found = await figures_of(server)
        monkeypatch.undo()
    assert found["zoorama_failed_writes_total",] >= 1
    assert found["zoorama_refusals_total", "store-error-unreachable"] == 1


async def test_they_are_shown_to_this_machine_only_and_not_through_a_proxy(tmp_path: Path) -> None:
    async with running(tmp_path / "zoorama.db") as server, httpx.AsyncClient() as http:
        for header in ("X-Forwarded-For", "Forwarded"):
            answer = await http.get(f"http://{server.address}/metrics", headers={header: "127.0.0.1"})
            assert answer.status_code == 404


async def test_they_can_have_an_address_of_their_own(tmp_path: Path) -> None:
    address = MetricsAddress(port=free_port())
    settings = Settings(pause=0, requests=EAGER.requests, metrics=address)
    async with running(tmp_path / "zoorama.db", settings) as server, httpx.AsyncClient() as http:
        assert (await http.get(f"http://{server.address}/metrics")).status_code == 404
        apart = await http.get(f"http://127.0.0.1:{address.port}/metrics")
        assert ("zoorama_sockets",) in figures(apart.text)


async def test_the_loop_s_lag_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lag, "INTERVAL", 0.001)
    metrics = Metrics()
    measuring = asyncio.create_task(lag.measure_lag(metrics))
    while not figures(generate_latest(metrics.registry).decode())["zoorama_loop_lag_seconds_count",]:
        await asyncio.sleep(0.001)
    measuring.cancel()


async def test_the_wait_for_a_worker_is_that_of_the_first_in_the_queue() -> None:
    pool = BotPool(1, lambda _: WorkerProcess(["sleep", "60"]))
    await pool.start()
    request = BotRequest("greedy", "zoop", 1, "", (), 1, 30.0)
    asked = [asyncio.create_task(pool.choose(request)) for _ in range(3)]
    assert pool.longest_wait() == 0
    while pool.waiting != 2:
        await asyncio.sleep(0.001)
    assert pool.longest_wait() > 0
    await pool.stop()
    assert pool.longest_wait() == 0
    await asyncio.gather(*asked, return_exceptions=True)
