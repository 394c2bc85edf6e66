"""The settings as a flat list, read off their dataclasses."""

import inspect
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, get_args, get_type_hints

from zoorama.server.settings import SECRET, Bounds

PREFIX = "ZOORAMA_"
Value = str | int | float | bool | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    group: str  # empty for those outside any
    name: str
    kind: type  # str, int, float, bool or tuple
    default: Value
    comment: str
    bounds: Bounds
    secret: bool

    @property
    def path(self) -> str:
        """Its name in the settings file."""
        return f"{self.group}.{self.name}" if self.group else self.name

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.path.replace(".", "_").upper()


def options_of(kind: type[Any], group: str = "") -> Iterator[Option]:
    """Of a dataclass of settings, groups last."""
    hints, comments = get_type_hints(kind, include_extras=True), comments_of(kind)
    groups = [field.name for field in fields(kind) if is_dataclass(hints[field.name])]
    for field in fields(kind):
        if field.name not in groups:
            yield option(group, field.name, hints[field.name], field.default, comments.get(field.name, ""))
    for name in groups:
        yield from options_of(hints[name], name)


def option(group: str, name: str, hint: Any, default: Any, comment: str) -> Option:
    plain, *notes = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
    bounds = next((note for note in notes if isinstance(note, Bounds)), Bounds())
    kind = plain if isinstance(plain, type) and plain in (str, int, float, bool) else tuple
    return Option(group, name, kind, default, comment, bounds, SECRET in notes)


def comments_of(kind: type[Any]) -> dict[str, str]:
    """The comment beside each field, or in the lines above it."""
    found: dict[str, str] = {}
    above: list[str] = []
    for line in inspect.getsource(kind).splitlines():
        comment = comment_in(line)
        if line.lstrip().startswith("#"):
            above.append(comment)
            continue
        found[line.partition(":")[0].strip()] = " ".join([*above, comment]).strip()
        above.clear()
    return found


def comment_in(line: str) -> str:
    """A sign # in a string is none."""
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(line.strip()).readline))
    except tokenize.TokenError:  # a statement over several lines
        return ""
    return next((token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT), "")
