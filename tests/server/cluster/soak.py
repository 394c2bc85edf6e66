"""Tables full of people at three servers, while servers, broker and database are killed, halted and started again."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.server.cluster.roving import play_together
from tests.server.cluster.silences import Blow, Silences
from tests.server.cluster.targets import Targets
from tests.server.cluster.writers import audit_writers, note_writers
from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.players import BREATH, GONE, Plan, Story
from tests.server.kill.soak import plans
from zoorama.engine.dealer import Rng

HASTE, CALM = 1.5, 8.5  # seconds at most until the next blow: every other comes while the last still tells
LEAST = 0.2  # seconds
AT_ONCE = 3  # blows


@dataclass(frozen=True)
class Ordeal:
    blows: int
    tables: int  # at any time
    think: float  # seconds a person takes at most
    seed: int
    kinds: tuple[str, ...]  # as often as they stand here


@dataclass
class Outcome:
    blows: Counter[str] = field(default_factory=Counter)
    games: int = 0
    acts: int = 0
    lines: int = 0
    resent: int = 0
    moves: int = 0  # of tables from owner to owner
    seconds: float = 0.0
    silences: Silences = field(default_factory=Silences)

    def __str__(self) -> str:
        return (
            f"{self.blows.total()} blows {dict(self.blows)}, {self.games} games finished, {self.acts} acts and "
            f"{self.lines} lines acknowledged, {self.resent} acts re-sent, tables went on under another owner "
            f"{self.moves} times, {self.seconds:.0f} s; {self.silences}"
        )


class Trial:
    def __init__(self, targets: Targets, ordeal: Ordeal) -> None:
        self.targets, self.ordeal = targets, ordeal
        self.rng = Rng(ordeal.seed)
        self.outcome = Outcome()
        self.striking = asyncio.Semaphore(AT_ONCE)

    async def endure(self) -> Outcome:
        began, outcome = time.monotonic(), self.outcome
        async with self.targets.supervised():
            await note_writers(self.targets.db)
            stories = await self._play_and_strike()
            for story in stories:
                await patiently(audit_at_the_table, story)
        await audit_store(self.targets.db, stories)
        outcome.moves = await audit_writers(self.targets.db)
        ledgers = [ledger for story in stories for ledger in story.ledgers]
        outcome.games = len(stories)
        outcome.acts = sum(len(ledger.acked) for ledger in ledgers)
        outcome.lines = sum(len(ledger.heard) for ledger in ledgers)
        outcome.resent = sum(ledger.resent for ledger in ledgers)
        outcome.seconds = time.monotonic() - began
        return outcome

    async def _play_and_strike(self) -> list[Story]:
        done, stories, begun = asyncio.Event(), list[Story](), asyncio.Semaphore(0)
        addresses = [server.address for server in self.targets.servers]

        async def play_on(plan: Plan, luck: Rng) -> None:
            """One game after the other as long as blows fall; the last is finished in peace."""
            while True:
                story, news = await play_together(addresses, plan, luck.split(), self.ordeal.think, begun.release)
                stories.append(story)
                self.outcome.silences.measure(news)
                if done.is_set():
                    return

        async with asyncio.TaskGroup() as group:
            for plan in plans(self.ordeal.tables):
                group.create_task(play_on(plan, self.rng.split()))
            for _ in range(self.ordeal.tables):
                await begun.acquire()
            await self._strike_on()
            done.set()
        return stories

    async def _strike_on(self) -> None:
        """Blows at different targets overlap."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.ordeal.blows):
                await self.striking.acquire()
                most = CALM if self.rng.below(2) else HASTE
                await asyncio.sleep(LEAST + most * self.rng.below(1000) / 1000)
                kind = self.ordeal.kinds[self.rng.below(len(self.ordeal.kinds))]
                group.create_task(self._strike(kind, self.targets.target(kind, self.rng)))

    async def _strike(self, kind: str, target: str) -> None:
        async with self.targets.locks[target]:
            await self.targets.ready(kind, target, self.rng)
            print(f"{time.strftime('%H:%M:%S')} {kind} {target}")  # noqa: T201 – shown if it fails
            blow = Blow(kind, time.monotonic())
            self.outcome.blows[kind] += 1
            self.outcome.silences.blows.append(blow)
            await self.targets.strike(kind, target)
            blow.end = time.monotonic()
        self.striking.release()


async def patiently(look: Callable[[Story], Awaitable[None]], story: Story) -> None:
    """Servers may still be coming back."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await look(story)
            except GONE:
                await asyncio.sleep(BREATH)
