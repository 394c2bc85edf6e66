"""The bots by name, and how a spec such as `master` or `search:400` becomes one.

A spec is a bot's name and, after colons, its parameters: whole numbers that the bot declares.
Where what a level needs cannot be read (a net, the solved table), the highest level below it plays.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from zoorama.bots import levels
from zoorama.bots.beginner import Beginner
from zoorama.bots.bot import Bot
from zoorama.bots.exact.offer import make_rounds, make_solved, plays_rounds, plays_solved
from zoorama.bots.greedy import Greedy, has_heuristic
from zoorama.bots.learned.offer import make_guide, make_learned, plays_learned
from zoorama.bots.level import Level
from zoorama.bots.random import Random
from zoorama.bots.search.search import Search
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


def make_search(game: AnyGame, simulations: int = DEFAULT_SIMULATIONS) -> Bot:
    return Search(game, make_guide(game), simulations)


def make_level(level: str, game: AnyGame) -> Bot:
    return Level(game, lambda seats: make_bot(levels.specs(game.name, seats)[plays_as(level, game, seats)], game))


def plays_level(level: str, game: AnyGame) -> bool:
    return any(is_there(level, game, seats) for seats in game.seats)


BOTS: Final[dict[str, BotKind]] = {
    "random": BotKind(Random),
    "beginner": BotKind(Beginner, has_heuristic),
    "greedy": BotKind(Greedy, has_heuristic),
    **{
        level: BotKind(partial(make_level, level), partial(plays_level, level))
        for level in levels.LADDER
        if level not in levels.LOWEST
    },
    "learned": BotKind(make_learned, plays_learned),
    "search": BotKind(make_search, parameters=(range(1, MOST_SIMULATIONS + 1),)),
    "rounds": BotKind(make_rounds, plays_rounds),
    "solved": BotKind(make_solved, plays_solved),
}
DEFAULT_BOT: Final = "greedy"  # the opponent where nobody chose one: a newcomer can beat it
FALLBACK_BOT: Final = "random"  # where the default bot does not play the game
NUMBER: Final = re.compile(r"\d{1,9}")


@dataclass(frozen=True)
class Spec:
    name: str
    parameters: tuple[int, ...] = ()


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that play this game."""
    return tuple(name for name, kind in BOTS.items() if kind.plays(game))


def levels_for(game: AnyGame, seats: int) -> tuple[str, ...]:
    """The levels that can be played here with so many seats, upwards."""
    return tuple(level for level in levels.LADDER if is_there(level, game, seats))


def is_there(level: str, game: AnyGame, seats: int) -> bool:
    spec = levels.specs(game.name, seats).get(level)
    return spec is not None and BOTS[spec.partition(":")[0]].plays(game)


def plays_as(level: str, game: AnyGame, seats: int) -> str:
    """The level itself, or the highest below it that can be played here with so many seats."""
    there = levels_for(game, seats)
    return next(lower for lower in levels.up_to(level) if lower in there)


def uses_net(spec: str, game: AnyGame, seats: int) -> bool:
    """Whether the game's net, where there is one, decides or guides this bot."""
    bot = levels.specs(game.name, seats).get(spec, spec)
    return bot.partition(":")[0] in ("learned", "search") and has_net(game)


def has_net(game: AnyGame) -> bool:
    """Whether a net belongs to the game, if it can be read here or not: some level is lost without it."""
    return any("learned" in levels.specs(game.name, seats).values() for seats in game.seats)


def offered_bots(game: AnyGame, seats: int) -> tuple[str, ...]:
    """Those that a table with so many seats offers whoever looks for opponents, upwards."""
    return levels_for(game, seats) or (FALLBACK_BOT,)


def hint_bot(game: AnyGame, seats: int) -> str:
    """The strongest: it gives hints, and plays for the absent."""
    return offered_bots(game, seats)[-1]


def default_bot(game: AnyGame) -> str:
    return DEFAULT_BOT if BOTS[DEFAULT_BOT].plays(game) else FALLBACK_BOT


def parse_spec(spec: str, game: AnyGame) -> Spec:
    name, *given = spec.split(":")
    kind = BOTS.get(name)
    if kind is None or not (is_level(name, game) or kind.plays(game)):
        raise UnknownBot(name, ", ".join(bots_for(game)))
    allowed = kind.parameters
    if len(given) > len(allowed):
        raise Unreadable(spec, "bot-parameters", {"name": name, "most": len(allowed)})
    return Spec(name, tuple(_parameter(spec, text, values) for text, values in zip(given, allowed, strict=False)))


def is_level(name: str, game: AnyGame) -> bool:
    """Whether this game has such a level with any number of seats, if not here then elsewhere."""
    return has_heuristic(game) and levels.has_level(game.name, name)


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
