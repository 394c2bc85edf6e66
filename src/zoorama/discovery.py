"""Finds what a package holds for a game, in the module of the game's name."""

from importlib import import_module
from types import ModuleType


def module_for(game: str, package: str) -> ModuleType | None:
    """`package.game`, or nothing if the package has no such module."""
    name = f"{package}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # a module that is there, but misses one of its own imports
            raise
        return None
