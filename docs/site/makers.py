"""What the site's own pages ask for in a comment: `<!-- make: NAME -->`, or a section of another file."""

import re
from collections.abc import Callable
from typing import Final

from docs.site.drawings import Card
from docs.site.figures import equals_table, keen_table
from docs.site.games import cards, facts
from docs.site.links import Links
from docs.site.places import ROOT
from zoorama.games import find
from zoorama.text import Text

ASKED: Final = re.compile(r"^<!-- make: (?P<maker>\w+)(?: (?P<about>\S+))? -->$", re.MULTILINE)
HEADING: Final = re.compile(r"^(#+) (.+)$")
DEEPEST: Final = 6  # of headings
GAME: Final = "try"  # the site's folder for the game that runs in the page

TRY: Final = f"""\
## Try it here

The whole game runs in this page: rules, bots and luck, without a server.
Nothing is installed, and what you play stays on your device.

<details class="try" markdown>
<summary>Open the table on this page</summary>
<iframe src="../{GAME}/index.html" title="Zoorama, playing in the page" loading="lazy" allow="fullscreen"></iframe>
</details>

<a class="md-button md-button--primary" href="../{GAME}/index.html">Open it in a window of its own</a>
"""


class Makers:
    """Puts what is asked for in its place."""

    def __init__(self, links: Links, *, has_game: bool) -> None:
        self.links = links
        self.has_game = has_game

    def fill(self, markdown: str, place: str) -> str:
        makers: dict[str, Callable[[str], str]] = {
            "buttons": lambda _: buttons(has_game=self.has_game),
            "cards": game_cards,
            "luck": lambda _: luck_tables(),
            "section": lambda about: self.links.rewrite(section(about), about.partition("#")[0], place),
            "try": lambda _: TRY if self.has_game else "",
        }
        return ASKED.sub(lambda found: makers[found["maker"]](found["about"] or ""), markdown)


def buttons(*, has_game: bool) -> str:
    """Where to go from the home page; the first is what most people came for."""
    here = [("Try it here", "play/index.md#try-it-here")] if has_game else []
    places = [*here, ("Play", "play/index.md"), ("Host a table", "host/index.md"), ("Research", "research/index.md")]
    links = [f"[{name}]({place}){{ .md-button }}" for name, place in places]
    links[0] = links[0].replace(".md-button", ".md-button .md-button--primary")
    return " ".join(links) + "\n{ .buttons }"


def game_cards(folder: str) -> str:
    """A card a game, with its picture; `folder` is where the games' pages lie, seen from the page that asks."""
    return '<ul class="games">\n' + "\n".join(game_card(card, folder) for card in cards()) + "\n</ul>"


def game_card(card: Card, folder: str) -> str:
    words, web = Text("en", card.game), Text("en", "web")
    told = f"<strong>{words.say('name')}</strong><span>{facts(find(card.game), card, web)}</span>"
    return f'<li><a href="{folder}{card.game}/">{card.scene()}{told}<span>{words.say("tagline")}</span></a></li>'


def luck_tables() -> str:
    return "\n\n".join(
        f"### {Text('en', card.game).say('name')}\n\nOne keen bot among greedy ones:\n\n{keen_table(card.game)}\n\n"
        f"Equals, with the same luck again:\n\n{equals_table(card.game)}"
        for card in cards()
    )


def section(about: str) -> str:
    """A section of another file, `docs/research.md#speed`, without its heading; with no name, the file's beginning."""
    file, _, name = about.partition("#")
    lines = (ROOT / file).read_text(encoding="utf-8").split("\n")
    start = next(number for number, line in enumerate(lines) if is_called(line, name))
    depth = len(lines[start].split(" ")[0]) if name else DEEPEST
    rest = lines[start + 1 :]
    end = next((number for number, line in enumerate(rest) if is_above(line, depth)), len(rest))
    return "\n".join(rest[:end]).strip("\n")


def is_called(line: str, name: str) -> bool:
    heading = HEADING.match(line)
    return heading is not None and (not name or slug(heading[2]) == name)


def is_above(line: str, depth: int) -> bool:
    heading = HEADING.match(line)
    return heading is not None and len(heading[1]) <= depth


def slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
