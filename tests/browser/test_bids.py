"""A sealed bid in O Zoo le Mio: what is picked is not yet bid, however it was picked."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Json, Visitor
from zoorama.bots.registry import default_bot
from zoorama.games import find

GAME = "o_zoo_le_mio"
CONFIRM = ".bidding .close"


def bidding(arrive: Arrive, **settings: object) -> tuple[Visitor, Page]:
    visitor = arrive(settings=settings)
    visitor.go("/t/" + visitor.table(GAME, 2, bots=default_bot(find(GAME)), start=True))
    expect(visitor.page.locator(".coins [data-choice]")).to_have_count(9)
    return visitor, visitor.page


def bids(visitor: Visitor) -> list[Json]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def test_a_digit_picks_that_many_coins_and_enter_bids_them(arrive: Arrive) -> None:
    visitor, page = bidding(arrive)
    page.locator(".coins button").nth(3).click()
    page.keyboard.press("3")
    expect(page.locator(CONFIRM)).to_have_text("Bid 3 coins")
    assert bids(visitor) == []
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert bids(visitor) == [{"type": "Bid", "coins": 3}]


def test_a_digit_bids_nothing_even_beside_the_list_of_moves(arrive: Arrive) -> None:
    visitor, page = bidding(arrive, tab="moves")
    expect(page.locator("#choices-list")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(CONFIRM)).to_have_text("Bid 2 coins")
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    assert bids(visitor) == []


def test_more_than_the_purse_holds_is_refused_with_the_reason(arrive: Arrive) -> None:
    visitor, page = bidding(arrive)
    page.keyboard.press("9")
    expect(page.locator(".status")).to_contain_text("You only have 8 coins")
    page.locator(CONFIRM).click(force=True)  # it says why it does nothing yet
    expect(page.locator(".status")).to_contain_text("Pick an amount first")
    assert bids(visitor) == []
