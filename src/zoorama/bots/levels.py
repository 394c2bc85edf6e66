"""The ladder of each game: what its levels are, by number of seats. The same in both builds.

A level is offered only where it beats the one below: where a row leaves it out, it is not.
"""

import sys
from typing import Final

from zoorama.build import IS_COMPILED

LADDER: Final = ("beginner", "greedy", "keen", "expert", "master", "exact")  # upwards

Row = dict[str, str]  # by level, the spec of the bot that plays


def row(**above: str) -> Row:
    """Every game with a heuristic has the two lowest levels."""
    return {"beginner": "beginner", "greedy": "greedy", **above}


# By game and number of seats. A decision takes less than 1 s on one core, interpreted too (but for Zoop).
ROWS: Final[dict[str, dict[int, Row]]] = {
    "zooloretto_dice": {
        2: row(keen="learned", expert="search:300", master="rounds", exact="solved"),
        3: row(keen="learned", expert="search:300"),
        4: row(keen="learned", expert="search:300"),
    },
    "zooloretto": {
        2: row(keen="learned", expert="search:100", master="search:1000"),
        3: row(keen="learned", expert="search:100"),
        4: row(keen="learned", expert="search:100"),
        5: row(keen="learned"),
    },
    "zoop": {
        3: row(keen="search:4000"),
        **{seats: row() for seats in range(4, 9)},  # nothing is shown to beat greedy there
    },
    "o_zoo_le_mio": {
        2: row(keen="learned", expert="search:100", master="search:400"),
        3: row(keen="learned", expert="search:100"),
        4: row(keen="learned", expert="search:100"),
    },
}
LOWEST: Final = row()  # of a game that nobody has measured
IN_A_PAGE: Final = sys.platform == "emscripten" and not IS_COMPILED  # there everything above takes too long


def specs(game: str, seats: int) -> dict[str, str]:
    """By level, upwards, the bot that plays it with so many seats."""
    return LOWEST if IN_A_PAGE else ROWS.get(game, {}).get(seats, LOWEST)


def has_level(game: str, level: str) -> bool:
    """With any number of seats."""
    return level in LOWEST or any(level in found for found in ROWS.get(game, {}).values())


def up_to(level: str) -> tuple[str, ...]:
    """The level and those below it, downwards."""
    return LADDER[LADDER.index(level) :: -1]
