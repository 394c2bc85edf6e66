"""What was acknowledged is there, however the process ended."""

import random
import subprocess
import sys
import threading

import pytest

from tests.server.store import appender
from zoorama.server.store.store import Entry, Store, TableRow, open_store

pytestmark = pytest.mark.anyio

ROUNDS = 4


def acknowledged_before_kill(where: str, enough: int) -> dict[str, int]:
    """The last seq at each table that a program appending here said was on disk; killed soon after it said enough."""
    last: dict[str, int] = {}
    heard = 0
    with subprocess.Popen([sys.executable, appender.__file__, where], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        killer = threading.Timer(random.random() / 20, program.kill)
        for line in program.stdout:
            if line.endswith("\n"):
                name, seq = line.split()
                last[name] = int(seq)
            heard += 1
            if heard == enough:
                killer.start()
    assert heard >= enough, "the program ended by itself"
    return last


async def settled(store: Store, name: str) -> tuple[TableRow | None, list[Entry]]:
    """A table and its log, once a database server has finished what the killed program last asked of it."""
    before, row, log = None, await store.table(name), await store.log(name)
    while row != before:
        before, log, row = row, await store.log(name), await store.table(name)
    return row, log


async def test_every_acknowledged_step_is_there_after_a_kill(where: str) -> None:
    for _ in range(ROUNDS):
        last = acknowledged_before_kill(where, random.randrange(1, 400))
        store = open_store(where)
        await store.open()
        for name, seq in last.items():
            row, log = await settled(store, name)
            assert [entry.seq for entry in log] == list(range(len(log)))
            assert [entry.body for entry in log] == [f'"{name} {entry.seq}"' for entry in log]
            assert len(log) > seq
            assert row is not None
            assert row.data == str(len(log) - 1)
        await store.close()
