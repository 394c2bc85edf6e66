"""Servers and workers elsewhere work together only if they would decide alike."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from zoorama.server.workers import version as module
from zoorama.server.workers.version import KINDS, contents, version


def fresh() -> str:
    return str(version.__wrapped__())


def test_every_process_of_one_installation_has_the_same() -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"from {module.__name__} import version; print(version())"],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert told.stdout.strip() == version() == fresh()


def test_a_level_that_only_one_can_play_sets_them_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where NumPy or the solved table is missing."""
    before = fresh()
    monkeypatch.setattr(module, "levels_for", lambda *_: ("beginner",))
    assert fresh() != before


def test_a_rule_or_a_net_that_differs_sets_them_apart(tmp_path: Path) -> None:
    found = {name for name, _ in contents(files("zoorama") / "bots", "bots")}
    assert {"bots/registry.py", "bots/learned/zooloretto.npz"} <= found
    assert all(name.endswith(KINDS) for name in found)
    file = tmp_path / "rule.py"
    told = []
    for text in ("one", "other"):
        file.write_text(text, encoding="utf-8")
        told.append(list(contents(tmp_path, "games")))
    assert told == [[("games/rule.py", b"one")], [("games/rule.py", b"other")]]
