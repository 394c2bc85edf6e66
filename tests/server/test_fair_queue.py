"""The workers' queue: bounded, and fair among tables."""

import asyncio

import pytest

from zoorama.server.workers.fair import FairQueue


async def test_whoever_asks_for_much_delays_only_themselves() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for key, one in (("flood", "a1"), ("flood", "a2"), ("flood", "a3"), ("honest", "b1"), ("other", "c1")):
        queue.put(key, one)
    assert [await queue.get() for _ in range(5)] == ["a1", "b1", "c1", "a2", "a3"]


async def test_it_holds_so_many_and_no_more() -> None:
    queue: FairQueue[int] = FairQueue(2)
    queue.put("a", 1)
    queue.put("b", 2)
    assert queue.is_full()
    with pytest.raises(asyncio.QueueFull):
        queue.put("c", 3)
    assert queue.get_all() == [1, 2]
    assert len(queue) == 0
    queue.put("c", 3)
    assert await queue.get() == 3


async def test_what_is_put_back_is_next_even_in_a_full_queue() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a", "a1")
    queue.put("b", "b1")
    one = await queue.get()
    queue.put("c", "c1")
    queue.put_back("a", one)
    assert (queue.is_full(), len(queue)) == (True, 3)
    assert queue.get_all() == ["a1", "b1", "c1"]


async def test_who_waits_is_served_when_something_comes() -> None:
    queue: FairQueue[int] = FairQueue(2)
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put("a", 1)
    assert await waiting == 1
