"""People who come back: whatever happens to the server, they go on where they were."""

import asyncio
import json
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Guest, Json, Wire
from zoorama.engine.dealer import Rng

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)
BREATH = 0.05  # seconds before another try
TALKATIVE = 4  # one act in so many is followed by a line of chat
LATE = ("Stale", "NotYourTurn")  # what an act may be refused for when a window has closed meanwhile


@dataclass
class Sent:
    id: str
    seq: int
    action: Json
    sealed: bool  # an answer in a reaction window: played later than it is acknowledged


@dataclass
class Ledger:
    """One seat's own account of a table, held against the server's at the end."""

    seat: int
    sent: dict[str, Sent] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    said: dict[str, str] = field(default_factory=dict)  # lines of chat, by id
    heard: set[str] = field(default_factory=set)  # of those, the acknowledged
    events: list[Json] = field(default_factory=list)
    seen: int = 0
    visits: int = 0
    resent: int = 0
    again: int = 0  # acks that came a second time
    byes: list[str] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)


class ReconnectingPlayer:
    def __init__(self, guest: Guest, table: str, seat: int, rng: Rng, think: float = 0.0) -> None:
        self.guest = guest
        self.table = table
        self.rng = rng
        self.think = think
        self.ledger = Ledger(seat)
        self.owed: Sent | None = None  # sent, and no answer yet
        self.unheard = ""  # the id of a line without acknowledgement
        self.legal: list[Json] = []
        self.race = False  # the question is put in a reaction window
        self.over = False

    async def play(self) -> Ledger:
        while not self.is_done():
            try:
                async with await self.guest.connect(self.table, self.ledger.seen) as wire:
                    self.ledger.visits += 1
                    await self._sit_through(wire)
            except GONE as gone:
                if isinstance(gone, ConnectionClosed) and gone.rcvd is not None:
                    self.ledger.codes.append(gone.rcvd.code)
                await asyncio.sleep(BREATH)
        return self.ledger

    def is_done(self) -> bool:
        """The game is over, and everything that was sent is answered: a kill may come between the two."""
        return self.over and self.owed is None and not self.unheard

    async def _sit_through(self, wire: Wire) -> None:
        if self.owed is not None:
            self.ledger.resent += 1
            await self._send(wire, self.owed)
        if self.unheard:
            await self._say(wire)
        while not self.is_done():
            self._hear(json.loads(await wire.line()))
            if self.legal and self.owed is None and not self.over:
                if self.think:
                    await asyncio.sleep(self.think * self.rng.below(1000) / 1000)
                await self._act(wire)

    async def _act(self, wire: Wire) -> None:
        """Written down before it is sent: the server may have it even if sending seemed to fail."""
        ledger = self.ledger
        action = self.legal[self.rng.below(len(self.legal))]
        self.owed = Sent(f"s{ledger.seat}-{len(ledger.sent)}", ledger.seen, action, self.race)
        ledger.sent[self.owed.id] = self.owed
        self.legal = []
        await self._send(wire, self.owed)
        if not self.unheard and self.rng.below(TALKATIVE) == 0:
            self.unheard = f"c{ledger.seat}-{len(ledger.said)}"
            ledger.said[self.unheard] = f"line {len(ledger.said)} of seat {ledger.seat}"
            await self._say(wire)

    async def _say(self, wire: Wire) -> None:
        await wire.send(type="chat", id=self.unheard, text=self.ledger.said[self.unheard])

    async def _send(self, wire: Wire, act: Sent) -> None:
        await wire.send(type="act", id=act.id, seat=self.ledger.seat, seq=act.seq, action=act.action)

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update":
                self._look(message)
            case "ack" if message["id"] in self.ledger.said:
                self.ledger.heard.add(message["id"])
                self.unheard = ""
            case "ack":
                self._acked(message["id"], message["seq"])
            case "refused" if message["id"] in self.ledger.said:
                assert message["problem"]["name"] == "StoreError", message
                raise ConnectionError("not taken: said again on the next visit")
            case "refused":
                assert message["problem"]["name"] in LATE, message
                self._refused(message["id"])
            case "bye":
                self.ledger.byes.append(message["reason"])

    def _look(self, update: Json) -> None:
        ledger = self.ledger
        assert update["seat"] == ledger.seat
        assert update["seq"] >= ledger.seen, f"told {ledger.seen}, then {update['seq']}: what was announced is gone"
        if update["seq"] > ledger.seen:
            ledger.events += update["events"]
        ledger.seen = update["seq"]
        self.legal = update["legal"]
        self.race = update["view"].get("stage") == "window"
        self.over = update["turn"]["kind"] == "over"

    def _acked(self, act: str, seq: int) -> None:
        if act in self.ledger.acked:
            before, sealed = self.ledger.acked[act], self.ledger.sent[act].sealed
            assert before == seq or (sealed and before < seq), f"{act} was {before} and is {seq}"
            self.ledger.again += 1
        assert act not in self.ledger.refused
        self.ledger.acked[act] = seq
        if self.ledger.seen < seq:
            self.legal = []  # asked before; the update that follows asks anew
        self._answered(act)

    def _refused(self, act: str) -> None:
        assert act not in self.ledger.acked, f"{act} was acknowledged, and then refused"
        self.ledger.refused.add(act)
        self._answered(act)

    def _answered(self, act: str) -> None:
        if self.owed is not None and self.owed.id == act:
            self.owed = None


@dataclass(frozen=True)
class Plan:
    game: str
    people: int
    bots: int
    window: int = 0


async def gather(guests: list[Guest], plan: Plan) -> str:
    """A started table. If the server dies amid it they try again at another."""
    while True:
        try:
            host, *others = guests
            table = (await host.create(plan.game, plan.people + plan.bots, pace={"window": plan.window}))["id"]
            for seat, guest in enumerate(others, 1):
                await guest.post(f"/api/tables/{table}/sit", {"seat": seat, "contribution": f"lion {seat}"})
            for _ in range(plan.bots):
                await host.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
            await host.post(f"/api/tables/{table}/start")
        except GONE:
            await asyncio.sleep(BREATH)
        else:
            return str(table)


async def at_the_door(guest: Guest) -> Guest:
    while True:
        try:
            await guest.get("/api/me")
        except GONE:
            await asyncio.sleep(BREATH)
        else:
            return guest


@dataclass
class Story:
    """A table from beginning to end, as its people tell it."""

    plan: Plan
    table: str
    guests: list[Guest]
    ledgers: list[Ledger]


async def play_a_game(address: str, plan: Plan, rng: Rng, think: float) -> Story:
    guests = [await at_the_door(Guest(address)) for _ in range(plan.people)]
    table = await gather(guests, plan)
    players = [ReconnectingPlayer(guest, table, seat, rng.split(), think) for seat, guest in enumerate(guests)]
    return Story(plan, table, guests, await asyncio.gather(*(player.play() for player in players)))
