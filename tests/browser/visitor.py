"""What a person does on the pages."""

from typing import Any

NAMES = {
    "zooloretto": "Zooloretto",
    "zooloretto_dice": "Zooloretto – The Dice Game",
    "zoop": "Zoop",
    "o_zoo_le_mio": "O Zoo le Mio",
}
PATIENCE = 60_000  # milliseconds; a busy machine takes its time
LABELS = (
    """() => [...document.querySelectorAll("#choices-list button > span")].map((label) => label.textContent.trim())"""
)
ON_BOARD = """(labels) => {
    const name = (button) => (button.getAttribute("aria-label") ?? button.textContent).trim();
    const off = (button) => button.disabled || button.getAttribute("aria-disabled") === "true";
    const buttons = [...document.querySelectorAll(".stage button")].filter((button) => !off(button));
    const found = buttons.find((button) => button.checkVisibility() && labels.includes(name(button)));
    if (found) found.setAttribute("data-tested", "");
    return Boolean(found);
}"""
CHOOSING = "() => document.querySelector('#choices-list button') || document.querySelector('dialog[open] table')"


class Visitor:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.board_clicks = 0
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.troubles.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main h1", state="attached")

    def play_now(self, game: str) -> None:
        self.go("/")
        self.page.get_by_role("button", name=f"Play now: {NAMES[game]}", exact=True).click()
        self.page.wait_for_selector(".stage", state="attached")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.page.context.request.fetch("/api" + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: int, **wishes: object) -> str:
        self.ask("GET", "/me")
        table: str = self.ask("POST", "/tables", {"game": game, "seats": seats, **wishes})["id"]
        return table

    def sit_at(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".stage", state="attached")

    def choices(self) -> list[str]:
        labels: list[str] = self.page.evaluate(LABELS)
        return labels

    def wait_for_choice(self) -> bool:
        """False when the game is over."""
        self.page.wait_for_function(CHOOSING)
        return not self.page.locator("dialog[open] table").count()

    def choose_by_mouse(self, number: int) -> None:
        """On the board, by one click or two; where it takes more skill, in the list beside it."""
        labels = self.choices()
        if not labels:
            return
        try:
            if not (self._choose_on_board(labels) or self._choose_on_board(labels, handling=number)):
                self._open_list()
                self.page.locator("#choices-list button").nth(number % len(labels)).click(timeout=1500)
        except Exception as error:  # the question may be gone: a window closed meanwhile
            if "Timeout" not in type(error).__name__ and "detached" not in str(error):
                raise

    def _choose_on_board(self, labels: list[str], handling: int | None = None) -> bool:
        """Click what is named like a choice, after something else was taken into hand."""
        if handling is not None:
            things = self.page.locator(".stage button:enabled:visible")
            if count := things.count():
                things.nth(handling % count).click(timeout=1500)
        found: bool = self.page.evaluate(ON_BOARD, labels)
        if found:
            self.page.locator("[data-tested]").click(timeout=1500)
            self.board_clicks += 1
        self.page.evaluate("() => document.querySelector('[data-tested]')?.removeAttribute('data-tested')")
        return found

    def _open_list(self) -> None:
        button = self.page.locator("[aria-controls=choices-list]")
        if button.get_attribute("aria-expanded") == "false":
            button.click()

    def choose_by_key(self) -> None:
        self.page.keyboard.press("1")

    def settled(self, before: list[str]) -> None:
        """Until the choice has been taken, or a moment has passed."""
        self.page.wait_for_timeout(20)
        for _ in range(40):
            if self.choices() != before or self.page.locator("dialog[open] table").count():
                return
            self.page.wait_for_timeout(25)
