"""Every page there is, opened one after the other for a visitor."""

from collections.abc import Iterator

from tests.browser.boards import BOARDS
from tests.browser.playing import autoplay
from tests.browser.visitor import Visitor

MIDDLE = 12  # choices into a game


class Places:
    """Addresses of pages that need no playing, and tables of this visitor in the middle and at the end of each game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.addresses = {
            "home": "/",
            "gathering": "/t/" + visitor.table("zoop", 4),
            "learn": "/learn/zoop",
            "offline": "/offline",
            "arrive": "/arrive#used-up-long-ago-1",
            "lost": "/t/there-is-no-such-table",
            **{f"rules-{game}": f"/rules/{game}" for game in BOARDS},
        }

    def play(self, game: str, most: int = MIDDLE) -> str:
        """A game against bots, so many choices far."""
        seats = BOARDS[game].fewest
        address = "/t/" + self.visitor.table(game, seats, bots="random", start=True, pace={"window": 0})
        autoplay(self.visitor.go(address).page, most)
        return address

    def go(self, address: str) -> None:
        self.visitor.go(address).settle()

    def speak(self, language: str) -> None:
        """From the next page on."""
        self.visitor.page.evaluate(SPEAK, language)

    def dialogs(self) -> Iterator[str]:
        """On the home page: a new table, and the settings."""
        page = self.visitor.page
        self.go("/")
        page.locator("article .links button").nth(4).click()  # the third game, passed from hand to hand
        yield "new-table"
        page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup]").click()
        page.locator("dialog #language").wait_for()
        yield "settings"
        page.keyboard.press("Escape")


SPEAK = """(language) =>
    localStorage.setItem("zoorama", JSON.stringify({...JSON.parse(localStorage.getItem("zoorama")), language}))"""
