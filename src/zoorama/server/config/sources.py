"""Where settings are written: a TOML file, the environment. A later source stands over an earlier one."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from zoorama.server.config.errors import SettingsError
from zoorama.server.config.options import PREFIX, Option, Value
from zoorama.server.config.values import checked, from_text

FILE_SUFFIX = re.compile("_file$", re.IGNORECASE)
FILE = "ZOORAMA_SETTINGS"  # names the settings file
NOT_SETTINGS = frozenset(
    PREFIX + name
    for name in (
        "SETTINGS", "COMMAND", "COMPILED_TOO", "EXPECT", "KILLS", "LANG", "PURE", "SEED", "SHOTS", "SOLVED", "STARTED",
        "TEST_POSTGRES",
    )
)  # fmt: skip  # variables of the command and of our scripts


@dataclass(frozen=True)
class Given:
    value: Value
    where: str  # the file, the variable, the option


Source = dict[str, Given]  # by the option's path
Read = Callable[[Option, Any, str], Value]


def file_source(options: Iterable[Option], file: Path) -> Source:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:  # not TOML, not UTF-8
        raise SettingsError("unreadable", where=str(file), why=str(error)) from error
    known = {option.path: option for option in options}
    return merged(read_setting(known, name, value, checked, str(file)) for name, value in flat(written))


def environment_source(options: Iterable[Option], environment: Mapping[str, str]) -> Source:
    """An empty variable is none: container files cannot unset one."""
    names = [name for name in environment if name.startswith(PREFIX) and name not in NOT_SETTINGS]
    known = {option.variable: option for option in options}
    return merged(read_setting(known, name, text, from_text, name) for name in names if (text := environment[name]))


def flat(table: dict[str, Any], group: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{group}{name}.")
        else:
            yield group + name, value


def merged(settings: Iterable[tuple[Option, Given]]) -> Source:
    found: Source = {}
    for option, given in settings:
        if option.path in found:
            raise SettingsError("twice", where=given.where, name=option.path)
        found[option.path] = given
    return found


def read_setting(known: dict[str, Option], name: str, value: Any, read: Read, where: str) -> tuple[Option, Given]:
    """The name of a setting with `_file` after it names the file that holds the value."""
    if name in known:
        return known[name], Given(read(known[name], value, where), where)
    plain = FILE_SUFFIX.sub("", name)
    if plain in known:
        return known[plain], Given(from_text(known[plain], held_by(Path(str(value))), where), where)
    nearest = get_close_matches(name, known, n=1, cutoff=0.0)[0]
    raise SettingsError("unknown", where=where, name=name, nearest=nearest)


def held_by(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except ValueError as error:
        raise SettingsError("unreadable", where=str(file), why=str(error)) from error
