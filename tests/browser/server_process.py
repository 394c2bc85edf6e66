"""The table server as a process of its own, as people run it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.harness import PLENTY_ENVIRONMENT

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "zoorama" / "server" / "web" / "index.html"
GENEROUS = ["--requests", "100000", "--frames", "100000", "--workers", "1"]
PAUSE = "0"  # seconds a bot waits before it moves


class ServerProcess:
    def __init__(self, db: Path, package: Path = ROOT / "src") -> None:
        self.db = db
        self.package = package
        self.port = "0"
        self.open()

    def open(self) -> None:
        place = ["--port", self.port, "--db", str(self.db), "--pause", PAUSE]
        source = {"PYTHONPATH": str(self.package), "ZOORAMA_LANG": "en", **PLENTY_ENVIRONMENT}
        log = self.db.with_suffix(".log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "zoorama", "serve", *place, *GENEROUS],
            env={**os.environ, **source},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout
        words = self.process.stdout.readline().split()
        self.address = next((word for word in words if word.startswith("http")), "")
        assert self.address, f"the server did not start: {self.db.with_suffix('.log').read_text()}"
        self.port = self.address.rpartition(":")[2]

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
