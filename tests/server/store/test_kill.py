"""Acknowledged entries survive a killed process."""

import random
import subprocess
import sys
import threading

import pytest

from tests.server.store import appender
from zoorama.server.store.open import open_store
from zoorama.server.store.store import EntryRow, Store, TableRow

pytestmark = pytest.mark.anyio

ROUNDS = 4


def acknowledged_before_kill(where: str, enough: int) -> dict[str, int]:
    """The last seq of each table that an appending program reported before it was killed, after `enough` reports."""
    last: dict[str, int] = {}
    reports = 0
    with subprocess.Popen([sys.executable, appender.__file__, where], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        killer = threading.Timer(random.random() / 20, program.kill)
        for line in program.stdout:
            if line.endswith("\n"):
                name, seq = line.split()
                last[name] = int(seq)
            reports += 1
            if reports == enough:
                killer.start()
    assert reports >= enough, "the program ended by itself"
    return last


async def settled(store: Store, name: str) -> tuple[TableRow | None, list[EntryRow]]:
    """A table and its log, once the database server has finished the last statement of the killed program."""
    before, row, log = None, await store.table(name), await store.log(name)
    while row != before:
        before, log, row = row, await store.log(name), await store.table(name)
    return row, log


async def test_every_acknowledged_entry_is_stored_after_a_kill(where: str) -> None:
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
