"""Results of games that nobody played."""

from collections.abc import Sequence

from zoorama.engine.game import Options
from zoorama.games import find
from zoorama.lab.contest import Contest, Pairing, Result, Rotation, new_contest

GAME = find("zooloretto_dice")


def a_contest(seats: int, *pairs: tuple[str, str]) -> Contest:
    return new_contest(GAME, seats, Options(), 1, tuple(Pairing(*pair) for pair in pairs))


def rotations(pairing: int, *won: Sequence[float]) -> list[Rotation]:
    """By number, what the one won in each seat."""
    return [
        Rotation(tuple(Result(pairing, number, share, (0.01,)) for share in shares))
        for number, shares in enumerate(won)
    ]
