"""Two tables that one watcher cannot tell apart: the same acts as far as the watcher is told, other secrets."""

import asyncio
from typing import Any

from msgspec import Raw, json

from tests.laws.test_secrets import choices, hearsay
from tests.server.harness import PLENTY, ManualClock
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Kind
from zoorama.engine.record import Move
from zoorama.engine.tally import Odds
from zoorama.fair.dealer import CommittedDealer, fresh_seed
from zoorama.server.draining import Draining
from zoorama.server.key_storage import KeyRow, StoredKeys
from zoorama.server.metrics import Metrics
from zoorama.server.moderation import Moderation
from zoorama.server.people import People
from zoorama.server.protocol.encode import encoder_of
from zoorama.server.protocol.messages import Act, Incoming, Pace, Problem
from zoorama.server.quotas import QuotaKeeper
from zoorama.server.readiness import Readiness
from zoorama.server.services import Services
from zoorama.server.settings import Settings
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.model import Sitter, TableModel
from zoorama.server.tables.replay import replay, viewers_of
from zoorama.server.tables.session import Session
from zoorama.server.tables.table import Table
from zoorama.server.workers.pool import BotPool

TRIED = 24  # moves looked at for one that can be told alike
AnyState = Any  # each game's own


class NullStore:
    """A store that keeps nothing."""

    leases = None
    openings = None

    async def append(self, *_: object) -> None: ...

    async def save_table(self, *_: object) -> None: ...

    async def say(self, *_: object) -> bool:
        return True

    async def chat(self, *_: object) -> list[Any]:
        return []

    async def person(self, _: str) -> None: ...


class FakeListener:
    def __init__(self, person: str) -> None:
        self.person = person
        self.frames: list[str] = []

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def may_catch_up(self) -> bool:
        return True

    def caught_up(self, size: int) -> None:
        pass

    def dismiss(self, reason: str, problem: Problem | None = None) -> None:
        self.frames.append(reason)


class Scripted(CommittedDealer):
    """Luck that a twin writes; without a script, drawn."""

    def __init__(self, rng: Rng) -> None:
        super().__init__("00", ())
        self.rng = rng
        self.script: list[Action] = []

    def below(self, bound: int) -> int:
        return self.rng.below(bound)

    def deal(self, odds: Odds[Any]) -> Any:
        return self.script.pop(0) if self.script else super().deal(odds)


class ScriptedContext(TableContext):
    """Luck comes from a script."""

    scripted: Scripted

    def new_dealer(self, model: TableModel) -> CommittedDealer:
        return self.scripted


class Twin:
    def __init__(self, game: AnyGame, seats: int, pace: Pace, rng: Rng, clock: ManualClock) -> None:
        store: Any = NullStore()
        keys, bots = StoredKeys(KeyRow(store), clock.now), BotPool(1)
        draining = Draining(clock)
        services = Services(
            store=store,
            settings=Settings(pause=0),
            clock=clock,
            metrics=Metrics(),
            people=People(store, keys.ring, clock.now),
            bots=bots,
            moderation=Moderation(store, "00" * 32, clock.now),
            quotas=QuotaKeeper(PLENTY, store, clock, "key"),
            keys=keys,
            readiness=Readiness(store, bots, draining),
            draining=draining,
        )
        model = TableModel(
            game.name, game.version, default_options(game), False, pace, "person 0",
            clock.now(), fresh_seed(), "c" * 64,
            [Sitter("person", f"person {seat}", f"Player {seat}") for seat in range(seats)],
        )  # fmt: skip
        context = ScriptedContext("twin", model, clock.now(), services, clock.now(), lambda _: None)
        context.scripted = self.dealer = Scripted(rng)
        self.context: TableContext = context
        self.table = Table(context)
        self.listeners = [FakeListener(f"person {seat}") for seat in range(seats)] + [FakeListener("nobody")]

    @property
    def session(self) -> Session:
        assert self.table.live is not None
        return self.table.live.session

    @property
    def state(self) -> AnyState:
        return self.session.match.state()

    async def begin(self) -> None:
        for listener in self.listeners:
            await self.table.join(listener, 0)
        await self.table.start("person 0")

    async def hear(self, watcher: int | None, message: Incoming) -> None:
        await self.table.hear(self.listeners[-1 if watcher is None else watcher], message)

    async def act(self, move: Move, name: str) -> None:
        action = self.context.encoder.action(move.action)
        await self.hear(move.seat, Act(id=name, seat=move.seat, seq=self.session.seq, action=action))

    async def settle(self) -> None:
        """Whatever the clock has set off is carried out."""
        await self.table.mailbox.run(asyncio.sleep, 0)

    def news(self, watcher: int | None) -> list[str]:
        """All that this watcher was sent since the last time."""
        listener = self.listeners[-1 if watcher is None else watcher]
        frames, listener.frames = listener.frames, []
        return frames

    def answers(self, watcher: int | None) -> list[bytes]:
        """All that this watcher can ask for."""
        person = self.listeners[-1 if watcher is None else watcher].person
        perspective = "spectator" if watcher is None else str(watcher)
        shown = replay(self.session, viewers_of(self.context.model, person, perspective), perspective)
        return [json.encode(self.table.info(person)), json.encode(shown)]


def default_options(game: AnyGame) -> Raw:
    return Raw(encoder_of(game).codec.dumps(game.types.options()))


def plan_luck(
    game: AnyGame, steps: list[Move], before: AnyState, other: AnyState, watcher: int | None, rng: Rng
) -> list[Move] | None:
    """The other table's moves that sound to the watcher like these, or None if no moves do."""
    planned: list[Move] = []
    before, other = game.copy(before), game.copy(other)
    for move in steps:
        found = alike(game, before, move, other, watcher, rng)
        if found is None:
            return None
        game.play(before, move.seat, move.action)
        game.play(other, found.seat, found.action)
        planned.append(found)
    return planned


def alike(game: AnyGame, state: AnyState, move: Move, twin: AnyState, watcher: int | None, rng: Rng) -> Move | None:
    told, actions = hearsay(game, state, move, watcher), choices(game, twin, move.seat)
    others = [] if move.seat == watcher else [action for action in actions if action != move.action]
    while len(others) > TRIED:
        others.pop(rng.below(len(others)))
    same = [move.action] if move.action in actions else []
    ordered = [*same, *others] if rng.below(3) == 0 else [*shuffled(others, rng), *same]
    for action in ordered:
        if hearsay(game, twin, Move(move.seat, action), watcher) == told:
            return Move(move.seat, action)
    return None


def shuffled(actions: list[Action], rng: Rng) -> list[Action]:
    left, mixed = list(actions), []
    while left:
        mixed.append(left.pop(rng.below(len(left))))
    return mixed


def rehearse(game: AnyGame, state: AnyState, acts: list[Move], luck: Rng) -> list[Move]:
    """Acts one after the other, and what luck answers, tried on a copy."""
    state, moves = game.copy(state), list(acts)
    for move in acts:
        game.play(state, move.seat, move.action)
    while game.turn(state).kind is Kind.CHANCE:
        moves.append(Move(LUCK, luck.deal(game.chances(state))))
        game.play(state, LUCK, moves[-1].action)
    return moves
