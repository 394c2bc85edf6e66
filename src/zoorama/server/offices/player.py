"""Has bots think for the seats they hold, and brings their decisions in like anybody's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from zoorama.bots.registry import default_bot
from zoorama.engine.errors import NotYourTurn
from zoorama.engine.game import Action
from zoorama.server.course import Course
from zoorama.server.errors import TooMuch
from zoorama.server.thinkers import NoThought, Thought

if TYPE_CHECKING:
    from zoorama.server.table import Table

BUDGET = 10.0  # seconds for one thought
TRIES = 2


class Player:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.dice = SystemRandom()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: about which question
        self.hints: dict[int, asyncio.Task[None]] = {}  # by seat

    def attend(self, course: Course) -> None:
        """Start on every question that is put to a bot, drop thoughts about those that are gone."""
        sitters = self.table.data.sitters
        asked = {seat: course.fresh[seat] for seat in course.turn.seats if sitters[seat].bot}
        for seat, (fresh, task) in list(self.thinking.items()):
            if asked.get(seat) != fresh:
                task.cancel()
                del self.thinking[seat]
        for seat, fresh in asked.items():
            if seat not in self.thinking:
                self.thinking[seat] = fresh, asyncio.create_task(self._decide(course, seat, fresh))

    def hint(self, course: Course, seat: int, whisper: Callable[[Action], None]) -> None:
        """One at a time: thinking is the dearest thing to ask for."""
        if seat not in course.turn.seats:
            raise NotYourTurn(seat, course.turn.seats)
        if seat in self.hints:
            raise TooMuch
        thought, legal = self._thought(course, seat, default_bot(course.match.game))

        async def think() -> None:
            whisper(legal[await self._ponder(thought)])

        self.hints[seat] = asyncio.create_task(think())
        self.hints[seat].add_done_callback(lambda _: self.hints.pop(seat, None))

    async def stop(self) -> None:
        tasks = [*self.hints.values(), *(task for _, task in self.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _decide(self, course: Course, seat: int, fresh: int) -> None:
        bot = self.table.data.sitters[seat].bot
        thought, legal = self._thought(course, seat, bot)
        chosen, _ = await asyncio.gather(self._ponder(thought), asyncio.sleep(self._pause(course)))
        self.table.post(lambda: self.table.act_for(seat, fresh, legal[chosen], bot))

    def _pause(self, course: Course) -> float:
        """For people to follow; in a race as long as people take, and never longer for one answer than for another."""
        house = self.table.house
        if not self.table.herald.listeners:
            return 0.0
        if course.turn.silence is not None:
            return self.dice.uniform(1.0, 3.0) * house.settings.pause
        return house.settings.pause

    def _thought(self, course: Course, seat: int, bot: str) -> tuple[Thought, list[Any]]:
        match, scribe = course.match, course.scribe
        legal = match.legal(seat)
        written = tuple(scribe.action(action) for action in legal)
        view = scribe.write(match.view(seat))
        return Thought(bot, match.game.name, match.game.version, view, written, self.dice.getrandbits(32)), legal

    async def _ponder(self, thought: Thought) -> int:
        """Where no thought comes of it, any choice is better than none."""
        if len(thought.legal) == 1:
            return 0
        for _ in range(TRIES):
            try:
                chosen = await self.table.house.thinkers.choose(thought, BUDGET)
            except NoThought as none:
                self.table.house.metrics.thoughts.labels(none.why).inc()
            else:
                self.table.house.metrics.thoughts.labels("done").inc()
                return chosen
        return self.dice.randrange(len(thought.legal))
