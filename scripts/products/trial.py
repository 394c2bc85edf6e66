"""What an installed Zoorama must be able to do, tried with the Python it is installed for: `python trial.py pure`.

The games are listed, one is simulated, the page is served with its client, and a game is played at a table, over HTTP
and a socket.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ZOORAMA = (sys.executable, "-P", "-m", "zoorama")
SIMULATE = ("simulate", "zooloretto_dice", "--seats", "greedy,random", "--games", "1", "--seed", "1", "--json")
VISIT = str(Path(__file__).with_name("visit.py"))
KINDS = {"pure": "interpreted", "compiled": "compiled"}
PATIENCE = 120  # seconds


def run(*words: str) -> str:
    """What it says."""
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    if ran.returncode:
        raise SystemExit(f"{' '.join(words)}: exit code {ran.returncode}\n{ran.stderr}")
    return ran.stdout.strip()


def zoorama(*words: str) -> str:
    return run(*ZOORAMA, *words, "--lang", "en")


@contextmanager
def served() -> Iterator[str]:
    """Its address. On Windows it can only be killed, which is no way to end: the exit code says nothing there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        words = ("serve", "--port", "0", "--pause", "0", "--db", str(Path(folder) / "tables.sqlite3"), "--lang", "en")
        with subprocess.Popen([*ZOORAMA, *words], stdout=subprocess.PIPE, encoding="utf-8") as server:
            try:
                said = server.stdout.readline() if server.stdout else ""
                yield next(word for word in said.split() if word.startswith("http"))
            finally:
                server.terminate()
                code = server.wait(PATIENCE)
        if code and sys.platform != "win32":
            raise SystemExit(f"zoorama serve: exit code {code}")


def trial(kind: str) -> str:
    version = zoorama("--version")
    if KINDS[kind] not in version:
        raise SystemExit(f"not the {kind} build: {version}")
    if "zooloretto_dice" not in zoorama("games") or '"games"' not in zoorama(*SIMULATE):
        raise SystemExit("the games are not there")
    with served() as address:
        if b"<script" not in urlopen(address, timeout=PATIENCE).read():
            raise SystemExit("the page has no client")
        return f"{version}: {run(sys.executable, VISIT, address)}"


if __name__ == "__main__":
    sys.stdout.write(trial(sys.argv[1]) + "\n")
