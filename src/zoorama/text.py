"""Text for people, in their language, from the Fluent files beside this module."""

import os
import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, cast

from zoorama.codec import shape_of
from zoorama.engine.errors import Fact, IllegalAction, ZooramaError
from zoorama.engine.game import Action, Event
from zoorama.engine.shape import Flag, Many, Maybe, Nth, Seat, Shape, Value, Word

if TYPE_CHECKING:  # loaded when words are put together: whoever only hands the files on does not need it
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "de", "ru")
FALLBACK: Final = "en"
LONGEST_FACT: Final = 500  # Fluent drops a message altogether that holds a very long one
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # before a number, where a minus belongs
RULE: Final = re.compile(r"^([A-Z]{2}-[0-9]+) =", re.MULTILINE)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the reader's environment asks for, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = re.split("[_.@]", environment.get(variable, ""))[0].lower()
        if wanted in LANGUAGES:
            return wanted
        if wanted:
            return "en"
    return "en"


def read_source(language: str, name: str) -> str:
    """A Fluent file, the English one where there is no translation; empty if there is neither."""
    for spoken in (language, FALLBACK):
        file = files("zoorama") / "locale" / spoken / f"{name}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


@cache
def read_words(language: str, name: str) -> "tuple[Resource, tuple[str, ...]] | None":
    """A Fluent file and the ids of the rules in it, in order; nothing if the language has no such file."""
    from fluent.runtime import FluentResource

    file = files("zoorama") / "locale" / language / f"{name}.ftl"
    if not file.is_file():
        return None
    source = file.read_text(encoding="utf-8")
    return FluentResource(source), tuple(RULE.findall(source))


class Text:
    """The table's words in one language, and those of one game if a game is named."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self.rules: list[str] = []  # the ids of the game's rules, in order
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        for name in ("table", game) if game else ("table",):
            found = read_words(language, name)
            if found:
                self.bundle.add_resource(found[0])
                self.rules += found[1]
        if game and not self.rules and language != FALLBACK:
            self.rules = self._english.rules

    def say(self, key: str, part: str = "", /, **facts: Fact) -> str:
        """The message, or its named part: `say("ZD-7", "title")`."""
        bundle = self._bundle(key)
        message = bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        said = str(bundle.format_pattern(pattern, {name: clipped(fact) for name, fact in facts.items()})[0])
        return HYPHEN.sub("−", said) if any(map(_is_negative, facts.values())) else said

    def knows(self, key: str) -> bool:
        return self._bundle(key).has_message(key)

    def word(self, word: str) -> str:
        return self.say(f"word-{word}")

    def action(self, action: Action, players: tuple[str, ...]) -> str:
        return self.say(f"action-{type(action).__name__}", **self._facts(action, players))

    def number(self, action: Action, players: tuple[str, ...]) -> int | None:
        """What to type for an action, where its message says so in an attribute `.number`."""
        key = f"action-{type(action).__name__}"
        if "number" not in self._bundle(key).get_message(key).attributes:
            return None
        return int(self.say(key, "number", **self._facts(action, players)))

    def event(self, event: Event, players: tuple[str, ...], me: int | None = None) -> str:
        """What happened; whatever the reader's own seat did or got is told to them as "you"."""
        return self.say(f"event-{type(event).__name__}", **self._facts(event, players, me))

    def error(self, error: ZooramaError) -> str:
        message = self.say(error.key, **error.facts)
        if isinstance(error, IllegalAction) and error.rule in self.rules:
            message += " " + self.say(error.rule)
        return message

    @cached_property
    def _english(self) -> "Text":
        return Text(FALLBACK, self.game)

    def _bundle(self, key: str) -> "FluentBundle":
        """Where the message is: a translation that lacks it leaves it to English."""
        lacking = self.language != FALLBACK and not self.bundle.has_message(key)
        return self._english.bundle if lacking else self.bundle

    def _facts(self, value: object, players: tuple[str, ...], me: int | None = None) -> dict[str, Fact]:
        """A message's variables: each field, its name in words, and of a seat whether it is the reader's."""
        facts: dict[str, Fact] = {}
        for field in fields(cast(Any, value)):
            shape, part = shape_of(field), getattr(value, field.name)
            if not _holds_values(shape):
                facts[field.name] = self._fact(part, shape, players)
                facts[f"{field.name}-name"] = self._name(part, shape)
                if is_seat(shape):
                    facts[f"{field.name}-who"] = "you" if part is not None and part == me else "other"
        return facts

    def _fact(self, value: Any, shape: Shape, players: tuple[str, ...]) -> Fact:
        match shape:
            case Maybe():
                return "none" if value is None else self._fact(value, shape.of, players)
            case Seat():
                return str(players[value])
            case Nth():
                return int(value) + 1
            case Word():
                return str(shape.words[value])
            case Flag():
                return "yes" if value else "no"
            case Many():
                of = shape.of
                return ", ".join(self._name(part, of) or str(self._fact(part, of, players)) for part in value)
        return cast(Fact, value)

    def _name(self, value: Any, shape: Shape) -> str:
        """A word in the reader's language; anything else has no name."""
        inner = shape.of if isinstance(shape, Maybe) else shape
        return self.word(inner.words[value]) if isinstance(inner, Word) and value is not None else ""


def figure(number: int) -> str:
    """A number for people: with a true minus, as wide as the plus."""
    return f"{number}".replace("-", "−")


def signed(change: int) -> str:
    """What is gained or lost: “+2”, “−1”, “±0”."""
    return f"{change:+d}".replace("-", "−") if change else "±0"


def clipped(fact: Fact) -> Fact:
    return fact[:LONGEST_FACT] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def _is_negative(fact: Fact) -> bool:
    return not isinstance(fact, str) and fact < 0


def is_seat(shape: Shape) -> bool:
    return is_seat(shape.of) if isinstance(shape, Maybe) else isinstance(shape, Seat)


def _holds_values(shape: Shape) -> bool:
    match shape:
        case Maybe() | Many():
            return _holds_values(shape.of)
    return isinstance(shape, Value)
