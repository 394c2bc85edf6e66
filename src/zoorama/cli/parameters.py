"""Values on the command line, refused in the reader's language, and the parameters that several commands share."""

import secrets
from collections.abc import Callable, Iterable
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from zoorama.cli.errors import Mistake, called_as, name_of
from zoorama.codec import whole_number
from zoorama.engine.dealer import SEEDS
from zoorama.games import GAMES

F = TypeVar("F", bound=Callable[..., Any])
Given = tuple[str, str]  # a game's option: its name and its value as typed


class Choice(click.Choice[str]):
    """One of several words."""

    def __init__(self, choices: Iterable[str]) -> None:
        super().__init__(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            command = called_as(ctx) if ctx else ""
            known = ", ".join(self.choices)
            raise Mistake("error-invalid-choice", command=command, given=value, known=known) from error


class Whole(click.IntRange):
    """A whole number in plain digits, within bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            if (
                isinstance(value, str) and whole_number(value) is None
            ):  # int() would take 1_000 and other scripts' digits
                self.fail(value, param, ctx)
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            option, least, most = bounds(self, param)
            raise Mistake("error-number", given=value, option=option, least=least, most=most) from error


class Decimal(click.FloatRange):
    """A number within bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = super().convert(value, param, ctx)
            if not isfinite(number):  # NaN is within any bounds
                self.fail(value, param, ctx)
        except click.BadParameter as error:
            option, least, most = bounds(self, param)
            raise Mistake("error-decimal", given=value, option=option, least=least, most=most) from error
        return number


class NameValue(click.ParamType[Given]):
    """An option of a game, such as `colours=3`."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Given:
        name, equals, said = str(value).partition("=")
        if not equals:
            raise Mistake("error-option-form", given=value)
        return name, said


class Numbers(click.ParamType[range]):
    """A range of game numbers, such as `1000:2000`: from the first up to, but without, the last."""

    name = "numbers"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> range:
        if isinstance(value, range):
            return value
        first, _, end = str(value).partition(":")
        low, high = whole_number(first), whole_number(end)
        if low is None or high is None or not 0 <= low < high <= MOST_NUMBERS:
            raise Mistake("error-numbers", given=str(value), most=str(MOST_NUMBERS))
        return range(low, high)


def bounds(kind: click.IntRange | click.FloatRange, param: click.Parameter | None) -> tuple[str, str, str]:
    """The parameter's name, its least and its greatest value."""
    return name_of(param) if param else "", str(kind.min), str(kind.max)


FILE: Final = click.Path(readable=False, path_type=Path)  # whether it can be used shows when it is opened
MOST_NUMBERS: Final = 1_000_000_000
GAME_NAMES: Final = tuple(game.name for game in GAMES)

game_argument: Final = click.argument("game", metavar="GAME", type=Choice(GAME_NAMES), help="argument-game")


def luck_options(function: F) -> F:
    """`--seed` and `--option`, for whatever begins games."""
    function = click.option(
        "--option", "given", metavar="NAME=VALUE", type=NameValue(), multiple=True, help="argument-option"
    )(function)
    return click.option(
        "--seed", metavar="N", type=Whole(0, SEEDS - 1), default=lambda: secrets.randbelow(SEEDS), help="argument-seed"
    )(function)


database_option: Final = click.option("--db", metavar="FILE|URL", help="argument-db")
