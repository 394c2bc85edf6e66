"""Puzzles: today's, the trainer's, answers, and how one does."""

from typing import Annotated

from litestar import Router
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from zoorama.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleScores, Verdict
from zoorama.server.puzzles.desk import PuzzleDesk
from zoorama.server.routes.common import ThePerson, TheServices, do, look
from zoorama.server.routes.games import GameName

TheDesk = NamedDependency[PuzzleDesk]
PuzzleId = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$")]


def provide_desk(services: TheServices, person: ThePerson) -> PuzzleDesk:
    return PuzzleDesk(services, person)


@look("/")
async def my_puzzles(desk: TheDesk) -> PuzzleScores:
    return await desk.scores()


@look("/{game:str}/daily")
async def daily(game: GameName, desk: TheDesk) -> PuzzleInfo:
    """The same for everybody until midnight, by UTC."""
    return await desk.daily(game)


@look("/{game:str}/next")
async def next_in_trainer(game: GameName, desk: TheDesk) -> PuzzleInfo:
    """One that you have not closed yet."""
    return await desk.next(game)


@do("/{game:str}/{puzzle:str}/answer")
async def answer(
    game: GameName,
    puzzle: PuzzleId,
    services: TheServices,
    person: ThePerson,
    desk: TheDesk,
    data: JSONBody[PuzzleAnswer],
) -> Verdict:
    services.quotas.puzzles.take(person)
    return await desk.answer(game, puzzle, data)


ROUTES = [
    Router(
        path="/puzzles",
        route_handlers=[my_puzzles, daily, next_in_trainer, answer],
        dependencies={"desk": Provide(provide_desk, sync_to_thread=False)},
    )
]
