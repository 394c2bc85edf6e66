"""Writes what Python says of actions and events, for the client to say the same: `python web/build/parity.py`."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from zoorama.bots.registry import make_bot
from zoorama.codec import Codec, shape_of
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import CannotUndo, IllegalAction, NotYourTurn, ZooramaError
from zoorama.engine.game import Action, AnyGame, Event
from zoorama.engine.match import Match
from zoorama.games import GAMES
from zoorama.text import LANGUAGES, Text, is_seat

TARGET = Path(__file__).parents[1] / "tests" / "parity.json"
NAMES = ("Ada", "Ben", "Chloé", "Дмитрий")


def spoken(game: AnyGame) -> tuple[list[Action], list[Event]]:
    """All that was offered, done and told in two games."""
    actions: dict[Action, None] = {}
    events: dict[Event, None] = {}
    for seed in (3, 4):
        rng, bot = Rng(seed=seed), make_bot("greedy", game)
        match = Match(game, NAMES[: max(3, game.seats[0])], dealer=rng.split())
        while match.turn().seats:
            seat = match.turn().seats[0]
            legal = match.legal(seat)
            actions.update(dict.fromkeys(legal))
            for move, told in match.act(seat, bot.choose(match.view(seat), legal, rng)):
                actions[move.action] = None
                events.update(dict.fromkeys(told))
                events.update({heard: None for event in told if (heard := event.to(None)) is not None})
    return few(list(actions)), few(list(events))


def few(values: list[Any]) -> list[Any]:
    """Some of each kind, the first, the middle and the last met."""
    kinds = dict.fromkeys(type(value) for value in values)
    of_kind = {kind: [value for value in values if type(value) is kind] for kind in kinds}
    return [one for found in of_kind.values() for one in dict.fromkeys((found[0], found[len(found) // 2], found[-1]))]


def said(game: AnyGame) -> dict[str, Any]:
    codec = Codec(game)
    texts = {language: Text(language, game.name) for language in LANGUAGES}
    actions, events = spoken(game)
    return {
        "actions": [
            {"value": codec.encode(action), **{lang: text.action(action, NAMES) for lang, text in texts.items()}}
            for action in actions
        ],
        "events": [
            {
                "value": codec.encode(event),
                "me": me,
                **{lang: text.event(event, NAMES, me) for lang, text in texts.items()},
            }
            for event in events
            for me in readers(event)
        ],
        "errors": [errors(error, texts) for error in mistakes(texts["en"].rules[0])],
    }


def readers(event: Event) -> list[int | None]:
    """Nobody in particular, and everybody whom it is about."""
    seats = {
        value
        for field in fields(event)
        if is_seat(shape_of(field)) and (value := getattr(event, field.name)) is not None
    }
    return [None, *sorted(seats)]


def mistakes(rule: str) -> list[ZooramaError]:
    return [IllegalAction(1, "Act()", rule), NotYourTurn(1, (0, 2)), NotYourTurn(0, ()), CannotUndo(2)]


def errors(error: ZooramaError, texts: dict[str, Text]) -> dict[str, Any]:
    name = type(error).__name__
    value = {"name": name, "key": f"error-{name}", "facts": error.facts, "message": str(error)}
    return {"value": value, **{language: text.error(error) for language, text in texts.items()}}


def everything() -> dict[str, Any]:
    return {"players": NAMES, "games": {game.name: said(game) for game in GAMES}}


def written() -> str:
    return json.dumps(everything(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
