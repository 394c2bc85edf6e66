"""Who bots are at a table that one program runs: each is another character."""

from collections.abc import Sequence

from zoorama.bots.registry import parse_spec
from zoorama.characters import CHARACTERS, Character, by_level
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Player
from zoorama.names import skeleton
from zoorama.text import Text


def unlike(people: Sequence[str], text: Text) -> list[Character]:
    """The characters whose name nobody at the table has."""
    taken = {skeleton(person) for person in people}
    return [character for character in CHARACTERS if skeleton(text.say(character.key)) not in taken]


def seat_bot(spec: str, game: AnyGame, free: list[Character], text: Text) -> Player:
    """The next character that is free, one of the bot's level if there is one."""
    level = parse_spec(spec, game).name  # refuses what is no bot of this game
    if not free:
        return Player(spec, spec)
    chosen = by_level(free, level)[0]
    free.remove(chosen)
    return Player(text.say(chosen.key), spec)
