"""Run as a program: one of several servers of the database at argv[1]. It appends to one table whenever it has it."""

import asyncio
import sys

from zoorama.server.store.leases import RENEWED, Lease, Leases
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Conflict, EntryRow, Store, TableRow

TABLE = "t1"
PAUSE = 0.01  # seconds between two entries, and between two tries


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def renew_for_ever(leases: Leases) -> None:
    while True:
        await leases.renew()
        await asyncio.sleep(RENEWED)


async def write_on(store: Store, lease: Lease) -> None:
    """With the row and without it in turn."""
    seq = len(await store.log(TABLE))
    while True:
        row = TableRow(TABLE, "playing", True, 1.0, float(seq), None, ("ann", "bob"), lease.owner)
        await store.append(row if seq % 2 else TABLE, [EntryRow(seq, 1.0, "act", 0, None, f'"{lease.owner}"')], lease)
        tell(f"{lease.owner} wrote {seq}")
        seq += 1
        await asyncio.sleep(PAUSE)


async def serve(where: str) -> None:
    store = open_store(where, shared=True)
    await store.open()
    assert store.leases is not None
    await store.leases.enter()
    renewing = asyncio.create_task(renew_for_ever(store.leases))
    while not renewing.done():
        taken = await store.leases.take(TABLE)
        if isinstance(taken, Lease):
            try:
                await write_on(store, taken)
            except Conflict:
                tell(f"{taken.owner} refused")
        await asyncio.sleep(PAUSE)


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
