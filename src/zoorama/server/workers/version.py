"""What a decision depends on besides the question: servers and workers that differ in it do not work together."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from zoorama.bots.registry import levels_for
from zoorama.games import GAMES

PARTS: Final = ("engine", "games", "codec", "bots", "server/workers")
KINDS: Final = (".py", ".npz")  # sources, which the compiled build has too, and nets
LENGTH: Final = 16


@cache
def version() -> str:
    """Of the rules, the bots, their nets, and which levels can be played here: the solved table may be missing."""
    told = sha256()
    for part in PARTS:
        for name, content in contents(files("zoorama") / part, part):
            told.update(f"{name} {len(content)}\n".encode() + content)
    for game in GAMES:
        told.update(repr([levels_for(game, seats) for seats in game.seats]).encode())
    return told.hexdigest()[:LENGTH]


def contents(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from contents(entry, name)
        elif entry.name.endswith(KINDS):
            yield name, entry.read_bytes()
