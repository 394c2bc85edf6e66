"""The keys that the browser's pages mention, found by reading their source."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tests.text.locales import HOME

PAGES: Final = HOME.parents[1] / "web" / "src"
KINDS: Final = "web|offline|learn|prompt|hint|why-not|setting|character|level|board|play|replay|score|error|all"
PLAIN: Final = re.compile(rf"""["']((?:{KINDS})-[A-Za-z0-9_-]*)["']""")
MADE_UP: Final = re.compile(rf"`((?:{KINDS})-[^`\s]*)`")


def sources() -> list[Path]:
    return sorted(file for suffix in ("svelte", "ts") for file in PAGES.rglob(f"*.{suffix}"))


@cache
def mentioned() -> list[str]:
    """Regular expressions, for part of a key may be made up at run time."""
    found: set[str] = set()
    for file in sources():
        text = file.read_text(encoding="utf-8")
        found |= {re.escape(key) + (".+" if key.endswith("-") else "") for key in PLAIN.findall(text)}
        found |= {re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(key)) for key in MADE_UP.findall(text)}
    return sorted(found)
