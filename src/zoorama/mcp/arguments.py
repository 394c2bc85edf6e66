"""What a model gives to a tool, read and refused."""

from typing import Any

from zoorama.bots.registry import default_bot
from zoorama.codec import TAG, Codec, Json
from zoorama.engine.errors import Unreadable, WrongSeats
from zoorama.engine.game import Action, AnyGame, Options
from zoorama.engine.record import Player
from zoorama.mcp.describe import choices
from zoorama.mcp.table import Question, Table
from zoorama.names import is_name
from zoorama.terminal.players import seat_bot, unlike
from zoorama.text import Text


def known(given: str, words: tuple[str, ...] | list[str], what: str) -> str:
    if given not in words:
        raise Unreadable(what, "unknown-word", {"given": given, "known": ", ".join(words)})
    return given


def chosen(table: Table, question: Question, action: int | dict[str, Any]) -> Action:
    """By its number among the choices, or the action itself, which the rules judge."""
    if isinstance(action, dict):
        return table.codec.decode(action, Action)
    numbers = choices(table, question)
    if action not in numbers:
        allowed = ", ".join(map(str, numbers))
        raise Unreadable("action", "unknown-word", {"given": str(action), "known": allowed})
    return numbers[action]


def person(name: str, text: Text) -> str:
    wanted = name or text.say("play-person")
    if not is_name(wanted):
        raise Unreadable("name", "not-a-name", {"given": wanted})
    return wanted


def seated(game: AnyGame, bots: list[str] | None, seat: int, name: str, text: Text) -> list[Player]:
    """The bots in their order, and the model in its seat."""
    specs = [default_bot(game)] * (max(3, game.seats[0]) - 1) if bots is None else bots
    if len(specs) + 1 not in game.seats:
        raise WrongSeats(game.name, len(specs) + 1, game.seats[0], game.seats[-1])
    if seat > len(specs):
        raise Unreadable("seat", "out-of-range", {"given": str(seat), "low": 0, "high": len(specs)})
    me = person(name, text)
    free = unlike([me], text)
    players = [seat_bot(spec, game, free, text) for spec in specs]
    players.insert(seat, Player(me, ""))
    return players


def read_options(game: AnyGame, given: dict[str, Json]) -> Options:
    options = Codec(game).decode({**given, TAG: game.types.options.__name__}, Options)
    game.check(options)
    return options
