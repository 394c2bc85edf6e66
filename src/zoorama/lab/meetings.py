"""Ratings from the rows of games in which bots met, whoever sat with whom. Needs NumPy."""

from collections.abc import Sequence

import numpy as np

from zoorama.lab.ratings import rate_tables
from zoorama.lab.report import Rating
from zoorama.lab.tournament import Rounds


def rate_rounds(rounds: Rounds, bots: Sequence[str], anchor: str, seed: int) -> list[Rating]:
    """By bot, on the scale of `ratings`; intervals by drawing whole rounds."""
    tables = sorted({tuple(sorted(row.bots)) for rows in rounds.values() for row in rows})
    seated = np.array([[float(table.count(bot)) for bot in bots] for table in tables])
    won = np.zeros((len(rounds), *seated.shape))
    played = np.zeros(won.shape[:2])
    for index, rows in enumerate(rounds.values()):
        for row in rows:
            table = tables.index(tuple(sorted(row.bots)))
            played[index, table] += 1
            for bot, share in zip(row.bots, row.shares, strict=True):
                won[index, table, bots.index(bot)] += share
    return rate_tables(won, played, seated, bots, anchor, seed)
