"""How fast the search runs: simulations a second of ours, with heuristics and without, beside OpenSpiel's own.

One simulation is one way down the tree and what follows it: for OpenSpiel, and for ours without heuristics, random play
to the end of the game; for ours with heuristics, play by them to the next point where the position can be judged.
"""

import argparse
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.lanes.ours_search import TABLES, title
from bench.race import Race, Row, figure, open_lanes, pinned, rates, run
from bench.report import Bar, Compared, compare, new_table, rate, times

ENVIRONMENTS = Path(".venv")
WIDTH = 140  # of the tables in a file or a pipe
HOW = {"sense": "with heuristics", "blind": "random playouts"}
HEARTS, EIGHTS, BACKGAMMON = "hearts IS-MCTS", "crazy_eights(players=4) MCTS", "backgammon MCTS"
LIKE = {"zoop": HEARTS, "zooloretto_dice": EIGHTS, "zooloretto": EIGHTS, "o_zoo_le_mio": BACKGAMMON}


def commands() -> dict[str, list[str]]:
    def lane(environment: str, module: str) -> list[str]:
        return [str(ENVIRONMENTS / f"bench-{environment}" / "bin" / "python"), "-m", f"bench.lanes.{module}"]

    return {
        "interpreted": lane("pure", "ours_search"),
        "compiled": lane("compiled", "ours_search"),
        "openspiel": lane("openspiel", "openspiel_search"),
    }


def rows() -> list[Row]:
    ours = [
        Row("Zoorama", title(name, seats), f"{HOW[how]}, {lane}", lane, f"{title(name, seats)} {how}")
        for name, seats in TABLES
        for how in HOW
        for lane in ("compiled", "interpreted")
        if lane == "compiled" or (how == "sense" and seats < 4)  # interpreted, a decision takes seconds
    ]
    return [
        *ours,
        Row("OpenSpiel", "hearts (4)", "IS-MCTS, C++", "openspiel", HEARTS),
        Row("OpenSpiel", "hearts (4)", "MCTS, C++", "openspiel", "hearts MCTS"),
        Row("OpenSpiel", "crazy_eights (4)", "MCTS, C++", "openspiel", EIGHTS),
        Row("OpenSpiel", "backgammon (2)", "MCTS, C++", "openspiel", BACKGAMMON),
    ]


def bars() -> list[Bar]:
    """Each of our games beside the one of theirs that is most like it."""
    return [
        Bar(f"compiled: {title(name, seats)} {how}", f"openspiel: {LIKE[name]}")
        for name, seats in TABLES
        for how in HOW
    ]


def draw(race: Race, compared: list[Compared], head: str, console: Console) -> None:
    console.print(head)
    for name, lane in race.lanes.items():
        console.print(f"  {name}: " + ", ".join(f"{fact} {value}" for fact, value in lane.facts.items()), style="dim")
    for name, why in race.missing.items():
        console.print(f"  {name}: missing, {why}", style="dim")
    speeds = new_table("search", "game", "how", "simulations/s")
    for row in rows():
        laps = race.laps.get(row.key)
        speeds.add_row(row.side, row.game, row.how, rate(figure(rates(laps, per_lap=False)) if laps else None))
    ratios = new_table("ratio of", "to", "times")
    for pair in compared:
        ratios.add_row(pair.over, pair.under, times(pair.ratio))
    for shown in (speeds, ratios):
        console.print()
        console.print(shown)


def tell(race: Race, compared: list[Compared], head: str) -> dict[str, object]:
    speeds = {key: asdict(figure(rates(laps, per_lap=False))) for key, laps in race.laps.items()}
    return {
        "setting": head,
        "missing": race.missing,
        "simulations": speeds,
        "ratios": [asdict(pair) for pair in compared],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench search", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--quick", action="store_true", help="few short rounds: the order of magnitude")
    parser.add_argument("--without", action="append", default=[], metavar="LANE=WHY", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    rounds, seconds = (3, 0.2) if asked.quick else (7, 0.5)
    core = pinned()
    race = open_lanes(commands(), {}, dict(why.split("=", 1) for why in asked.without))
    todo = rows()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(todo) * (rounds + 1))
        run(race, todo, rounds, seconds, lambda row: progress.update(bar, advance=1, description=row.key))
    compared = [compare(race, pair) for pair in bars()]
    head = (
        f"Search, Python {platform.python_version()}, core {core}: {rounds} interleaved rounds of {seconds} s a row; "
        "median (lowest–highest) per second of processor time. In brackets after a game: seats."
    )
    if asked.json:
        json.dump(tell(race, compared, head), sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        draw(race, compared, head, Console(width=None if sys.stdout.isatty() else WIDTH))
    for lane in race.lanes.values():
        lane.close()


if __name__ == "__main__":
    main()
