"""On Ray the same games are played as anywhere else, also when a node is lost on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zoorama.cli import main
from zoorama.engine.game import Options
from zoorama.games import find
from zoorama.lab.arena import Job, new_job, split
from zoorama.lab.on_ray import OnRay, OtherVersion, Unreachable
from zoorama.lab.rows import Row, as_line, digest, play_rows, rows_of
from zoorama.lab.run import HERE, Runner

pytest.importorskip("ray", reason="Ray is not installed: pip install 'zoorama[ray]' (scripts/test --soak does)")
pytestmark = pytest.mark.soak

GAME = "zooloretto_dice"
MATCH = ("lab", "match", GAME, "--one", "greedy", "--against", "random", "--seed", "7")


@pytest.fixture(scope="module", autouse=True)
def no_reports_to_its_makers() -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes with processes of their own, as three machines would have; the first plays nothing."""
    from ray.cluster_utils import Cluster

    store = {"object_store_memory": 80 * 2**20}
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **store})
    for _ in range(2):
        made.add_node(num_cpus=1, **store)
    made.wait_for_nodes()
    yield made
    made.shutdown()


def job(games: int) -> Job:
    return new_job(find(GAME), ("greedy", "random"), Options(), 3, range(games))


def rows(runner: Runner, games: int, size: int) -> Iterator[Row]:
    return play_rows(((part,) for part in split(job(games), size)), runner)


def test_the_same_games_in_the_same_order(cluster: Any) -> None:
    here = [as_line(row) for row in rows(HERE, 120, 10)]
    assert [as_line(row) for row in rows(OnRay(cluster.address), 120, 7)] == here


def test_who_stops_asking_stops_the_work(cluster: Any) -> None:
    found = OnRay(cluster.address).map(time.sleep, [0.0, 600.0, 600.0, 600.0])
    next(found)
    found.close()
    assert list(OnRay(cluster.address).map(abs, [-1, -2])) == [1, 2], "nobody waits for what was given up"


def test_an_error_of_the_work_is_told(cluster: Any) -> None:
    with pytest.raises(ZeroDivisionError):
        list(OnRay(cluster.address).map((1).__floordiv__, [1, 0]))


def test_a_node_with_another_version_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.lab.on_ray.__version__", "0.0.1")
    with pytest.raises(OtherVersion):
        list(OnRay(cluster.address).map(abs, [1]))


def test_a_command_on_a_cluster_gives_what_it_gives_here(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [
        "lab",
        "tournament",
        GAME,
        "--bots",
        "random,greedy,beginner",
        "--seats",
        "3",
        "--games",
        "6",
        "--seed",
        "5",
    ]
    assert main([*words, "--data", "here.jsonl"]) == 0
    assert main([*words, "--data", "there.jsonl", "--on", cluster.address]) == 0
    assert Path("there.jsonl").read_text() == Path("here.jsonl").read_text()


def test_a_node_killed_in_mid_run_changes_nothing(cluster: Any) -> None:
    expected = digest(rows(HERE, 400, 10))
    lost = cluster.add_node(num_cpus=1, object_store_memory=80 * 2**20)
    cluster.wait_for_nodes()
    batches = ((part,) for part in split(job(400), 10))
    played = OnRay(cluster.address).map(rows_and_node, batches)
    found = [next(played) for _ in range(12)]
    assert lost.node_id in {node for node, _ in found}, "it has a part in the work"
    cluster.remove_node(lost, allow_graceful=False)
    found += played
    assert lost.node_id not in {node for node, _ in found[20:]}, "it was lost on the way"
    assert digest(row for _, batch in found for row in batch) == expected


def rows_and_node(jobs: tuple[Job, ...]) -> tuple[str, list[Row]]:
    """Slow enough that every node is at work whenever one is killed."""
    import ray

    time.sleep(0.2)
    return ray.get_runtime_context().get_node_id(), rows_of(jobs)


def test_an_address_where_nobody_answers_is_told_at_once() -> None:
    for address in ("127.0.0.1:1", "nowhere", "ray://127.0.0.1:1", "127.0.0.1:x"):
        with pytest.raises(Unreachable):
            list(OnRay(address).map(abs, [1]))


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_who_is_stopped_tells_what_there_is(tmp_path: Path, way: signal.Signals) -> None:
    words = [*MATCH, "--games", "1000000", "--on", "ray", "--jobs", "1", "--json", "found.json", "--lang", "en"]
    started = "import sys, zoorama.cli, zoorama.cli.contests as c\nc.SAVED_EVERY = 0.0\n"
    command = [sys.executable, "-c", started + f"sys.exit(zoorama.cli.main({words}))\n"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, cwd=tmp_path, start_new_session=True
    ) as running:
        wait_for_games(tmp_path / "found.json")
        os.killpg(running.pid, way)  # as a terminal does at Ctrl-C
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Interrupted: these are the games finished before." in err
    assert "Traceback" not in err
    (pairing,) = json.loads((tmp_path / "found.json").read_text())["pairings"]
    assert f"│ {pairing['games']:5} │" in out


def wait_for_games(file: Path) -> None:
    for _ in range(1200):
        if file.exists() and json.loads(file.read_text())["pairings"]:
            return
        time.sleep(0.1)
    raise AssertionError("no game has ended")
