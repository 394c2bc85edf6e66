"""Anything asked of a store, in any order, answers as plain dictionaries would."""

import asyncio
import itertools
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from zoorama.server.store.store import Conflict, Entry, PersonRow, Said, Store, TableRow, open_store

STAGES = ("gathering", "playing", "over")
COUNT = itertools.count()
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
TIME = st.floats(0, 100)
NAMES = st.sampled_from(["a", "b", "c", "d"])
PEOPLE = st.lists(st.sampled_from(["ann", "bob", "cid"]), max_size=3).map(tuple)
ROWS = st.builds(
    TableRow, NAMES, st.sampled_from(STAGES), st.booleans(), TIME, TIME, st.none() | TIME, PEOPLE, TEXT
).map(lambda row: replace(row, touched=round(row.touched) + next(COUNT) / 2**20))  # no two alike: the order is sure
STEPS = st.builds(Entry, st.just(0), TIME, TEXT, st.none() | st.integers(0, 5), st.none() | TEXT, TEXT)


class Asked(RuleBasedStateMachine):
    def __init__(self, store: Store, runner: asyncio.Runner) -> None:
        super().__init__()
        self.store, self.run = store, runner.run
        self.example = next(COUNT)  # what is never forgotten is told from earlier examples by this
        self.run(store.prune(STAGES, 1e9))
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, dict[int, Entry]] = {}
        self.chats: dict[str, dict[int, Said]] = {}
        self.people: dict[str, PersonRow] = {}
        self.secrets: dict[str, str] = {}
        self.transfers: dict[str, tuple[str, float]] = {}

    def keep(self, row: TableRow, steps: list[Entry]) -> bool:
        log = self.logs.get(row.id, {})
        numbers = [step.seq for step in steps]
        if len({*numbers, *log}) < len(numbers) + len(log):
            return False
        self.tables[row.id] = row
        self.logs[row.id] = log | {step.seq: step for step in steps}
        self.chats.setdefault(row.id, {})
        return True

    async def kept(self, row: TableRow | str, steps: list[Entry]) -> bool:
        try:
            await self.store.append(row, steps)
        except Conflict:
            return False
        return True

    @rule(row=ROWS)
    def save(self, row: TableRow) -> None:
        self.run(self.store.save_table(row))
        self.keep(row, [])

    @rule(row=ROWS, steps=st.lists(STEPS, max_size=3), back=st.sampled_from([0, 0, 0, 1]))
    def append(self, row: TableRow, steps: list[Entry], back: int) -> None:
        start = max(0, len(self.logs.get(row.id, {})) - back)
        numbered = [step._replace(seq=start + n) for n, step in enumerate(steps)]
        assert self.run(self.kept(row, numbered)) == self.keep(row, numbered)

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), step=STEPS, back=st.sampled_from([0, 0, 1]))
    def append_to_the_log_alone(self, data: st.DataObject, step: Entry, back: int) -> None:
        row = self.tables[data.draw(st.sampled_from(sorted(self.tables)))]
        numbered = [step._replace(seq=max(0, len(self.logs[row.id]) - back))]
        assert self.run(self.kept(row.id, numbered)) == self.keep(row, numbered)

    @rule(rows=st.lists(ROWS, unique_by=lambda row: row.id, min_size=2), step=STEPS, seq=st.integers(0, 2))
    def append_at_many_tables_at_once(self, rows: list[TableRow], step: Entry, seq: int) -> None:
        numbered = step._replace(seq=seq)

        async def together() -> list[bool]:
            return await asyncio.gather(*(self.kept(row, [numbered]) for row in rows))

        assert self.run(together()) == [self.keep(row, [numbered]) for row in rows]

    @rule(table=NAMES, number=st.integers(0, 6), text=TEXT, at=TIME)
    def say(self, table: str, number: int, text: str, at: float) -> None:
        said = Said(number, at, "ann", "Ann", text)
        chat = self.chats.get(table)
        try:
            self.run(self.store.say(table, said))
        except Conflict:
            assert chat is None or number in chat
            return
        assert chat is not None
        assert number not in chat
        chat[number] = said

    @rule(stages=st.sets(st.sampled_from(STAGES), max_size=2).map(tuple), before=TIME)
    def prune(self, stages: tuple[str, ...], before: float) -> None:
        gone = [row.id for row in self.tables.values() if row.stage in stages and row.touched < before]
        assert self.run(self.store.prune(stages, before)) == len(gone)
        for name in gone:
            del self.tables[name], self.logs[name], self.chats[name]

    @rule(name=NAMES, fresh=TEXT)
    def secret(self, name: str, fresh: str) -> None:
        kept = self.secrets.setdefault(name, fresh)
        assert self.run(self.store.secret(f"{self.example} {name}", fresh)) == kept

    @rule(name=NAMES, shown=TEXT, created=TIME, seen=TIME)
    def meet(self, name: str, shown: str, created: float, seen: float) -> None:
        self.people[name] = PersonRow(f"{self.example} {name}", shown, created, seen)
        self.run(self.store.save_person(self.people[name]))

    @rule(token=NAMES, person=NAMES, until=TIME)
    def offer(self, token: str, person: str, until: float) -> None:
        self.transfers[token] = (person, until)
        self.run(self.store.offer_transfer(f"{self.example} {token}", person, until))

    @rule(token=NAMES, now=TIME)
    def take(self, token: str, now: float) -> None:
        self.transfers = {name: offer for name, offer in self.transfers.items() if offer[1] > now}
        person, _ = self.transfers.pop(token, (None, 0.0))
        assert self.run(self.store.take_transfer(f"{self.example} {token}", now)) == person

    @rule(name=NAMES, limit=st.integers(0, 4))
    def look_at_a_table(self, name: str, limit: int) -> None:
        log, chat = self.logs.get(name, {}), self.chats.get(name, {})
        last = sorted(chat)[max(0, len(chat) - limit) :]
        assert self.run(self.store.table(name)) == self.tables.get(name)
        assert self.run(self.store.log(name)) == [log[seq] for seq in sorted(log)]
        assert self.run(self.store.chat(name, limit)) == [chat[number] for number in last]
        assert self.run(self.store.person(f"{self.example} {name}")) == self.people.get(name)

    @precondition(lambda self: self.tables)
    @rule(person=st.sampled_from(["ann", "bob", "cid"]), limit=st.integers(0, 4), now=TIME)
    def look_around(self, person: str, limit: int, now: float) -> None:
        latest = sorted(self.tables.values(), key=lambda row: -row.touched)
        public = [row for row in latest if row.public and row.stage != "over"]
        theirs = sorted((row for row in latest if person in row.people), key=lambda row: row.stage == "over")
        last = {name: log[max(log)].at for name, log in self.logs.items() if log}
        behind = {row.id for row in latest if row.stage == "playing" and row.touched < last.get(row.id, row.touched)}
        assert set(self.run(self.store.behind())) == behind
        due = {row.id for row in latest if row.due is not None and row.due <= now}
        assert self.run(self.store.public_tables(limit)) == public[:limit]
        assert self.run(self.store.tables_of(person, limit)) == theirs[:limit]
        assert set(self.run(self.store.due_tables(now))) == due


def test_a_store_answers_as_plain_dictionaries_would(where: str) -> None:
    with asyncio.Runner() as runner:
        store = open_store(where)
        runner.run(store.open())
        few = settings(max_examples=20, stateful_step_count=30, deadline=None)
        try:
            run_state_machine_as_test(lambda: Asked(store, runner), settings=few)  # type: ignore[arg-type]  # makes one as well
        finally:
            runner.run(store.close())
