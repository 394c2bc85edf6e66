"""Help that can be relied on: a hint is shown whenever it is asked for, and no key does what nobody sees."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import OVER
from tests.browser.visitor import Visitor

DICE = "zooloretto_dice"
WHY = re.compile(r"This wins \d+ in 100 games\. Next best: .+ – \d+\.")
HINT = ".bar .helps button:enabled:has(.word:text-is('Hint'))"


def ask(page: Page) -> bool:
    """Ask for a hint in the first moment of a turn, while the others' moves still fly, and play it. False: over."""
    page.locator(HINT).or_(page.locator(OVER)).first.wait_for()
    if page.locator(OVER).count():
        return False
    page.locator(HINT).click()
    expect(page.locator(".bar .status")).to_contain_text("Hint:")
    expect(page.locator(".stage .hinted").first).to_be_visible()
    page.wait_for_timeout(120)
    expect(page.locator(".bar .status")).to_contain_text("Hint:")
    page.get_by_role("button", name="Play this").click()
    return True


def hints(visitor: Visitor, wanted: int) -> int:
    shown = 0
    while shown < wanted:
        visitor.go("/t/" + visitor.table(DICE, 3, bots="random", start=True))
        while shown < wanted and ask(visitor.page):
            shown += 1
    return shown


def test_a_hint_asked_at_once_is_shown(arrive: Arrive) -> None:
    assert hints(arrive(settings={"speed": 2}), 8) == 8


def test_a_hint_says_why(arrive: Arrive) -> None:
    """In words that a screen reader tells too: the chances after the two best choices."""
    visitor = arrive()
    page = visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True)).page
    page.locator(".bar.mine").wait_for()
    ask(page)  # the first choice is to roll, and there is no other
    page.locator(HINT).click()
    expect(page.locator(".bar [role=status]")).to_contain_text(WHY)


@pytest.mark.soak
def test_fifty_hints_of_fifty_are_shown(arrive: Arrive) -> None:
    assert hints(arrive(settings={"speed": 2}), 50) == 50


@pytest.mark.parametrize("game", BOARDS)
def test_no_digit_acts_while_nothing_is_numbered(arrive: Arrive, game: str) -> None:
    visitor = arrive(settings={"tab": "log"})
    visitor.go("/t/" + visitor.table(game, 3, bots="random", start=True, pace={"window": 0}))
    page = visitor.page
    page.locator(".bar.mine").wait_for()
    for digit in "123456789":
        page.keyboard.press(digit)
    page.wait_for_timeout(300)
    sent = [message for message in visitor.sent if message["type"] == "act"]
    assert all(message["action"] == {"type": "LetPass"} for message in sent)
