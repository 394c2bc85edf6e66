"""Whatever a game can say has its words in every language."""

from dataclasses import fields
from typing import Any, cast

import pytest

from tests.codec.samples import CODECS, played
from tests.laws.rules import rules_of
from tests.text.locales import own
from zoorama.codec import shape_of
from zoorama.engine.game import AnyGame
from zoorama.engine.shape import Many, Maybe, Shape, Value, Word
from zoorama.games import GAMES
from zoorama.records.walk import walk
from zoorama.server.lobby import option_choices
from zoorama.text import LANGUAGES, Text

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@languages
@games
def test_every_option_a_form_asks_for_has_a_label_for_people(game: AnyGame, language: str) -> None:
    words = own(language, game.name)
    for choice in option_choices(game):
        assert f"setting-{choice.name}" in words, choice
        assert (f"setting-{choice.name}.value" in words) == (choice.kind == "whole"), choice


def words_in(shape: Shape) -> set[str]:
    match shape:
        case Word():
            return set(shape.words)
        case Maybe() | Many():
            return words_in(shape.of)
        case Value():
            return {word for cls in shape.classes for word in words_of(cls)}
    return set()


def words_of(cls: type) -> set[str]:
    return {word for field in fields(cast(Any, cls)) for word in words_in(shape_of(field))}


@languages
@games
def test_actions_are_named_and_explained(game: AnyGame, language: str) -> None:
    needed = {f"action-{cls.__name__}{part}" for cls in game.types.actions for part in ("", ".help")}
    found = {key for key in own(language, game.name) if key.startswith("action-")}
    assert needed == {key for key in found if not key.endswith(".number")}  # what to type for it; most have none


@languages
@games
def test_events_are_told(game: AnyGame, language: str) -> None:
    needed = {f"event-{cls.__name__}" for cls in game.types.events}
    found = {key for key in own(language, game.name) if key.startswith("event-")}
    assert needed == {key for key in found if not key.endswith(".would")}  # in a preview; most are told as they are


@languages
@games
def test_the_goal_of_the_game_is_told(game: AnyGame, language: str) -> None:
    assert "learn-goal" in own(language, game.name)


@languages
@games
def test_words_are_translated(game: AnyGame, language: str) -> None:
    classes = (*game.types.actions, *game.types.events, game.types.view)
    needed = {f"word-{word}" for cls in classes for word in words_of(cls)}
    assert needed <= own(language, game.name) | own(language, "table")


@languages
@games
def test_options_are_explained(game: AnyGame, language: str) -> None:
    needed = {f"option-{name}" for name in CODECS[game.name].options()}
    assert needed == {key for key in own(language, game.name) if key.startswith("option-")}


@languages
@games
def test_every_line_of_the_score_sheet_has_a_name(game: AnyGame, language: str) -> None:
    needed = {f"score-{line.what}" for score in played(game).result for line in score.lines + score.tiebreaks}
    assert needed
    assert needed <= own(language, game.name)


@languages
@games
def test_every_rule_is_told_with_a_title(game: AnyGame, language: str) -> None:
    listed = rules_of(game.name)
    text = Text(language, game.name)
    assert listed
    assert text.rules == listed
    assert {f"{rule}.title" for rule in listed} <= own(language, game.name)


@languages
@games
def test_a_game_has_a_name_and_a_tagline(game: AnyGame, language: str) -> None:
    assert {"name", "tagline"} <= own(language, game.name)


@languages
@games
def test_a_whole_game_can_be_told(game: AnyGame, language: str) -> None:
    """Every move and event of a game in words, none with a hole where a variable should be."""
    record = played(game)
    text = Text(language, game.name)
    told = [text.action(move.action, record.names) for move in record.moves]
    for position in walk(game, record):
        for seat in (*range(len(record.players)), None):
            heard = [said for event in position.events if (said := event.to(seat)) is not None]
            told += [text.event(event, record.names, seat) for event in heard]
    assert [line for line in told if "{" in line or not line.strip()] == []
    assert any(record.names[0] in line for line in told)
