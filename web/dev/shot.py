"""Takes pictures of a board: `python web/dev/shot.py zoop --step 12 --players 4 --seat 0 --lang fr --out /tmp/shots`.

At 360 × 740 and 1440 × 900, light and dark. Starts its own dev server and ends it. Needs the fixtures,
Node, Chromium and `pip install playwright`.
"""

import argparse
import os
import re
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
SIZES = ((360, 740), (1440, 900))


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--step", default="0", help="one step or several: 3,40,200")
    parser.add_argument("--players", default="4")
    parser.add_argument("--seat", default="0")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light,dark")
    parser.add_argument("--click", help="a CSS selector to click before the picture is taken")
    parser.add_argument("--out", default="/tmp/shots")
    return parser.parse_args()


def address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://[\w.]+:\d+/", re.sub(r"\x1b\[[\d;]*m", "", line)):
            return found[0]
    raise SystemExit("The dev server did not start.")


def shoot(home: str, wish: argparse.Namespace) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for width, height in SIZES:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.on("console", lambda message: print("console:", message.text) if message.type != "debug" else None)  # noqa: T201 # a tool's own output
            page.on("pageerror", lambda error: print("error:", error))  # noqa: T201 # a tool's own output
            for step in wish.step.split(","):
                for theme in wish.theme.split(","):
                    whose = f"game={wish.game}&players={wish.players}&seat={wish.seat}"
                    look = f"lang={wish.lang}&theme={theme}&step={step}"
                    page.goto(f"{home}dev/board.html?{whose}&{look}&bare", wait_until="networkidle")
                    page.wait_for_selector(".stage", state="attached")
                    if wish.click:
                        page.click(wish.click)
                    file = Path(wish.out) / f"{wish.game}-{step}-{width}-{theme}-{wish.lang}.png"
                    page.screenshot(path=file, full_page=True)
                    print(file)  # noqa: T201 # a tool's own output
        browser.close()


def main() -> None:
    wish = asked()
    Path(wish.out).mkdir(parents=True, exist_ok=True)
    server = subprocess.Popen(
        ["node", "node_modules/vite/bin/vite.js", "--port", "0"], cwd=WEB, stdout=subprocess.PIPE, text=True
    )
    try:
        shoot(address(server), wish)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
