"""What is downloaded to play offline, as it is built."""

import json
from pathlib import Path

import pytest

from tests.runtime.pyodide import ROOT, needs_runtime, run_in_pyodide

WEB = ROOT / "src" / "zoorama" / "server" / "web"
MANIFEST = WEB / "offline" / "manifest.json"
PLAIN, WITH_SNAPSHOT = 4_500_000, 9_000_000  # bytes, as they are sent
HEAP = 64 * 2**20
needs_files = pytest.mark.skipif(not MANIFEST.is_file(), reason="NO RUNTIME TESTS: not laid out; run scripts/web")


@needs_files
def test_the_download_stays_small() -> None:
    manifest = json.loads(MANIFEST.read_text())
    folder = MANIFEST.parent / manifest["version"]
    sent = {name: (folder / f"{name}.br").stat().st_size for name in manifest["files"]}
    assert sent == {name: sizes["sent"] for name, sizes in manifest["files"].items()}
    assert sum(sent.values()) <= WITH_SNAPSHOT
    assert sum(size for name, size in sent.items() if name != "snapshot.bin") <= PLAIN


@needs_runtime
@pytest.mark.parametrize("way", ["plain", "snapshot"])
def test_either_start_has_all_that_tables_need_and_little_memory(way: str, tmp_path: Path) -> None:
    """Every level offered there can be played, and a level that takes too long is not offered."""
    source = """
import json
from zoorama.games import GAMES
from zoorama.bots.registry import make_bot, offered_bots
from zoorama.server.workers.warm_up import opening
from zoorama.server.workers.worker import decide
from dataclasses import replace
offered = {game.name: sorted({bot for seats in game.seats for bot in offered_bots(game, seats)}) for game in GAMES}
decided = [decide(replace(opening(game), bot=bot)).index for game in GAMES for bot in offered[game.name]]
json.dumps([offered, len(decided)])
"""
    worth, heap = run_in_pyodide(source, tmp_path, way)
    offered, decided = json.loads(worth)
    assert all(levels == ["beginner", "greedy"] for levels in offered.values())
    assert decided == 2 * len(offered)
    assert heap <= HEAP
