"""How a person plays each board: by the mouse, or by keys alone."""

import random
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import PATIENCE

SOON = 3_000  # milliseconds; a part of the board that has gone meanwhile is looked for anew
MOST_STEPS = 900
OVER = "dialog[open] p.winner"
CURTAIN = ".curtain button"
AT_EDGE = {"x": 9, "y": 16}  # of a card in a fan, of which the next one covers the most


@dataclass(frozen=True)
class Reach:
    """What a board offers to the mouse: the first of these that is there, and one of those at random."""

    first: tuple[str, ...]
    edge: str = ""  # of these only the edge can be reached


BOARDS = {
    "zooloretto": Reach((".dock .primary", ".draw", "[data-target]", "[data-choice]")),
    "zooloretto_dice": Reach((".roll", ".truck.open")),
    "zoop": Reach((".window .big", ".window .pass", ".species", ".hand button.card", ".stack.ready", ".dock .primary"), ".hand button.card"),
    "o_zoo_le_mio": Reach((".bidding .close:enabled", ".coins button", "[data-lay]", ".site")),
}  # fmt: skip

LOOK = """([over, curtain, parts]) =>
    document.querySelector(over) ? {is: "over"}
    : document.querySelector(curtain) ? {is: "curtain"}
    : (() => {
        for (const part of parts) {
            const found = [...document.querySelectorAll(".stage " + part)].filter((one) => one.getClientRects().length);
            if (found.length) return {is: "asked", part, count: found.length};
        }
        return null;
    })()"""

Seen = Literal["over", "curtain", "asked", "nothing"]


class Mouse:
    def __init__(self, page: Page, game: str, luck: int = 1) -> None:
        self.page = page
        self.reach = BOARDS[game]
        self.luck = random.Random(luck)
        self.taps = 0
        self.missed = 0

    def step(self, patience: float = PATIENCE) -> Seen:
        """One click on what the board offers; what was seen before it."""
        try:
            seen = self.page.wait_for_function(LOOK, arg=[OVER, CURTAIN, self.reach.first], timeout=patience).json_value()
        except Late:
            return "nothing"
        if seen["is"] == "curtain":
            self.page.locator(CURTAIN).click()
        elif seen["is"] == "asked":
            self._click(seen["part"], self.luck.randrange(seen["count"]))
        is_: Seen = seen["is"]
        return is_

    def to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            seen = self.step()
            assert seen != "nothing", f"the board offers nothing and the game is not over: {self.status()}"
            if seen == "over":
                return
        raise AssertionError(f"no end after {MOST_STEPS} clicks")

    def status(self) -> str:
        return self.page.locator(".status").inner_text()

    def _click(self, part: str, number: int) -> None:
        place = AT_EDGE if part == self.reach.edge else None
        try:
            self.page.locator(f".stage {part}").nth(number).click(timeout=SOON, position=place)
            self.taps += 1
        except Late:
            self.missed += 1
