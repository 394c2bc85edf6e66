"""Rows of games that nobody played."""

from collections.abc import Sequence

from zoorama.lab.rows import Row


def a_row(number: int, bots: Sequence[str], points: Sequence[int], **other: object) -> Row:
    most = max(points)
    winners = [one == most for one in points]
    told: dict[str, object] = {
        "game": "zooloretto_dice",
        "version": 1,
        "options": {"type": "Options"},
        "seed": "1",
        "number": number,
        "bots": tuple(bots),
        "shares": tuple(won / sum(winners) for won in winners),
        "ranks": tuple(1 + sum(other > one for other in points) for one in points),
        "points": tuple(points),
        "lines": tuple({"animals": one} for one in points),
        "tiebreaks": tuple({"marked-coins": 1} for _ in points),
        "moves": 30,
        "decisions": 20,
        "choices": 10,
        "rounds": 5,
        "record": "0",
    }
    return Row(**(told | other))  # type: ignore[arg-type]  # each of its kind
