"""Attacks by connections and by frames."""

import asyncio
from itertools import count

from bench.abuse_stranger import Device, Player, Stranger, Strike

HALF = 900


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
