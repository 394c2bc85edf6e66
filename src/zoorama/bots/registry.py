"""The bots by name, and how a spec such as `greedy` or `search:400` becomes one.

A spec is a bot's name and, after colons, its parameters: whole numbers that the bot declares.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zoorama.bots.bot import Bot
from zoorama.bots.exact.offer import make_exact, make_master, plays_exact, plays_master
from zoorama.bots.greedy import Greedy, has_heuristic
from zoorama.bots.random import Random
from zoorama.bots.search.guide import BlindGuide, SenseGuide
from zoorama.bots.search.search import Search
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.errors import UnknownBot, Unreadable
from zoorama.engine.game import AnyGame

DEFAULT_SIMULATIONS: Final = 400
MOST_SIMULATIONS: Final = 1_000_000


def plays_any(game: AnyGame) -> bool:
    return True


@dataclass(frozen=True)
class BotKind:
    """How a bot is made, of which games, and which values each of its parameters may have."""

    make: Callable[..., Bot]  # of a game and the parameters given; those left out have their defaults
    plays: Callable[[AnyGame], bool] = plays_any
    parameters: tuple[range, ...] = ()
    for_all_seats: bool = True  # or strong only with as many as it was made for, so that no table offers it


def make_search(game: AnyGame, simulations: int = DEFAULT_SIMULATIONS) -> Bot:
    sense = sense_of(game)
    return Search(game, BlindGuide(game) if sense is None else SenseGuide(game, sense), simulations)


BOTS: Final[dict[str, BotKind]] = {
    "random": BotKind(Random),
    "greedy": BotKind(Greedy, has_heuristic),
    "search": BotKind(make_search, parameters=(range(1, MOST_SIMULATIONS + 1),), for_all_seats=False),
    "master": BotKind(make_master, plays_master, for_all_seats=False),
    "exact": BotKind(make_exact, plays_exact, for_all_seats=False),
}
DEFAULT_BOT: Final = "greedy"  # opponent, substitute and source of hints where nobody chose one
FALLBACK_BOT: Final = "random"  # where the default bot does not play the game
NUMBER: Final = re.compile(r"\d{1,9}")


@dataclass(frozen=True)
class Spec:
    name: str
    parameters: tuple[int, ...] = ()


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that play this game."""
    return tuple(name for name, kind in BOTS.items() if kind.plays(game))


def offered_bots(game: AnyGame) -> tuple[str, ...]:
    """Those that a table offers whoever looks for opponents."""
    return tuple(name for name in bots_for(game) if BOTS[name].for_all_seats)


def default_bot(game: AnyGame) -> str:
    return DEFAULT_BOT if DEFAULT_BOT in bots_for(game) else FALLBACK_BOT


def parse_spec(spec: str, game: AnyGame) -> Spec:
    name, *given = spec.split(":")
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(name, ", ".join(known))
    allowed = BOTS[name].parameters
    if len(given) > len(allowed):
        raise Unreadable(spec, "bot-parameters", {"name": name, "most": len(allowed)})
    return Spec(name, tuple(_parameter(spec, text, values) for text, values in zip(given, allowed, strict=False)))


def make_bot(spec: str, game: AnyGame) -> Bot:
    """The bot that a spec asks for: one a process, so that what it loads is loaded once."""
    return _made(parse_spec(spec, game), game)


@lru_cache(64)  # parameters may come from anybody
def _made(spec: Spec, game: AnyGame) -> Bot:
    return BOTS[spec.name].make(game, *spec.parameters)


def _parameter(spec: str, text: str, allowed: range) -> int:
    if not NUMBER.fullmatch(text) or int(text) not in allowed:
        raise Unreadable(spec, "bot-parameter", {"given": text, "low": allowed[0], "high": allowed[-1]})
    return int(text)
