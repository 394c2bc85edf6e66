"""Bots decide on the position they were asked about, whatever happens to it before their decision is in."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from zoorama.engine.game import Action
from zoorama.engine.record import Player
from zoorama.fair.dealer import CommittedDealer
from zoorama.games import find
from zoorama.server.metrics import Metrics
from zoorama.server.protocol.encode import Encoder
from zoorama.server.settings import Settings
from zoorama.server.tables.bots import BotRunner
from zoorama.server.tables.model import Sitter
from zoorama.server.tables.session import Session
from zoorama.server.workers.worker import BotRequest, Decision

GAME = find("zooloretto")


class LastChoice:
    """Stands for the workers."""

    def is_full(self) -> bool:
        return False

    async def decide(self, request: BotRequest, _: str) -> Decision:
        await asyncio.sleep(0)
        return Decision(len(request.legal) - 1)


async def test_a_question_that_is_gone_before_the_decision_starts_harms_nobody() -> None:
    players: Sequence[Any] = (Player("Ada", ""), Player("greedy", "greedy"))
    session = Session(GAME, tuple(players), GAME.types.options(), CommittedDealer("00" * 32, ("", "")))
    session.start()
    seat = session.turn.seats[0]
    model: Any = SimpleNamespace(
        sitters=[Sitter(kind="bot", name="greedy", bot="greedy")] * 2, answers=[], chosen=False
    )
    services: Any = SimpleNamespace(bots=LastChoice(), metrics=Metrics(), settings=Settings(pause=0))
    runner = BotRunner(services, Encoder(GAME))
    decided: list[tuple[int, int, str, Action]] = []
    runner.start_decisions(session, model, lambda *decision: decided.append(decision), watched=True)
    (since, task) = runner.deciding[seat]
    last = session.match.legal(seat)[-1]
    session.act(seat, session.match.legal(seat)[0])  # before the task had its first turn
    await task
    assert decided == [(seat, since, "greedy", last)]
