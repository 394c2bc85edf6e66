"""Several people at one device."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import CURTAIN, OVER, Mouse


@pytest.mark.parametrize("game", BOARDS)
def test_two_names_take_turns(arrive: Arrive, game: str) -> None:
    page = arrive().go().page
    sit(page, game)
    mouse, curtains = Mouse(page, game), 0
    hides = not BOARDS[game].game.open_information  # hands, sealed bids
    seen: set[str] = set()
    while not page.locator(OVER).count() and (len(seen) < 2 or (curtains < 3 and hides)):
        if page.locator(CURTAIN).count():
            curtains += 1
            behind_the_curtain(page)
        else:
            seen.add(page.locator(".seats .perspective .who").inner_text())
        assert mouse.step() != "nothing"
    assert seen == {"Ada", "Ben"}
    assert bool(curtains) == hides


def sit(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Pass and play: {BOARDS[game].name}", exact=True).click()
    page.get_by_label("Seats").select_option(str(BOARDS[game].fewest))
    page.get_by_label("Player 1").fill("Ada")
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("ul.seats")).to_contain_text("Ben")


def behind_the_curtain(page: Page) -> None:
    """Nothing of anybody's hand, and no way to act."""
    expect(page.locator(CURTAIN)).to_be_focused()
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator("#choices-list")).to_have_count(0)
    expect(page.get_by_role("region", name="Log")).to_have_count(0)
