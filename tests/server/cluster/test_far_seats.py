"""Whoever plays by way of another server is told what they may know, to the byte, and does what anybody can do."""

import asyncio
import json
from collections.abc import AsyncIterator
from itertools import chain
from typing import Any

import pytest

from tests.server.cluster.seated import Seated, kinds, seated, told
from tests.server.cluster.test_together import Both, two_servers
from tests.server.harness import Answered, Guest, Json, Running, Wire, reconnecting
from tests.server.kill.audit import TABLE_EVENTS
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Fastest
from zoorama.games import GAMES
from zoorama.server.tables.session import Session


@pytest.fixture
async def servers(postgres: Postgres, nats: Nats, anyio_backend: str) -> AsyncIterator[Both]:
    async with two_servers(postgres, nats) as both:
        yield both


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
async def test_a_whole_game_by_way_of_another_server_tells_every_seat_its_own(game: AnyGame, servers: Both) -> None:
    """All but the first act from afar. Near and far, a person is sent the same, and a seat's own eyes see no more."""
    owner, other = servers
    table = await seated(owner, other, game.name, game.seats[0])
    rng, running = Rng(3), False
    while asked := table.asked():
        seat = asked[rng.below(len(asked))]
        legal = table.legal(seat)
        wire = (table.far if seat else table.near)[seat]
        assert (await table.act(wire, seat, legal[rng.below(len(legal))]))["type"] == "ack"
        running = running or await no_foreign_eyes(table, servers)
    await table.settle(table.far)
    for seat, (near, far) in enumerate(zip(table.near, table.far, strict=True)):
        assert told(near) == told(far)
        assert kinds(far) == {"update"}
        perspective = "spectator" if seat == len(table.near) - 1 else str(seat)
        replays = [await replay(table, server.address, perspective) for server in servers]
        assert replays[0] == replays[1]
        assert heard(far) == list(chain.from_iterable(step["events"] for step in replays[0]["steps"]))


async def no_foreign_eyes(table: Seated, servers: Both) -> bool:
    """While the game runs. Once is enough."""
    for guest, perspective in ((table.people[1], "0"), (table.people[0], "open"), (table.people[-1], "1")):
        refusals = []
        for server in servers:
            with pytest.raises(Answered) as answered:
                await reconnecting(guest, server).get(
                    f"/api/tables/{table.table}/replay", perspective=perspective
                )  # fmt: skip
            refusals.append((answered.value.status, answered.value.problem))
        assert refusals[0] == refusals[1]
        assert refusals[0][0] in (403, 409)
    return True


async def replay(table: Seated, address: str, perspective: str) -> Json:
    at = Guest(address)
    at.http.cookies = table.people[0].http.cookies
    found: Json = await at.get(f"/api/tables/{table.table}/replay", perspective=perspective)
    return found


def heard(wire: Wire) -> list[Json]:
    """Events, each once: a newcomer is told of the latest again."""
    events, seen = list[Json](), 0
    for update in (json.loads(line) for line in told(wire)):
        if update["seq"] > seen:
            events += [event for event in update["events"] if event["type"] not in TABLE_EVENTS]
            seen = update["seq"]
    return events


async def test_what_is_taken_back_asked_for_or_said_from_afar_is_as_from_near(servers: Both) -> None:
    table = await seated(*servers, "zooloretto", 2)
    seat = await until_there_is_a_choice(table)
    near, far = table.near[seat], table.far[seat]
    answers = list[list[Json]]()
    for wire in (far, near):
        previews = [await ask(table, wire, type="preview", seat=seat, action=action) for action in table.legal(seat)]
        hint = await ask(table, wire, type="hint", seat=seat)
        answers.append([*previews, hint, await ask(table, wire, type="undo", seat=seat, seq=0)])
    assert answers[0] == answers[1]
    assert {said["type"] for said in answers[0]} == {"hint", "refused", "preview"}
    assert (await ask(table, far, type="chat", text="from afar"))["type"] == "ack"
    await take_back(table, seat, far)
    await table.settle(table.far)
    for here, there in zip(table.near, table.far, strict=True):
        assert told(here) == told(there)
        assert kinds(there) == {"update", "chat"}


