"""Attacks with what the server offers: tables, watching, replays, chat, bots."""

import asyncio
from collections import Counter
from itertools import cycle

from bench.abuse_stranger import Device, Stranger, Strike
from bench.server_crowds import in_turn

WATCHERS, CHATTERS, ASLEEP, ANALYSED = 1500, 30, 40, 10


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


async def analyses(address: str) -> Strike:
    """Ten games are analysed; whoever asked looks how far it is."""
    strangers = [Stranger(address, number) for number in range(ANALYSED)]
    cookies = [await stranger.person() for stranger in strangers]
    wishes = cycle([{"game": "zooloretto"}, {"game": "zooloretto_dice"}, {"game": "o_zoo_le_mio"}])
    games = [
        stranger.finished_game(cookie, **next(wishes)) for stranger, cookie in zip(strangers, cookies, strict=True)
    ]
    links = await asyncio.gather(*games)

    async def strike(stop: asyncio.Event) -> str:
        found: Counter[str] = Counter()

        async def ask(stranger: Stranger, cookie: str, link: str) -> None:
            path = f"/api/tables/{link}/analysis"
            _, told = await stranger.ask("POST", path, cookie)
            while not stop.is_set():
                await asyncio.sleep(1)
                _, told = await stranger.ask("GET", path, cookie)
            found[told["state"]] += 1

        await asyncio.gather(*map(ask, strangers, cookies, links))
        return ", ".join(f"{count} {state}" for state, count in found.items())

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
