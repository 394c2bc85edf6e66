"""The effective settings: defaults, then the settings file, then the environment, then the command line."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from zoorama.server.config.options import Option, Value, options_of
from zoorama.server.config.sources import FILE, Given, Source, environment_source, file_source
from zoorama.server.settings import ServeOptions, Settings

T = TypeVar("T")
DEFAULT = "default"
COMMAND_LINE = "command line"


@dataclass(frozen=True)
class Effective:
    """Every option with its value and where that comes from, in the order of the dataclasses."""

    given: dict[Option, Given]

    def options(self) -> ServeOptions:
        return self._build(ServeOptions)

    def settings(self) -> Settings:
        return self._build(Settings)

    def _build(self, kind: type[T], group: str = "") -> T:
        hints = get_type_hints(kind)
        values = {(option.group, option.name): given.value for option, given in self.given.items()}
        made: dict[str, Any] = {}
        for field in fields(kind):  # type: ignore[arg-type]  # a dataclass of settings
            nested = is_dataclass(hints[field.name])
            made[field.name] = self._build(hints[field.name], field.name) if nested else values[group, field.name]
        return kind(**made)


def load(environment: Mapping[str, str], command_line: Mapping[str, Value], file: Path | None = None) -> Effective:
    options = [*options_of(ServeOptions), *options_of(Settings)]
    options.sort(key=lambda option: bool(option.group))  # TOML: what is outside any group stands first
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    sources = [
        file_source(options, named) if named else {},
        environment_source(options, environment),
        {name: Given(value, COMMAND_LINE) for name, value in command_line.items()},
    ]
    return Effective({option: latest(option, sources) for option in options})


def latest(option: Option, sources: Iterable[Source]) -> Given:
    given = Given(option.default, DEFAULT)
    for source in sources:
        given = source.get(option.path, given)
    return given
