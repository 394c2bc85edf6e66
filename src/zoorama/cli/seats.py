"""Who sits at the table, as `--seats` says it: `me`, `me=Anna`, or the spec of a bot."""

from collections.abc import Sequence
from typing import Final

from zoorama.bots.registry import default_bot, parse_spec
from zoorama.cli.errors import Mistake
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Player
from zoorama.names import is_name

ME: Final = "me"


def seat_players(wanted: str, game: AnyGame, me: str) -> list[Player]:
    """The players that a list such as `me=Anna,greedy,greedy` asks for, bots of one kind numbered."""
    words = split(wanted)
    return [
        seat_player(word, words[: number + 1].count(word), words.count(word), game, me)
        for number, word in enumerate(words)
    ]


def default_seats(game: AnyGame) -> str:
    """A person and opponents, three in all if the game allows so few."""
    return ",".join([ME] + [default_bot(game)] * (max(3, game.seats[0]) - 1))


def seat_player(word: str, nth: int, of: int, game: AnyGame, me: str) -> Player:
    who, _, name = word.partition("=")
    if who == ME:
        return Player(person_name(name or (me if of == 1 else f"{me} {nth}")), "")
    parse_spec(word, game)  # refuses what is no bot of this game
    return Player(word if of == 1 else f"{word} {nth}", word)


def person_name(name: str) -> str:
    if not is_name(name):
        raise Unreadable("seats", "not-a-name", {"given": name})
    return name


def read_bots(wanted: str) -> tuple[str, ...]:
    """The bots of a simulation; whether they exist the arena says."""
    words = tuple(split(wanted))
    if any(word.partition("=")[0] == ME for word in words):
        raise Mistake("error-me-in-simulation")
    return words


def need_a_person(players: Sequence[Player]) -> None:
    if all(player.bot for player in players):
        raise Mistake("error-seats-without-me")


def split(wanted: str) -> list[str]:
    return [word.strip() for word in wanted.split(",")]
