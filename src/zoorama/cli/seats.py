"""Who sits at the table, as `--seats` says it: `me`, `me=Anna`, or the name of a bot."""

from zoorama.bots import BOTS
from zoorama.cli.errors import Mistake
from zoorama.engine.errors import UnknownBot, Unreadable
from zoorama.engine.game import AnyGame
from zoorama.names import is_name
from zoorama.terminal.table import Participant

ME = "me"
OPPONENT = "greedy"


def seat_players(wanted: str, game: AnyGame, me: str) -> list[Participant]:
    """The participants that a list such as `me=Anna,greedy,greedy` asks for, bots of one kind numbered."""
    words = split(wanted)
    return [
        participant(word, words[: number + 1].count(word), words.count(word), game, me)
        for number, word in enumerate(words)
    ]


def default_seats(game: AnyGame) -> str:
    """A person and opponents, three in all if the game allows so few."""
    return ",".join([ME] + [OPPONENT] * (max(3, game.seats[0]) - 1))


def participant(word: str, nth: int, of: int, game: AnyGame, me: str) -> Participant:
    if word in BOTS:
        return Participant(word if of == 1 else f"{word} {nth}", BOTS[word](game))
    who, _, name = word.partition("=")
    if who != ME:
        raise UnknownBot(word, ", ".join(BOTS))
    name = name or (me if of == 1 else f"{me} {nth}")
    if not is_name(name):
        raise Unreadable("seats", "not-a-name", {"given": name})
    return Participant(name, None)


def recall_players(names: tuple[str, ...], game: AnyGame) -> list[Participant]:
    """Who sat at a recorded table: a bot's name means that bot."""
    return [Participant(name, BOTS[kind](game) if (kind := name.split(" ")[0]) in BOTS else None) for name in names]


def read_bots(wanted: str) -> tuple[str, ...]:
    """The bots of a simulation; whether they exist the arena says."""
    words = tuple(split(wanted))
    if any(word.partition("=")[0] == ME for word in words):
        raise Mistake("error-me-in-simulation")
    return words


def need_a_person(participants: list[Participant]) -> None:
    if all(participant.bot for participant in participants):
        raise Mistake("error-seats-without-me")


def split(wanted: str) -> list[str]:
    return [word.strip() for word in wanted.split(",")]
