"""People who each have a socket at the server that has their table and one at another."""

import asyncio
import json

from tests.server.harness import Guest, Json, Running, Wire, joined, reconnecting

ADDRESSED = ("welcome", "table", "ack", "refused", "pong", "hint", "preview")  # to one device, or gathered for a while
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eli")


class Seated:
    """The last has no seat: a watcher."""

    def __init__(self, table: str, people: list[Guest], near: list[Wire], far: list[Wire]) -> None:
        self.table, self.people, self.near, self.far = table, people, near, far
        self.acts = 0

    async def act(self, wire: Wire, seat: int, action: Json) -> Json:
        self.acts += 1
        update = self.near[seat].latest[seat]
        await wire.send(type="act", id=f"a{self.acts}", seat=seat, seq=update["seq"], action=action)
        return await self.answer(wire, f"a{self.acts}")

    async def answer(self, wire: Wire, name: str) -> Json:
        said = await wire.until(lambda said: said.get("id") == name)
        await self.settle(self.near)
        return said

    async def settle(self, wires: list[Wire]) -> None:
        """Everything that was told before has been heard."""
        for wire in wires:
            await wire.send(type="ping")
        await asyncio.gather(*(wire.next("pong") for wire in wires))

    def asked(self) -> list[int]:
        return [seat for seat, wire in enumerate(self.near[:-1]) if wire.latest[seat]["legal"]]

    def legal(self, seat: int) -> list[Json]:
        legal: list[Json] = self.near[seat].latest[seat]["legal"]
        return legal


async def seated(at: Running, elsewhere: Running, game: str, seats: int) -> Seated:
    """A game without windows that close by themselves, at the first server."""
    people = [await at.guest(name) for name in NAMES[:seats]]
    table = str((await people[0].create(game, seats, pace={"window": 0}))["id"])
    for other in people[1:]:
        await other.post(f"/api/tables/{table}/sit", {})
    await people[0].post(f"/api/tables/{table}/start")
    everybody = [*people, await elsewhere.guest()]
    near = [await joined(reconnecting(guest, at), table) for guest in everybody]
    far = [await joined(reconnecting(guest, elsewhere), table) for guest in everybody]
    assert table in at.registry.tables
    assert table not in elsewhere.registry.tables
    return Seated(table, everybody, near, far)


def told(wire: Wire) -> list[str]:
    """What was said to the person and not to this device alone, as it came."""
    lines = [line for frame in wire.frames for line in frame.split("\n")]
    return [line for line in lines if json.loads(line)["type"] not in ADDRESSED]


def kinds(wire: Wire) -> set[str]:
    return {json.loads(line)["type"] for line in told(wire)}
