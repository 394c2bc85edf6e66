"""The options of a game, as given on the command line."""

from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

from zoorama.cli import option_files
from zoorama.cli.parameters import Given
from zoorama.codec import TAG, Codec, Json, shape_of
from zoorama.discovery import module_for
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.shape import Many


def read_options(game: AnyGame, given: Iterable[Given]) -> Options:
    codec = Codec(game)
    chosen: dict[str, Json] = {TAG: game.types.options.__name__}
    for name, value in given:
        chosen[name] = read_option(codec, name, value)
    options = codec.decode(chosen, Options)
    game.check(options)
    return options


def read_option(codec: Codec, name: str, value: str) -> Json:
    """The value itself, or what the file of that name holds where the game has a reader for it."""
    files = module_for(codec.game.name, option_files.__name__)
    readers = files.READERS if files else {}
    return readers[name](Path(value)) if name in readers else codec.option(name, value)


def is_list(game: AnyGame, name: str) -> bool:
    """Whether the option's value is a list, typed with commas."""
    return any(field.name == name and isinstance(shape_of(field), Many) for field in fields(game.types.options))
