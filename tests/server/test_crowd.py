"""Many watchers: everything is written once for all of them, and nobody waits for the last to be told."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from tests.server.harness import ManualClock
from tests.server.twins import FakeListener, Twin
from zoorama.engine.dealer import Rng
from zoorama.games import find
from zoorama.server.protocol.messages import Act, Pace, Say, TableInfo
from zoorama.server.tables import broadcast, crowd
from zoorama.server.tables.crowd import SLICE, Crowd
from zoorama.server.tables.model import TableModel

MANY = 3 * SLICE + 1


@pytest.fixture(autouse=True)
def table_changes_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "GATHERING_TIME", 1e6)
    monkeypatch.setattr(crowd, "RARELY", 1e9)


async def twin_with(watchers: int) -> tuple[Twin, list[FakeListener]]:
    twin = Twin(find("zooloretto_dice"), 2, Pace(), Rng(3), ManualClock())
    await twin.begin()
    crowded = [FakeListener(f"watcher {number}") for number in range(watchers)]
    for watcher in crowded:
        await twin.table.join(watcher, 0)
    await quiet(twin)
    for listener in [*crowded, *twin.listeners]:
        listener.frames.clear()
    return twin, crowded


async def quiet(twin: Twin) -> None:
    """Everybody has been told everything."""
    told = twin.context.broadcast
    told.send_table(twin.context.info)
    while not told.crowd.is_quiet():
        await asyncio.sleep(0.001)


async def act(twin: Twin, name: str) -> None:
    seat = twin.session.turn.seats[0]
    action = twin.context.encoder.action(twin.session.match.legal(seat)[0])
    await twin.hear(seat, Act(id=name, seat=seat, seq=twin.session.seq, action=action))


def heard(listener: FakeListener) -> list[dict[str, Any]]:
    return [json.decode(line) for frame in listener.frames for line in frame.split("\n")]


def updates(listener: FakeListener) -> list[dict[str, Any]]:
    return [said for said in heard(listener) if said["type"] == "update"]


async def test_every_watcher_hears_every_act_once_however_many_they_are() -> None:
    twin, watchers = await twin_with(MANY)
    before = twin.session.seq
    for number in range(4):
        await act(twin, f"act {number}")
    assert len(updates(twin.listeners[0])) == 4, "seats are told at once, one by one"
    await quiet(twin)
    expected = len(twin.session.events_for(None, before))
    for watcher in watchers:
        events = [event for update in updates(watcher) for event in update["events"]]
        assert len(events) == expected
        assert updates(watcher)[-1]["seq"] == twin.session.seq
        assert updates(watcher)[-1]["view"] == updates(watchers[0])[-1]["view"]
    assert len(updates(watchers[-1])) < 4, "what happened while a round went on is one update"


async def test_who_comes_while_a_round_goes_on_is_told_nothing_twice() -> None:
    twin, _ = await twin_with(MANY)
    await act(twin, "one")
    await act(twin, "two")
    late = FakeListener("late")
    await twin.table.join(late, 0)
    caught_up = updates(late)[0]
    await act(twin, "three")
    await quiet(twin)
    assert caught_up["seq"] == twin.session.seq - 1
    (last,) = updates(late)[1:]
    assert len(last["events"]) == len(twin.session.events_for(None, caught_up["seq"]))


async def test_the_table_is_drawn_up_as_often_for_many_watchers_as_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (2, MANY):
        twin, watchers = await twin_with(number)
        drawn: list[str] = []
        with monkeypatch.context() as patched:
            patched.setattr(TableModel, "info", counted(TableModel.info, drawn))
            await quiet(twin)
        assert sorted(drawn) == ["", "person 0", "person 1"]
        assert all([said["type"] for said in heard(watcher)] == ["table"] for watcher in watchers)


def counted(info: Callable[..., TableInfo], drawn: list[str]) -> Callable[..., TableInfo]:
    def counting(model: TableModel, table: str, touched: float, person: str, *others: Any) -> TableInfo:
        drawn.append(person)
        return info(model, table, touched, person, *others)

    return counting


async def test_comings_and_goings_of_many_are_one_message() -> None:
    twin, watchers = await twin_with(MANY)
    for number in range(20):
        visitor = FakeListener(f"visitor {number}")
        await twin.table.join(visitor, 0)
        await twin.table._part(visitor)
    await quiet(twin)
    assert [said["type"] for said in heard(twin.listeners[0])] == ["table"]
    assert [said["type"] for said in heard(watchers[0])] == ["table"]


async def test_chat_reaches_the_whole_crowd_in_order() -> None:
    twin, watchers = await twin_with(MANY)
    for number in range(5):
        await twin.hear(0, Say(id=f"line {number}", text=f"line {number}"))
    await quiet(twin)
    for watcher in watchers:
        assert [said["text"] for said in heard(watcher) if said["type"] == "chat"] == [f"line {n}" for n in range(5)]


async def test_who_sits_down_is_no_longer_told_what_watchers_are() -> None:
    watching, sitter = Crowd(), FakeListener("sitter")
    others = [FakeListener(f"watcher {number}") for number in range(MANY)]
    watching.seen = dict.fromkeys([*others, sitter], 0)
    watching.tell("as watchers see it")
    del watching.seen[sitter]
    while not watching.is_quiet():
        await asyncio.sleep(0.001)
    assert sitter.frames == []
    assert others[-1].frames == ["as watchers see it"]
