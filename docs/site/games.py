"""A page a game and language: what it is, its rules from the Fluent files, and how much of it is luck."""

import re
from html import escape
from typing import Final

from docs.site.drawings import Card
from docs.site.figures import bar, percent
from docs.site.places import FILES
from zoorama.analysis.keen_shares import KeenShare, keen_shares
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES
from zoorama.text import LANGUAGES, Text

NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский"}
SPECIAL: Final = re.compile(r"([\\`*_\[\]#|])")
DRAWINGS: Final = "assets/drawings"


def cards() -> list[Card]:
    """In the order of the client's home page."""
    return sorted((Card.read(game.name) for game in GAMES), key=lambda card: card.order)


def place(game: str, language: str) -> str:
    return f"play/{game}/{'index' if language == 'en' else language}.md"


def page(game: AnyGame, card: Card, language: str) -> str:
    words, web = Text(language, game.name), Text(language, "web")
    parts = [
        f"# {words.say('name')}",
        f"*{plain(words.say('tagline'))}*",
        f'<div class="picture">{card.scene()}</div>',
        f"{facts(game, card, web)}\n{{ .facts }}",
        f"{languages(language)}\n{{ .languages }}",
        f"## {web.say('web-rules')}",
        *(rule(card, words, name) for name in words.rules),
        *luck(game.name, web),
        *(more(game.name) if language == "en" else ()),
    ]
    front = f"---\ntitle: {quoted(words.say('name'))}\ndescription: {quoted(words.say('tagline'))}\n---\n"
    return f'{front}\n<div lang="{language}" class="game" markdown>\n\n' + "\n\n".join(parts) + "\n\n</div>\n"


def facts(game: AnyGame, card: Card, web: Text) -> str:
    players = web.say("web-players", least=game.seats[0], most=game.seats[-1])
    return f"{players} · {web.say('web-minutes', least=card.minutes[0], most=card.minutes[1])}"


def languages(current: str) -> str:
    return " · ".join(f"**{NAMES[one]}**" if one == current else language_link(one) for one in LANGUAGES)


def language_link(language: str) -> str:
    file = "index" if language == "en" else language
    return f"[{NAMES[language]}]({file}.md){{ lang={language} hreflang={language} }}"


def rule(card: Card, words: Text, name: str) -> str:
    drawn = " ".join(f"![](../../{DRAWINGS}/{card.game}/{one}.svg)" for one in card.pictures.get(name, ()))
    pictures = f"\n\n{drawn}\n{{ .drawings }}" if drawn else ""
    title = f"### {plain(words.say(name, 'title'))} <small>{name}</small> {{ #{name} }}"
    return f"{title}{pictures}\n\n{linked(plain(words.say(name)), words.rules)}"


def linked(told: str, rules: list[str]) -> str:
    """Each rule that is named leads to it."""
    return re.sub(
        r"\b[A-Z]{2}-\d+\b", lambda found: f"[{found[0]}](#{found[0]})" if found[0] in rules else found[0], told
    )


def luck(game: str, web: Text) -> list[str]:
    found = keen_shares(game)
    if not found:
        return []
    rows = [luck_row(one, web) for one in found]
    return [f"## {web.say('web-rules-luck')}", *rows, plain(web.say("web-rules-luck-about"))]


def luck_row(one: KeenShare, web: Text) -> str:
    skill, chance, won, even = (percent(share, web) for share in (one.skill, 1 - one.skill, one.won, 1 / one.seats))
    told = web.say("web-rules-luck-won", won=won, games=one.games, even=even)
    split = f"{web.say('web-rules-luck-skill', share=skill)} · {web.say('web-rules-luck-chance', share=chance)}"
    return f"**{web.say('web-rules-luck-players', players=one.seats)}** – {split}{bar(one.skill)} {plain(told)}"


def more(game: str) -> list[str]:
    screens = f"../../{FILES}/docs/screens/{game}.jpg"
    return [
        "## How it looks",
        f"[![In the middle of a game, at its end and in its replay]({screens}){{ loading=lazy }}]({screens})",
        "## More",
        f"`zoorama play {game}` plays it in the terminal, `zoorama rules {game}` shows these rules there.",
        f"[Actions, views, points and decisions](../../research/games/{game}.md) · "
        "[Opponents](../opponents.md) · [How well they play](../../research/strength.md) · "
        "[How much is luck?](../../research/how_much_is_luck.md)",
    ]


def plain(words: str) -> str:
    """Words that Markdown is to show as they are."""
    return SPECIAL.sub(r"\\\1", escape(words, quote=False)).replace("\n", "  \n")


def quoted(words: str) -> str:
    return '"' + words.replace('"', "”") + '"'
