"""Killed at any moment, the server loses nothing it acknowledged and does nothing twice."""

import os
import secrets
from pathlib import Path

import pytest

from tests.server.kill.soak import Ordeal, endure


async def test_a_few_kills_lose_nothing(where: str, tmp_path: Path) -> None:
    outcome = await endure(where, tmp_path, Ordeal(kills=3, tables=4, uptime=0.7, think=0.02, seed=1))
    assert outcome.games >= 4
    assert outcome.lines > 0
    assert outcome.visits > 12


@pytest.mark.soak
async def test_many_kills_lose_nothing(where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another seed each time; ZOORAMA_SEED and ZOORAMA_KILLS choose."""
    seed = int(os.environ.get("ZOORAMA_SEED") or secrets.randbits(32))
    kills = int(os.environ.get("ZOORAMA_KILLS") or 60)
    with capsys.disabled():
        print(f"\nseed {seed}")  # noqa: T201 – to try the same again
    outcome = await endure(where, tmp_path, Ordeal(kills=kills, tables=36, uptime=2.0, think=0.3, seed=seed))
    with capsys.disabled():
        print(f"{'PostgreSQL' if '://' in where else 'SQLite'}: {outcome}")  # noqa: T201 – the figures
    assert outcome.games >= 36
    assert outcome.resent > 0
