"""Writes web/src/generated, the messages of the wire and the values of each game: `python web/build/typescript.py`."""

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Final, cast, get_args

import msgspec
from msgspec import inspect

from zoorama.codec import TAG, Codec, shape_of
from zoorama.codec.kinds import field_kinds
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.shape import Flag, Many, Maybe, Shape, Text, Value, Word
from zoorama.games import GAMES
from zoorama.server.protocol import messages
from zoorama.server.protocol.schema import message_types

TARGET = Path(__file__).parents[1] / "src" / "generated"
BANNER = "// Written by build/typescript.py; run `scripts/web types` after a change in Python.\n"
WIDTH: Final = 120


def alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line + "\n"
    return f"export type {name} =\n    | " + "\n    | ".join(members) + ";\n"


def interface(name: str, lines: list[str], doc: str = "") -> str:
    about = f"/** {' '.join(doc.split())} */\n" if doc else ""
    return f"{about}export interface {name} {{\n" + "".join(f"    {line};\n" for line in lines) + "}\n"


def list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


# The wire, from msgspec's own description of its structs

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def wire_type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.ListType():
            return list_of(wire_type(kind.item_type))
        case inspect.TupleType():
            return f"[{', '.join(map(wire_type, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<{wire_type(kind.key_type)}, {wire_type(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case inspect.UnionType():
            return " | ".join(map(wire_type, kind.types))
        case inspect.Metadata():
            return wire_type(kind.type)
    return PLAIN[type(kind)]


def struct(cls: type[msgspec.Struct]) -> str:
    described = cast(inspect.StructType, inspect.type_info(cls))
    tag = [f"{described.tag_field}: {json.dumps(described.tag)}"] if described.tag_field else []
    lines = [f"{one.encode_name}{'' if one.required else '?'}: {wire_type(one.type)}" for one in described.fields]
    return interface(cls.__name__, tag + lines, vars(cls).get("__doc__") or "")


def union(name: str, members: Any) -> str:
    return alias(name, [one.__name__ for one in get_args(members)])


def wire() -> str:
    structs = [struct(cls) for cls in message_types()]
    unions = [union("Incoming", messages.Incoming), union("Outgoing", messages.Outgoing)]
    return "\n".join([BANNER, *structs, *unions, f"export const PROTOCOL = {messages.PROTOCOL};\n"])


# A game's values, from the shapes of their fields


class Draft:
    """Collects the classes and word lists that a game's values refer to."""

    def __init__(self, game: AnyGame) -> None:
        self.codec = Codec(game)
        self.classes: dict[str, str] = {}
        self.words: dict[tuple[str, ...], str] = {}

    def union(self, classes: tuple[type, ...]) -> list[str]:
        return [self.define(cls) for cls in self.codec.classes(classes)]

    def define(self, cls: type) -> str:
        name = cls.__name__
        if name not in self.classes:
            self.classes[name] = ""  # so that a class may refer to itself
            self.classes[name] = interface(name, [f'{TAG}: "{name}"', *self.lines(cls)])
        return name

    def lines(self, cls: type) -> Iterator[str]:
        for field in fields(cast(Any, cls)):
            mark = "" if field.default is MISSING else "?"
            yield f"{field.name}{mark}: {self.shape_type(shape_of(field), field.name)}"

    def shape_type(self, shape: Shape, field: str) -> str:
        match shape:
            case Flag():
                return "boolean"
            case Text():
                return "string"
            case Word():
                return self.word_list(shape.words, field)
            case Maybe():
                return self.shape_type(shape.of, field) + " | null"
            case Many():
                return list_of(self.shape_type(shape.of, field))
            case Value():
                return " | ".join(self.union(shape.classes))
        return "number"

    def word_list(self, words: tuple[str, ...], field: str) -> str:
        """Each list of words has a name, after the first field that holds one of them: TileWord, TileWord2, …"""
        if words not in self.words:
            stem = "".join(part.capitalize() for part in field.split("_")) + "Word"
            taken = sum(name.rstrip("0123456789") == stem for name in self.words.values())
            self.words[words] = stem + (str(taken + 1) if taken else "")
        return self.words[words]


def game_types(game: AnyGame) -> str:
    draft = Draft(game)
    unions = [alias(f"Any{root.__name__}", draft.union((root,))) for root in (Action, Event, View, Options)]
    lists = [alias(name, [json.dumps(word) for word in words]) for words, name in draft.words.items()]
    return "\n".join([BANNER, *lists, *draft.classes.values(), *unions])


def game_kinds(game: AnyGame) -> str:
    kinds = json.dumps(field_kinds(game), indent=4)
    return f'{BANNER}\nimport type {{ Kinds }} from "../lib/facts";\n\nexport const kinds: Kinds = {kinds};\n'


def generated() -> dict[str, str]:
    """The text of every file, by its name."""
    made = {"wire.ts": wire()}
    for game in GAMES:
        made[f"{game.name}.ts"] = game_types(game)
        made[f"{game.name}.kinds.ts"] = game_kinds(game)
    return made


def main() -> None:
    for old in TARGET.iterdir():
        old.unlink()
    for name, text in generated().items():
        (TARGET / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
