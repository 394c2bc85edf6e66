"""Attacks on a server of one's own, on loopback: `python -m bench.abuse_attacks NAME ADDRESS`.

Says `ready` when it is prepared, strikes until its input closes, then says what it achieved.
"""

import asyncio
import os
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count, cycle

from bench.abuse_stranger import Device, Player, Stranger
from bench.server_crowds import in_turn

WATCHERS, HALF, CHATTERS, ASLEEP = 1500, 900, 30, 40
Strike = Callable[[asyncio.Event], Awaitable[str]]  # until the event; says what was achieved


async def watchers(address: str) -> Strike:
    """Many watch one table; then one comes and goes."""
    strangers = [Stranger(address, number) for number in range(34)]
    host = await strangers[0].person()
    link = await strangers[0].table(host, bots="random", start=True)
    devices: list[Device] = []

    async def watch(number: int) -> None:
        stranger = strangers[number % len(strangers)]
        if cookie := await stranger.person():
            devices.append(await stranger.socket(link, cookie, Device()))

    await in_turn([watch(number) for number in range(WATCHERS)])
    await asyncio.sleep(1)

    async def strike(stop: asyncio.Event) -> str:
        came = 0
        cookies = [cookie for stranger in strangers if (cookie := await stranger.person())]
        while not stop.is_set():
            number = came % len(cookies)
            device = await strangers[number].socket(link, cookies[number], Device())
            await asyncio.sleep(0.01)
            device.socket.close()
            came += 1
        watching = sum(not device.is_gone for device in devices)
        return f"{watching} watched, {came} times one came and went"

    return strike


async def replays(address: str) -> Strike:
    stranger = Stranger(address, 0)
    cookie = await stranger.person()
    link = await stranger.finished_game(cookie, game="zooloretto", seats=5)

    async def strike(stop: asyncio.Event) -> str:
        found: Counter[int] = Counter()
        wishes = cycle(["open", "spectator", "0", "1", "2", "3", "4"])

        async def ask() -> None:
            while not stop.is_set():
                path = f"/api/tables/{link}/replay?perspective={next(wishes)}"
                found[(await stranger.http.get(path, headers={"Cookie": cookie})).status_code] += 1

        await asyncio.gather(*(ask() for _ in range(4)))
        return f"{found[200]} replays, {found[429]} refused"

    return strike


async def stale(address: str) -> Strike:
    stranger = Stranger(address, 0)
    cookie = await stranger.person()
    link = await stranger.table(cookie, bots="random", start=True)
    players = [await stranger.socket(link, cookie, Player()) for _ in range(9)]
    await players[0].play(60)

    async def strike(stop: asyncio.Event) -> str:
        sent, before = 0, sum(player.heard for player in players)
        while not stop.is_set():
            for player in players:
                sent += 1
                player.socket.say(b'{"type":"undo","id":"s%d","seat":0,"seq":0}' % sent)
            await asyncio.sleep(0.055)
        return f"{sent} acts, {(sum(player.heard for player in players) - before) / 1e6:.1f} MB heard"

    return strike


async def tables(address: str) -> Strike:
    stranger = Stranger(address, 0)
    cookie = await stranger.person()

    async def strike(stop: asyncio.Event) -> str:
        opened, refused = 0, 0

        async def ask() -> None:
            nonlocal opened, refused
            while not stop.is_set():
                if await stranger.table(cookie, public=True):
                    opened += 1
                else:
                    refused += 1

        await asyncio.gather(*(ask() for _ in range(4)))
        return f"{opened} tables, {refused} refused"

    return strike


