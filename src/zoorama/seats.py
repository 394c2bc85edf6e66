"""Who sits at the table: `me`, `me=Anna`, or the spec of a bot."""

from zoorama.bots.registry import parse_spec
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Player
from zoorama.names import is_name


def seat_players(wanted: str, game: AnyGame, me: str) -> list[Player]:
    """The players that a list like `me=Anna,greedy,greedy` asks for, bots of one kind numbered."""
    words = [word.strip() for word in wanted.split(",")]
    return [
        seat_player(word, words[: number + 1].count(word), words.count(word), game, me)
        for number, word in enumerate(words)
    ]


def seat_player(word: str, nth: int, of: int, game: AnyGame, me: str) -> Player:
    who, _, name = word.partition("=")
    if who == "me":
        return Player(person_name(name or (me if of == 1 else f"{me} {nth}")), "")
    parse_spec(word, game)  # refuses what is no bot of this game
    return Player(word if of == 1 else f"{word} {nth}", word)


def person_name(name: str) -> str:
    if not is_name(name):
        raise Unreadable("seats", "not-a-name", {"given": name})
    return name
