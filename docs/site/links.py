"""Links between files of the repository become links between pages of the site."""

import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Final

from docs.site.places import FILES, OWN, ROOT, TAKEN, place_of

PICTURE: Final = re.compile(r"(?P<picture>!)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
SHOWN: Final = r"(?P<text>(?:!\[[^\]]*\]\([^)]*\)|[^\]])*)"  # of a link: words, or a picture
LINK: Final = re.compile(rf"(?P<picture>)(?<!!)\[{SHOWN}\]\((?P<target>[^)\s]+)\)")
FENCE: Final = re.compile(r"^\s*(```|~~~)")
ELSEWHERE: Final = re.compile(r"[a-z]+:|#")  # an address, or a place on the same page


class DeadLink(Exception):
    """A page links to a file that is not there."""


class Links:
    """Rewrites the links of pages, and notes which files they take along."""

    def __init__(self, repository: str | None = None) -> None:
        self.repository = repository  # the address under which files can be read, once there is one
        self.taken: set[str] = set()

    def rewrite(self, markdown: str, source: str, place: str) -> str:
        """The text of `source` with links that hold where it stands on the site."""

        def change(line: str) -> str:
            for kind in (PICTURE, LINK):
                line = kind.sub(lambda found: self._link(found, source, place), line)
            return line

        return outside_fences(markdown, change)

    def _link(self, found: re.Match[str], source: str, place: str) -> str:
        target, _, anchor = found["target"].partition("#")
        if ELSEWHERE.match(found["target"]):
            return found[0]
        named = normpath(str(PurePosixPath(source).parent / target))
        if is_own(source) and is_own(named):
            return found[0]  # these stand as they lie, beside pages that are made
        if not (ROOT / named).exists():
            raise DeadLink(f"{source} links to {found['target']}, which is not there.")
        return self._shown(found, named, anchor, place)

    def _shown(self, found: re.Match[str], named: str, anchor: str, place: str) -> str:
        page = place_of(named)
        if page is None and (ROOT / named).is_file() and named.startswith(TAKEN):
            self.taken.add(named)
            page = f"{FILES}/{named}"
        if page is not None:
            at = relpath(page, str(Path(place).parent))
            return f"{found['picture']}[{titled(found['text'], named)}]({at}{'#' if anchor else ''}{anchor})"
        if self.repository:
            return f"[{found['text']}]({self.repository}/{named})"
        return unlinked(found["text"], named)


def is_own(named: str) -> bool:
    return (ROOT / named).is_relative_to(OWN)


def titled(text: str, named: str) -> str:
    """A link that shows no more than a file's name shows the page's title instead."""
    if text in (named, PurePosixPath(named).name) and named.endswith(".md"):
        return title_of((ROOT / named).read_text(encoding="utf-8")) or text
    return text


def title_of(markdown: str) -> str:
    heading = re.search(r"^# (.+)$", markdown, re.MULTILINE)
    return heading[1] if heading else ""


def unlinked(text: str, named: str) -> str:
    """Without a repository to link to, the path itself."""
    return f"`{named}`" if text.strip("`/") in named else f"{text} (`{named}`)"


def outside_fences(markdown: str, change: Callable[[str], str]) -> str:
    lines, fenced = [], False
    for line in markdown.split("\n"):
        fenced ^= bool(FENCE.match(line))
        lines.append(line if fenced or FENCE.match(line) else change(line))
    return "\n".join(lines)
