"""Work at a table is done one by one, whoever brings it and whoever goes away meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.harness import evening
from zoorama.engine.errors import Unreadable
from zoorama.server.errors import TableClosing
from zoorama.server.tables.mailbox import Mailbox

Errand = Callable[[], Awaitable[str]]


class Diary:
    """Errands that say when they began and ended."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.going_on = asyncio.Event()

    def errand(self, name: str) -> Errand:
        async def work() -> str:
            self.lines.append(f"{name} begins")
            await self.going_on.wait()
            self.lines.append(f"{name} ends")
            return name

        return work


def inbox() -> tuple[Mailbox, list[str]]:
    failures: list[str] = []
    return Mailbox(lambda: failures.append("failed")), failures


@evening
async def test_nothing_begins_before_what_came_earlier_has_ended() -> None:
    box, _ = inbox()
    diary = Diary()
    first = asyncio.create_task(box.here(diary.errand("first")))
    await asyncio.sleep(0)
    box.post(diary.errand("second"))
    third = asyncio.create_task(box.do(diary.errand("third")))
    await asyncio.sleep(0.01)
    assert diary.lines == ["first begins"]
    assert not box.is_empty()
    diary.going_on.set()
    assert [await first, await third] == ["first", "third"]
    order = ["first", "second", "third"]
    assert diary.lines == [line for name in order for line in (f"{name} begins", f"{name} ends")]
    assert box.is_empty()


@evening
async def test_who_stops_waiting_does_not_stop_the_work() -> None:
    box, _ = inbox()
    diary = Diary()
    waiting = asyncio.create_task(box.do(diary.errand("left")))
    await asyncio.sleep(0.01)
    waiting.cancel()
    diary.going_on.set()
    assert await box.do(diary.errand("next")) == "next"
    assert "left ends" in diary.lines


@evening
async def test_who_leaves_the_line_keeps_nobody_waiting() -> None:
    box, _ = inbox()
    diary = Diary()
    first = asyncio.create_task(box.here(diary.errand("first")))
    await asyncio.sleep(0)
    leaving = asyncio.create_task(box.here(diary.errand("leaving")))
    await asyncio.sleep(0)
    leaving.cancel()
    diary.going_on.set()
    await first
    assert await box.here(diary.errand("next")) == "next"
    assert "leaving begins" not in diary.lines
    assert box.is_empty()


@evening
async def test_not_even_who_leaves_when_the_turn_has_just_come() -> None:
    box, _ = inbox()
    diary = Diary()
    leaving: list[asyncio.Task[str]] = []

    async def send_away() -> None:
        await diary.going_on.wait()
        asyncio.get_running_loop().call_soon(leaving[0].cancel)

    first = asyncio.create_task(box.here(send_away))
    await asyncio.sleep(0)
    leaving.append(asyncio.create_task(box.here(diary.errand("leaving"))))
    await asyncio.sleep(0)
    diary.going_on.set()
    await first
    assert await box.here(diary.errand("next")) == "next"
    assert diary.lines == ["next begins", "next ends"]
    assert box.is_empty()


@evening
async def test_what_people_do_wrong_is_told_to_them_and_what_we_do_wrong_to_the_table() -> None:
    box, failures = inbox()

    async def mistyped() -> None:
        raise Unreadable("frame", "not-text")

    async def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(Unreadable):
        await box.do(mistyped)
    assert failures == []
    with pytest.raises(TableClosing):
        await box.do(broken)
    assert failures == ["failed"]


@evening
async def test_closing_waits_for_what_is_being_done_and_sends_the_rest_away() -> None:
    box, _ = inbox()
    diary = Diary()
    first = asyncio.create_task(box.here(diary.errand("first")))
    await asyncio.sleep(0)
    second = asyncio.create_task(box.do(diary.errand("second")))
    await asyncio.sleep(0)
    closing = asyncio.create_task(box.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    diary.going_on.set()
    await closing
    assert await first == "first"
    for late in (second, box.here(diary.errand("late"))):
        with pytest.raises(TableClosing):
            await late
    box.post(diary.errand("later"))
    await asyncio.sleep(0.01)
    assert diary.lines == ["first begins", "first ends"]
