"""The results of a simulation, as a table or as JSON, and the progress bar while it runs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress as Bar
from rich.table import Table

from zoorama.codec import Json
from zoorama.engine.game import AnyGame
from zoorama.lab.run import Progress
from zoorama.lab.stats import Standings, wilson
from zoorama.text import Text


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Progress]:
    """Moves as work is done, if somebody watches."""
    with Bar(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


def standings_json(game: AnyGame, players: tuple[str, ...], seed: int, found: Standings) -> Json:
    return {
        "game": game.name,
        "version": game.version,
        "seed": str(seed),  # larger than some readers of JSON can bear
        "games": found.games,
        "moves_per_game": found.moves / found.games,
        "seats": [seat_json(name, found, seat) for seat, name in enumerate(players)],
    }


def seat_json(name: str, found: Standings, seat: int) -> Json:
    low, high = wilson(found.won[seat], found.games)
    return {
        "player": name,
        "won": found.won[seat] / found.games,
        "interval": [low, high],
        "points": found.points[seat] / found.games,
    }


def show_standings(
    game: AnyGame, players: tuple[str, ...], seed: int, found: Standings, text: Text, console: Console
) -> None:
    name = Text(text.language, game.name).say("name")
    table = Table(title=text.say("simulate-title", game=name, games=found.games, seed=str(seed)))
    for heading in ("seat", "player", "wins", "interval", "points"):
        table.add_column(text.say(f"simulate-{heading}"), justify="left" if heading == "player" else "right")
    for seat, player in enumerate(players):
        shares = found.won[seat] / found.games, *wilson(found.won[seat], found.games)
        won, low, high = (text.say("simulate-share", share=share) for share in shares)
        points = text.say("simulate-mean", points=found.points[seat] / found.games)
        table.add_row(str(seat + 1), player, won, f"{low} – {high}", points)
    console.print(table)
    console.print(text.say("simulate-length", moves=found.moves / found.games), markup=False)
    console.print(text.say("simulate-note"), style="dim", markup=False)
