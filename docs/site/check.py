"""`python -m docs.site.check FOLDER`: all links of a built site lead somewhere, nothing comes from elsewhere."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from docs.site.makers import GAME

LOADED: Final = {"img": "src", "script": "src", "iframe": "src", "link": "href", "source": "src"}


class Page(HTMLParser):
    """What a page links to, what it loads, and the places on it that can be linked to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.places: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value for name, value in attrs if value}
        self.places |= {named[name] for name in ("id", "name") if name in named}
        if tag == "a" and "href" in named:
            self.links.add(named["href"])
        if tag in LOADED and LOADED[tag] in named:
            self.loaded.add(named[LOADED[tag]])


def faults(site: Path) -> list[str]:
    """A line for each link that leads nowhere and for each thing that another host would serve."""
    pages = {
        file: Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html")) if is_ours(file, site)
    }
    return [
        fault for file, page in pages.items() for fault in (*dead(file, page, pages, site), *foreign(file, page, site))
    ]


def is_ours(file: Path, site: Path) -> bool:
    """The game is an application of its own, and the page for lost ways does not know where it stands."""
    return GAME not in file.relative_to(site).parts[:1] and file.name != "404.html"


def dead(file: Path, page: Page, pages: dict[Path, Page], site: Path) -> list[str]:
    at = file.relative_to(site)
    return [
        f"{at}: {link} leads nowhere" for link in sorted(page.links | page.loaded) if not holds(link, file, pages, site)
    ]


def holds(link: str, file: Path, pages: dict[Path, Page], site: Path) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file() or not target.is_relative_to(site.resolve()):
        return False
    anchor = unquote(parts.fragment)
    return not anchor or anchor.startswith("__") or target not in pages or anchor in pages[target].places


def foreign(file: Path, page: Page, site: Path) -> list[str]:
    return [f"{file.relative_to(site)} loads {one}" for one in sorted(page.loaded) if urlsplit(one).netloc]


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    found = faults(site)
    if found:
        sys.exit("\n".join(found))
    count, size = (
        len(list(site.rglob("index.html"))),
        sum(file.stat().st_size for file in site.rglob("*") if file.is_file()),
    )
    sys.stderr.write(
        f"{count} pages, {size / 1e6:.1f} MB in {sys.argv[1]}: no dead link, nothing loaded from elsewhere\n"
    )


if __name__ == "__main__":
    main()
