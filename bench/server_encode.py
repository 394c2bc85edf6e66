"""What each cache of protocol/encode.py saves, in microseconds: `python -m bench.server_encode`."""

from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any, NamedTuple

from msgspec import Raw, json
from rich.console import Console
from rich.table import Table

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.score import Score
from zoorama.games import GAMES
from zoorama.server.protocol.encode import EncodedUpdate, Encoder, StandingsEncoder, score_sheets, text_of
from zoorama.server.protocol.messages import PROTOCOL, TurnInfo, Update

SEATS = 3
POSITIONS = 60  # of one random game
REPEATS = 20


class Positions(NamedTuple):
    """Of the first moves of a game: the views of all seats, the legal actions, the scores."""

    views: list[list[View]]
    actions: list[Action]
    scores: list[list[Score]]


def positions(game: AnyGame) -> Positions:
    views: list[list[View]] = []
    offered: list[Action] = []
    scores: list[list[Score]] = []
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=Rng(3))
    rng = Rng(1)
    while match.turn().seats and len(views) < POSITIONS:
        views.append([match.view(seat) for seat in range(SEATS)])
        scores.append(match.scores())
        seat = match.turn().seats[0]
        legal = match.legal(seat)
        offered += legal
        match.act(seat, legal[rng.below(len(legal))])
    return Positions(views, offered, scores)


def microseconds(work: Callable[[], object], count: int) -> float:
    """Of processor time for each of so many, the best of several tries."""
    best = float("inf")
    for _ in range(REPEATS):
        began = process_time()
        work()
        best = min(best, process_time() - began)
    return best / count * 1e6


def figures(game: AnyGame) -> list[tuple[str, float, float]]:
    encoder, (views, actions, scores) = Encoder(game), positions(game)
    sent = [encoder.action(action) for action in actions]
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

    def standings() -> None:
        successive = StandingsEncoder()
        for sheets in scores:
            successive.encode([], partial(list, sheets))

    def decoded() -> None:
        for raw in sent:
            encoder.codec.loads(bytes(raw).decode(), Action)

    whole = microseconds(lambda: [encoder.value(view) for view in seats], len(seats))
    plain = microseconds(lambda: [encoder.codec.dumps(action) for action in actions], len(actions))
    found = [
        ("view, successive", whole, microseconds(successive, len(seats))),
        ("action, cached", plain, microseconds(lambda: encoder.actions(actions), len(actions))),
        ("action read, cached", microseconds(decoded, len(sent)), microseconds(lambda: read(encoder, sent), len(sent))),
        (
            "standings",
            microseconds(lambda: list(map(fresh_standings, scores)), len(scores)),
            microseconds(standings, len(scores)),
        ),
        ("update", *update_figures(scores[-1])),
    ]
    if game.open_information:
        found.append(("view, shared by all seats", whole, microseconds(shared, len(seats))))
    return found


def read(encoder: Encoder, sent: list[Raw]) -> None:
    for raw in sent:
        encoder.read_action(raw)


def fresh_standings(scores: list[Score]) -> bytes:
    return json.encode(score_sheets(scores))


def update_figures(scores: list[Score]) -> tuple[float, float]:
    """An update with its shared parts as structs, and with them encoded before."""
    turn = TurnInfo(kind="one", seats=[0], until=None)
    sheets = score_sheets(scores)
    common: dict[str, Any] = {
        "v": PROTOCOL,
        "seq": 1,
        "seat": 0,
        "events": [],
        "legal": [],
        "view": Raw(b"{}"),
        "undo": False,
    }
    plain = Update(turn=turn, clocks=None, standings=sheets, **common)
    raw = EncodedUpdate(turn=Raw(json.encode(turn)), clocks=Raw(b"null"), standings=Raw(json.encode(sheets)), **common)
    times = range(1000)
    return (
        microseconds(lambda: [text_of(plain) for _ in times], len(times)),
        microseconds(lambda: [text_of(raw) for _ in times], len(times)),
    )


def main() -> None:
    table = Table("game", "what", "anew", "with it")
    for game in GAMES:
        for what, anew, saved in figures(game):
            table.add_row(game.name, what, f"{anew:.2f}", f"{saved:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
