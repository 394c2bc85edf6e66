"""Run as a program: appends to some tables of the database at argv[1] for ever, and prints what is on disk."""

import asyncio
import sys

from zoorama.server.store.store import Entry, TableRow, open_store

TABLES = 8


async def play(where: str) -> None:
    store = open_store(where)
    await store.open()

    async def go_on(name: str) -> None:
        seq = len(await store.log(name))
        while True:
            row = TableRow(name, "playing", True, 1.0, float(seq), None, ("ann", "bob"), str(seq))
            await store.append(row, [Entry(seq, 1.0, "act", 0, None, f'"{name} {seq}"')])
            sys.stdout.write(f"{name} {seq}\n")
            sys.stdout.flush()
            seq += 1

    await asyncio.gather(*(go_on(f"t{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
