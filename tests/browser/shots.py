"""Draws docs/screens: every page and every board, on a phone and on a desk, light and dark.

Run by `python -m tests.browser.shots`.
"""

import tempfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.boards import BOARDS
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.places import Places
from tests.browser.playing import Mouse
from tests.browser.server_process import ROOT, ServerProcess
from tests.browser.visitor import Visitor
from zoorama.bots.registry import default_bot
from zoorama.games import find

SCREENS = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "desk": (1440, 900)}
THEMES = ("light", "dark")
LAYOUT = """
    body { display: flex; flex-wrap: wrap; gap: 14px; margin: 14px; }
    body { background: #8a8578; color: #fff; font: 15px sans-serif; }
    figure { margin: 0; } p { margin: 3px 0 0; } img { display: block; height: 620px; }
"""
PAGES = ("home", "gathering", "learn", "rules-zooloretto", "arrive", "lost")
CALM = "* { transition: none !important; animation: none !important; caret-color: transparent !important; }"


def scenes(places: Places) -> Iterator[tuple[str, str]]:
    """A sheet, and what is to be seen on the visitor's page just now."""
    page = places.visitor.page
    for name in PAGES:
        places.go(places.addresses[name])
        yield "pages", name
    for name in places.dialogs():
        yield "pages", name
    for game in BOARDS:
        visit(places, game)
        yield game, "middle"
        Mouse(page, game).to_the_end()
        yield game, "end"
        page.locator("dialog .farewell a").first.click()
        page.locator(".scrubber input").fill("9")
        yield game, "replay"


def visit(places: Places, game: str) -> None:
    visitor = places.visitor
    seats = min(BOARDS[game].fewest + 1, 3)
    visitor.go("/t/" + visitor.table(game, seats, bots=default_bot(find(game)), start=True, pace={"window": 0}))
    mouse = Mouse(visitor.page, game)
    for _ in range(20):
        mouse.step()
    mouse.await_turn()


def pictures(browser: Browser, address: str) -> Iterator[tuple[str, str, bytes]]:
    """The sheet each belongs to, what it shows, and the picture."""
    for size, (width, height) in SIZES.items():
        visitor = Visitor(browser, address, viewport={"width": width, "height": height})
        for sheet, scene in scenes(Places(visitor)):
            visitor.page.add_style_tag(content=CALM)
            for theme in THEMES:
                visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                yield sheet, f"{scene}, {size}, {theme}", visitor.page.screenshot()
        visitor.context.close()


def contact_sheet(browser: Browser, taken: list[tuple[str, bytes]]) -> bytes:
    """Beside each other as they fit, all of one height; drawn by the browser itself."""
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{b64encode(picture).decode()}'><p>{told}</p></figure>"
        for told, picture in taken
    )
    page = browser.new_page(viewport={"width": 2040, "height": 800})
    page.set_content(f"<style>{LAYOUT}</style>{shown}", wait_until="load")
    drawn = page.screenshot(full_page=True, type="jpeg", quality=74)
    page.close()
    return drawn


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        sheets: dict[str, list[tuple[str, bytes]]] = {}
        try:
            for sheet, told, picture in pictures(browser, server.address):
                sheets.setdefault(sheet, []).append((told, picture))
            for sheet, taken in sheets.items():
                (SCREENS / f"{sheet}.jpg").write_bytes(contact_sheet(browser, taken))
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
