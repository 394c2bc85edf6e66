"""A person against bots, from the home page to the final score, on the board itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import OVER, Mouse

PLACING = re.compile(r"^(You (won|share)|\d\w+ of \d – )")


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game_on_the_board(arrive: Arrive, game: str) -> None:
    visitor = arrive().go()
    page = visitor.page
    page.get_by_role("button", name=f"Play now: {BOARDS[game].name}", exact=True).click()
    mouse = Mouse(page, game)
    mouse.to_the_end()
    expect(page.locator(OVER)).to_have_text(PLACING)
    expect(page.locator("dialog tfoot .total td")).to_have_count(page.locator(".seats li").count())
    assert mouse.missed <= mouse.taps // 20, "parts of the board could not be clicked"
    acts = [message for message in visitor.sent if message["type"] == "act"]
    assert mouse.taps <= 2 * len(acts), "a turn takes more than two taps"
