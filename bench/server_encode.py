"""What each cache of protocol/encode.py saves, in microseconds: `python -m bench.server_encode`."""

from collections.abc import Callable
from time import process_time

from rich.console import Console
from rich.table import Table

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES
from zoorama.server.protocol.encode import Encoder

SEATS = 3
POSITIONS = 60  # of one random game
REPEATS = 20


def positions(game: AnyGame) -> tuple[list[list[View]], list[Action]]:
    """The views of all seats and the legal actions, after each of the first moves."""
    views: list[list[View]] = []
    offered: list[Action] = []
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=Rng(3))
    rng = Rng(1)
    while match.turn().seats and len(views) < POSITIONS:
        views.append([match.view(seat) for seat in range(SEATS)])
        seat = match.turn().seats[0]
        legal = match.legal(seat)
        offered += legal
        match.act(seat, legal[rng.below(len(legal))])
    return views, offered


def microseconds(work: Callable[[], object], count: int) -> float:
    """Of processor time for each of so many, the best of several tries."""
    best = float("inf")
    for _ in range(REPEATS):
        began = process_time()
        work()
        best = min(best, process_time() - began)
    return best / count * 1e6


def figures(game: AnyGame) -> list[tuple[str, float, float]]:
    encoder, (views, actions) = Encoder(game), positions(game)
    seats = [view for moment in views for view in moment]

    def successive() -> None:
        successive = encoder.views()
        for view in seats:
            successive.encode(view)

    def shared() -> None:
        successive = encoder.views()
        for moment in views:
            text = successive.around_seat(moment[0])
            for seat in range(SEATS):
                text.of(seat)

    whole = microseconds(lambda: [encoder.value(view) for view in seats], len(seats))
    plain = microseconds(lambda: [encoder.codec.dumps(action) for action in actions], len(actions))
    found = [
        ("view, successive", whole, microseconds(successive, len(seats))),
        ("action, cached", plain, microseconds(lambda: encoder.actions(actions), len(actions))),
    ]
    if game.open_information:
        found.append(("view, shared by all seats", whole, microseconds(shared, len(seats))))
    return found


def main() -> None:
    table = Table("game", "what", "anew", "with it")
    for game in GAMES:
        for what, anew, saved in figures(game):
            table.add_row(game.name, what, f"{anew:.2f}", f"{saved:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
