"""Draws docs/screens: every page and every board, on a phone and on a desk, light and dark.

Run by `python -m tests.browser.shots`.
"""

import json
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Browser, sync_playwright

from tests.browser.boards import BOARDS
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.places import Places
from tests.browser.playing import MOST_STEPS, OVER, Mouse
from tests.browser.server_process import ROOT, ServerProcess
from tests.browser.visitor import Connection, Json, Visitor
from zoorama.bots.registry import default_bot
from zoorama.games import find
from zoorama.server.workers.worker import BotRequest, decide

SCREENS = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "desk": (1440, 900)}
THEMES = ("light", "dark")
LAYOUT = """
    body { display: flex; flex-wrap: wrap; gap: 14px; margin: 0; padding: 14px; }
    body { background: #8a8578; color: #fff; font: 15px sans-serif; }
    figure { margin: 0; } p { margin: 3px 0 0; } img { display: block; height: var(--high); }
"""
HIGH = {"pages": "430px"}  # of a picture; the boards' are higher
FOUR = """
    body { display: grid; grid-template-columns: auto auto; gap: 10px; margin: 0; width: max-content; }
    figure { margin: 0; } p { display: none; } img { display: block; width: 800px; }
"""
MOST_BYTES = 700_000  # of a sheet; it is drawn worse until it is no larger
PAGES = ("home", "gathering", "learn", "rules-zooloretto", "arrive", "lost")
CALM = "* { transition: none !important; animation: none !important; caret-color: transparent !important; }"
MIDDLE = {"zooloretto": 34, "zooloretto_dice": 14, "zoop": 5, "o_zoo_le_mio": 16}  # moves into a game
MOMENTS = ".moment > *, .splash"  # what lies over a board for a while


def scenes(places: Places) -> Iterator[tuple[str, str]]:
    """A sheet, and what is to be seen on the visitor's page just now."""
    page = places.visitor.page
    connection = Connection(places.visitor)
    for name in PAGES:
        places.go(places.addresses[name])
        yield "pages", name
    for name in places.dialogs():
        yield "pages", name
    places.go(places.addresses["learn"])
    page.locator("main button.primary").click()
    page.locator(".bubble").wait_for()
    yield "pages", "lesson"
    for game in BOARDS:
        visit(places, game)
        yield game, "start"
        play_well(connection, game, MIDDLE.get(game, 12))
        yield game, "middle"
        play_well(connection, game)
        yield game, "ending"
        page.locator("dialog .farewell a").first.click()
        page.locator(".scrubber input").wait_for()
        page.locator(MOMENTS).first.wait_for(state="detached")
        yield game, "replay"


def visit(places: Places, game: str) -> None:
    visitor = places.visitor
    seats = min(BOARDS[game].fewest + 1, 3)
    table = visitor.table(game, seats, bots=default_bot(find(game)), start=True, pace={"window": 1})
    visitor.go(f"/t/{table}").settle()
    Mouse(visitor.page, game).await_turn()


def play_well(connection: Connection, game: str, most: int = MOST_STEPS) -> None:
    """As a bot would: zoos that somebody could have built. Until there is something to choose again, or to the end."""
    page = connection.visitor.page
    answered: list[int] = []
    while not page.locator(OVER).count():
        update = asked(connection.heard)
        if update and update["seq"] not in answered:
            if len(answered) >= most and page.locator(".stage [data-choice]").count() > 1:
                break
            answered.append(update["seq"])
            connection.say(answer(update, game))
        page.wait_for_timeout(20)
    page.locator(MOMENTS).first.wait_for(state="detached")


def asked(heard: list[Json]) -> Json | None:
    """The last update, if it asks for an act; one of an earlier table does not count."""
    last = next(message for message in reversed(heard) if message["type"] in ("welcome", "update"))
    return last if last.get("legal") else None


def answer(update: Json, game: str) -> Json:
    rules = find(game)
    legal = tuple(json.dumps(action) for action in update["legal"])
    request = BotRequest(default_bot(rules), game, rules.version, json.dumps(update["view"]), legal, update["seq"], 10)
    action = update["legal"][decide(request).index]
    return {"type": "act", "id": str(uuid4()), "seat": update["seat"], "seq": update["seq"], "action": action}


def pictures(browser: Browser, address: str) -> Iterator[tuple[str, str, bytes]]:
    """The sheet each belongs to, what it shows, and the picture."""
    for size, (width, height) in SIZES.items():
        visitor = Visitor(browser, address, {"tab": "log"}, viewport={"width": width, "height": height})
        for sheet, scene in scenes(Places(visitor)):
            visitor.settle()
            visitor.page.mouse.move(0, 0)
            visitor.page.add_style_tag(content=CALM)
            for theme in THEMES:
                visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                yield sheet, f"{scene}, {size}, {theme}", visitor.page.screenshot()
        visitor.context.close()


def sized(sheet: str) -> str:
    return f"{LAYOUT} :root {{ --high: {HIGH.get(sheet, '620px')}; }}"


def contact_sheet(browser: Browser, taken: list[tuple[str, bytes]], layout: str) -> bytes:
    """Beside each other as they fit, all of one height; drawn by the browser itself."""
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{b64encode(picture).decode()}'><p>{told}</p></figure>"
        for told, picture in taken
    )
    page = browser.new_page(viewport={"width": 2040, "height": 800})
    page.set_content(f"<style>{layout}</style>{shown}", wait_until="load")
    for quality in range(74, 20, -6):
        drawn = page.locator("body").screenshot(type="jpeg", quality=quality)
        if len(drawn) <= MOST_BYTES:
            break
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
                (SCREENS / f"{sheet}.jpg").write_bytes(contact_sheet(browser, taken, sized(sheet)))
            boards = [one for game in BOARDS for one in sheets[game] if one[0] == "middle, desk, light"]
            (SCREENS / "overview.jpg").write_bytes(contact_sheet(browser, boards, FOUR))
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
