"""What a table is asked for, checked before anything is played."""

from typing import Any

from zoorama.codec import TAG, Codec
from zoorama.engine.errors import Unreadable, WrongSeats
from zoorama.engine.game import AnyGame, Options


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        raise WrongSeats(game.name, seats, game.seats[0], game.seats[-1])


def checked(codec: Codec, options: Options) -> Options:
    """These options, if a record could hold them."""
    game = codec.game
    if type(options) is not game.types.options:
        given, known = type(options).__name__, game.types.options.__name__
        raise Unreadable("options", "unknown-word", {"given": given, "known": known})
    try:
        text = codec.dumps(options)
    except (AttributeError, IndexError, TypeError) as error:  # where a word, a flag or a list should be
        raise Unreadable("options", "not-understood", {"why": str(error)}) from error
    read = codec.loads(text, Options)
    if read != options:  # a word counted from the end, or a number given as text
        raise Unreadable("options", "not-understood", {"why": str(options)})
    game.check(read)
    return read


def options_of(codec: Codec, given: dict[str, Any]) -> Options:
    """The options with these names, as they stand in a record."""
    options = codec.decode({**given, TAG: codec.game.types.options.__name__}, Options)
    codec.game.check(options)
    return options
