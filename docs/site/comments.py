"""For the reference: what stands in a comment behind a field says what the field is."""

import re
from typing import Any, Final

from griffe import Attribute, Docstring, Extension

COMMENT: Final = re.compile(r".*  # (?!type:|noqa)(.+)")


class FieldComments(Extension):
    """Griffe reads docstrings; our fields have a few words behind them."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        if attr.docstring is None and attr.endlineno is not None:
            found = COMMENT.fullmatch(attr.lines_collection[attr.filepath][attr.endlineno - 1])  # type: ignore[index]  # one file
            if found:
                attr.docstring = Docstring(sentence(found[1]), parent=attr)


def sentence(comment: str) -> str:
    """As a docstring would begin and end."""
    return f"{comment[0].upper()}{comment[1:].rstrip('.')}."
