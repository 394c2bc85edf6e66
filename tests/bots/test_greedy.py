"""Greedy wins clearly more than its share against random, at every game."""

import pytest

from zoorama.engine.game import AnyGame
from zoorama.games import GAMES
from zoorama.lab.arena import new_job
from zoorama.lab.run import run
from zoorama.lab.stats import outcome, wilson

GAMES_PLAYED = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_wins_clearly_more_than_its_share_against_random(game: AnyGame) -> None:
    seats = game.seats[0]
    won = 0.0
    for seat in range(seats):
        players = tuple("greedy" if other == seat else "random" for other in range(seats))
        job = new_job(game, players, game.types.options(), seat, range(GAMES_PLAYED // seats))
        won += sum(found.shares[seat] for found in run(job, outcome))
    low, _ = wilson(won, GAMES_PLAYED // seats * seats)
    assert low > 1 / seats
