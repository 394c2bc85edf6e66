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
from zoorama.server.tables.bots import RACE_PAUSE, THINKING, BotRunner, longest_thinking
from zoorama.server.tables.model import Sitter
from zoorama.server.tables.session import Session
from zoorama.server.workers.worker import BotRequest, Decision

GAME = find("zooloretto")


class LastChoice:
    """Stands for the workers."""

    load = 0.0

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []

    def is_full(self) -> bool:
        return False

    async def decide(self, request: BotRequest, _: str) -> Decision:
        self.asked.append(request)
        await asyncio.sleep(0)
        return Decision(len(request.legal) - 1)


def test_in_a_race_no_bot_thinks_longer_than_all_of_them_wait() -> None:
    assert longest_thinking(0.7, race=True) <= 0.7 * min(RACE_PAUSE)
    assert longest_thinking(60, race=True) == longest_thinking(0, race=False) == THINKING


def at_the_table(bots: LastChoice) -> tuple[Session, Any, BotRunner]:
    players: Sequence[Any] = (Player("Ada", ""), Player("greedy", "greedy"))
    session = Session(GAME, tuple(players), GAME.types.options(), CommittedDealer("00" * 32, ("", "")))
    session.start()
    model: Any = SimpleNamespace(
        sitters=[Sitter(kind="bot", name="greedy", bot="greedy")] * 2, answers=[], chosen=False
    )
    services: Any = SimpleNamespace(bots=bots, metrics=Metrics(), settings=Settings(pause=0))
    return session, model, BotRunner(services, Encoder(GAME))


async def test_the_more_others_wait_the_shorter_a_bot_thinks() -> None:
    for load, seconds in ((0.0, THINKING), (5.0, THINKING / 6)):
        bots = LastChoice()
        bots.load = load
        session, model, runner = at_the_table(bots)
        session.act(0, session.match.legal(0)[0])  # a tile is drawn: there are trucks to choose from
        runner.start_decisions(session, model, lambda *_: None, watched=True)
        await runner.deciding[session.turn.seats[0]][1]
        assert [request.thinking for request in bots.asked] == [seconds]


async def test_a_question_that_is_gone_before_the_decision_starts_harms_nobody() -> None:
    session, model, runner = at_the_table(LastChoice())
    seat = session.turn.seats[0]
    decided: list[tuple[int, int, str, Action]] = []
    runner.start_decisions(session, model, lambda *decision: decided.append(decision), watched=True)
    (since, task) = runner.deciding[seat]
    last = session.match.legal(seat)[-1]
    session.act(seat, session.match.legal(seat)[0])  # before the task had its first turn
    await task
    assert decided == [(seat, since, "greedy", last)]
