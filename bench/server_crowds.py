"""Two crowds of a thousand sockets: one that talks to an echo, one that plays at tables of four."""

import asyncio
from collections.abc import Coroutine
from random import Random
from urllib.parse import urlsplit

import httpx
from msgspec import Raw, Struct, json

from bench.server_load import Gate
from bench.server_socket import Socket, connect

SEATS = 4
AT_ONCE = 16  # requests, or sockets being opened
EXAMPLE = b'{"type":"act","id":"123456","seat":2,"seq":41,"action":{"type":"ThrowAll","dice":[0,1,2,3]}}'


class Echoer:
    """Sends what a player might, and waits until it is back."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.since = 0.0
        self.socket: Socket

    def speak(self, since: float) -> bool:
        self.since = since
        self.socket.say(EXAMPLE)
        return True

    def hear(self, _: bytes) -> None:
        self.gate.heard(self.gate.now() - self.since)
        self.gate.done()
        self.gate.ready(self)

    def gone(self) -> None:
        pass  # then it answers no more, and the figures show it


class TurnHeard(Struct):
    kind: str


class Heard(Struct):
    """The little of a message that a player of random acts needs."""

    type: str
    id: str = ""
    seq: int = 0
    seat: int | None = None
    legal: list[Raw] = []
    turn: TurnHeard | None = None


DECODER = json.Decoder(Heard)


class Board:
    """One table: when each act was sent, so that everybody's update can be held against it."""

    def __init__(self, crowd: "Players", cookies: list[str]) -> None:
        self.crowd = crowd
        self.cookies = cookies
        self.players = [Player(self, seat) for seat in range(len(cookies))]
        self.sent: dict[int, float] = {}  # by seq
        self.early: dict[int, list[float]] = {}  # arrivals before the ack that tells whose seq it is
        self.over = False

    def acked(self, seq: int, sent: float) -> None:
        self.sent[seq] = sent
        for at in self.early.pop(seq, ()):
            self.crowd.gate.heard(at - sent)

    def arrived(self, seq: int) -> None:
        now = self.crowd.gate.now()
        if seq in self.sent:
            self.crowd.gate.heard(now - self.sent[seq])
        else:
            self.early.setdefault(seq, []).append(now)

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.crowd.replace(self)

    def close(self) -> None:
        for player in self.players:
            player.question = None
            player.socket.close()


