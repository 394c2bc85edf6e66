"""Tables full of people while the server is killed over and over."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path

from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.players import Plan, Story, play_a_game
from tests.server.kill.process import ServerProcess
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES

EARLY = 6  # one kill in so many comes while the server still starts
LEAST_UPTIME = 0.3  # seconds, for people to come back


@dataclass(frozen=True)
class Ordeal:
    kills: int
    tables: int  # at any time
    uptime: float  # seconds at most between its start and a kill, beyond the least
    think: float  # seconds a person takes at most
    seed: int


@dataclass
class Outcome:
    kills: int
    games: int
    acts: int
    lines: int
    visits: int
    resent: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games finished, {self.acts} acts and {self.lines} lines acknowledged, "
            f"{self.visits} sockets, {self.resent} acts re-sent, {self.seconds:.0f} s"
        )


def plans(count: int) -> list[Plan]:
    """All games, two to four people, every third table with a bot, some race windows that close by themselves."""
    found = []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        people, bots = 2 + number // len(GAMES) % 3, int(number % 3 == 2)
        bots = min(max(bots, game.seats[0] - people), game.seats[-1] - people)
        found.append(Plan(game.name, people, bots, window=number // len(GAMES) % 2))
    return found


async def endure(db: str, folder: Path, ordeal: Ordeal) -> Outcome:
    began, rng = time.monotonic(), Rng(ordeal.seed)
    server = ServerProcess(db, folder / "server.log")
    await server.start()
    try:
        await server.until_up()
        stories = await _play_and_kill(server, ordeal, rng)
        for story in stories:
            await audit_at_the_table(story)
        assert await server.stop() == 0
    finally:
        if server.process.returncode is None:
            server.process.kill()
    await audit_store(db, stories)
    ledgers = [ledger for story in stories for ledger in story.ledgers]
    return Outcome(
        ordeal.kills,
        len(stories),
        acts=sum(len(ledger.acked) for ledger in ledgers),
        lines=sum(len(ledger.heard) for ledger in ledgers),
        visits=sum(ledger.visits for ledger in ledgers),
        resent=sum(ledger.resent for ledger in ledgers),
        seconds=time.monotonic() - began,
    )


async def _play_and_kill(server: ServerProcess, ordeal: Ordeal, rng: Rng) -> list[Story]:
    done, stories = asyncio.Event(), list[Story]()

    async def play_on(plan: Plan, luck: Rng) -> None:
        """One game after the other as long as the killing goes on; the last is finished in peace."""
        while True:
            stories.append(await play_a_game(server.address, plan, luck.split(), ordeal.think))
            if done.is_set():
                return

    async with asyncio.TaskGroup() as group:
        for plan in plans(ordeal.tables):
            group.create_task(play_on(plan, rng.split()))
        await _kill_on(server, ordeal, rng)
        done.set()
    return stories


async def _kill_on(server: ServerProcess, ordeal: Ordeal, rng: Rng) -> None:
    for number in range(1, ordeal.kills + 1):
        early = rng.below(EARLY) == 0 and number > 1
        if not early:
            await server.until_up()
        share = rng.below(1000) / 1000
        wait = share if early else LEAST_UPTIME + share * ordeal.uptime
        await asyncio.sleep(wait)
        print(f"kill {number}: {wait:.3f} s after {'its start' if early else 'it was up'}")  # noqa: T201 – shown if it fails
        await server.kill()
        await server.start()
    await server.until_up()
