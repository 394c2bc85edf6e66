"""Somebody who abuses the server, from a loopback address of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx

from bench.server_crowds import DECODER, Heard, place
from bench.server_socket import Socket, connect

TIMEOUT = 20.0


Strike = Callable[[asyncio.Event], Awaitable[str]]  # until the event; says what was achieved
D = TypeVar("D", bound="Device")


class Stranger:
    def __init__(self, address: str, number: int) -> None:
        self.address = place(address)
        self.source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=TIMEOUT)

    async def person(self) -> str:
        """Another identity: its cookie, or nothing if it is refused."""
        answer = await self.http.get("/api/me", headers={"Cookie": ""})
        cookie: str = answer.headers.get("set-cookie", "")
        return cookie.partition(";")[0]

    async def ask(self, method: str, path: str, cookie: str, body: object = None) -> tuple[int, Any]:
        answer = await self.http.request(method, path, headers={"Cookie": cookie}, json=body)
        return answer.status_code, answer.json() if answer.content else None

    async def table(self, cookie: str, **wish: object) -> str:
        """A table's link, or nothing if it is refused."""
        status, told = await self.ask("POST", "/api/tables", cookie, {"game": "zooloretto_dice", "seats": 2, **wish})
        return str(told["id"]) if status < 400 else ""

    async def socket(self, link: str, cookie: str, device: D) -> D:
        device.socket = Socket(device.hear, device.gone)
        await connect(self.address, f"/api/tables/{link}/socket", cookie, device.socket, self.source)
        return device

    async def finished_game(self, cookie: str, **wish: object) -> str:
        """Bots play it through."""
        link = await self.table(cookie, sit=False, bots="random", start=True, **wish)
        while link and (await self.ask("GET", f"/api/tables/{link}", cookie))[1].get("stage") != "over":
            await asyncio.sleep(0.3)
        return link


class Device:
    """A socket that hears and forgets."""

    socket: Socket

    def __init__(self) -> None:
        self.is_gone = False
        self.heard = 0  # bytes
        self.latest: Heard | None = None  # update that asks something

    def hear(self, frame: bytes) -> None:
        self.heard += len(frame)

    def gone(self) -> None:
        self.is_gone = True


class Player(Device):
    def hear(self, frame: bytes) -> None:
        super().hear(frame)
        heard = DECODER.decode(frame)
        if heard.type == "update" and heard.legal:
            self.latest = heard

    async def play(self, acts: int) -> None:
        """So many acts, at a pace that is allowed."""
        for number in range(acts):
            await asyncio.sleep(0.06)
            if self.latest is not None:
                question, self.latest = self.latest, None
                self.socket.say(
                    b'{"type":"act","id":"a%d","seat":%d,"seq":%d,"action":%b}'
                    % (number, question.seat or 0, question.seq, bytes(question.legal[0]))
                )
