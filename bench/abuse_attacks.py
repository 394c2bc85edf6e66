"""Attacks on a server of one's own, on loopback: `python -m bench.abuse_attacks NAME ADDRESS`.

Says `ready` when it is prepared, strikes until its input closes, then says what it achieved.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable

from bench.abuse_stranger import Strike
from bench.abuse_tables import analyses, bots, chat, replays, tables, waking, watchers
from bench.abuse_wire import half, headers, hints, stale

ATTACKS: dict[str, Callable[[str], Awaitable[Strike]]] = {
    attack.__name__: attack
    for attack in (watchers, replays, stale, tables, half, headers, hints, chat, waking, bots, analyses)
}


async def main() -> None:
    name, address = sys.argv[1:]
    strike = await ATTACKS[name](address)
    stop = asyncio.Event()
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    striking = asyncio.ensure_future(strike(stop))
    await reader.read()
    stop.set()
    sys.stdout.write(await striking + "\n")


if __name__ == "__main__":
    os.nice(10)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main())
