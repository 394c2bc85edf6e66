"""The same without a mouse: from the address bar to the final score."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import OVER, Keys


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game_by_keys(arrive: Arrive, game: str) -> None:
    page = arrive().go().page
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(BOARDS))
    keys = Keys(page)
    keys.reach(f"Play now: {BOARDS[game].name}")
    keys.press("Enter")
    keys.to_the_end()
    expect(page.locator(OVER)).to_be_visible()
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    keys.reach("Score")
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    keys.reach("Replay")
    keys.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
