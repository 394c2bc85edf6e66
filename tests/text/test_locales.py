"""Four languages say the same things, and nothing that is not there."""

from collections import Counter
from dataclasses import fields
from typing import Any, cast

import pytest
from fluent.syntax import ast

from tests.text.locales import LOCALE, catalogue, file_of, own, resource, variables
from zoorama.codec import shape_of
from zoorama.engine.shape import Many, Maybe, Shape, Value
from zoorama.games import GAMES, find
from zoorama.text import LANGUAGES, Text

GAME_NAMES = [game.name for game in GAMES]
NAMES = ["table", "web", "offline", *GAME_NAMES]
languages = pytest.mark.parametrize("language", LANGUAGES)
names = pytest.mark.parametrize("name", NAMES)
game_names = pytest.mark.parametrize("name", GAME_NAMES)


def test_every_language_has_its_folder_and_no_other_is_there() -> None:
    assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(LANGUAGES)


@languages
def test_every_game_has_its_file_and_no_other_is_there(language: str) -> None:
    assert {file.name for file in (LOCALE / language).iterdir()} == {f"{name}.ftl" for name in NAMES}


@names
@languages
def test_a_file_parses_without_junk(language: str, name: str) -> None:
    junk = [entry.content for entry in resource(file_of(language, name)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@names
@languages
def test_a_file_says_everything_once(language: str, name: str) -> None:
    entries = resource(file_of(language, name)).body
    keys = Counter((type(entry), entry.id.name) for entry in entries if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, times in keys.items() if times > 1] == []


@languages
def test_no_game_takes_a_word_from_the_table_or_the_pages(language: str) -> None:
    shared = catalogue(language, "table").keys() | catalogue(language, "web").keys()
    assert not catalogue(language, "table").keys() & catalogue(language, "web").keys()
    for name in GAME_NAMES:
        assert not catalogue(language, name).keys() & shared


@names
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_what_english_says(language: str, name: str) -> None:
    assert own(language, name) ^ own("en", name) == set()


@names
@languages
def test_a_message_refers_only_to_messages_of_its_own_file(language: str, name: str) -> None:
    known = catalogue(language, name)
    missing = {key: said.messages - known.keys() for key, said in known.items() if said.messages - known.keys()}
    assert missing == {}


@names
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_only_the_variables_that_english_uses(language: str, name: str) -> None:
    """A word's English name and its key are two forms of one variable, and so are a player's name and whether it is the
    reader; a language may choose by either."""

    def stems(language: str, key: str) -> set[str]:
        return {variable.removesuffix("-name").removesuffix("-who") for variable in variables(language, name, key)}

    foreign = {key: stems(language, key) - stems("en", key) for key in own(language, name) & own("en", name)}
    assert {key: extra for key, extra in foreign.items() if extra} == {}


def facts_of(cls: type) -> set[str]:
    """What `Text` hands a message about such a value."""
    plain = [field.name for field in fields(cast(Any, cls)) if not holds_values(shape_of(field))]
    return {name for field in plain for name in (field, f"{field}-name", f"{field}-who")}


def holds_values(shape: Shape) -> bool:
    return holds_values(shape.of) if isinstance(shape, Maybe | Many) else isinstance(shape, Value)


@game_names
@languages
def test_actions_and_events_speak_only_of_their_own_fields(language: str, name: str) -> None:
    types = find(name).types
    for kind, classes in (("action", types.actions), ("event", types.events)):
        for cls in classes:
            unknown = variables(language, name, f"{kind}-{cls.__name__}") - facts_of(cls)
            assert not unknown, f"{kind}-{cls.__name__}"


@game_names
@languages
def test_help_rules_words_and_names_need_no_variables(language: str, name: str) -> None:
    fixed = [
        key
        for key in own(language, name)
        if key.startswith(("word-", "score-", "option-")) or key.endswith((".help", ".title")) or key[:2].isupper()
    ]
    assert fixed
    assert {key: variables(language, name, key) for key in fixed if variables(language, name, key)} == {}


@names
@languages
def test_every_message_without_variables_can_be_said(language: str, name: str) -> None:
    text = Text(language, None if name == "table" else name)
    for key in own(language, name):
        if not variables(language, name, key):
            message, _, part = key.partition(".")
            said = text.say(message, part)
            assert said.strip()
            assert "{" not in said
