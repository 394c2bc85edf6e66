"""What every store promises, shown on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.rows import entry, said, table
from zoorama.server.store.store import Conflict, Entry, PersonRow, Store, StoreTrouble, open_store

pytestmark = pytest.mark.anyio


async def test_a_secret_is_made_once(store: Store) -> None:
    assert await store.secret("cookies", "first") == "first"
    assert await store.secret("cookies", "second") == "first"
    assert await store.secret("luck", "second") == "second"


async def test_a_person_is_kept_and_changed(store: Store) -> None:
    ann = PersonRow("ann", "Ann", 1.5, 2.5)
    assert await store.person("ann") is None
    await store.save_person(ann)
    await store.save_person(replace(ann, name="Änne 🦊", seen=3.5))
    assert await store.person("ann") == PersonRow("ann", "Änne 🦊", 1.5, 3.5)


async def test_a_transfer_is_taken_once(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    assert await store.take_transfer("other", now=50.0) is None
    assert await store.take_transfer("token", now=50.0) == "ann"
    assert await store.take_transfer("token", now=50.0) is None


async def test_a_transfer_ends_with_its_time(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    assert await store.take_transfer("token", now=100.0) is None


async def test_two_who_take_one_transfer_at_once_do_not_both_get_it(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    taken = await asyncio.gather(*(store.take_transfer("token", now=50.0) for _ in range(8)))
    assert sorted(person or "" for person in taken) == [""] * 7 + ["ann"]


async def test_a_table_comes_back_as_it_was_saved(store: Store) -> None:
    kept = table(due=0.1 + 0.2, people=("bob", "ann", 'q"\\ué'), data='{"b": 1,  "a":[2.50]}')
    assert await store.table("t1") is None
    await store.save_table(kept)
    assert await store.table("t1") == kept


async def test_a_table_saved_again_is_changed_in_everything(store: Store) -> None:
    await store.save_table(table())
    changed = table(stage="over", public=False, touched=99.5, due=7.5, people=("cid",), data="{}")
    await store.save_table(changed)
    assert await store.table("t1") == changed
    assert await store.tables_of("ann", 9) == []
    assert await store.tables_of("cid", 9) == [changed]


async def test_steps_are_read_in_order_with_their_table_as_it_was_last(store: Store) -> None:
    await store.append(table(), [entry(0), entry(1)])
    await store.append(table(touched=20.0, data='{"n":2}'), [entry(2, '{"body":"é"}')])
    assert await store.log("t1") == [entry(0), entry(1), entry(2, '{"body":"é"}')]
    assert await store.table("t1") == table(touched=20.0, data='{"n":2}')
    assert await store.log("t2") == []


async def test_a_step_can_bring_a_new_person_to_the_table(store: Store) -> None:
    await store.append(table(), [entry(0)])
    moved = table(people=("ann", "cid", "cid"))
    await store.append(moved, [entry(1)])
    assert await store.tables_of("cid", 9) == [moved]
    assert await store.tables_of("bob", 9) == []


async def test_nothing_is_kept_of_steps_that_somebody_else_has_written(store: Store) -> None:
    await store.append(table(), [entry(0), entry(1)])
    with pytest.raises(Conflict):
        await store.append(table(touched=99.0, people=("cid",)), [entry(2), entry(1)])
    assert await store.log("t1") == [entry(0), entry(1)]
    assert await store.table("t1") == table()
    assert await store.tables_of("cid", 9) == []


async def test_of_those_who_go_on_from_the_same_place_one_wins_and_others_are_unharmed(store: Store) -> None:
    await store.append(table(), [])
    rivals = [store.append(table(data=f'"{n}"'), [entry(0, f'"{n}"')]) for n in range(20)]
    others = [store.append(table(f"other{n}"), [entry(0)]) for n in range(20)]
    ends = await asyncio.gather(*rivals, *others, return_exceptions=True)
    assert [type(end) for end in ends[:20] if end is not None] == [Conflict] * 19
    assert ends[20:] == [None] * 20
    winner = ends.index(None)
    assert await store.log("t1") == [entry(0, f'"{winner}"')]
    assert await store.table("t1") == table(data=f'"{winner}"')
    for n in range(20):
        assert await store.log(f"other{n}") == [entry(0)]


async def test_who_cannot_be_kept_harms_nobody_else(store: Store) -> None:
    unkept = Entry(0, 1.0, "act", 0, None, "half a letter: \ud800")
    ends = await asyncio.gather(
        store.append(table("a"), [entry(0)]),
        store.append(table("b"), [unkept]),
        store.append(table("c"), [entry(0)]),
        return_exceptions=True,
    )
    assert ends[0] is None
    assert isinstance(ends[1], Exception)
    assert ends[2] is None
    assert await store.table("b") is None


async def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    appending = asyncio.ensure_future(store.append(table("a"), [entry(0)]))
    await asyncio.sleep(0)
    appending.cancel()
    await asyncio.gather(appending, return_exceptions=True)
    await store.append(table("b"), [entry(0)])
    assert await store.log("b") == [entry(0)]
    assert await store.log("a") in ([], [entry(0)])


async def test_public_tables_are_those_not_over_last_touched_first(store: Store) -> None:
    for n, (stage, public) in enumerate([("gathering", True), ("over", True), ("playing", False), ("playing", True)]):
        await store.save_table(table(f"t{n}", stage=stage, public=public, touched=float(n)))
    assert [row.id for row in await store.public_tables(9)] == ["t3", "t0"]
    assert [row.id for row in await store.public_tables(1)] == ["t3"]


async def test_tables_of_somebody_are_those_not_over_first(store: Store) -> None:
    for n, stage in enumerate(["gathering", "over", "playing", "over"]):
        await store.save_table(table(f"t{n}", stage=stage, public=False, touched=float(n)))
    await store.save_table(table("not-hers", people=("bob",)))
    assert [row.id for row in await store.tables_of("ann", 9)] == ["t2", "t0", "t3", "t1"]
    assert [row.id for row in await store.tables_of("ann", 3)] == ["t2", "t0", "t3"]


async def test_a_table_is_due_when_its_time_has_come(store: Store) -> None:
    for n, due in enumerate([None, 30.0, 10.0, 20.0]):
        await store.save_table(table(f"t{n}", due=due))
    assert await store.due_tables(20.0) == ["t2", "t3"]
    assert await store.due_tables(9.0) == []


async def test_the_last_of_the_chat_is_read_oldest_first(store: Store) -> None:
    await store.save_table(table())
    for number in range(5):
        await store.say("t1", said(number, f"line {number}"))
    assert await store.chat("t1", 2) == [said(3, "line 3"), said(4, "line 4")]
    assert await store.chat("t2", 2) == []


async def test_two_messages_cannot_have_one_number_nor_one_be_said_at_no_table(store: Store) -> None:
    await store.save_table(table())
    await store.say("t1", said(0))
    with pytest.raises(Conflict):
        await store.say("t1", said(0, "again"))
    with pytest.raises(Conflict):
        await store.say("nowhere", said(0))
    assert await store.chat("t1", 9) == [said(0)]


async def test_pruning_forgets_a_table_with_all_that_belongs_to_it(store: Store) -> None:
    await store.append(table("old", stage="over", touched=5.0), [entry(0)])
    await store.say("old", said(0))
    await store.append(table("new", stage="over", touched=50.0), [entry(0)])
    await store.append(table("played", touched=5.0), [entry(0)])
    assert await store.prune(("gathering", "over"), before=50.0) == 1
    assert await store.table("old") is None
    assert await store.log("old") == []
    assert await store.chat("old", 9) == []
    assert [row.id for row in await store.tables_of("ann", 9)] == ["played", "new"]
    assert await store.prune((), before=99.0) == 0


async def test_everything_is_there_after_closing_and_opening(where: str, anyio_backend: str) -> None:
    first = open_store(where)
    await first.open()
    writes = [first.append(table(f"t{n}"), [entry(0), entry(1)]) for n in range(50)]
    await asyncio.gather(*writes)
    await first.close()
    second = open_store(where)
    await second.open()
    assert [await second.log(f"t{n}") for n in range(50)] == [[entry(0), entry(1)]] * 50
    assert await second.healthy()
    await second.close()


async def test_a_closed_store_says_so_instead_of_waiting_for_ever(where: str, anyio_backend: str) -> None:
    store = open_store(where)
    await store.open()
    await store.close()
    assert not await store.healthy()
    with pytest.raises(StoreTrouble, match="unreachable"):
        await store.append(table(), [entry(0)])


async def test_closing_waits_for_what_was_asked_for(where: str, anyio_backend: str) -> None:
    store = open_store(where)
    await store.open()
    appends = asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n in range(100)))
    await asyncio.sleep(0)
    await store.close()
    assert await appends == [None] * 100
