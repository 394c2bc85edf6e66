"""What the search chooses in positions of random games, as text: both builds must choose the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.bots.search.toys import sensible
from tests.golden.golden import random_match
from zoorama.codec import Codec
from zoorama.engine.dealer import stream
from zoorama.engine.game import AnyGame, Kind
from zoorama.games import GAMES

KEPT: Final = Path(__file__).parent / "choices.txt"
AGAIN: Final = "If that is meant, run python -m tests.bots.search.choices and read the difference."
SIMULATIONS: Final = 24
STARTS: Final = (3, 17, 40, 75)  # moves into a random game
MORE: Final = 12  # moves within which somebody has a choice


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """States of a random game in which a seat has a choice."""
    for start in STARTS:
        for moves in range(start, start + MORE):
            match = random_match(game, seats, seed, moves, [])
            turn = match.turn()
            if turn.kind in (Kind.ONE, Kind.TOGETHER) and len(match.legal(turn.seats[-1])) > 1:
                yield match.state(), turn.seats[-1]
                break


def choices() -> str:
    lines = [f"# {SIMULATIONS} simulations by heuristics, in random games: what it takes, and what it thinks of that."]
    for game in GAMES:
        codec, bot = Codec(game), sensible(game, SIMULATIONS)
        for seats in (game.seats[0], game.seats[-1]):
            for state, seat in positions(game, seats, 2):
                view, legal = game.view(state, seat), game.legal(state, seat)
                chosen = bot.choose(view, legal, stream(3, seat))
                chance = bot.chances(view, legal, stream(3, seat))[legal.index(chosen)]
                lines.append(f"{game.name} {seats}p seat {seat}  {codec.text(chosen)}  {chance:.6f}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    KEPT.write_text(choices(), encoding="utf-8")
