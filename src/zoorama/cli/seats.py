"""Who sits at the table, as `--seats` says it: `me`, `me=Anna`, or the spec of a bot."""

from collections.abc import Sequence
from typing import Final

from zoorama.bots.learned.offer import trouble
from zoorama.bots.registry import (
    default_bot,
    is_level,
    levels_for,
    offered_bots,
    plays_as,
    uses_net,
)
from zoorama.cli.errors import Mistake
from zoorama.codec import whole_number
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Player
from zoorama.lab.ladder import is_another
from zoorama.names import is_name
from zoorama.terminal.players import seat_bot, unlike
from zoorama.text import Text

ME: Final = "me"


def seat_players(wanted: str, game: AnyGame, text: Text) -> list[Player]:
    """The players that a list such as `me=Anna,greedy,greedy` asks for; each bot is another character."""
    words = split(wanted)
    people = [person_name(word, number, words, text) for number, word in enumerate(words) if is_me(word)]
    names, free = iter(people), unlike(people, text)
    return [Player(next(names), "") if is_me(word) else seat_bot(word, game, free, text) for word in words]


def default_seats(game: AnyGame) -> str:
    """A person and opponents, three in all if the game allows so few."""
    return ",".join([ME] + [default_bot(game)] * (max(3, game.seats[0]) - 1))


def is_me(word: str) -> bool:
    return word.partition("=")[0] == ME


def person_name(word: str, number: int, words: Sequence[str], text: Text) -> str:
    """As given; several people of one name are numbered."""
    name = word.partition("=")[2] or text.say("play-person")
    if not is_name(name):
        raise Unreadable("seats", "not-a-name", {"given": name})
    return name if words.count(word) == 1 else f"{name} {words[: number + 1].count(word)}"


def substitutions(specs: Sequence[str], game: AnyGame, text: Text) -> list[str]:
    """Levels that cannot be played here with so many seats, and who plays instead; what a search misses."""
    seats, asked = len(specs), dict.fromkeys(spec for spec in specs if is_level(spec, game))
    lower = {level: other for level in asked if (other := plays_as(level, game, seats)) != level}
    said = [text.say("level-instead", level=level, seats=seats, other=other) for level, other in lower.items()]
    why = trouble(game) if any(uses_net(spec, game, seats) for spec in (*specs, *lower.values())) else None
    return [*said, text.say("level-trouble", game=game.name, why=why)] if why else said


def described(player: Player, text: Text) -> str:
    """A player's name, and how well a bot plays."""
    key = f"level-{player.bot.partition(':')[0]}"
    level = text.say(key) if text.knows(key) else player.bot
    return f"{player.name} ({level})" if player.bot else player.name


def read_bots(wanted: str) -> tuple[str, ...]:
    """The bots of a simulation; whether they exist the arena says."""
    words = tuple(split(wanted))
    if any(is_me(word) for word in words):
        raise Mistake("error-me-in-simulation")
    return words


def several_bots(wanted: str | None, game: AnyGame, seats: int) -> tuple[str, ...]:
    """The bots to be compared, each once; the levels that a table offers where nobody says."""
    bots = offered_bots(game, seats) if wanted is None else read_bots(wanted)
    if len(set(bots)) < max(2, len(bots)):
        raise Mistake("error-lab-bots")
    return bots


def check_level(bot: str, game: AnyGame, seats: int) -> None:
    """At a table it would play as a lower one; in the lab that would measure something else than it says."""
    if is_another(bot, game, seats):
        known = ", ".join(levels_for(game, seats))
        raise Mistake("error-lab-seats", name=bot, game=game.name, seats=seats, known=known)


def read_sizes(given: str, game: AnyGame) -> tuple[int, ...]:
    """Numbers of players, such as `2,3`."""
    sizes = [whole_number(part) or 0 for part in split(given)]
    if any(size not in game.seats for size in sizes):
        raise Mistake("error-train-seats", given=given, low=game.seats[0], high=game.seats[-1])
    return tuple(dict.fromkeys(sizes))


def need_a_person(players: Sequence[Player]) -> None:
    if all(player.bot for player in players):
        raise Mistake("error-seats-without-me")


def split(wanted: str) -> list[str]:
    return [word.strip() for word in wanted.split(",")]
