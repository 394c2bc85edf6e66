"""Run as a program: appends to some tables of the database at argv[1] until killed, and prints what is on disk."""

import asyncio
import sys

from zoorama.server.store.open import open_store
from zoorama.server.store.store import EntryRow, TableRow

TABLES = 8


async def append_for_ever(where: str) -> None:
    store = open_store(where)
    await store.open()

    async def append_to(name: str) -> None:
        seq = len(await store.log(name))
        while True:
            row = TableRow(name, "playing", True, 1.0, float(seq), None, ("ann", "bob"), str(seq))
            await store.append(row, [EntryRow(seq, 1.0, "act", 0, None, f'"{name} {seq}"')])
            sys.stdout.write(f"{name} {seq}\n")
            sys.stdout.flush()
            seq += 1

    await asyncio.gather(*(append_to(f"t{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1]))
