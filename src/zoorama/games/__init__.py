"""The games, found by folder: every package beside this file that offers `Rules`."""

import importlib
import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import Final

from zoorama.engine.errors import UnknownGame, UnknownVersion
from zoorama.engine.game import AnyGame


def versions_of(package: ModuleType) -> list[AnyGame]:
    """The rules of one game: the current version, then those kept in `OLDER_RULES` for old records."""
    older: tuple[Callable[[], AnyGame], ...] = getattr(package, "OLDER_RULES", ())
    current: AnyGame = package.Rules()
    return [current, *(rules() for rules in older)]


def found_in(folders: list[str], prefix: str) -> list[list[AnyGame]]:
    """By game, in the order of the folders' names, its versions."""
    names = sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)
    return [versions_of(importlib.import_module(f"{prefix}.{name}")) for name in names]


VERSIONS: Final = found_in(list(__path__), __name__)
GAMES: Final[tuple[AnyGame, ...]] = tuple(versions[0] for versions in VERSIONS)


def find(name: str, version: int | None = None) -> AnyGame:
    """The game of that name, in its current rules version unless one is given."""
    for versions in VERSIONS:
        if versions[0].name == name:
            return pick(versions, version)
    raise UnknownGame(name, ", ".join(game.name for game in GAMES))


def pick(versions: list[AnyGame], version: int | None) -> AnyGame:
    for game in versions:
        if version in (None, game.version):
            return game
    raise UnknownVersion(versions[0].name, version or 0, ", ".join(str(game.version) for game in versions))
