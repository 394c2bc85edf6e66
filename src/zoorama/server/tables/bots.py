"""Has bots decide for the seats they hold, and gives hints."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom

from zoorama.bots.advice import Advice, advice
from zoorama.bots.registry import hint_bot
from zoorama.engine.errors import NotYourTurn
from zoorama.engine.game import Action
from zoorama.server.errors import RateLimited
from zoorama.server.protocol.encode import Encoder
from zoorama.server.protocol.messages import AskHint, Hint, Prospect
from zoorama.server.services import Services
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session
from zoorama.server.workers.work import WorkerFailed
from zoorama.server.workers.worker import BotRequest, Decision

SECONDS = 10.0  # for one decision, after which its worker is ended
THINKING = 3.0  # seconds after which a bot takes the best it has found; the fewer, the more others wait
HINTING = 1.0  # the same for a hint: somebody waits for it
DIGITS = 4  # of a chance
TRIES = 2
FULL_PAUSE = 1.0  # seconds until a bot asks again, while too many others do
RACE_PAUSE = (1.0, 3.0)  # as a share of the usual pause

Decided = Callable[[int, int, str, Action], None]  # seat, since when it was asked, bot, action


def longest_thinking(pause: float, *, race: bool) -> float:
    """In a race never longer than the shortest pause: whoever has more to think about must not answer later."""
    return min(THINKING, pause * RACE_PAUSE[0]) if race else THINKING


def told(advice: Advice, asked: AskHint, encoder: Encoder) -> Hint:
    best = [Prospect(encoder.action(action), round(chance, DIGITS)) for action, chance in advice.best]
    return Hint(id=asked.id, seat=asked.seat, action=encoder.action(advice.action), best=best)


class BotRunner:
    def __init__(self, services: Services, encoder: Encoder, table: str = "") -> None:
        self.services = services
        self.table = table
        self.encoder = encoder
        self.random = SystemRandom()
        self.deciding: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: since when it was asked
        self.hints: dict[int, asyncio.Task[None]] = {}  # by seat

    def start_decisions(self, session: Session, model: TableModel, decided: Decided, *, watched: bool) -> None:
        """Start on every question put to a bot; drop the decisions on questions that are gone.

        Where luck was chosen, bots decide repeatably too. Where nobody watches they take turns with all such tables:
        games among bots must not keep people waiting.
        """
        sitters, answered = model.sitters, {answer.seat for answer in model.answers}
        bots = [seat for seat in session.turn.seats if sitters[seat].bot and seat not in answered]
        asked = {seat: session.asked_since[seat] for seat in bots}
        for seat, (since, task) in list(self.deciding.items()):
            if asked.get(seat) != since:
                task.cancel()
                del self.deciding[seat]
        for seat, since in asked.items():
            if seat not in self.deciding:
                bot, pause = (
                    sitters[seat].bot,
                    self._pause(session) if watched else self.services.bots.unwatched.delay(),
                )
                seed = session.acts() if model.chosen else self.random.getrandbits(32)
                request, legal = self._request(
                    session, seat, bot, seed
                )  # now: the session may move on before the task runs
                report = partial(decided, seat, since, bot)
                choose = partial(self._choose, request, race=session.turn.silence is not None)
                self.deciding[seat] = since, asyncio.create_task(self._decide(choose, legal, pause, report))

    def hint(self, session: Session, seat: int, hinted: Callable[[Advice], None]) -> None:
        """One at a time: a decision is the dearest thing to ask for."""
        if seat not in session.turn.seats:
            raise NotYourTurn(seat, session.turn.seats)
        if seat in self.hints or self.services.bots.is_full():
            raise RateLimited
        bot, seed = hint_bot(session.match.game, len(session.match.players)), self.random.getrandbits(32)
        asked, legal = self._request(session, seat, bot, seed)
        thinking, race = HINTING / (1 + self.services.bots.load), session.turn.silence is not None
        request = replace(asked, thinking=thinking, explain=True)

        async def decide() -> None:
            decision = await self._ask(request, race=race)
            hinted(advice(legal, decision.index, decision.chances))

        self.hints[seat] = asyncio.create_task(decide())
        self.hints[seat].add_done_callback(lambda _: self.hints.pop(seat, None))

    def is_busy(self) -> bool:
        return bool(self.deciding)

    async def stop(self) -> None:
        tasks = [*self.hints.values(), *(task for _, task in self.deciding.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _decide(
        self, choose: Callable[[], Awaitable[int]], legal: list[Action], pause: float, report: Callable[[Action], None]
    ) -> None:
        chosen, _ = await asyncio.gather(choose(), asyncio.sleep(pause))
        report(legal[chosen])

    def _pause(self, session: Session) -> float:
        """For people to follow; in a race as long as people take, and never longer for one answer than for another."""
        pause = self.services.settings.pause
        return pause if session.turn.silence is None else pause * self.random.uniform(*RACE_PAUSE)

    def _request(self, session: Session, seat: int, bot: str, seed: int) -> tuple[BotRequest, list[Action]]:
        match, codec = session.match, self.encoder.codec
        legal: list[Action] = match.legal(seat)
        view, actions = codec.dumps(match.view(seat)), tuple(codec.dumps(action) for action in legal)
        longest = longest_thinking(self.services.settings.pause, race=session.turn.silence is not None)
        thinking = longest / (1 + self.services.bots.load)
        return BotRequest(bot, match.game.name, match.game.version, view, actions, seed, SECONDS, thinking), legal

    async def _choose(self, request: BotRequest, *, race: bool) -> int:
        return (await self._ask(request, race=race)).index

    async def _ask(self, request: BotRequest, *, race: bool) -> Decision:
        """If no bot decides, any choice is better than none. In a race the time it takes must not tell of the hand."""
        if len(request.legal) == 1 and not race:
            return Decision(0)
        outcomes = self.services.metrics.decisions
        for _ in range(TRIES):
            await self._until_not_full()
            try:
                decision = await self.services.bots.decide(request, self.table)
            except WorkerFailed as failed:
                outcomes.labels(failed.reason).inc()
            else:
                outcomes.labels("done").inc()
                return decision
        return Decision(self.random.randrange(len(request.legal)))

    async def _until_not_full(self) -> None:
        while self.services.bots.is_full():
            await asyncio.sleep(FULL_PAUSE)
