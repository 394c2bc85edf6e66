"""A finished game, played once over the network and looked into by many tests."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import Raw

from tests.server.harness import EAGER, PATIENCE, Guest, Json, Running, Wire, hot_seat, is_over, reconnecting, running
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.server.lobby import Lobby
from zoorama.server.protocol.encode import encoder_of, score_sheets
from zoorama.server.protocol.messages import Pace
from zoorama.server.settings import Settings
from zoorama.server.tables.journal import Journal
from zoorama.server.tables.model import Sitter
from zoorama.server.tables.stored_log import new_dealer, new_session
from zoorama.server.workers.process import WorkerProcess

GAME, SEATS = "zooloretto_dice", 3
HASTY = (sys.executable, str(Path(__file__).parent / "hasty_analysis.py"))  # a worker that spends little on a decision
# One that never answers.
STUCK = (sys.executable, "-c", "print('ready', flush=True)\nimport sys\nfor line in sys.stdin: pass")


@dataclass(frozen=True)
class Finished:
    folder: Path  # of the database
    guest: Guest  # who played
    table: str


def play_game(folder: Path) -> Finished:
    """The first of all choices each time: such games are short."""

    async def play() -> Finished:
        async with running(folder / "db", EAGER) as server:
            guest, table, wire = await hot_seat(server, GAME, SEATS)
            async with wire:
                await play_on(wire)
            return Finished(folder, guest, table)

    return asyncio.run(play())


async def play_on(wire: Wire) -> None:
    """To the end, for all seats of this device; bots play theirs."""
    while not any(is_over(update) for update in wire.latest.values()):
        asked = [(seat, update) for seat, update in wire.latest.items() if seat is not None and update["legal"]]
        if asked:
            seat, update = asked[0]
            await wire.act(seat, update["legal"][0])
        else:
            await wire.next("update")


@asynccontextmanager
async def serving(
    game: Finished, folder: Path, settings: Settings = EAGER, worker: tuple[str, ...] = HASTY
) -> AsyncIterator[tuple[Running, Guest]]:
    """A server with a copy of the game, or with what an earlier one left of it; and who played."""
    if not folder.exists():
        shutil.copytree(game.folder, folder)
    async with running(folder / "db", settings) as server:
        for process in server.registry.analyses.pool._workers:
            assert isinstance(process, WorkerProcess)
            process.command = worker
        yield server, reconnecting(game.guest, server)


async def twin_of(server: Running, table: str) -> str:
    """The same game once more, at a table of its own."""
    store, other = server.services.store, f"{table[:-1]}0"
    row = await store.table(table)
    assert row is not None
    await store.append(replace(row, id=other), await store.log(table))
    return other


async def analysed(guest: Guest, table: str) -> list[Json]:
    """Every answer until the analysis is ready, the first to the request that began it."""
    path = f"/api/tables/{table}/analysis"
    answers: list[Json] = [await guest.post(path)]
    async with asyncio.timeout(2 * PATIENCE):
        while answers[-1]["state"] in ("waiting", "running"):
            await asyncio.sleep(0.01)
            answers.append(await guest.get(path))
    return answers


async def stored_game(server: Running, game: AnyGame, seats: int, rng: Rng) -> tuple[str, Record]:
    """A finished game of bots that play anyhow, put into the store without being played at a table."""
    options = Raw(Codec(game).dumps(game.types.options()).encode())
    sitters = [Sitter(kind="bot", name=f"Bot {seat}", bot="random") for seat in range(seats)]
    model = Lobby(server.registry)._model(game, options, sitters, public=False, pace=Pace(window=0), host="")
    model.begin()
    session = new_session(model, new_dealer(model))
    session.start()
    while asked := session.turn.seats:
        seat = asked[rng.below(len(asked))]
        legal = session.match.legal(seat)
        session.act(seat, legal[rng.below(len(legal))], bot="random")
        if rng.below(10) == 0:
            session.note("hint", seat, "greedy")
    model.finish(score_sheets(session.match.scores()))
    table, services = await server.registry.create(model), server.services
    journal = Journal(table.id, model.created, encoder_of(game), services.store, services.metrics, services.clock)
    await journal.append(model, session.entries)
    server.registry.evict(table.context)  # the next visitor loads it from the log
    return table.id, session.match.record()
