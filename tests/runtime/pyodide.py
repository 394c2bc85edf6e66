"""Python as it runs in a browser, here in Node: the very files that are served."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "web" / ".runtime" / "packed"
NODE = shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv" / "node" / "bin"))
needs_runtime = pytest.mark.skipif(
    NODE is None or not (PACKED / "snapshot.bin").is_file(),
    reason="NO RUNTIME TESTS: what tables in a browser run on is not packed; run scripts/web",
)
PATIENCE = 1200.0  # seconds; a test that waits longer hangs


def run_in_pyodide(source: str, folder: Path, way: str = "snapshot") -> tuple[Any, int]:
    """What the last line is worth, and the bytes of memory."""
    assert NODE is not None
    file = folder / "run.py"
    file.write_text(source, encoding="utf-8")
    command = [NODE, str(Path(__file__).with_name("run.mjs")), str(PACKED), way, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answer = json.loads(done.stdout.splitlines()[-1])
    return answer["worth"], answer["heap"]
