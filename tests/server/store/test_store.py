"""The store's contract, on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.rows import chat, entry, table
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Conflict, EntryRow, PersonRow, Store, StoreError

pytestmark = pytest.mark.anyio


async def test_a_secret_is_stored_and_forgotten(store: Store) -> None:
    assert await store.secrets.read("cookies") is None
    await store.secrets.write("cookies", "first")
    await store.secrets.write("cookies", "second")
    assert await store.secrets.read("cookies") == "second"
    assert await store.secrets.read("luck") is None
    await store.secrets.forget("cookies")
    assert await store.secrets.read("cookies") is None


async def test_a_person_is_stored_and_changed(store: Store) -> None:
    ann = PersonRow("ann", "Ann", 1.5, 2.5)
    assert await store.person("ann") is None
    await store.save_person(ann)
    await store.save_person(replace(ann, name="Änne 🦊", seen=3.5, animal="fox"))
    assert await store.person("ann") == PersonRow("ann", "Änne 🦊", 1.5, 3.5, "fox")


async def test_a_transfer_is_taken_once(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    assert await store.take_transfer("other", now=50.0) is None
    assert await store.take_transfer("token", now=50.0) == "ann"
    assert await store.take_transfer("token", now=50.0) is None


async def test_only_the_newest_three_transfers_of_a_person_stay(store: Store) -> None:
    await store.offer_transfer("other", "bob", until=1.0)
    for n in range(5):
        await store.offer_transfer(f"token{n}", "ann", until=100.0 + n)
    taken = [await store.take_transfer(f"token{n}", now=0.0) for n in range(5)]
    assert taken == [None, None, "ann", "ann", "ann"]
    assert await store.take_transfer("other", now=0.0) == "bob"


async def test_a_transfer_expires(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    assert await store.take_transfer("token", now=100.0) is None


async def test_a_transfer_taken_concurrently_is_given_to_one(store: Store) -> None:
    await store.offer_transfer("token", "ann", until=100.0)
    taken = await asyncio.gather(*(store.take_transfer("token", now=50.0) for _ in range(8)))
    assert sorted(person or "" for person in taken) == [""] * 7 + ["ann"]


async def test_a_table_is_read_as_it_was_saved(store: Store) -> None:
    saved = table(due=0.1 + 0.2, people=("bob", "ann", 'q"\\ué'), data='{"b": 1,  "a":[2.50]}')
    assert await store.table("t1") is None
    await store.save_table(saved)
    assert await store.table("t1") == saved


async def test_a_table_saved_again_is_replaced_in_every_column(store: Store) -> None:
    await store.save_table(table())
    changed = table(stage="over", public=False, touched=99.5, due=7.5, people=("cid",), data="{}")
    await store.save_table(changed)
    assert await store.table("t1") == changed
    assert await store.tables_of("ann", 9) == []
    assert await store.tables_of("cid", 9) == [changed]


async def test_entries_are_read_in_order_and_the_row_is_the_last_saved(store: Store) -> None:
    await store.append(table(), [entry(0), entry(1)])
    await store.append(table(touched=20.0, data='{"n":2}'), [entry(2, '{"body":"é"}')])
    assert await store.log("t1") == [entry(0), entry(1), entry(2, '{"body":"é"}')]
    assert await store.table("t1") == table(touched=20.0, data='{"n":2}')
    assert await store.log("t2") == []


async def test_an_append_can_change_the_people_of_a_table(store: Store) -> None:
    await store.append(table(), [entry(0)])
    moved = table(people=("ann", "cid", "cid"))
    await store.append(moved, [entry(1)])
    assert await store.tables_of("cid", 9) == [moved]
    assert await store.tables_of("bob", 9) == []


async def test_nothing_is_stored_of_an_append_with_an_entry_already_written(store: Store) -> None:
    await store.append(table(), [entry(0), entry(1)])
    with pytest.raises(Conflict):
        await store.append(table(touched=99.0, people=("cid",)), [entry(2), entry(1)])
    assert await store.log("t1") == [entry(0), entry(1)]
    assert await store.table("t1") == table()
    assert await store.tables_of("cid", 9) == []


async def test_of_rival_appends_one_wins_and_other_tables_are_unaffected(store: Store) -> None:
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


async def test_of_rival_appends_without_the_row_one_wins_and_other_tables_are_unaffected(store: Store) -> None:
    for name in ("t1", "other"):
        await store.save_table(table(name))
    rivals = [store.append("t1", [entry(0, f'"{n}"'), entry(1)]) for n in range(5)]
    others = [store.append("other", [entry(n)]) for n in range(5)]
    ends = await asyncio.gather(*rivals, store.append("nowhere", [entry(0)]), *others, return_exceptions=True)
    assert [type(end) for end in ends[:6] if end is not None] == [Conflict] * 5
    assert ends[6:] == [None] * 5
    assert await store.log("t1") == [entry(0, f'"{ends.index(None)}"'), entry(1)]
    assert await store.log("other") == [entry(n) for n in range(5)]
    assert await store.log("nowhere") == []


async def test_an_entry_that_cannot_be_stored_affects_no_other_table(store: Store) -> None:
    unstorable = EntryRow(0, 1.0, "act", 0, None, "half a letter: \ud800")
    ends = await asyncio.gather(
        store.append(table("a"), [entry(0)]),
        store.append(table("b"), [unstorable]),
        store.append(table("c"), [entry(0)]),
        return_exceptions=True,
    )
    assert ends[0] is None
    assert isinstance(ends[1], Exception)
    assert ends[2] is None
    assert await store.table("b") is None


async def test_a_cancelled_append_is_written_whole_or_not_at_all(store: Store) -> None:
    appending = asyncio.ensure_future(store.append(table("a"), [entry(0)]))
    await asyncio.sleep(0)
    appending.cancel()
    await asyncio.gather(appending, return_exceptions=True)
    await store.append(table("b"), [entry(0)])
    assert await store.log("b") == [entry(0)]
    assert await store.log("a") in ([], [entry(0)])


async def test_public_tables_are_those_not_over_the_gathering_first_and_the_silent_last(store: Store) -> None:
    stages = [("gathering", True), ("gathering", True), ("over", True), ("playing", False), ("playing", True)]
    for n, (stage, public) in enumerate(stages):
        await store.save_table(table(f"t{n}", stage=stage, public=public, touched=float(n)))
    assert [row.id for row in await store.public_tables(1.0, 9)] == ["t1", "t4", "t0"]
    assert [row.id for row in await store.public_tables(1.0, 1)] == ["t1"]


async def test_whoever_opens_many_public_tables_has_one_listed(store: Store) -> None:
    for n, (stage, person) in enumerate([("gathering", "ann"), ("playing", "ann"), ("gathering", "bob")]):
        await store.save_table(table(f"t{n}", stage=stage, touched=float(n)))
        await store.openings.record(f"t{n}", person, "here", float(n))
    assert [row.id for row in await store.public_tables(0.0, 9)] == ["t2", "t0"]
    await store.personal.forget("ann")
    assert [row.id for row in await store.public_tables(0.0, 9)] == ["t2", "t0", "t1"], "whose they were is not known"
    assert await store.openings.open_by("origin", "here", -1.0) == (3, 3)
    await store.openings.close("t2", closed=True)
    assert [row.id for row in await store.public_tables(0.0, 9)] == ["t0", "t1"], "everybody has left"


async def test_open_tables_are_counted_by_person_and_by_origin(store: Store) -> None:
    for n, (stage, public) in enumerate([("gathering", True), ("over", True), ("playing", False), ("playing", False)]):
        await store.save_table(table(f"t{n}", stage=stage, public=public, touched=float(n)))
        await store.openings.record(f"t{n}", "ann", "here", float(n))
    openings = store.openings
    assert await openings.open_by("person", "ann", -1.0) == (3, 1)
    assert await openings.open_by("origin", "here", 2.0) == (1, 0)
    await openings.close("t0", closed=True)
    assert await openings.open_by("person", "ann", -1.0) == (2, 0)
    assert await openings.open_by("person", "bob", -1.0) == (0, 0)
    assert await openings.nth_latest("person", "ann", 2, 0.0) == 2.0
    assert await openings.nth_latest("person", "ann", 2, 2.0) is None
    await store.retention.prune(("gathering", "playing", "over"), 9.0)
    assert await openings.nth_latest("person", "ann", 1, -1.0) is None


async def test_tables_of_a_person_list_those_not_over_first(store: Store) -> None:
    for n, stage in enumerate(["gathering", "over", "playing", "over"]):
        await store.save_table(table(f"t{n}", stage=stage, public=False, touched=float(n)))
    await store.save_table(table("not-hers", people=("bob",)))
    assert [row.id for row in await store.tables_of("ann", 9)] == ["t2", "t0", "t3", "t1"]
    assert [row.id for row in await store.tables_of("ann", 3)] == ["t2", "t0", "t3"]


async def test_a_table_is_due_from_its_due_time_on(store: Store) -> None:
    for n, due in enumerate([None, 30.0, 10.0, 20.0]):
        await store.save_table(table(f"t{n}", due=due))
    assert await store.due_tables(20.0) == ["t2", "t3"]
    assert await store.due_tables(9.0) == []


async def test_the_last_chat_lines_are_read_oldest_first(store: Store) -> None:
    await store.save_table(table())
    for number in range(5):
        await store.say("t1", chat(number, f"line {number}"))
    assert await store.chat("t1", 2) == [chat(3, "line 3"), chat(4, "line 4")]
    assert await store.chat("t2", 2) == []


async def test_a_chat_line_needs_a_new_number_and_an_existing_table(store: Store) -> None:
    await store.save_table(table())
    await store.say("t1", chat(0))
    with pytest.raises(Conflict):
        await store.say("t1", chat(0, "again"))
    with pytest.raises(Conflict):
        await store.say("nowhere", chat(0))
    assert await store.chat("t1", 9) == [chat(0)]


async def test_pruning_deletes_a_table_with_its_log_and_chat(store: Store) -> None:
    await store.append(table("old", stage="over", touched=5.0), [entry(0)])
    await store.say("old", chat(0))
    await store.append(table("new", stage="over", touched=50.0), [entry(0)])
    await store.append(table("played", touched=5.0), [entry(0)])
    assert await store.retention.prune(("gathering", "over"), before=50.0) == 1
    assert await store.table("old") is None
    assert await store.log("old") == []
    assert await store.chat("old", 9) == []
    assert [row.id for row in await store.tables_of("ann", 9)] == ["played", "new"]
    assert await store.retention.prune((), before=99.0) == 0


async def test_everything_is_stored_after_closing_and_reopening(where: str, anyio_backend: str) -> None:
    first = open_store(where)
    await first.open()
    writes = [first.append(table(f"t{n}"), [entry(0), entry(1)]) for n in range(50)]
    await asyncio.gather(*writes)
    await first.close()
    second = open_store(where)
    await second.open()
    assert [await second.log(f"t{n}") for n in range(50)] == [[entry(0), entry(1)]] * 50
    await second.upkeep.probe()
    await second.close()


async def test_a_closed_store_raises_instead_of_waiting_for_ever(where: str, anyio_backend: str) -> None:
    store = open_store(where)
    await store.open()
    await store.close()
    with pytest.raises(StoreError):
        await store.upkeep.probe()
    with pytest.raises(StoreError, match="unreachable"):
        await store.append(table(), [entry(0)])


async def test_closing_waits_for_pending_appends(where: str, anyio_backend: str) -> None:
    store = open_store(where)
    await store.open()
    appends = asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n in range(100)))
    await asyncio.sleep(0)
    await store.close()
    assert await appends == [None] * 100


async def test_an_analysis_is_found_for_its_evaluator_and_format_only_and_goes_with_its_table(store: Store) -> None:
    await store.save_table(table("t1"))
    await store.analyses.save("t1", "net-1", 101, 5.0, b"\x1f\x8bfirst")
    await store.analyses.save("t1", "net-2", 101, 6.0, b"\x1f\x8bsecond")
    assert await store.analyses.find("t1", "net-2", 101) == b"\x1f\x8bsecond"
    assert await store.analyses.find("t1", "net-1", 101) is None
    assert await store.analyses.find("t1", "net-2", 102) is None
    await store.moderation.delete_table("t1")
    assert await store.analyses.find("t1", "net-2", 101) is None
    with pytest.raises(Conflict):
        await store.analyses.save("t1", "net-2", 101, 7.0, b"late")
