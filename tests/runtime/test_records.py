"""The rules are the same in a browser: seeded games leave the same records there, byte by byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runtime import records
from tests.runtime.pyodide import ROOT, needs_runtime, run_in_pyodide
from zoorama.build import IS_COMPILED

pytestmark = needs_runtime
SOURCE = Path(records.__file__).read_text(encoding="utf-8")


def in_browser(bot: str, count: int, folder: Path, way: str) -> dict[str, str]:
    worth, _ = run_in_pyodide(f"{SOURCE}\nimport json\njson.dumps(all_digests({bot!r}, {count}))", folder, way)
    found: dict[str, str] = json.loads(worth)
    return found


def interpreted(bot: str, count: int) -> dict[str, str]:
    """By a process of its own, from the sources as they lie there."""
    code = f"from tests.runtime.records import *\nimport json\nprint(json.dumps(all_digests({bot!r}, {count})))"
    source = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=source, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("bot", "way"), [("random", "plain"), ("greedy", "snapshot")])
def test_a_few_games_of_each_kind_are_the_same_here_and_in_a_browser(bot: str, way: str, tmp_path: Path) -> None:
    assert in_browser(bot, 3, tmp_path, way) == records.all_digests(bot, 3)


@pytest.mark.soak
def test_a_thousand_games_of_each_kind_are_the_same_in_all_builds(tmp_path: Path) -> None:
    here = records.all_digests("random", 1000)
    assert in_browser("random", 1000, tmp_path, "snapshot") == here
    if IS_COMPILED:
        assert interpreted("random", 1000) == here
