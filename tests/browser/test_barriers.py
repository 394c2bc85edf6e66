"""What axe-core finds on any page, in four languages and two sets of colours: nothing. And no page scrolls sideways."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.places import Places
from tests.browser.playing import OVER, autoplay
from tests.browser.server_process import ROOT

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
def test_pages_have_no_barriers(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="reduce")
    visitor.allowed = LOST
    places, axe = Places(visitor), Axe(visitor.page)
    places.go("/")
    for language in LANGUAGES:
        places.speak(language)
        for name, address in places.addresses.items():
            places.go(address)
            axe.look(f"{language} {name}")
        for name in places.dialogs():
            axe.look(f"{language} {name}")
    assert not axe.found, "\n".join(axe.found)


@needs_axe
@pytest.mark.parametrize("game", BOARDS)
def test_boards_have_no_barriers(arrive: Arrive, game: str) -> None:
    """The same game in four languages: in the middle, its score, its replay; and once at the end."""
    visitor = arrive(reduced_motion="reduce")
    places, axe = Places(visitor), Axe(visitor.page)
    table = places.play(game)
    for language in LANGUAGES:
        places.speak(language)
        places.go(table)
        axe.look(f"{language} middle")
        visitor.page.locator(".tools button").nth(2).click()
        axe.look(f"{language} score")
        visitor.page.keyboard.press("Escape")
        places.go(table + "/replay")
        axe.look(f"{language} replay")
    places.speak("en")
    autoplay(visitor.go(table).page)
    expect(visitor.page.locator(OVER)).to_be_visible()
    axe.look("end")
    assert not axe.found, "\n".join(axe.found)


def test_no_page_scrolls_sideways_on_the_smallest_phone(arrive: Arrive) -> None:
    """In the two languages with the longest words."""
    visitor = arrive(viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    visitor.allowed = LOST
    places, wide = Places(visitor), []
    tables = {game: places.play(game, most=6) for game in BOARDS}
    replay = {"replay": tables["zoop"] + "/replay"}
    for language in ("de", "ru"):
        places.speak(language)
        for name, address in {**places.addresses, **tables, **replay}.items():
            places.go(address)
            expect(visitor.page.locator(f"html[lang={language}]")).to_be_attached()
            wide += [f"{language} {name}: {part}" for part in visitor.page.evaluate(WIDTH)]
        for name in places.dialogs():
            wide += [f"{language} {name}: {part}" for part in visitor.page.evaluate(WIDTH)]
    assert not wide, "\n".join(wide)
