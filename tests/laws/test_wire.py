"""What goes over the wire comes back the same, and as the published schema says."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from jsonschema import Draft202012Validator

from tests.laws.table import AnyMatch, Table, enter, over_every_game, steps
from zoorama.codec import Codec, parse
from zoorama.codec.schema import schema
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.match import Match
from zoorama.engine.record import Record

FEW = 6


def what_is_sent_comes_back(game: AnyGame, table: Table) -> None:
    codec = Codec(game)
    seen: set[str] = set()
    for kind, value in said(game, table):
        text = codec.dumps(value)
        if text in seen:
            continue
        seen.add(text)
        back: object = codec.loads(text, kind)
        assert back == value
        assert type(back) is type(value)
        assert codec.dumps(back) == text
        assert codec.text(value)


def what_is_sent_fits_the_schema(game: AnyGame, table: Table) -> None:
    """The validator is slow: a few values of each class, and the end of the record."""
    codec, validator = Codec(game), validator_for(game)
    seen: Counter[type] = Counter()
    for kind, value in said(game, table):
        seen[type(value)] += 1
        if isinstance(value, Record):
            value = replace(value, moves=value.moves[-FEW:])
        if seen[type(value)] <= FEW:
            validator.validate({kind.__name__.lower(): parse(codec.dumps(value))})


@cache
def validator_for(game: AnyGame) -> Draft202012Validator:
    published = schema(game)
    Draft202012Validator.check_schema(published)
    return Draft202012Validator(published)


def said(game: AnyGame, table: Table) -> Iterator[tuple[type, object]]:
    """Everything that may leave a table: options, actions, events as each is told them, views, records."""
    rng = table.rng(11)
    watchers = table.watchers()
    match: AnyMatch = Match(game, table.names(), table.options)
    heard: list[Event] = []
    match.listeners.append(lambda move, events: heard.extend(events))
    yield Options, table.options
    yield Record, match.record()
    for number, (_, move) in enumerate(steps(game, table)):
        if number < 8 or rng.below(10) == 0 or move is None:
            yield View, match.view(watchers[rng.below(len(watchers))])
            yield from ((Action, action) for seat in match.turn().seats for action in match.legal(seat))
        if move is not None:
            yield Action, move.action
            enter(match, move)
        yield from ((Event, event) for event in heard)
        for watcher in watchers:
            yield from ((Event, told) for event in heard if (told := event.to(watcher)) not in (None, event))
        heard.clear()
    yield Record, match.record()


test_wire = over_every_game(what_is_sent_comes_back, what_is_sent_fits_the_schema)
