"""The client's drawings: the animals and things of each game, and the scene of its card."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from docs.site.places import ROOT

SOURCES: Final = ROOT / "web" / "src"
SET: Final = ROOT / "web" / "node_modules" / "@iconify-json" / "fluent-emoji-flat" / "icons.json"
OUTER: Final = re.compile(r"^<svg[^>]*>|</svg>\s*$|\n")
PART: Final = re.compile(r'\["([\w-]+)", ([\d.]+), ([\d.]+), ([\d.]+)\]')
RULE: Final = re.compile(r'"([A-Z]{2}-\d+)": (\[[^\]]*\])')


class NoDrawings(Exception):
    """The set of drawings is not installed."""


@dataclass(frozen=True)
class Card:
    """What `web/src/boards/<game>/card.ts` says of a game."""

    game: str
    order: int
    minutes: tuple[int, int]
    parts: list[tuple[str, float, float, float]]  # of the scene: drawing, x, y, size
    pictures: dict[str, list[str]]  # drawings beside a rule

    @classmethod
    def read(cls, game: str) -> "Card":
        text = (SOURCES / "boards" / game / "card.ts").read_text(encoding="utf-8")
        order, minutes = found(r"order: (\d+)", text), found(r"minutes: \[(\d+), (\d+)\]", text)
        parts = [(name, float(x), float(y), float(size)) for name, x, y, size in PART.findall(text)]
        return cls(
            game,
            order[0],
            (minutes[0], minutes[1]),
            parts,
            {rule: json.loads(names) for rule, names in RULE.findall(text)},
        )

    def scene(self) -> str:
        """The game's board, drawn small, as SVG in the colours of the page."""
        ground = OUTER.sub("", (SOURCES / "boards" / self.game / "picture.svg").read_text(encoding="utf-8"))
        parts = "".join(
            f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 32 32">{body(self.game, name)}</svg>'
            for name, x, y, size in self.parts
        )
        return f'<svg class="scene" viewBox="0 0 320 180" aria-hidden="true">{ground}{parts}</svg>'


def found(pattern: str, text: str) -> list[int]:
    """The numbers that a line of a card holds."""
    match = re.search(pattern, text)
    if match is None:
        raise ValueError(f"A card has no “{pattern}”.")
    return [int(number) for number in match.groups()]


def body(game: str, name: str) -> str:
    """The inner SVG of a drawing: our own where there is one, else the set's."""
    for folder in (SOURCES / "boards" / game, SOURCES / "lib" / "icons"):
        if name in (names := listed(folder)):
            own = folder / "drawings" / f"{names[name]}.svg"
            return OUTER.sub("", own.read_text(encoding="utf-8")) if own.is_file() else from_set(names[name])
    raise KeyError(f"{game} has no drawing “{name}”.")


@cache
def listed(folder: Path) -> dict[str, str]:
    """By our name, the set's: an entry "ours=theirs" calls one of the set's by a name of ours."""
    lists = json.loads((folder / "drawings.json").read_text(encoding="utf-8"))
    entries = [entry for names in lists.values() for entry in names]
    return {entry.partition("=")[0]: entry.rpartition("=")[2] for entry in entries}


def from_set(name: str) -> str:
    icons = icon_set()
    icon = icons["icons"].get(name) or icons["icons"][icons["aliases"][name]["parent"]]
    return str(icon["body"])


@cache
def icon_set() -> Any:
    if not SET.is_file():
        raise NoDrawings("The client's drawings are not installed: run scripts/web first.")
    return json.loads(SET.read_text(encoding="utf-8"))


def drawing(game: str, name: str) -> str:
    """As a file of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{body(game, name)}</svg>\n'
