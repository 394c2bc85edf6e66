"""Somebody who plays on while others abuse the server, and times each of their acts."""

import asyncio
import time
from random import Random

import httpx

from bench.server_crowds import DECODER, Heard, place
from bench.server_load import quantile
from bench.server_socket import Socket, connect

GAME = "zooloretto_dice"
EVERY = 0.06  # seconds between two acts, within the server's limits
PATIENCE = 20.0


class Honest:
    """Plays both seats of a table, and another when a game is over."""

    def __init__(self, address: str) -> None:
        self.address = place(address)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.rng = Random(1)
        self.cookie = ""
        self.asked: dict[int, Heard] = {}  # by seat
        self.acked = asyncio.Event()
        self.over = False
        self.acts = 0
        self.socket: Socket | None = None

    async def arrive(self) -> None:
        answer = await self.http.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        await self._sit()

    async def play(self, seconds: float) -> tuple[float, float, int]:
        """The median and the 99th percentile of the milliseconds until an act is acknowledged, and how many."""
        took: list[float] = []
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            if self.over:
                await self._sit()
            elif self.asked:
                took.append(await self._act())
            await asyncio.sleep(max(0.001, now + EVERY - time.perf_counter()))
        ordered = sorted(took)
        return quantile(ordered, 0.5) * 1000, quantile(ordered, 0.99) * 1000, len(took)

    async def _act(self) -> float:
        seat, question = next(iter(self.asked.items()))
        self.asked.clear()
        self.acts += 1
        self.acked.clear()
        action = bytes(self.rng.choice(question.legal))
        began = time.perf_counter()
        assert self.socket is not None
        self.socket.say(
            b'{"type":"act","id":"%d","seat":%d,"seq":%d,"action":%b}' % (self.acts, seat, question.seq, action)
        )
        await asyncio.wait_for(self.acked.wait(), PATIENCE)
        return time.perf_counter() - began

    def _hear(self, frame: bytes) -> None:
        heard = DECODER.decode(frame)
        if heard.type == "update":
            self.over = heard.turn is not None and heard.turn.kind == "over"
            if heard.legal and heard.seat is not None:
                self.asked[heard.seat] = heard
        elif heard.type in ("ack", "refused"):
            self.acked.set()

    async def _sit(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.over, self.asked = False, {}
        link = (await self._post("", {"game": GAME, "seats": 2}))["id"]
        await self._post(f"/{link}/sit", {"name": "Ben"})
        await self._post(f"/{link}/start", None)
        self.socket = Socket(self._hear, lambda: None)
        await connect(self.address, f"/api/tables/{link}/socket", self.cookie, self.socket)

    async def _post(self, path: str, body: object) -> dict[str, str]:
        answer = await self.http.post(f"/api/tables{path}", headers={"Cookie": self.cookie}, json=body)
        answer.raise_for_status()
        told: dict[str, str] = answer.json()
        return told
