"""Sends what is due: one message a person, whatever it tells of.

A notice is settled in the store before it is sent: a crash may lose one, but never sends one twice.
What is due is steady time, as a table's own times; the person's clock only says how long to wait.
"""

import asyncio
import logging
from collections import defaultdict

from prometheus_client import Counter

from zoorama.server.clock import Clock
from zoorama.server.notices import quiet
from zoorama.server.notices.channels import Channels
from zoorama.server.notices.compose import News, compose
from zoorama.server.notices.lookup import TableLookup
from zoorama.server.notices.message import Delivery, Message
from zoorama.server.notices.plan import planned
from zoorama.server.notices.wishes import read_wishes
from zoorama.server.protocol.notices import NoticeWishes
from zoorama.server.store.notices import NoticeRow, NoticeStore, TargetRow
from zoorama.server.store.store import StoreError

BATCH = 200
AT_ONCE = 8  # people
TRIES = 5
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0  # seconds between tries
log = logging.getLogger("zoorama.notices")


class Dispatcher:
    def __init__(
        self, tables: TableLookup, store: NoticeStore, clock: Clock, channels: Channels, daily: int, counter: Counter
    ) -> None:
        self.tables, self.store, self.clock, self.channels = tables, store, clock, channels
        self.daily = daily
        self.counter = counter
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def send_due(self) -> None:
        people: dict[str, list[NoticeRow]] = defaultdict(list)
        for row in await self.store.due(self.clock.steady(), BATCH):
            people[row.person].append(row)
        served = (self._serve(person, rows) for person, rows in people.items())
        for rows, outcome in zip(people.values(), await asyncio.gather(*served, return_exceptions=True), strict=True):
            if isinstance(outcome, StoreError):
                raise outcome
            if isinstance(outcome, Exception):  # what fails for one person, as a damaged table does, is their own
                log.error("notice failed", exc_info=outcome)
                await self._retry(rows, "", 0.0)

    async def _serve(self, person: str, rows: list[NoticeRow]) -> None:
        async with self.gate:
            wishes = await read_wishes(self.store, person)
            targets = [target for target in await self.store.targets(person) if target.confirmed]
            kept = [(row, news) for row in rows if (news := await self._news(row, wishes)) is not None and targets]
            for row in rows:
                if all(row is not one for one, _ in kept):
                    await self.store.reschedule(row, None)
            if not kept:
                return
            wait = await self._wait(person, wishes)
            if wait > 0:
                for row, _ in kept:
                    await self.store.reschedule(row, self.clock.steady() + wait, row.tries, row.remaining)
                return
            await self._send(kept, targets, wishes)

    async def _news(self, row: NoticeRow, wishes: NoticeWishes) -> News | None:
        """What the notice tells of, if it still holds and the person is not there to see it."""
        model, person = await self.tables.model(row.table), row.person
        if model is None or row.kind not in wishes.kinds or self.tables.is_here(person, row.table):
            return None
        key = (person, row.kind, row.question)
        same = next((p for p in planned(model, 0, 0) if (p.person, p.kind, p.question) == key), None)
        if same is None or (row.kind == "rematch" and not await self._is_offered(model.rematch, person)):
            return None
        return News(same.kind, row.table, model, same.deadline)

    async def _is_offered(self, rematch: str | None, person: str) -> bool:
        """Whether a rematch waits for this person to agree, who did not ask for it."""
        model = None if rematch is None else await self.tables.model(rematch)
        if rematch is None or model is None or self.tables.is_here(person, rematch):
            return False
        return model.stage == "gathering" and model.host != person and bool(model.seats_of(person))

    async def _wait(self, person: str, wishes: NoticeWishes) -> float:
        """Seconds until the person may be told: none, or until the quiet hours end or the next day begins."""
        now = self.clock.now()
        if await self.store.sent_on(person, quiet.day(now, wishes)) >= self.daily:
            return quiet.next_day(now, wishes) - now
        return quiet.released(now, wishes) - now

    async def _send(self, kept: list[tuple[NoticeRow, News]], targets: list[TargetRow], wishes: NoticeWishes) -> None:
        kept = [(row, news) for row, news in kept if await self.store.claim(row)]
        if not kept:
            return
        rows = [row for row, _ in kept]
        person = rows[0].person
        await self.store.count_sent(person, quiet.day(self.clock.now(), wishes))
        message = compose([news for _, news in kept], person, wishes.language, self.clock.steady())
        remaining = {name for row in rows for name in row.remaining.split()}
        if all(row.remaining for row in rows):
            targets = [target for target in targets if target.id in remaining]
        deliveries = await asyncio.gather(*(self.deliver(target, message) for target in targets))
        late = [(target, done) for target, done in zip(targets, deliveries, strict=True) if done.result == "later"]
        if late:
            await self._retry(rows, " ".join(target.id for target, _ in late), max(done.wait for _, done in late))

    async def deliver(self, target: TargetRow, message: Message) -> Delivery:
        delivery = await self.channels.send(target, message, self.clock.now())
        self.counter.labels(target.channel, delivery.result).inc()
        if delivery.result == "gone":
            await self.store.drop_target(target.id)
        return delivery

    async def _retry(self, rows: list[NoticeRow], remaining: str, wait: float) -> None:
        for row in rows:
            delay = min(LONGEST_WAIT, max(wait, FIRST_WAIT * 4**row.tries))
            due = self.clock.steady() + delay if row.tries + 1 < TRIES else None
            await self.store.reschedule(row, due, row.tries + 1, remaining)
