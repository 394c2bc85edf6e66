"""JSON itself: text to plain data, each field once."""

import json
from typing import Final, cast

from zoorama.engine.errors import Unreadable

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

TAG: Final = "type"  # the key that names a value's class


def parse(text: str, source: str = "json") -> Json:
    try:
        return cast(Json, json.loads(text, object_pairs_hook=_each_once))
    except json.JSONDecodeError as error:
        raise Unreadable(source, "not-json", {"line": error.lineno, "column": error.colno}) from error
    except ValueError as error:
        raise Unreadable(source, "too-many-digits") from error
    except RecursionError as error:
        raise Unreadable(source, "too-deep") from error


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def kind_of(data: Json) -> str:
    """The key of the word for what kind of JSON this is."""
    match data:
        case None:
            return "null"
        case bool():
            return "flag"
        case int():
            return "whole"
        case float():
            return "number"
        case str():
            return "text"
        case list():
            return "list"
    return "object"


def _each_once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            raise Unreadable("json", "repeated-field", {"given": name})
        found[name] = value
    return found
