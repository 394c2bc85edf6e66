"""No page has an obstacle that axe knows, in any language and either theme; none is wider than the screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor
from zoorama.games import GAMES
from zoorama.text import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "ru": "ru-RU"}
SIZES = ((320, 640), (360, 740), (768, 1024), (1440, 900))
looks = pytest.mark.parametrize(
    ("language", "theme"), [(language, theme) for language in LANGUAGES for theme in ("light", "dark")]
)


def obstacles(person: Visitor) -> list[str]:
    person.page.wait_for_timeout(300)
    person.page.add_script_tag(path=AXE)
    result: dict[str, Any] = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{person.page.url} {found['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def pages(person: Visitor) -> list[str]:
    tables = [person.table(game.name, game.seats[0], bots="greedy", start=True) for game in GAMES]
    gathering = person.table("zoop", 4)
    shown = [f"/rules/{game.name}" for game in GAMES] + [f"/learn/{game.name}" for game in GAMES[:1]]
    return ["/", *shown, *(f"/t/{table}" for table in (*tables, gathering)), f"/t/{tables[0]}/replay"]


def windows(person: Visitor) -> Iterator[None]:
    """What opens above the pages, one after another."""
    page = person.page
    person.go("/")
    page.locator("header button").click()
    yield
    page.keyboard.press("Escape")
    page.locator("article .buttons button").nth(1).click()
    page.locator("input[value=device]").check()
    yield
    person.sit_at(person.table("zooloretto_dice", 2, bots="greedy", start=True))
    page.locator("[aria-controls=choices-list]").click()
    yield
    for number in (0, 1, 2):  # score, rules, luck
        page.locator(".menu > button").click()
        if number < 2:
            page.locator(".tools > .roomy").nth(number).click()
        else:
            page.locator(".list > button:visible").nth(2).click()
        page.wait_for_selector("dialog[open]")
        yield
        page.keyboard.press("Escape")


@looks
def test_no_obstacles(language: str, theme: str, invite: Invite) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (scripts/web installs it): obstacles are NOT looked for")
    person = invite(locale=LOCALES[language], color_scheme=theme, bypass_csp=True)
    found = []
    for path in pages(person):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        found += obstacles(person)
    for _ in windows(person):
        found += obstacles(person)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_screen(language: str, invite: Invite) -> None:
    person = invite(locale=LOCALES[language])
    paths = pages(person)
    wide = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        for path in paths:
            person.go(path)
            person.page.wait_for_load_state("networkidle")
            if (found := person.page.evaluate("document.documentElement.scrollWidth")) > width:
                wide.append((width, path, found))
    assert wide == []
