"""Who sits at the table: `me`, `me=Anna`, or the name of a bot."""

from dataclasses import dataclass

from zoorama.bots import BOTS
from zoorama.bots.bot import Bot
from zoorama.engine.errors import UnknownBot, Unreadable
from zoorama.engine.game import AnyGame

LONGEST_NAME = 40


@dataclass(frozen=True)
class Sitter:
    name: str
    bot: Bot | None  # None: a person


def seat_players(wanted: str, game: AnyGame, me: str) -> list[Sitter]:
    """The sitters that a list like `me=Anna,greedy,greedy` asks for, bots of one kind numbered."""
    words = [word.strip() for word in wanted.split(",")]
    return [
        sitter(word, words[: number + 1].count(word), words.count(word), game, me) for number, word in enumerate(words)
    ]


def sitter(word: str, nth: int, of: int, game: AnyGame, me: str) -> Sitter:
    if word in BOTS:
        return Sitter(word if of == 1 else f"{word} {nth}", BOTS[word](game))
    who, _, name = word.partition("=")
    if who != "me":
        raise UnknownBot(word, ", ".join(BOTS))
    name = name or (me if of == 1 else f"{me} {nth}")
    if not is_name(name):
        raise Unreadable("seats", "not-a-name", {"given": name})
    return Sitter(name, None)


def recall_players(names: tuple[str, ...], game: AnyGame) -> list[Sitter]:
    """Who sat at a recorded table: a bot's name means that bot."""
    return [Sitter(name, BOTS[kind](game) if (kind := name.split(" ")[0]) in BOTS else None) for name in names]


def is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.split(" ")[0] not in BOTS