async def half(address: str) -> Strike:
    strangers = [Stranger(address, number) for number in range(6)]
    held = 0

    async def hold(stranger: Stranger, stop: asyncio.Event) -> None:
        nonlocal held
        while not stop.is_set():
            try:
                reader, writer = await asyncio.open_connection(*stranger.address, local_addr=(stranger.source, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                held += 1
                while await asyncio.wait_for(reader.read(1000), 60):
                    pass
                held -= 1
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(0.5)

    async def strike(stop: asyncio.Event) -> str:
        tasks = [asyncio.create_task(hold(strangers[one % len(strangers)], stop)) for one in range(HALF)]
        await stop.wait()
        told = f"{held} held at the end"
        for task in tasks:
            task.cancel()
        return told

    return strike


async def headers(address: str) -> Strike:
    stranger = Stranger(address, 0)

    async def strike(stop: asyncio.Event) -> str:
        sent, cut = 0, 0

        async def pour() -> None:
            nonlocal sent, cut
            while not stop.is_set():
                try:
                    _, writer = await asyncio.open_connection(*stranger.address, local_addr=(stranger.source, 0))
                    writer.write(b"GET / HTTP/1.1\r\n")
                    for number in count():
                        writer.write(b"X-%d: %b\r\n" % (number, b"a" * 8000))
                        await writer.drain()
                        sent += 8000
                        if stop.is_set():
                            break
                    writer.close()
                except OSError:
                    cut += 1
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(pour() for _ in range(2)))
        return f"{sent / 1e6:.0f} MB sent, cut off {cut} times"

    return strike


async def hints(address: str) -> Strike:
    stranger = Stranger(address, 0)
    cookie = await stranger.person()
    links = [await stranger.table(cookie, game="zooloretto", bots="random", start=True) for _ in range(5)]
    devices = [await stranger.socket(link, cookie, Device()) for link in links]

    async def strike(stop: asyncio.Event) -> str:
        sent = 0
        while not stop.is_set():
            for device in devices:
                sent += 1
                device.socket.say(b'{"type":"hint","id":"h%d","seat":0}' % sent)
            await asyncio.sleep(0.055)
        return f"{sent} asked for"

    return strike


async def chat(address: str) -> Strike:
    strangers = [Stranger(address, number) for number in range(5)]
    host = await strangers[0].person()
    link = await strangers[0].table(host)
    devices = []
    for number in range(CHATTERS):
        stranger = strangers[number % len(strangers)]
        devices.append(await stranger.socket(link, await stranger.person(), Device()))

    async def strike(stop: asyncio.Event) -> str:
        sent = 0
        while not stop.is_set():
            for device in devices:
                sent += 1
                device.socket.say(b'{"type":"chat","id":"c%d","text":"%b"}' % (sent, b"spam " * 100))
            await asyncio.sleep(0.06)
        return f"{sent} lines sent"

    return strike


async def waking(address: str) -> Strike:
    """Tables that sleep are asked for in turn; the server lets them sleep after a second."""
    stranger = Stranger(address, 0)
    cookie = await stranger.person()
    links = await asyncio.gather(*(stranger.finished_game(cookie) for _ in range(ASLEEP)))
    await asyncio.sleep(7)

    async def strike(stop: asyncio.Event) -> str:
        asked = 0
        for link in cycle(links):
            if stop.is_set():
                break
            await stranger.ask("GET", f"/api/tables/{link}", cookie)
            asked += 1
            await asyncio.sleep(0.05)
        return f"{asked} times, {len(links)} tables"

    return strike


async def bots(address: str) -> Strike:
    strangers = [Stranger(address, number) for number in range(6)]
    cookies = [await stranger.person() for stranger in strangers]

    async def strike(stop: asyncio.Event) -> str:
        opened = 0
        while not stop.is_set():
            for stranger, cookie in zip(strangers, cookies, strict=True):
                opened += bool(await stranger.table(cookie, seats=4, sit=False, bots="greedy", start=True))
            await asyncio.sleep(0.05)
        return f"{opened} tables of bots"

    return strike


ATTACKS: dict[str, Callable[[str], Awaitable[Strike]]] = {
    attack.__name__: attack for attack in (watchers, replays, stale, tables, half, headers, hints, chat, waking, bots)
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
