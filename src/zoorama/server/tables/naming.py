"""Names at one table: none can be mistaken for another there."""

import re
from collections.abc import Iterable
from functools import cache

from zoorama.characters import CHARACTERS
from zoorama.names import skeleton
from zoorama.server.errors import NotAllowed
from zoorama.server.tables.model import Sitter, TableModel
from zoorama.text import LANGUAGES, read_source

GUEST = re.compile(r"#\d{4}")  # somebody who has given no name, as `people.guest_name` calls them
CHARACTER = re.compile(r"^character-(\w+) = (.+)$", re.MULTILINE)


def free_name(model: TableModel, person: str, name: str) -> str:
    """A name like somebody else's is refused. One's own seats are numbered, and guests who have given no name."""
    others = looks([sitter for sitter in model.sitters if sitter.person != person])
    if skeleton(name) in others and not GUEST.fullmatch(name):
        raise NotAllowed("name-taken", name=name)
    return numbered(name, looks(model.sitters))


def need_own_name(model: TableModel, name: str, spoken: Iterable[str]) -> None:
    """Somebody who watches may not speak under a name like that of one who plays, or of another who has spoken."""
    if skeleton(name) in looks(model.sitters).union(map(skeleton, spoken)):
        raise NotAllowed("name-taken", name=name)


def taken_characters(model: TableModel) -> set[str]:
    """The names of characters that somebody at the table is called like, in any language."""
    taken = looks(model.sitters)
    return {character.name for character in CHARACTERS if not taken.isdisjoint(character_looks()[character.name])}


def numbered(name: str, taken: set[str]) -> str:
    number, own = 1, name
    while skeleton(own) in taken:
        number += 1
        own = f"{name[:36]} {number}"
    return own


def looks(sitters: list[Sitter]) -> set[str]:
    """What the names at the table are drawn like. A character's is written in each reader's letters."""
    taken = {skeleton(sitter.name) for sitter in sitters if sitter.kind != "open"}
    bots = [sitter.name for sitter in sitters if sitter.kind == "bot"]
    return taken.union(*(character_looks().get(name, set()) for name in bots))


@cache
def character_looks() -> dict[str, set[str]]:
    """Searched for, not parsed: reading whole files of words would halt all tables for too long."""
    shown: dict[str, set[str]] = {character.name: {skeleton(character.name)} for character in CHARACTERS}
    by_key = {name.lower(): name for name in shown}
    for language in LANGUAGES:
        for key, name in CHARACTER.findall(read_source(language, "table")):
            shown[by_key[key]].add(skeleton(name))
    return shown
