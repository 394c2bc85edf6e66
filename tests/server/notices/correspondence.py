"""Games by correspondence, played by people who come, move and go."""

from dataclasses import replace
from typing import Any

from tests.server.harness import EAGER, Guest, Running, joined
from tests.server.notices.receivers import Browser
from zoorama.server.settings import Notices, Settings

PAUSE = 60.0
DAY = 86_400.0
THREE_DAYS = {"kind": "days", "days": 3, "window": 0}


def configured(**changes: Any) -> Settings:
    """A server in a closed network, which may send to loopback."""
    notices = Notices(
        site="https://zoo.example",
        closed_network=True,
        push_hosts=("127.0.0.1",),
        webhook_hosts=("127.0.0.1",),
        delay=PAUSE,
    )
    return replace(EAGER, notices=replace(notices, **changes))


async def game(*people: Guest, name: str = "zooloretto", **wish: Any) -> str:
    """A started game, at which nobody is."""
    host, *others = people
    table: str = (await host.create(name, len(people), pace=THREE_DAYS, **wish))["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/sit", {})
    await host.post(f"/api/tables/{table}/start")
    return table


async def subscribe(guest: Guest, address: str, **wishes: Any) -> Browser:
    browser = Browser()
    if wishes:
        await guest.put("/api/notices", wishes)
    await guest.post("/api/notices/device", browser.subscription(address))
    return browser


async def move(guest: Guest, table: str, seat: int, choice: int = 0) -> None:
    """Come, move, and go."""
    async with await joined(guest, table) as wire:
        update = wire.latest[seat]
        answer = await wire.act(seat, update["legal"][choice], name=f"seq-{update['seq']}")
        assert answer["type"] == "ack", answer
    await gone(guest, table)


async def gone(guest: Guest, table: str) -> None:
    """The server notices a closed socket a moment later."""
    while any(seat["mine"] and seat["connected"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]):
        pass


async def asked(guest: Guest, table: str) -> list[int]:
    waiting: list[int] = (await guest.get(f"/api/tables/{table}"))["waiting"]
    return waiting


async def work(server: Running) -> None:
    """A round, unasked."""
    await server.notices.work()
