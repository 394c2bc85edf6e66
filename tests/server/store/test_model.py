"""Any sequence of calls to a store gives the answers of plain dictionaries."""

import asyncio
import itertools
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from zoorama.server.store.open import open_store
from zoorama.server.store.statements import MOST_TRANSFERS
from zoorama.server.store.store import ChatRow, Conflict, EntryRow, PersonRow, Store, TableRow

STAGES = ("gathering", "playing", "over")
COUNT = itertools.count()
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
TIME = st.floats(0, 100)
NAMES = st.sampled_from(["a", "b", "c", "d"])
PEOPLE = st.lists(st.sampled_from(["ann", "bob", "cid"]), max_size=3).map(tuple)
# Touched at different times, so that the order is defined.
ROWS = st.builds(
    TableRow, NAMES, st.sampled_from(STAGES), st.booleans(), TIME, TIME, st.none() | TIME, PEOPLE, TEXT
).map(lambda row: replace(row, touched=round(row.touched) + next(COUNT) / 2**20))
ENTRIES = st.builds(EntryRow, st.just(0), TIME, TEXT, st.none() | st.integers(0, 5), st.none() | TEXT, TEXT)


class StoreMachine(RuleBasedStateMachine):
    def __init__(self, store: Store, runner: asyncio.Runner) -> None:
        super().__init__()
        self.store, self.run = store, runner.run
        self.example = next(COUNT)  # a prefix for what prune does not delete, to tell examples apart
        self.run(store.retention.prune(STAGES, 1e9))
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, dict[int, EntryRow]] = {}
        self.chats: dict[str, dict[int, ChatRow]] = {}
        self.people: dict[str, PersonRow] = {}
        self.secrets: dict[str, str] = {}
        self.transfers: dict[str, tuple[str, float]] = {}

    def store_in_model(self, row: TableRow, entries: list[EntryRow]) -> bool:
        log = self.logs.get(row.id, {})
        numbers = [entry.seq for entry in entries]
        if len({*numbers, *log}) < len(numbers) + len(log):
            return False
        self.tables[row.id] = row
        self.logs[row.id] = log | {entry.seq: entry for entry in entries}
        self.chats.setdefault(row.id, {})
        return True

    async def stored(self, row: TableRow | str, entries: list[EntryRow]) -> bool:
        try:
            await self.store.append(row, entries)
        except Conflict:
            return False
        return True

    @rule(row=ROWS)
    def save(self, row: TableRow) -> None:
        self.run(self.store.save_table(row))
        self.store_in_model(row, [])

    @rule(row=ROWS, entries=st.lists(ENTRIES, max_size=3), back=st.sampled_from([0, 0, 0, 1]))
    def append(self, row: TableRow, entries: list[EntryRow], back: int) -> None:
        start = max(0, len(self.logs.get(row.id, {})) - back)
        numbered = [entry._replace(seq=start + n) for n, entry in enumerate(entries)]
        assert self.run(self.stored(row, numbered)) == self.store_in_model(row, numbered)

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), entry=ENTRIES, back=st.sampled_from([0, 0, 1]))
    def append_without_the_row(self, data: st.DataObject, entry: EntryRow, back: int) -> None:
        row = self.tables[data.draw(st.sampled_from(sorted(self.tables)))]
        numbered = [entry._replace(seq=max(0, len(self.logs[row.id]) - back))]
        assert self.run(self.stored(row.id, numbered)) == self.store_in_model(row, numbered)

    @rule(rows=st.lists(ROWS, unique_by=lambda row: row.id, min_size=2), entry=ENTRIES, seq=st.integers(0, 2))
    def append_to_many_tables_concurrently(self, rows: list[TableRow], entry: EntryRow, seq: int) -> None:
        numbered = entry._replace(seq=seq)

        async def together() -> list[bool]:
            return await asyncio.gather(*(self.stored(row, [numbered]) for row in rows))

        assert self.run(together()) == [self.store_in_model(row, [numbered]) for row in rows]

    @rule(table=NAMES, number=st.integers(0, 6), text=TEXT, at=TIME)
    def say(self, table: str, number: int, text: str, at: float) -> None:
        line = ChatRow(number, at, "ann", "Ann", text)
        chat = self.chats.get(table)
        try:
            self.run(self.store.say(table, line))
        except Conflict:
            assert chat is None or number in chat
            return
        assert chat is not None
        assert number not in chat
        chat[number] = line

    @rule(stages=st.sets(st.sampled_from(STAGES), max_size=2).map(tuple), before=TIME)
    def prune(self, stages: tuple[str, ...], before: float) -> None:
        gone = [row.id for row in self.tables.values() if row.stage in stages and row.touched < before]
        assert self.run(self.store.retention.prune(stages, before)) == len(gone)
        for name in gone:
            del self.tables[name], self.logs[name], self.chats[name]

    @rule(name=NAMES, value=TEXT)
    def write_secret(self, name: str, value: str) -> None:
        self.secrets[name] = value
        self.run(self.store.secrets.write(f"{self.example} {name}", value))

    @rule(name=NAMES)
    def read_secret(self, name: str) -> None:
        assert self.run(self.store.secrets.read(f"{self.example} {name}")) == self.secrets.get(name)

    @rule(name=NAMES, shown=TEXT, created=TIME, seen=TIME)
    def save_person(self, name: str, shown: str, created: float, seen: float) -> None:
        self.people[name] = PersonRow(f"{self.example} {name}", shown, created, seen)
        self.run(self.store.save_person(self.people[name]))

    @rule(token=NAMES, person=NAMES, until=TIME)
    def offer_transfer(self, token: str, person: str, until: float) -> None:
        person = f"{self.example} {person}"
        self.transfers[token] = (person, until)
        theirs = sorted((-offer[1], name) for name, offer in self.transfers.items() if offer[0] == person)
        for _, name in theirs[MOST_TRANSFERS:]:
            del self.transfers[name]
        self.run(self.store.offer_transfer(f"{self.example} {token}", person, until))

    @rule(token=NAMES, now=TIME)
    def take_transfer(self, token: str, now: float) -> None:
        self.transfers = {name: offer for name, offer in self.transfers.items() if offer[1] > now}
        person, _ = self.transfers.pop(token, (None, 0.0))
        assert self.run(self.store.take_transfer(f"{self.example} {token}", now)) == person

    @rule(name=NAMES, limit=st.integers(0, 4))
    def read_one_table(self, name: str, limit: int) -> None:
        log, chat = self.logs.get(name, {}), self.chats.get(name, {})
        last = sorted(chat)[max(0, len(chat) - limit) :]
        assert self.run(self.store.table(name)) == self.tables.get(name)
        assert self.run(self.store.log(name)) == [log[seq] for seq in sorted(log)]
        assert self.run(self.store.chat(name, limit)) == [chat[number] for number in last]
        assert self.run(self.store.person(f"{self.example} {name}")) == self.people.get(name)

    @precondition(lambda self: self.tables)
    @rule(person=st.sampled_from(["ann", "bob", "cid"]), limit=st.integers(0, 4), now=TIME)
    def list_tables(self, person: str, limit: int, now: float) -> None:
        latest = sorted(self.tables.values(), key=lambda row: -row.touched)
        public = [row for row in latest if row.public and row.stage != "over"]
        public.sort(key=lambda row: (row.touched < now, row.stage != "gathering"))
        theirs = sorted((row for row in latest if person in row.people), key=lambda row: row.stage == "over")
        last = {name: log[max(log)].at for name, log in self.logs.items() if log}
        behind = {row.id for row in latest if row.stage == "playing" and row.touched < last.get(row.id, row.touched)}
        assert set(self.run(self.store.behind())) == behind
        due = {row.id for row in latest if row.due is not None and row.due <= now}
        assert self.run(self.store.public_tables(now, limit)) == public[:limit]
        assert self.run(self.store.tables_of(person, limit)) == theirs[:limit]
        assert set(self.run(self.store.due_tables(now))) == due


def test_a_store_answers_as_plain_dictionaries_would(where: str) -> None:
    with asyncio.Runner() as runner:
        store = open_store(where)
        runner.run(store.open())
        few = settings(max_examples=20, stateful_step_count=30, deadline=None)
        try:
            run_state_machine_as_test(lambda: StoreMachine(store, runner), settings=few)  # type: ignore[arg-type]  # any callable works
        finally:
            runner.run(store.close())