class Player:
    """Answers every question with any legal action."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.gate = board.crowd.gate
        self.rng = board.crowd.rng
        self.seat = seat
        self.seen = 0
        self.acts = 0
        self.since: float | None = None  # of the act that is under way
        self.question: Heard | None = None
        self.queued = False
        self.socket: Socket

    def speak(self, since: float) -> bool:
        self.queued = False
        question = self.question
        if question is None or self.since is not None:
            return False
        self.acts += 1
        self.since, self.question = since, None
        action = bytes(self.rng.choice(question.legal))
        self.socket.say(
            b'{"type":"act","id":"%d","seat":%d,"seq":%d,"action":%b}' % (self.acts, self.seat, question.seq, action)
        )
        return True

    def hear(self, frame: bytes) -> None:
        heard = DECODER.decode(frame)
        if heard.type == "update":
            self._look(heard)
        elif heard.type == "ack":
            self._acked(heard.seq)
        elif heard.type == "refused":
            self.board.crowd.refused += 1
            self.since = None
        elif heard.type == "bye":
            raise ConnectionError(f"the server hung up: {frame.decode()}")
        if self.question and self.since is None and not self.queued:
            self.queued = True
            self.gate.ready(self)

    def gone(self) -> None:
        self.board.crowd.lost += 1

    def _look(self, heard: Heard) -> None:
        for seq in range(self.seen + 1, heard.seq + 1):
            self.board.arrived(seq)
        self.seen = max(self.seen, heard.seq)
        self.question = heard if heard.legal else None
        if heard.turn is not None and heard.turn.kind == "over":
            self.board.end()

    def _acked(self, seq: int) -> None:
        assert self.since is not None
        self.board.acked(seq, self.since)
        self.gate.done()
        self.since = None
        if self.question is not None and self.question.seq < seq:
            self.question = None


class Echoers:
    def __init__(self, address: str, sockets: int) -> None:
        self.gate = Gate()
        self.address = place(address)
        self.everybody = [Echoer(self.gate) for _ in range(sockets)]

    async def gather(self) -> None:
        async def come(one: Echoer) -> None:
            one.socket = await connect(self.address, "/echo", "", Socket(one.hear, one.gone))
            self.gate.ready(one)

        await in_turn([come(one) for one in self.everybody])

    async def leave(self) -> None:
        self.gate.waiting.clear()
        for one in self.everybody:
            one.socket.close()


class Players:
    """Tables take turns at the addresses; the sockets of one are so many addresses further on, 0 being the table's own.

    `spread`: no connection is kept for the next request, so that processes at one port get equally many tables.
    """

    def __init__(
        self, addresses: list[str], game: str, tables: int, sockets_on: int = 0, *, spread: bool = False
    ) -> None:
        self.gate = Gate()
        self.rng = Random(1)
        self.addresses = addresses
        self.sockets_on = sockets_on
        self.turn = 0
        self.http = httpx.AsyncClient(
            timeout=60, limits=httpx.Limits(max_keepalive_connections=0) if spread else httpx.Limits()
        )
        self.game = game
        self.tables = tables
        self.refused = 0
        self.lost = 0
        self.replaced = 0
        self.cookies: list[str] = []  # four people for each table
        self.boards: set[Board] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def gather(self) -> None:
        newcomers = self.tables * SEATS - len(self.cookies)
        await in_turn([self._person() for _ in range(newcomers)])
        await in_turn([self._seat(self.cookies[at : at + SEATS]) for at in range(0, len(self.cookies), SEATS)])

    async def leave(self) -> None:
        """Everybody goes; whoever gathers afterwards sits at fresh tables."""
        self.gate.waiting.clear()
        await asyncio.gather(*self.tasks)
        for board in self.boards:
            board.close()
        self.boards.clear()

    def replace(self, board: Board) -> None:
        """The same four start another game; their old sockets go."""
        self.replaced += 1
        task = asyncio.create_task(self._replace(board))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _replace(self, board: Board) -> None:
        await asyncio.sleep(0.05)  # until all four have heard of the end
        board.close()
        self.boards.discard(board)
        await self._seat(board.cookies)

    async def _person(self) -> None:
        answer = await self.http.get(f"{self.addresses[0]}/api/me", headers={"Cookie": ""})
        self.cookies.append(answer.headers["set-cookie"].partition(";")[0])

    async def _seat(self, cookies: list[str]) -> None:
        wish = {"game": self.game, "seats": len(cookies), "pace": {"window": 0}}
        home, sockets_at = self._places()
        tables = f"{home}/api/tables"
        link = (await self._post(tables, cookies[0], wish))["id"]
        for seat, cookie in enumerate(cookies[1:], 1):
            await self._post(f"{tables}/{link}/sit", cookie, {"seat": seat})
        await self._post(f"{tables}/{link}/start", cookies[0], None)
        board = Board(self, cookies)
        self.boards.add(board)
        for player, cookie in zip(board.players, cookies, strict=True):
            player.socket = Socket(player.hear, player.gone)
            await connect(place(sockets_at), f"/api/tables/{link}/socket", cookie, player.socket)

    def _places(self) -> tuple[str, str]:
        """Of the next table, and of its sockets."""
        self.turn += 1
        among = len(self.addresses)
        return self.addresses[self.turn % among], self.addresses[(self.turn + self.sockets_on) % among]

    async def _post(self, where: str, cookie: str, body: object) -> dict[str, str]:
        answer = await self.http.post(where, headers={"Cookie": cookie}, json=body)
        answer.raise_for_status()
        told: dict[str, str] = answer.json()
        return told


def place(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 0


async def in_turn(work: list[Coroutine[None, None, None]]) -> None:
    """A few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(task: Coroutine[None, None, None]) -> None:
        async with free:
            await task

    await asyncio.gather(*(one(task) for task in work))
