"""A real server on a free port, and guests who play at it over real sockets."""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from zoorama.engine.dealer import Rng
from zoorama.server.clock import Clock
from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.peers import Peers, among_peers
from zoorama.server.listening import listen
from zoorama.server.monitoring.start import monitored
from zoorama.server.notices.service import NoticeService
from zoorama.server.run import Server
from zoorama.server.services import open_services
from zoorama.server.settings import Load, Quotas, ServeOptions, Settings
from zoorama.server.store.open import open_store

Json = dict[str, Any]
PLENTY = replace(Quotas(), **{name: 10**6 for name in vars(Quotas()) if name != "exempt"}, exempt=("127.0.0.0/8",))
PLENTY_ENVIRONMENT = {f"ZOORAMA_QUOTAS_{name.upper()}": "1000000" for name in vars(PLENTY)} | {
    "ZOORAMA_QUOTAS_EXEMPT": "127.0.0.0/8",
    "ZOORAMA_LOAD_BOTS": "100000",
    "ZOORAMA_LOAD_REPLAYS": "100000",
    "ZOORAMA_LOAD_ANALYSES": "100000",
}  # for a server in a process of its own
MUCH = Load(bots=100_000, replays=100_000, analyses=100_000)
EAGER = Settings(pause=0, requests=100_000, frames=100_000, quotas=PLENTY, load=MUCH)
PATIENCE = 30.0  # seconds; a test that waits longer hangs


class Running:
    def __init__(self, peers: Peers, address: str, notices: NoticeService) -> None:
        self.peers = peers
        self.registry = registry = peers.registry
        self.notices = notices
        self.services = registry.services
        self.address = address

    async def guest(self, name: str = "") -> "Guest":
        guest = Guest(self.address)
        await guest.get("/api/me")
        if name:
            await guest.put("/api/me", {"name": name})
        return guest


@asynccontextmanager
async def running(
    db: Path | str, settings: Settings = EAGER, clock: Clock | None = None, nats: str = ""
) -> AsyncIterator[Running]:
    """With `nats`, one of several servers of the database."""
    listening = listen(ServeOptions(port=0))
    store = open_store(str(db), shared=True) if nats else open_store(str(db))
    async with (
        open_services(store, settings, clock) as services,
        among_peers(services, Bus(nats) if nats else None) as peers,
        monitored(peers.registry),
    ):
        server = Server(peers.registry, peers=peers)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.001)
        try:
            yield Running(peers, f"127.0.0.1:{listening.getsockname()[1]}", server.notices)
        finally:
            server.should_exit = True
            await serving
            listening.close()


class ManualClock(Clock):
    """Advances only when told."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0
        self.elapsed = 0.0
        self.timers: list[ManualTimer] = []
        super().__init__()

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.elapsed

    def call_at(self, when: float, work: Callable[[], object]) -> "ManualTimer":
        timer = ManualTimer(self, when, work)
        self.timers.append(timer)
        return timer

    def step(self, seconds: float) -> None:
        """Set the time of day, as a resumed machine or a first synchronisation does."""
        self.time += seconds

    def go(self, seconds: float) -> None:
        self.time += seconds
        self.elapsed += seconds
        for timer in [timer for timer in self.timers if timer.when <= self.steady()]:
            self.timers.remove(timer)
            timer.work()


@dataclass(eq=False)
class ManualTimer:
    clock: ManualClock
    when: float
    work: Callable[[], object]

    def cancel(self) -> None:
        if self in self.clock.timers:
            self.clock.timers.remove(self)


async def hot_seat(server: Running, game: str, seats: int = 2, **wish: Any) -> tuple["Guest", str, "Wire"]:
    """One device for all seats of a game that has begun."""
    guest = await server.guest("Ada")
    table = (await guest.create(game, seats, **wish))["id"]
    for name in ("Ben", "Cleo", "Dan", "Eli", "Fay")[: seats - 1]:
        await guest.post(f"/api/tables/{table}/sit", {"name": name})
    await guest.post(f"/api/tables/{table}/start")
    return guest, table, await joined(guest, table)


async def joined(guest: "Guest", table: str, since: int | None = None) -> "Wire":
    """A socket that has caught up."""
    wire = await guest.connect(table, since)
    seats = (await wire.next("welcome"))["seats"]
    for _ in seats or [None]:
        await wire.next("update")
    return wire


class Guest:
    """One browser: a cookie jar, and sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)

    async def get(self, path: str, **query: Any) -> Any:
        return self._read(await self.http.get(path, params=query))

    async def put(self, path: str, body: Json) -> Any:
        return self._read(await self.http.put(path, json=body))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return self._read(await self.http.post(path, json=body))

    async def create(self, game: str, seats: int, **wish: Any) -> Json:
        table: Json = await self.post("/api/tables", {"game": game, "seats": seats, **wish})
        return table

    async def connect(self, table: str, since: int | None = None) -> "Wire":
        query = "" if since is None else f"?since={since}"
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        socket = await websockets.connect(
            f"ws://{self.address}/api/tables/{table}/socket{query}",
            additional_headers={"Cookie": jar},
            max_size=None,
            ping_interval=None,
        )
        return Wire(socket)

    def _read(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Answered(response.status_code, response.json())
        return response.json()


def reconnecting(guest: Guest, server: Running) -> Guest:
    """The same person, whose server now has another port."""
    moved = Guest(server.address)
    for cookie in guest.http.cookies.jar:
        moved.http.cookies.set(cookie.name, cookie.value or "")
    return moved


def is_over(update: Json) -> bool:
    return bool(update["turn"]["kind"] == "over")


class Answered(Exception):
    """The server said no, and how."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem


class Wire:
    """One socket. Keeps every frame that came, and the latest update for each seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.unread: deque[str] = deque()
        self.messages: list[Json] = []
        self.latest: dict[int | None, Json] = {}
        self.acts = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def read(self) -> Json:
        message: Json = json.loads(await self.line())
        self.messages.append(message)
        if message["type"] == "update":
            self.latest[message["seat"]] = message
        return message

    async def line(self) -> str:
        """The next message as it came."""
        if not self.unread:
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.unread.extend(frame.split("\n"))
        return self.unread.popleft()

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := await self.read()):
            pass
        return message

    async def next(self, kind: str) -> Json:
        return await self.until(lambda message: message["type"] == kind)

    async def act(self, seat: int, action: Json, *, seq: int | None = None, name: str = "") -> Json:
        """Act and wait for the answer: an ack or a refusal."""
        self.acts += 1
        name = name or f"act-{self.acts}"
        at = self.latest[seat]["seq"] if seq is None else seq
        await self.send(type="act", id=name, seat=seat, seq=at, action=action)
        answer = await self.until(lambda message: message.get("id") == name)
        while answer["type"] == "ack" and any(update["seq"] < answer["seq"] for update in self.latest.values()):
            await self.next("update")
        return answer

    def asked(self) -> tuple[int, Json]:
        """A seat of this device that is asked, and its update."""
        return next((seat, update) for seat, update in self.latest.items() if seat is not None and update["legal"])

    async def play(self, rng: Rng, until: Callable[[Json], bool]) -> Json:
        """Play all seats anyhow, until something holds in what one of them is told."""
        while True:
            for update in self.latest.values():
                if until(update):
                    return update
            seat, update = self.asked()
            answer = await self.act(seat, update["legal"][rng.below(len(update["legal"]))])
            assert answer["type"] == "ack", answer
