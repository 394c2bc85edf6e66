"""The effective settings as a TOML file that can be read back: each with what it is and where it comes from.

In English, like the names of the settings and the pages for operators.
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby

from zoorama.server.config.load import Effective
from zoorama.server.config.options import Option, Value
from zoorama.server.config.sources import Given

PASSWORD = re.compile(r"(?<=://)([^/@]*):[^/@]*@")  # in an address


def printed(effective: Effective) -> str:
    return "\n".join(lines(effective)) + "\n"


def lines(effective: Effective) -> Iterator[str]:
    for group, options in groupby(effective.given.items(), lambda pair: pair[0].group):
        if group:
            yield from ("", f"[{group}]")
        for option, given in options:
            yield f"{line(option, given)}  # {option.comment} ({given.where})"


def line(option: Option, given: Given) -> str:
    """What is secret is commented out, so that the text read back does not replace it."""
    shown = f"{option.name} = {toml(given.value)}"
    if option.secret and given.value:
        return f"# {option.name} = (hidden)"
    if isinstance(given.value, str) and PASSWORD.search(given.value):
        return "# " + PASSWORD.sub(r"\1:(hidden)@", shown)
    return shown


def toml(value: Value) -> str:
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return f"[{', '.join(map(toml, value))}]"
        case str():  # every JSON string without a surrogate pair is a TOML string
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return repr(value)
