"""How fast the rules run: our games in both builds, and other projects' engines beside them, in one run on one core.

A move is one action applied, luck's included, on every side alike; RLCard shuffles beforehand and has no moves of luck.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.interpreter import interpreter
from bench.lanes.ours import seats_of
from bench.race import Row, open_lanes, pinned, run
from bench.report import Bar, Setting, draw, tell
from zoorama.games import GAMES

ENVIRONMENTS = Path(".venv")
UNIT = ENVIRONMENTS / "bench-compiled" / "unit"  # pig and the engine, compiled together by scripts/bench

WIDTH = 140  # of the tables in a file or a pipe

EIGHTS = "crazy_eights(players=4)"
SPIEL_PIG = "pig(players=4)"


BARS = (
    Bar("compiled: zooloretto_dice play inside", f"openspiel: {EIGHTS} play inside", 2.5),
    Bar("compiled: zooloretto_dice play inside", f"openspiel: {EIGHTS} play driven", 10),
    Bar("interpreted: zooloretto_dice play inside", "rlcard: uno play environment", 5),
    Bar("compiled: zooloretto play inside", f"openspiel: {EIGHTS} play inside", 1.3),
    Bar("compiled: zoop play inside", f"openspiel: {EIGHTS} play inside", 1.4),
    Bar("compiled: o_zoo_le_mio play inside", "openspiel: backgammon play inside", 1, games=True),
    Bar("unit: pig play inside", f"openspiel: {SPIEL_PIG} play inside"),
    Bar("unit: pig play driven", f"openspiel: {SPIEL_PIG} play driven"),
    Bar("unit: pig copy driven", f"openspiel: {SPIEL_PIG} copy driven"),
    Bar("compiled: zooloretto_dice play driven", f"openspiel: {EIGHTS} play driven"),
    Bar("compiled: zooloretto_dice copy driven", f"openspiel: {EIGHTS} copy driven"),
    Bar("interpreted: zooloretto_dice play inside", "rlcard: uno play bare"),
    Bar("compiled: zooloretto_dice play inside", "interpreted: zooloretto_dice play inside"),
)


def commands() -> dict[str, list[str]]:
    def lane(environment: str, module: str, *arguments: str) -> list[str]:
        python = ENVIRONMENTS / f"bench-{environment}" / "bin" / "python"
        return [str(python), "-m", f"bench.lanes.{module}", *arguments]

    return {
        "interpreted": lane("pure", "ours", "examples.pig.games.pig"),
        "compiled": lane("compiled", "ours", "examples.pig.games.pig"),
        "unit": lane("compiled", "ours", "pig"),
        "openspiel": lane("openspiel", "openspiel"),
        "rlcard": lane("rlcard", "rlcard"),
    }


def rows() -> list[Row]:
    return [*ours("play"), *peers("play"), *ours("copy"), *peers("copy")]


def ours(verb: str) -> list[Row]:
    found: list[Row] = []
    for game in GAMES:
        title = f"{game.name} ({seats_of(game)})"
        found += [
            Row("Zoorama", title, "interpreted", "interpreted", f"{game.name} {verb} inside"),
            Row("Zoorama", title, "compiled", "compiled", f"{game.name} {verb} inside"),
            Row("Zoorama", title, "compiled, from Python", "compiled", f"{game.name} {verb} driven"),
        ]
    return [
        *found,
        Row("Zoorama", "pig (4)", "interpreted", "interpreted", f"pig {verb} inside"),
        Row("Zoorama", "pig (4)", "plain, engine compiled", "compiled", f"pig {verb} inside"),
        Row("Zoorama", "pig (4)", "compiled", "unit", f"pig {verb} inside"),
        Row("Zoorama", "pig (4)", "compiled, from Python", "unit", f"pig {verb} driven"),
    ]


def peers(verb: str) -> list[Row]:
    eights = Row("OpenSpiel", "crazy_eights (4)", "C++, from Python", "openspiel", f"{EIGHTS} {verb} driven")
    pig = Row("OpenSpiel", "pig (4)", "C++, from Python", "openspiel", f"{SPIEL_PIG} {verb} driven")
    if verb == "copy":
        return [eights, pig, Row("RLCard", "uno (2)", "deepcopy", "rlcard", "uno copy driven")]
    return [
        Row("OpenSpiel", "crazy_eights (4)", "C++", "openspiel", f"{EIGHTS} play inside"),
        eights,
        Row("OpenSpiel", "pig (4)", "C++", "openspiel", f"{SPIEL_PIG} play inside"),
        pig,
        Row("OpenSpiel", "backgammon (2)", "C++", "openspiel", "backgammon play inside"),
        Row("RLCard", "uno (2)", "environment", "rlcard", "uno play environment"),
        Row("RLCard", "uno (2)", "bare game", "rlcard", "uno play bare"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--quick", action="store_true", help="few short rounds: the order of magnitude")
    parser.add_argument("--without", action="append", default=[], metavar="LANE=WHY", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    rounds, seconds = (3, 0.1) if asked.quick else (9, 0.3)
    core = pinned()
    race = open_lanes(commands(), {"unit": str(UNIT)}, dict(why.split("=", 1) for why in asked.without))
    todo = rows()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(todo) * (rounds + 1))
        run(race, todo, rounds, seconds, lambda row: progress.update(bar, advance=1, description=row.key))
    told = tell(race, todo, BARS, Setting(interpreter(), core, rounds, seconds))
    if asked.json:
        json.dump(asdict(told), sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        draw(told, Console(width=None if sys.stdout.isatty() else WIDTH))
    for lane in race.lanes.values():
        lane.close()


if __name__ == "__main__":
    main()
