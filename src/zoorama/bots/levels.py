"""The ladder of each game: what its levels are, by number of seats and build.

A level is offered only where it beats the one below: where a row leaves it out, it is not.
"""

from typing import Final

import zoorama.engine.game

LADDER: Final = ("beginner", "greedy", "keen", "expert", "master", "exact")  # upwards
IS_COMPILED: Final = not str(zoorama.engine.game.__file__).endswith(".py")

Rung = str | tuple[str, str]  # the spec of the bot that plays; or two, of the compiled and of the interpreted build
Row = dict[str, Rung]  # by level


def row(**above: Rung) -> Row:
    """Every game with a heuristic has the two lowest levels."""
    return {"beginner": "beginner", "greedy": "greedy", **above}


# By game and number of seats. A decision should take less than 1 s compiled, less than 3 s interpreted.
ROWS: Final[dict[str, dict[int, Row]]] = {
    "zooloretto_dice": {
        2: row(keen="learned", expert="search:300", master="rounds", exact="solved"),
        3: row(keen="learned", expert="search:300"),
        4: row(keen="learned", expert="search:300"),
    },
    "zooloretto": {
        2: row(keen="learned", expert="search:100", master=("search:1000", "search:300")),
        3: row(keen="learned", expert="search:100"),
        4: row(keen="learned", expert="search:100"),
        5: row(keen="learned", expert="search:100"),
    },
    "zoop": {
        3: row(keen=("search:1000", "search:200")),
        **{seats: row() for seats in range(4, 9)},  # nothing is shown to beat greedy there
    },
    "o_zoo_le_mio": {
        2: row(keen="learned", expert="search:100", master=("search:400", "search:200")),
        3: row(keen="learned", expert="search:100"),
        4: row(keen="learned", expert="search:100"),
    },
}
LOWEST: Final = row()  # of a game that nobody has measured


def specs(game: str, seats: int) -> dict[str, str]:
    """By level, upwards, the bot that plays it with so many seats in this build."""
    found = ROWS.get(game, {}).get(seats, LOWEST)
    return {level: spec_of(found[level]) for level in LADDER if level in found}


def spec_of(rung: Rung) -> str:
    if isinstance(rung, str):
        return rung
    compiled, interpreted = rung
    return compiled if IS_COMPILED else interpreted


def has_level(game: str, level: str) -> bool:
    """With any number of seats."""
    return level in LOWEST or any(level in found for found in ROWS.get(game, {}).values())


def up_to(level: str) -> tuple[str, ...]:
    """The level and those below it, downwards."""
    return LADDER[LADDER.index(level) :: -1]
