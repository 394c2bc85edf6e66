"""Keys that the program uses exist, and no key is there for nothing: found by reading the source."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.text.locales import HOME, own, variables
from tests.text.pages import mentioned
from zoorama.bots.levels import LADDER
from zoorama.bots.registry import BOTS
from zoorama.characters import CHARACTERS
from zoorama.engine import errors
from zoorama.engine.errors import (
    CannotUndo,
    Fact,
    IllegalAction,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
    UnknownVersion,
    Unreadable,
    WrongSeats,
    ZooramaError,
)
from zoorama.games import GAMES
from zoorama.server.cluster.bus import BrokerError
from zoorama.server.config.errors import SettingsError
from zoorama.server.errors import (
    CrossOrigin,
    HttpRefused,
    NoIdentity,
    NoSuchPuzzle,
    NoSuchTable,
    NotAllowed,
    RateLimited,
    Restarting,
    ServerError,
    Stale,
    TableClosing,
    TableDamaged,
    TooMany,
)
from zoorama.server.protocol.messages import CameBack, HintTaken, TableEvent, TakenOver, Undone
from zoorama.server.protocol.problems import ToldElsewhere
from zoorama.server.store.store import StoreError
from zoorama.text import LANGUAGES, Text

GAME_KINDS = ("action-", "event-", "word-", "score-", "option-", "lesson-")  # by a class, word, line or step
LISTED_BELOW = (r"error\-.+", r"unreadable\-.+")  # by the name of an error class or of a problem
RULE = re.compile(r"[A-Z]{2}-[0-9]+(\.title)?")
languages = pytest.mark.parametrize("language", LANGUAGES)


@dataclass(frozen=True)
class Use:
    """A key that the source mentions; `key` is a regular expression where part of it is made up at run time."""

    key: str
    where: str
    facts: frozenset[str] | None = None  # None: not to be seen in the source


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(HOME.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def pattern(node: ast.expr) -> list[str]:
    """The keys an expression may stand for."""
    match node:
        case ast.Constant(value=str(key)):
            return [re.escape(key)]
        case ast.IfExp():
            return pattern(node.body) + pattern(node.orelse)
        case ast.JoinedStr():
            return ["".join("".join(pattern(part)) or ".+" for part in node.values)]
    return []


def keyword_facts(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def uses() -> Iterator[Use]:
    """Calls of `say`, mistakes raised with the key of what to say, and commands declared with the key of their help."""
    for file, tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="Mistake"), args=[key, *_]):
                    where = f"{file.relative_to(HOME)}:{node.lineno}"
                    for found in pattern(key):
                        yield Use(found, where, keyword_facts(node))
                case ast.keyword(arg="help", value=ast.Constant(value=str(key))):  # see cli/localised.py
                    yield Use(re.escape(key), f"{file.relative_to(HOME)}:{node.lineno}", frozenset({"default"}))
                case ast.Assign(targets=[ast.Name(id="key")], value=value):  # said a line later
                    for found in pattern(value):
                        yield Use(found, f"{file.relative_to(HOME)}:{node.lineno}")


def problems() -> Iterator[Use]:
    """What can be unreadable: `Unreadable(path, "problem", facts)`."""
    for file, tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="Unreadable"), args=[_, ast.Constant(value=str(key)), *rest]):
                    facts = {"path"}
                    if rest and isinstance(rest[0], ast.Dict):
                        facts |= {str(name.value) for name in rest[0].keys if isinstance(name, ast.Constant)}
                    yield Use(f"unreadable-{key}", f"{file.relative_to(HOME)}:{node.lineno}", frozenset(facts))


def not_allowed() -> Iterator[Use]:
    for file, tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="NotAllowed"), args=[ast.Constant(value=str(key))], keywords=facts):
                    given = frozenset(str(fact.arg) for fact in facts)
                    yield Use(f"not-allowed-{key}", f"{file.relative_to(HOME)}:{node.lineno}", given)
                case ast.Call(func=ast.Name(id="HttpRefused"), args=[ast.Constant(value=str(key)), *_], keywords=facts):
                    given = frozenset(str(fact.arg) for fact in facts)
                    yield Use(f"http-{key}", f"{file.relative_to(HOME)}:{node.lineno}", given)


def too_many() -> Iterator[Use]:
    for file, tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name(id="TooMany" | "RateQuota" | "ServerFull"), args=[ast.Constant(value=str(key)), *_]
                ):
                    facts = frozenset(TooMany(key, 1).facts)
                    yield Use(f"too-many-{key}", f"{file.relative_to(HOME)}:{node.lineno}", facts)


def listed_errors() -> Iterator[Use]:
    """The list that the class itself gives: `problem   meaning (fact, fact)`."""
    for kind, prefix in ((StoreError, "store-error"), (SettingsError, "settings-error"), (BrokerError, "broker-error")):
        for problem, facts in re.findall(r"^ +([a-z-]+)  +.*\((.+)\)$", kind.__doc__ or "", re.MULTILINE):
            yield Use(f"{prefix}-{problem}", kind.__name__, frozenset(facts.split(", ")))


ERRORS: list[ZooramaError] = [
    UnknownGame("chess", "zoop"),
    UnknownVersion("zoop", 7, "1"),
    UnknownBot("hal", "greedy"),
    WrongSeats("zoop", 9, 2, 6),
    NotYourTurn(1, (0,)),
    IllegalAction(1, "Roll()", "ZD-7"),
    CannotUndo(0),
]
SERVER_ERRORS: list[ZooramaError] = [
    Stale(1),
    NoSuchPuzzle(),
    NoSuchTable(),
    TableClosing(),
    TableDamaged(),
    Restarting(),
    NoIdentity(),
    CrossOrigin(),
    RateLimited(),
]
TABLE_EVENTS = (Undone, HintTaken, TakenOver, CameBack)


def everywhere(language: str) -> set[str]:
    return own(language, "table").union(*(own(language, game.name) for game in GAMES))


def test_the_scan_finds_what_it_should() -> None:
    keys = {use.key for use in uses()}
    assert {"play\\-winner", "play\\-winners", "error\\-record\\-exists", "argument\\-seats"} <= keys
    assert {"unreadable-not-json", "unreadable-wrong-result", "unreadable-not-a-name"} <= {
        use.key for use in problems()
    }


@languages
def test_every_key_in_the_source_has_its_message(language: str) -> None:
    known = everywhere(language)
    missing = [use for use in uses() if not any(re.fullmatch(use.key, key) for key in known)]
    missing = [use for use in missing if not use.key.replace("\\", "").startswith(GAME_KINDS)]
    assert missing == []


@languages
def test_messages_get_the_variables_they_need(language: str) -> None:
    table = own(language, "table")
    starved = [
        (use, variables(language, "table", key) - use.facts)
        for use in uses()
        for key in [use.key.replace("\\", "")]
        if use.facts is not None and key in table and variables(language, "table", key) - use.facts
    ]
    assert starved == []


@languages
def test_everything_unreadable_has_its_message_with_its_facts(language: str) -> None:
    table = own(language, "table")
    for use in problems():
        assert use.key in table, use
        assert use.facts is not None
        assert variables(language, "table", use.key) <= use.facts, use
    assert {key for key in table if key.startswith("unreadable-")} == {use.key for use in problems()}


def test_the_errors_listed_here_are_all_there_are() -> None:
    classes = {cls for cls in vars(errors).values() if isinstance(cls, type) and issubclass(cls, ZooramaError)}
    assert classes - {ZooramaError, errors.Refused, Unreadable} == {type(error) for error in ERRORS}


def test_the_servers_errors_listed_here_are_all_there_are() -> None:
    others = {NotAllowed, TooMany, HttpRefused, ToldElsewhere}
    assert set(ServerError.__subclasses__()) - others == {type(error) for error in SERVER_ERRORS}
    assert set(TableEvent.__subclasses__()) == set(TABLE_EVENTS)


@languages
def test_everything_not_allowed_has_its_message_with_its_facts(language: str) -> None:
    table = own(language, "table")
    for use in (*not_allowed(), *too_many(), *listed_errors()):
        assert use.key in table, use
        assert use.facts is not None
        assert variables(language, "table", use.key) <= use.facts, use


@languages
@pytest.mark.parametrize("event", TABLE_EVENTS)
def test_what_happens_at_the_table_is_told(event: type[TableEvent], language: str) -> None:
    assert variables(language, "table", f"event-{event.__name__}") == {"seat", "seat-who"}


@languages
@pytest.mark.parametrize("error", ERRORS + SERVER_ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_is_said_with_its_facts(error: ZooramaError, language: str) -> None:
    key = error.key
    needed = variables(language, "table", key)
    facts: dict[str, Fact] = error.facts
    assert needed <= facts.keys()
    said = Text(language).error(error)
    assert all(str(facts[name]) in said for name in needed)
    assert "{" not in said


def test_no_key_of_the_table_is_unused() -> None:
    used = [use.key for use in (*uses(), *problems()) if use.key not in LISTED_BELOW]
    used += [use.key for use in (*not_allowed(), *too_many(), *listed_errors())]
    used += ["too-many-again"]  # part of the others
    used += [error.key for error in ERRORS + SERVER_ERRORS]
    used += [f"event-{event.__name__}" for event in TABLE_EVENTS] + ["error-NotFound", "error-Failed"]
    used += [character.key for character in CHARACTERS] + [f"level-{bot}" for bot in BOTS]
    used += [f"level-{level}-about" for level in (*LADDER, "random")] + mentioned()
    assert {key for key in own("en", "table") if not any(re.fullmatch(use, key) for use in used)} == set()


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_no_key_of_a_game_is_unused(name: str) -> None:
    used = [use.key for use in uses()] + mentioned()
    rest = {key for key in own("en", name) if not key.startswith(GAME_KINDS) and not RULE.fullmatch(key)}
    assert {key for key in rest if not any(re.fullmatch(use, key) for use in used)} == set()
