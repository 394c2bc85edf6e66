"""While the fields of the view stay that a game names, so do its scores: a server need not draw them up again."""

from dataclasses import fields

from tests.laws.table import Table, over_every_game, steps
from zoorama.engine.game import AnyGame
from zoorama.engine.score import Score


def scores_follow_from_the_fields_named(game: AnyGame, table: Table) -> None:
    """Not only from one moment to the next: whenever a seat sees these fields so, the scores are the same."""
    named = game.types.scored
    assert {field.name for field in fields(game.types.view)} >= set(named)
    known: dict[object, list[Score]] = {}
    for state, _ in steps(game, table):
        for seat in table.watchers() if named else ():
            view, scores = game.view(state, seat), game.scores(state)
            key = seat, *(getattr(view, name) for name in named)
            assert known.setdefault(key, scores) == scores


test_scores_follow_from_the_fields_named = over_every_game(scores_follow_from_the_fields_named)
