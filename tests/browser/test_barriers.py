"""What axe-core finds on any page, in four languages and two sets of colours: nothing. And no page scrolls sideways."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import OVER
from tests.browser.inn import ROOT
from tests.browser.places import Places
from tests.browser.visitor import NAMES

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "fr", "de", "ru")
COLOURS = ["color-contrast", "link-in-text-block"]
LOST = ("Failed to load resource",)  # pages that tell that there is nothing
WIDTH = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll("main *, header *")]
        .filter((one) => one.getBoundingClientRect().right > wide + 1)
        .map((one) => one.outerHTML.slice(0, 120)).slice(0, 5);
}"""

needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="NO SEARCH FOR BARRIERS: axe-core is not installed; run scripts/web"
)
spoken = pytest.mark.parametrize("language", LANGUAGES)


class Axe:
    """Light with every rule; dark only with those about colours, as nothing else differs."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, where: str) -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
            self.page.add_style_tag(content="* { transition: none !important; animation: none !important; }")
        for theme, rules in (("light", {}), ("dark", {"runOnly": {"type": "rule", "values": COLOURS}})):
            self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            seen = self.page.evaluate("(rules) => axe.run(document, {...rules, resultTypes: ['violations']})", rules)
            self.found += [f"{where} {theme}: {told(found)}" for found in seen["violations"]]


def told(found: dict[str, Any]) -> str:
    nodes = "; ".join(
        f"{node['html'][:110]} {node['any'][0]['message'] if node['any'] else ''}" for node in found["nodes"][:3]
    )
    return f"{found['id']} {nodes}"


@needs_axe
@spoken
def test_pages_have_no_barriers(arrive: Arrive, language: str) -> None:
    visitor = arrive(settings={"language": language}, reduced_motion="reduce")
    visitor.allowed = LOST
    places, axe = Places(visitor), Axe(visitor.page)
    for name, address in places.addresses.items():
        places.go(address)
        axe.look(name)
    for name in places.dialogs():
        axe.look(name)
    assert not axe.found, "\n".join(axe.found)


@needs_axe
@spoken
@pytest.mark.parametrize("game", NAMES)
def test_boards_have_no_barriers(arrive: Arrive, language: str, game: str) -> None:
    visitor = arrive(settings={"language": language, "choices": True}, reduced_motion="reduce")
    places, axe = Places(visitor), Axe(visitor.page)
    table = places.play(game)
    axe.look("middle")
    visitor.page.locator(".tools button").nth(2).click()
    axe.look("score")
    visitor.page.keyboard.press("Escape")
    places.go(table + "/replay")
    axe.look("replay")
    if language == "en":
        axe.look(end_of(places, game))
    assert not axe.found, "\n".join(axe.found)


def end_of(places: Places, game: str) -> str:
    places.play(game, most=10_000)
    expect(places.visitor.page.locator(OVER)).to_be_visible()
    return "end"


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_page_scrolls_sideways_on_the_smallest_phone(arrive: Arrive, language: str) -> None:
    visitor = arrive(settings={"language": language}, viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    visitor.allowed = LOST
    places, wide = Places(visitor), []
    tables = {game: places.play(game, most=6) for game in NAMES}
    replay = {"replay": tables["zoop"] + "/replay"}
    for name, address in {**places.addresses, **tables, **replay}.items():
        places.go(address)
        wide += [f"{name}: {part}" for part in visitor.page.evaluate(WIDTH)]
    for name in places.dialogs():
        wide += [f"{name}: {part}" for part in visitor.page.evaluate(WIDTH)]
    assert not wide, "\n".join(wide)
