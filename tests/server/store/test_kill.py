"""What was acknowledged is there, however the process ended."""

import random
import subprocess
import sys
import threading

import pytest

from tests.server.store import appender
from zoorama.server.store import open_store

pytestmark = pytest.mark.anyio

ROUNDS = 4


def acknowledged_before_kill(where: str, acks: int) -> dict[str, int]:
    """The last seq of each table that a program appending here said was on disk, killed at some moment after `acks`."""
    last: dict[str, int] = {}
    with subprocess.Popen([sys.executable, appender.__file__, where], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        killer = threading.Timer(random.random() / 20, program.kill)
        for count, line in enumerate(program.stdout):
            if line.endswith("\n"):
                name, seq = line.split()
                last[name] = int(seq)
            if count == acks:
                killer.start()
        killer.join()
    return last


async def test_every_acknowledged_step_is_there_after_a_kill(where: str) -> None:
    for _ in range(ROUNDS):
        last = acknowledged_before_kill(where, random.randrange(400))
        assert last
        store = open_store(where)
        await store.open()
        for name, seq in last.items():
            log = await store.log(name)
            assert [entry.seq for entry in log] == list(range(len(log)))
            assert [entry.body for entry in log] == [f'"{name} {entry.seq}"' for entry in log]
            assert len(log) > seq
            row = await store.table(name)
            assert row is not None
            assert row.data == str(len(log) - 1)
        await store.close()
