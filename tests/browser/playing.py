"""How a person plays: by the mouse on the board, by keys alone, or as fast as the page allows."""

import random
from typing import Any, Literal

from playwright.sync_api import Frame, Page, Position
from playwright.sync_api import TimeoutError as Late

from tests.browser.boards import BOARDS, CHOICES

SOON = 3_000  # milliseconds; a part of the board that has gone meanwhile is looked for anew
MOST_STEPS = 900
ROUND = 90_000  # milliseconds; until it is one's turn again, where every discard opens a window of five seconds
OVER = "dialog[open] p.winner"
CURTAIN = ".curtain button"
AT_EDGE: Position = {"x": 9, "y": 16}  # of a card in a fan, of which the next one covers the most

LOOK = """([over, curtain, parts]) =>
    document.querySelector(over) ? {is: "over"}
    : document.querySelector(curtain) ? {is: "curtain"}
    : (() => {
        for (const part of parts) {
            const found = [...document.querySelectorAll(part)].filter((one) => one.getClientRects().length);
            if (found.length) return {is: "asked", part, count: found.length};
        }
        return null;
    })()"""
# Takes a choice at random whenever the page offers some, `most` times or until the game is over. The driver takes no
# part and the board is not drawn meanwhile: that is what playing costs most.
AUTOPLAY = """([over, curtain, list, most]) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error("the game did not end in time")), 90_000);
    const hidden = document.head.appendChild(document.createElement("style"));
    hidden.textContent = ".stage { display: none }";
    let [chosen, waiting] = [0, false];
    const end = () => {
        watcher.disconnect();
        clearTimeout(late);
        hidden.remove();
        done(chosen);
    };
    const play = () => {
        waiting = false;
        document.querySelector(curtain)?.click();
        const choices = document.querySelectorAll(list);
        if (document.querySelector(over) || (choices.length && chosen >= most)) return end();
        if (choices.length) choices[Math.floor(Math.random() * choices.length)].click(), chosen++;
    };
    const soon = () => waiting || (waiting = true, setTimeout(play));
    const watcher = new MutationObserver(soon);
    watcher.observe(document.body, {subtree: true, childList: true, attributes: true});
    soon();
})"""

Seen = Literal["over", "curtain", "asked", "nothing"]


def autoplay(page: Page | Frame, most: int = MOST_STEPS) -> int:
    """Plays by the list of choices, to the end or until so many are chosen and more are offered."""
    page.locator(".tools .menu").wait_for()
    if not page.locator("aside").count():
        page.locator(".tools .menu > button").click()  # where there is no room beside the board, the list is a sheet
        page.locator(".tools .side").click()
    chosen: int = page.evaluate(AUTOPLAY, [OVER, CURTAIN, CHOICES, most])
    return chosen


class Mouse:
    def __init__(self, page: Page, game: str, luck: int = 1) -> None:
        self.page = page
        self.board = BOARDS[game]
        self.luck = random.Random(luck)
        self.taps = 0
        self.missed = 0

    def await_turn(self, patience: float = ROUND) -> Any:
        try:
            sought = [OVER, CURTAIN, self.board.first]
            return self.page.wait_for_function(LOOK, arg=sought, timeout=patience).json_value()
        except Late:
            return {"is": "nothing"}

    def step(self, patience: float = ROUND) -> Seen:
        """One click on what the board offers; what was seen before it."""
        seen = self.await_turn(patience)
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
        place = AT_EDGE if part == self.board.at_edge else None
        try:
            self.page.locator(part).nth(number).click(timeout=SOON, position=place)
            self.taps += 1
        except Late:
            self.missed += 1


class Keys:
    """Never touches the mouse: Tab, Enter, the number of a choice, Escape."""

    def __init__(self, page: Page, luck: int = 1) -> None:
        self.page = page
        self.luck = random.Random(luck)
        self.pressed = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def reach(self, name: str, most: int = 60) -> None:
        """Tab until what has the focus is called so."""
        for _ in range(most):
            if name in self.page.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"no way by Tab to {name!r}; the focus is on {self.page.evaluate(FOCUSED)!r}")

    def step(self, how: Literal["number", "list", "board"]) -> Seen:
        seen = self.page.wait_for_function(ASKED, arg=[OVER, CHOICES], timeout=ROUND).json_value()
        if seen["is"] == "over":
            return "over"
        if how == "number" or not seen["board"]:
            self.press(str(1 + self.luck.randrange(min(9, seen["count"]))))
        elif how == "list":
            self.reach_within(CHOICES)  # not the rules beside them
            self.press("Enter")
        else:
            self.reach_within(".stage")
            self.press("Space" if self.luck.random() < 0.5 else "Enter")
        return "asked"

    def reach_within(self, part: str, most: int = 250) -> None:
        """A list of moves alone may have a hundred."""
        for _ in range(most):
            self.press("Tab")
            if self.page.evaluate(CHOICE_FOCUSED, part):
                return
        raise AssertionError(f"no way by Tab to a choice in {part}")

    def to_the_end(self) -> None:
        for number in range(MOST_STEPS):
            how: Literal["number", "list", "board"] = "number"
            if number % 8 < 2:
                how = "board" if number % 8 else "list"
            if self.step(how) == "over":
                return
        raise AssertionError(f"no end after {MOST_STEPS} choices")


FOCUSED = """() => {
    const at = document.activeElement;
    return at?.matches("button, a, input, select") ? (at.getAttribute("aria-label") ?? at.innerText).trim() : "";
}"""
CHOICE_FOCUSED = """(part) => {
    const at = document.activeElement;
    const choice = at?.tagName === "BUTTON" && at.ariaDisabled !== "true" && !at.closest(".zoom, .players");
    return Boolean(choice && at.closest(part));
}"""
ASKED = """([over, list]) => {
    if (document.querySelector(over)) return {is: "over"};
    const count = document.querySelectorAll(list).length;
    const board = document.querySelector(".stage [data-choice]") !== null; // not where silence is the answer
    return count ? {is: "asked", count, board} : null;
}"""
