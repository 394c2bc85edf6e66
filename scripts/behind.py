"""Compiles the rules while people play interpreted: `behind.py PID` runs scripts/compile until process PID ends.

One at a time, at low priority, with a folder for temporary files that goes with it. Nothing that is in use is touched,
so it can be interrupted at any moment: the next start tries again.
"""

import fcntl
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
OWN = ROOT / ".venv"
LOG = OWN / "fast.log"
FAILED = OWN / "fast.failed"  # newer than the sources: they cannot be compiled here
STEPS = ("fetching the compiler", "translating the rules to C", "compiling them", "installing them")
MARKS = ("pip-build-env-*/*/lib/python*/site-packages/mypyc", "*/build/__native*.c", "*/wheel/*.whl")  # begin a step
OFTEN = 60.0  # seconds between two lines that say the same


def main(player: int) -> None:
    with (OWN / "fast.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return  # another start does it already
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, stop)
        with tempfile.TemporaryDirectory(prefix="compiling-", dir=OWN) as folder:
            compile_in(Path(folder), player)


def compile_in(folder: Path, player: int) -> None:
    with LOG.open("w") as log:
        process = subprocess.Popen(
            ["nice", "-n", "10", str(ROOT / "scripts" / "compile")],
            env={**os.environ, "TMPDIR": str(folder)}, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    try:
        watch(process, folder, player)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def watch(process: subprocess.Popen[bytes], folder: Path, player: int) -> None:
    step, said = -1, 0.0
    while process.poll() is None and is_alive(player):
        now = max(step, step_of(folder))  # its traces go before it ends
        if now != step or time.monotonic() - said > OFTEN:
            step, said = now, time.monotonic()
            say(f"  {clock()}  compiling, {step + 1} of {len(STEPS)}: {STEPS[step]}")
        time.sleep(0.5)
    if process.returncode == 0:
        say(f"▸ {clock()}  The rules are compiled: the next start is faster.")
    elif process.returncode is not None:
        FAILED.touch()
        say(f"▸ {clock()}  The rules could not be compiled here ({LOG}). They are played interpreted.")


def step_of(folder: Path) -> int:
    return max((number for number, mark in enumerate(MARKS, 1) if any(folder.glob(mark))), default=0)


def is_alive(player: int) -> bool:
    try:
        os.kill(player, 0)
    except ProcessLookupError:
        return False
    return True


def clock() -> str:
    seconds = int(time.time()) - int(os.environ.get("ZOORAMA_STARTED") or time.time())
    return f"{seconds // 60}:{seconds % 60:02}"


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def stop(number: int, frame: FrameType | None) -> None:
    sys.exit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]))