async def until_there_is_a_choice(table: Seated) -> int:
    """Among acts that luck does not follow: where a tile goes that was drawn."""
    while True:
        (seat,) = table.asked()
        legal = table.legal(seat)
        if (
            len(legal) > 1
            and (await ask(table, table.near[seat], type="preview", seat=seat, action=legal[0]))["type"] == "preview"
        ):
            return seat
        await table.act(table.far[seat], seat, legal[0])


async def ask(table: Seated, wire: Wire, **wish: Any) -> Json:
    await wire.send(id="asked", **wish)
    return await table.answer(wire, "asked")


async def take_back(table: Seated, seat: int, far: Wire) -> None:
    """The first act that can be, from afar; the question stands as before."""
    for action in table.legal(seat):
        before = table.near[seat].latest[seat]
        await table.act(far, seat, action)
        after = table.near[seat].latest[seat]
        if after["undo"]:
            await far.send(type="undo", id="back", seat=seat, seq=after["seq"])
            assert (await table.answer(far, "back"))["type"] == "ack"
            assert table.near[seat].latest[seat]["view"] == before["view"]
            return
        (seat,) = table.asked()
        far = table.far[seat]
    raise AssertionError("nothing could be taken back")


async def test_a_race_is_won_by_whoever_reaches_the_server_that_has_the_table(
    servers: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As docs/luck.md says: not by who reached any server first."""
    line, rng, won = SlowLine(servers[1], monkeypatch), Rng(5), list[str]()
    while len(set(won)) < 2:  # some games have no race
        table = await seated(*servers, "zoop", 5)
        live = servers[0].registry.tables[table.table].live
        assert live is not None
        while len(set(won)) < 2 and (seats := table.asked()):
            far, near = two_callers(table, live.session)
            if near is None or far is None:
                await play(table, seats, rng)
                continue
            await race(table, far, near, line, delayed="near" not in won)
            await play(table, [seat for seat in seats if seat not in (far, near)])
            won += [{far: "far", near: "near"}[seat] for seat in winners(live.session)]
    assert won == ["near", "far"], "the delayed call lost, and the other won"


def two_callers(table: Seated, session: Session) -> tuple[int, int] | tuple[None, None]:
    """In a window."""
    if session.turn.silence is None:
        return None, None
    callers = [seat for seat in table.asked() if len(table.legal(seat)) > 1]
    return (callers[0], callers[1]) if len(callers) > 1 else (None, None)


class SlowLine:
    """From a server to the others: what devices say waits while it is held."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        assert server.peers.bus is not None
        self.flows, self.asked, self._tell = asyncio.Event(), asyncio.Event(), server.peers.bus.tell
        self.flows.set()
        monkeypatch.setattr(server.peers.bus, "tell", self.tell)

    async def tell(self, subject: str, told: bytes) -> None:
        if subject.endswith(".devices"):
            self.asked.set()
            await self.flows.wait()
        await self._tell(subject, told)


async def race(table: Seated, far: int, near: int, line: SlowLine, *, delayed: bool) -> None:
    """Both call; from afar first, but it may arrive last."""
    line.asked.clear()
    if delayed:
        line.flows.clear()
    calling = asyncio.create_task(table.act(table.far[far], far, table.legal(far)[1]))
    await (line.asked.wait() if delayed else calling)
    assert (await table.act(table.near[near], near, table.legal(near)[1]))["type"] == "ack"
    line.flows.set()
    assert (await calling)["type"] == "ack"


async def play(table: Seated, seats: list[int], rng: Rng | None = None) -> None:
    """Anyhow, or without a call."""
    for seat in seats:
        legal = table.legal(seat)
        await table.act(table.near[seat], seat, legal[0 if rng is None else rng.below(len(legal))])


def winners(session: Session) -> list[int]:
    """Of the races in the latest entry."""
    return [move.action.seat for move, _ in session.entries[-1].steps if isinstance(move.action, Fastest)]
