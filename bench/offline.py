"""Tables in a browser: how long until the first list of legal actions, how long a bot thinks, how much memory it takes.

The start is measured in Chromium, from the worker's making to the first list, with the files from the server on this
machine the first time and from the browser's cache afterwards. Thinking and memory are measured in Node, with the same
files. All of it is wall time: on a busy machine it says little.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.server_process import CLIENT, ServerProcess
from tests.runtime.pyodide import run_in_pyodide

GAME = "zooloretto"
START = """([worker, game]) => new Promise((resolve, reject) => {
    const begun = performance.now(), times = {};
    const told = (what) => (times[what] ??= Math.round(performance.now() - begun));
    const made = new Worker("/assets/" + worker, { type: "module" });
    const wish = { game, seats: 3, sit: true, bots: "greedy", start: true };
    made.onerror = (event) => reject(event.message);
    made.onmessage = ({ data }) => {
        if (data.kind === "progress") told(data.step.stage);
        if (data.kind === "refused") reject(data.problem.message);
        if (data.kind === "ready") {
            times.from = data.from;
            made.postMessage({ kind: "ask", id: 1, method: "POST", path: "/tables", body: JSON.stringify(wish) });
        }
        if (data.kind === "answer")
            made.postMessage({ kind: "open", id: 2, table: JSON.parse(data.body).id, since: null });
        if (data.kind === "heard" && /"legal":\\[\\{/.test(data.data)) {
            told("legal");
            made.terminate();
            resolve(times);
        }
    };
    made.postMessage({ kind: "start", files: new URL("/offline/", location.href).href });
})"""
THINK = """
import json
from time import perf_counter
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import stream
from zoorama.engine.game import Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Player
from zoorama.games import GAMES

def thinking(game, count):
    bot, found = make_bot("greedy", game), []
    for seed in range(count):
        match = Match(game, (Player("greedy", "greedy"),) * game.seats[-1], dealer=stream(seed, 0))
        while (turn := match.turn()).kind is not Kind.OVER:
            seat = turn.seats[0]
            view, legal = match.view(seat), match.legal(seat)
            begun = perf_counter()
            action = bot.choose(view, legal, stream(seed, 1))
            found.append(1000 * (perf_counter() - begun))
            match.act(seat, action)
    return found

json.dumps({game.name: thinking(game, GAMES_EACH) for game in GAMES})
"""


def starts(rounds: int) -> list[dict[str, Any]]:
    worker = next(file.name for file in (CLIENT.parent / "assets").glob("worker-*.js"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = ServerProcess(Path(folder) / "tables.sqlite3")
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            page = browser.new_context().new_page()
            page.goto(f"{server.address}/icon.svg")  # ours, and nothing runs there
            return [page.evaluate(START, [worker, GAME]) for _ in range(rounds)]
        finally:
            browser.close()
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench offline", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="starts of the worker")
    parser.add_argument("--games", type=int, default=5, help="of each kind, in which bots are timed")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    begun = starts(given.rounds)
    with tempfile.TemporaryDirectory() as folder:
        worth, heap = run_in_pyodide(THINK.replace("GAMES_EACH", str(given.games)), Path(folder))
    thinking = {game: summed_up(times) for game, times in json.loads(worth).items()}
    found = {"starts": begun, "thinking": thinking, "heap": heap}
    sys.stdout.write(json.dumps(found) if given.json else told(found))
    sys.stdout.write("\n")


def summed_up(times: list[float]) -> dict[str, float]:
    return {"mean": mean(times), "p99": quantiles(times, n=100)[-1], "most": max(times), "moves": len(times)}


def told(found: dict[str, Any]) -> str:
    lines = [
        f"start {number}, {one['from']}: legal list after {one['legal']} ms, files there after {one['start']}"
        for number, one in enumerate(found["starts"], 1)
    ]
    for game, one in found["thinking"].items():
        times = f"{one['mean']:.1f} ms, 99th percentile {one['p99']:.1f}, most {one['most']:.1f}"
        lines.append(f"{game}: greedy thinks {times}, {one['moves']} moves")
    return "\n".join([*lines, f"memory: {found['heap'] / 2**20:.0f} MiB"])


if __name__ == "__main__":
    main()
