"""Every page there is, opened one after the other for a visitor."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.hands import OVER
from tests.browser.visitor import NAMES, PATIENCE, Visitor

FEWEST = {"zooloretto": 2, "zooloretto_dice": 2, "zoop": 3, "o_zoo_le_mio": 2}
SETTLED = "() => !document.querySelector('main .wait') && document.querySelector('main > *')"
MIDDLE = 12  # choices into a game
PRESS = """([over]) => document.querySelector(over) || document.querySelector("#choices-list button")"""

Open = Callable[[Page], None]


class Places:
    """Addresses of pages that need no playing, and tables of this visitor in the middle and at the end of each game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.addresses = {
            "home": "/",
            "gathering": "/t/" + visitor.table("zoop", 4),
            "learn": "/learn/zoop",
            "arrive": "/arrive#used-up-long-ago-1",
            "lost": "/t/there-is-no-such-table",
            **{f"rules-{game}": f"/rules/{game}" for game in NAMES},
        }

    def play(self, game: str, most: int = MIDDLE) -> str:
        """A game against bots, so many choices far."""
        page = self.visitor.page
        address = "/t/" + self.visitor.table(game, FEWEST[game], bots="random", start=True, pace={"window": 0})
        self.visitor.go(address)
        for number in range(most):
            page.wait_for_function(PRESS, arg=[OVER], timeout=PATIENCE)
            if page.locator(OVER).count():
                break
            page.keyboard.press("1" if number % 3 else "2")
        return address

    def go(self, address: str) -> None:
        self.visitor.go(address)
        self.visitor.page.wait_for_function(SETTLED)
        self.visitor.page.wait_for_load_state("networkidle")

    def dialogs(self) -> Iterator[str]:
        """On the home page: a new table, and the settings."""
        page = self.visitor.page
        self.go("/")
        page.locator(".buttons button:not(.primary)").nth(2).click()
        page.locator("dialog input[value=device]").check()
        yield "new-table"
        page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup]").click()
        page.locator("dialog #language").wait_for()
        yield "settings"
        page.keyboard.press("Escape")
