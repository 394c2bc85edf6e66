"""Work at a table is done one by one, whoever brings it and whoever goes away meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from zoorama.engine.errors import Unreadable
from zoorama.server.errors import TableClosing
from zoorama.server.tables.mailbox import Mailbox

Command = Callable[[], Awaitable[str]]


class CommandLog:
    """Commands that say when they began and ended."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.going_on = asyncio.Event()

    def command(self, name: str) -> Command:
        async def work() -> str:
            self.lines.append(f"{name} begins")
            await self.going_on.wait()
            self.lines.append(f"{name} ends")
            return name

        return work


def mailbox() -> tuple[Mailbox, list[str]]:
    failures: list[str] = []
    return Mailbox(lambda: failures.append("failed")), failures


async def test_nothing_begins_before_what_came_earlier_has_ended() -> None:
    box, _ = mailbox()
    log = CommandLog()
    first = asyncio.create_task(box.run(log.command("first")))
    await asyncio.sleep(0)
    box.spawn(log.command("second"))
    third = asyncio.create_task(box.run_shielded(log.command("third")))
    await asyncio.sleep(0.01)
    assert log.lines == ["first begins"]
    assert not box.is_idle()
    log.going_on.set()
    assert [await first, await third] == ["first", "third"]
    order = ["first", "second", "third"]
    assert log.lines == [line for name in order for line in (f"{name} begins", f"{name} ends")]
    assert box.is_idle()


async def test_who_stops_waiting_does_not_stop_the_work() -> None:
    box, _ = mailbox()
    log = CommandLog()
    waiting = asyncio.create_task(box.run_shielded(log.command("left")))
    await asyncio.sleep(0.01)
    waiting.cancel()
    log.going_on.set()
    assert await box.run_shielded(log.command("next")) == "next"
    assert "left ends" in log.lines


async def test_who_leaves_the_line_keeps_nobody_waiting() -> None:
    box, _ = mailbox()
    log = CommandLog()
    first = asyncio.create_task(box.run(log.command("first")))
    await asyncio.sleep(0)
    leaving = asyncio.create_task(box.run(log.command("leaving")))
    await asyncio.sleep(0)
    leaving.cancel()
    log.going_on.set()
    await first
    assert await box.run(log.command("next")) == "next"
    assert "leaving begins" not in log.lines
    assert box.is_idle()


async def test_not_even_who_leaves_when_the_turn_has_just_come() -> None:
    box, _ = mailbox()
    log = CommandLog()
    leaving: list[asyncio.Task[str]] = []

    async def send_away() -> None:
        await log.going_on.wait()
        asyncio.get_running_loop().call_soon(leaving[0].cancel)

    first = asyncio.create_task(box.run(send_away))
    await asyncio.sleep(0)
    leaving.append(asyncio.create_task(box.run(log.command("leaving"))))
    await asyncio.sleep(0)
    log.going_on.set()
    await first
    assert await box.run(log.command("next")) == "next"
    assert log.lines == ["next begins", "next ends"]
    assert box.is_idle()


async def test_what_people_do_wrong_is_told_to_them_and_what_we_do_wrong_to_the_table() -> None:
    box, failures = mailbox()

    async def mistyped() -> None:
        raise Unreadable("frame", "not-text")

    async def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(Unreadable):
        await box.run_shielded(mistyped)
    assert failures == []
    with pytest.raises(TableClosing):
        await box.run_shielded(broken)
    assert failures == ["failed"]


async def test_closing_waits_for_what_is_being_done_and_sends_the_rest_away() -> None:
    box, _ = mailbox()
    log = CommandLog()
    first = asyncio.create_task(box.run(log.command("first")))
    await asyncio.sleep(0)
    second = asyncio.create_task(box.run_shielded(log.command("second")))
    await asyncio.sleep(0)
    closing = asyncio.create_task(box.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    log.going_on.set()
    await closing
    assert await first == "first"
    for late in (second, box.run(log.command("late"))):
        with pytest.raises(TableClosing):
            await late
    box.spawn(log.command("later"))
    await asyncio.sleep(0.01)
    assert log.lines == ["first begins", "first ends"]
