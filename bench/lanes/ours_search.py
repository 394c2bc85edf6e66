"""Our search, in whichever build this interpreter finds: with the game's heuristics, and without any."""

from functools import partial
from itertools import count, cycle
from typing import Any

import zoorama.engine.game
from bench.lane import Task, serve
from zoorama.bots.bot import UNLIMITED
from zoorama.bots.search.guide import BlindGuide, SenseGuide
from zoorama.bots.search.search import Search
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import LUCK, AnyGame, Kind, View
from zoorama.games import GAMES, find

SIMULATIONS = 200  # a decision
POSITIONS = 12
SEEDS = count()
TABLES = [
    ("zooloretto_dice", 2),
    ("zooloretto_dice", 4),
    ("zooloretto", 2),
    ("zooloretto", 4),
    ("o_zoo_le_mio", 2),
    ("o_zoo_le_mio", 4),
    ("zoop", 4),
]


def title(name: str, seats: int) -> str:
    return f"{name} ({seats})"


def decisions(game: AnyGame, seats: int) -> list[View]:
    """What somebody saw who had a choice, one from each of several random games."""
    return [decision(game, seats, number) for number in range(POSITIONS)]


def decision(game: AnyGame, seats: int, number: int) -> View:
    """A quarter to three quarters into the game."""
    whole = len(choices(game, seats, number))
    return choices(game, seats, number)[whole // 4 + whole // 2 * number // POSITIONS]


def choices(game: AnyGame, seats: int, number: int) -> list[View]:
    rng, found = stream(1, number), []
    state: Any = game.start(seats, game.types.options())
    while (turn := game.turn(state)).kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, rng))
            continue
        seat = turn.seats[0]
        legal = game.legal(state, seat)
        if len(legal) > 1:
            found.append(game.view(state, seat))
        game.play(state, seat, legal[rng.below(len(legal))])
    return found


def searched(bot: Search, views: "cycle[View]", times: int) -> int:
    """How many simulations that many decisions took."""
    made = 0
    for _ in range(times):
        made += bot.look_ahead(next(views), Rng(next(SEEDS)), UNLIMITED, until_decided=False).visits
    return made


def tasks_of(name: str, seats: int) -> dict[str, Task]:
    game = find(name)
    sense, views = sense_of(game), decisions(game, seats)
    assert sense is not None
    guides = {"sense": SenseGuide(game, sense), "blind": BlindGuide(game)}
    return {
        f"{title(name, seats)} {how}": partial(searched, Search(game, guide, SIMULATIONS), cycle(views))
        for how, guide in guides.items()
    }


def main() -> None:
    tasks: dict[str, Task] = {}
    for name, seats in TABLES:
        tasks |= tasks_of(name, seats)
    interpreted = str(zoorama.engine.game.__file__).endswith(".py")
    serve({"build": "interpreted" if interpreted else "compiled", "games": str(len(GAMES))}, tasks)


if __name__ == "__main__":
    main()
