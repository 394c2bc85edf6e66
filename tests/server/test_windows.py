"""While a reaction window is open nobody is told who has answered; when it closes, all answers are played at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from tests.server.harness import Guest, Json, ManualClock, Running, Wire, hot_seat, joined, reconnecting, running
from tests.server.twins import FakeListener, Twin
from zoorama.bots.advice import Advice
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Kind
from zoorama.engine.record import Move
from zoorama.games import find
from zoorama.games.zoop.actions import LET_PASS
from zoorama.server.protocol.messages import Act, AskHint, Pace, Ping, Say, Undo
from zoorama.server.tables import broadcast
from zoorama.server.tables.live import LiveGame

GAME, SEATS = find("zoop"), 6
TIMED = Pace(kind="clock", window=5)
WAITING = Pace(kind="clock", window=0)
PACES = pytest.mark.parametrize("pace", [TIMED, WAITING], ids=["timed", "waiting"])


@pytest.fixture(autouse=True)
def table_messages_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "GATHERING_TIME", 1e6)  # sent when a test says so


async def at_a_window(pace: Pace, clock: ManualClock) -> Twin:
    """A table at which four are asked, one of whom can call; everything is drawn by the same seed."""
    twin, rng = Twin(GAME, SEATS, pace, Rng(11), clock), Rng(12)
    await twin.begin()
    while not is_wanted(twin):
        assert twin.session.turn.kind is not Kind.OVER, "no such window in this game"
        for seat in twin.session.turn.seats:
            legal = twin.session.match.legal(seat)
            await twin.act(Move(seat, legal[rng.below(len(legal))]), f"a{twin.session.seq}-{seat}")
        if twin.session.turn.silence is not None and not is_wanted(twin):
            clock.go(0 if not pace.window else pace.window)
            await twin.settle()
    for watcher in (*range(SEATS), None):
        twin.news(watcher)
    return twin


def is_wanted(twin: Twin) -> bool:
    return twin.session.turn.silence is not None and len(twin.session.turn.seats) == SEATS - 2 and bool(callers(twin))


def callers(twin: Twin) -> dict[int, Action]:
    legal = {seat: twin.session.match.legal(seat) for seat in twin.session.turn.seats}
    return {seat: actions[1] for seat, actions in legal.items() if len(actions) > 1}


async def everything_told(twin: Twin, watcher: int | None) -> list[object]:
    """Frames that came by themselves, what comes of pestering, and what a new visitor is shown."""
    came, seat, action = twin.news(watcher), watcher or 0, twin.context.encoder.action(LET_PASS)
    await twin.hear(watcher, Say(id="word", text="hello"))
    await twin.hear(watcher, Ping())
    await twin.hear(watcher, Undo(id="undo", seat=seat, seq=twin.session.seq))
    await twin.hear(watcher, Act(id="late", seat=seat, seq=0, action=action))
    twin.context.broadcast.send_table(twin.table.info)
    person = twin.listeners[-1 if watcher is None else watcher].person
    visitor = FakeListener(person)
    await twin.table.join(visitor, 0)
    twin.context.broadcast.remove(visitor)
    return [came, twin.news(watcher), visitor.frames, twin.answers(watcher)]


async def answer(twin: Twin, moves: list[Move]) -> None:
    for move in moves:
        await twin.act(move, f"w{move.seat}")


@PACES
async def test_who_has_answered_changes_no_byte_for_anybody_else(pace: Pace) -> None:
    for watcher in (*range(SEATS), None):
        clocks = ManualClock(), ManualClock()
        left, right = [await at_a_window(pace, clock) for clock in clocks]
        calls = [Move(seat, action) for seat, action in callers(left).items() if seat != watcher]
        others = [seat for seat in left.session.turn.seats if seat != watcher and seat not in callers(left)]
        for twin, moves in ((left, [*calls, Move(others[0], LET_PASS)]), (right, [Move(others[1], LET_PASS)])):
            for clock in clocks:
                clock.go(1)
            await answer(twin, moves)
        assert left.context.model.answers != right.context.model.answers
        assert left.listeners[-1].frames == []
        assert await everything_told(left, watcher) == await everything_told(right, watcher)


async def test_silence_and_letting_pass_are_one_also_when_the_window_has_closed() -> None:
    clocks = ManualClock(), ManualClock()
    left, right = [await at_a_window(TIMED, clock) for clock in clocks]
    watcher, *others = left.session.turn.seats
    await answer(left, [Move(seat, LET_PASS) for seat in reversed(others)])
    for twin, clock in zip((left, right), clocks, strict=True):
        twin.dealer.script = []
        clock.go(5)
        await twin.settle()
    assert left.news(watcher)
    assert await everything_told(left, None) == await everything_told(right, None)
    assert left.session.match.moves == right.session.match.moves


async def test_a_timed_window_closes_early_for_nobody() -> None:
    clock = ManualClock()
    twin = await at_a_window(TIMED, clock)
    seq, asked = twin.session.seq, twin.session.turn.seats
    await answer(twin, [Move(seat, LET_PASS) for seat in asked])
    clock.go(4.9)
    await twin.settle()
    assert (twin.session.seq, twin.news(None)) == (seq, [])
    clock.go(0.1)
    await twin.settle()
    assert twin.session.seq == seq + len(asked)
    assert len(twin.news(None)) == 1


async def test_a_window_that_waits_for_everybody_closes_with_the_last_answer() -> None:
    clock = ManualClock()
    twin = await at_a_window(WAITING, clock)
    seq, asked = twin.session.seq, twin.session.turn.seats
    await answer(twin, [Move(seat, LET_PASS) for seat in asked[:-1]])
    assert (twin.session.seq, twin.news(None)) == (seq, [])
    await answer(twin, [Move(asked[-1], LET_PASS)])
    assert twin.session.seq == seq + len(asked)
    assert twin.context.model.answers == []


@PACES
async def test_who_has_answered_sees_it_on_every_device_and_cannot_answer_twice(pace: Pace) -> None:
    twin = await at_a_window(pace, ManualClock())
    asked, (seat, call) = twin.session.turn.seats, next(iter(callers(twin).items()))
    second = FakeListener(f"person {seat}")
    await twin.table.join(second, twin.session.seq)
    second.frames.clear()
    await twin.act(Move(seat, call), "call")
    update, acknowledged = map(json.decode, twin.news(seat))
    assert acknowledged == {"type": "ack", "id": "call", "seq": update["seq"]}
    assert update["turn"]["seats"] == [other for other in asked if other != seat]
    assert update["turn"]["answer"] == json.decode(twin.context.encoder.action(call))
    assert (update["legal"], update["undo"], update["events"]) == ([], False, [])
    assert json.decode(second.frames[0]) == update
    assert seat not in twin.table.info(f"person {seat}").waiting
    assert seat in twin.table.info("nobody").waiting
    await twin.act(Move(seat, LET_PASS), "other")
    assert json.decode(twin.news(seat)[0])["problem"]["name"] == "NotYourTurn"
    await twin.act(Move(seat, call), "call")
    assert json.decode(twin.news(seat)[0]) == acknowledged


@pytest.mark.rule("ZP-18", "ZP-21")
async def test_silence_wins_no_race() -> None:
    """Where nobody calls in a last race, luck decides, and not who let it pass first."""
    twin = await at_a_window(WAITING, ManualClock())
    session, (caller, call) = twin.session, next(iter(callers(twin).items()))
    for seat in [seat for seat in session.turn.seats if seat != caller][1:]:
        session.act(seat, LET_PASS)
    assert session.dealer.order == []
    session.act(caller, call)
    assert session.dealer.order == [caller]


@PACES
async def test_a_hint_in_a_window_is_told_to_nobody_else_before_it_closes(
    pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    twin = await at_a_window(pace, clock)
    live, seq, (seat, call) = twin.table.live, twin.session.seq, next(iter(callers(twin).items()))
    assert live is not None
    monkeypatch.setattr(live.bots, "hint", lambda session, asker, hinted: hinted(Advice(call)))
    await twin.hear(seat, AskHint(id="help", seat=seat))
    await twin.settle()
    assert [json.decode(frame)["type"] for frame in twin.news(seat)] == ["hint"]
    assert (twin.session.seq, twin.news(None)) == (seq, [])
    await answer(twin, [Move(other, LET_PASS) for other in twin.session.turn.seats])
    clock.go(pace.window)
    await twin.settle()
    update = json.decode(twin.news(None)[0])
    assert update["events"][0] == {"type": "HintTaken", "seat": seat}
    assert twin.context.model.hinted == {}


async def test_what_nobody_may_do_is_refused_in_a_window_too() -> None:
    twin = await at_a_window(TIMED, ManualClock())
    call = next(iter(callers(twin).values()))
    seat = next(seat for seat in twin.session.turn.seats if seat not in callers(twin))
    await twin.act(Move(seat, call), "false")
    assert json.decode(twin.news(seat)[0])["problem"]["name"] == "IllegalAction"
    outside = next(seat for seat in range(SEATS) if seat not in twin.session.turn.seats)
    await twin.act(Move(outside, LET_PASS), "not asked")
    assert twin.context.model.answers == []


async def test_a_clock_that_runs_out_in_a_window_that_waits_is_silence_and_shows_to_nobody() -> None:
    clock = ManualClock()
    twin = await at_a_window(WAITING, clock)
    slow, *quick = twin.session.turn.seats
    await answer(twin, [Move(seat, LET_PASS) for seat in quick[:-1]])
    clock.go(WAITING.seconds + WAITING.reserve + 1)
    await twin.settle()
    assert twin.context.model.answers == []  # both who were late are silent: the window is closed
    assert not any(sitter.away for sitter in twin.context.model.sitters)
    assert [round(left) for left in (twin.context.model.reserves[slow], twin.context.model.reserves[quick[0]])] == [
        0,
        WAITING.reserve,
    ]


async def test_bots_answer_unseen_and_a_window_of_bots_alone_closes_when_they_have(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        ada = await server.guest("Ada")
        table = (await ada.create("zoop", 4, bots="greedy", start=True, pace={"window": 5}))["id"]
        live = server.registry.tables[table].live
        assert live is not None
        with_ada = alone = 0
        async with await joined(ada, table) as wire:
            while with_ada < 3 or alone < 3:
                await follow(wire, lambda: live.session.seq)
                update = wire.latest[0]
                turn = update["turn"]
                assert turn["kind"] != "over", "too short a game"
                if turn["until"] is not None:
                    with_ada += 1
                    await bots_answer(live, wire)
                    clock.go(5)
                elif turn["kind"] == "together":
                    assert 0 not in turn["seats"]
                    alone += 1
                elif update["legal"]:
                    await wire.act(0, update["legal"][0])
                while wire.latest[0]["seq"] == update["seq"]:
                    await wire.read()


async def follow(wire: Wire, seq: Callable[[], int]) -> None:
    while wire.latest[0]["seq"] < seq():
        await wire.read()


async def bots_answer(live: LiveGame, wire: Wire) -> None:
    seq, bots = live.session.seq, set(live.session.turn.seats) - {0}
    while {answer.seat for answer in live.context.model.answers} != bots:
        await asyncio.sleep(0.001)
    assert live.session.seq == seq
    assert await silent(wire, seq)


async def silent(wire: Wire, seq: int) -> bool:
    """Nothing comes after the window was announced, until the server answers a ping."""
    await wire.send(type="ping")
    said = await wire.read()
    while said["type"] != "pong":
        if said["type"] == "update" and said["seq"] > seq:
            return False
        said = await wire.read()
    return True


async def test_an_acknowledged_answer_survives_the_server(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running(tmp_path / "db", clock=clock) as server:
        guests, table, wires = await people_at(server, 6, {"window": 5})
        seat, call = await until_somebody_can_call(wires, clock)
        seq = wires[seat].latest[seat]["seq"]
        assert (await wires[seat].act(seat, call, name="call"))["type"] == "ack"
        server.registry.tables[table].context.broadcast.dismiss_all("restart")
        for wire in wires:
            await wire.socket.close()
    clock.timers.clear()
    async with running(tmp_path / "db", clock=clock) as server:
        moved = reconnecting(guests[seat], server)
        async with await joined(moved, table, seq) as wire:
            update = wire.latest[seat]
            assert update["turn"]["answer"] == call
            assert seat not in update["turn"]["seats"]
            assert (await wire.act(seat, call, name="call")) == {"type": "ack", "id": "call", "seq": seq}
            clock.go(5)
            closed = await wire.until(lambda said: said["type"] == "update" and said["seq"] > seq)
            played = [event["type"] for event in closed["events"]]
            assert "CardZooped" in played or "AnimalChased" in played
            again = await wire.act(seat, call, name="call")
            assert again["type"] == "ack"
            assert again["seq"] > seq


async def people_at(server: Running, seats: int, pace: Json) -> tuple[list[Guest], str, list[Wire]]:
    guests = [await server.guest(f"guest {seat}") for seat in range(seats)]
    table = (await guests[0].create("zoop", seats, pace=pace))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/sit", {})
    await guests[0].post(f"/api/tables/{table}/start")
    return guests, table, [await joined(guest, table) for guest in guests]


async def until_somebody_can_call(wires: list[Wire], clock: ManualClock) -> tuple[int, Json]:
    while True:
        latest = [wire.latest[seat] for seat, wire in enumerate(wires)]
        turn = latest[0]["turn"]
        calls = [(seat, update["legal"][1]) for seat, update in enumerate(latest) if len(update["legal"]) > 1]
        if turn["kind"] == "together" and calls:
            return calls[0]
        if turn["kind"] == "together":
            clock.go(5)
        else:
            seat = turn["seats"][0]
            await wires[seat].act(seat, latest[seat]["legal"][0])
        for seat, wire in enumerate(wires):
            while wire.latest[seat]["seq"] <= latest[seat]["seq"]:
                await wire.read()


async def test_several_seats_of_one_device_each_see_what_the_device_has_answered(tmp_path: Path) -> None:
    async with running(tmp_path / "db", clock=ManualClock()) as server:
        _, _, wire = await hot_seat(server, "zoop", 6, pace={"window": 0})
        async with wire:
            update = await wire.play(Rng(4), lambda update: len(update["turn"]["seats"]) > 2)
            first, *rest = update["turn"]["seats"]
            await wire.act(first, {"type": "LetPass"})
            assert [wire.latest[seat]["turn"]["seats"] for seat in range(6)] == [rest] * 6


async def test_an_answer_is_dropped_with_its_question() -> None:
    twin = await at_a_window(WAITING, ManualClock())
    await answer(twin, [Move(twin.session.turn.seats[0], LET_PASS)])
    kept = twin.context.model.answers[0]
    assert kept.since == twin.session.asked_since[kept.seat]
    twin.context.model.answers = [replace(kept, since=kept.since - 1)]
    await twin.table.load([])
    assert twin.context.model.answers == []
