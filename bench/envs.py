"""How fast the environments step: tables one by one and in pools, beside other projects', in one run on one core.

A decision is one legal action taken at random, with its observation and mask, luck in between not counted as one.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.contestants import OPENSPIEL, OURS, PETTINGZOO, PGX
from bench.race import Figure, Race, Row, figure, open_lanes, pinned, rates, run
from bench.report import new_table, rate, short, times

WIDTH: Final = 140  # of the tables in a file or a pipe
TIC_TAC_TOE: Final = "pettingzoo: tictactoe_v3 AEC"
POOL_BARS: Final = {"zooloretto": 4e5, "zooloretto_dice": 1e6, "zoop": 4e5, "o_zoo_le_mio": 1.5e5}  # decisions/s
AEC_BAR: Final = 1.0  # times tic-tac-toe


@dataclass(frozen=True)
class Told:
    """Decisions per second of processor time."""

    key: str
    side: str
    game: str
    how: str
    rate: Figure | None
    against_tic_tac_toe: Figure | None
    bar: str
    met: bool | None  # None: no bar, or no figure
    missing: str | None


def commands(games: int) -> dict[str, list[str]]:
    def lane(environment: str, module: str) -> list[str]:
        python = Path(".venv") / f"bench-{environment}" / "bin" / "python"
        here = str(python) if environment != "envs" else sys.executable
        return [here, "-m", f"bench.lanes.{module}", str(games)]

    return {
        "ours": lane("envs", "ours_envs"),
        "pettingzoo": lane("envs", "pettingzoo"),
        "pgx": lane("pgx", "pgx"),
        "openspiel": lane("openspiel", "openspiel_envs"),
    }


def rows(games: int) -> list[Row]:
    many = f"pool of {games}"
    ours = [
        Row("Zoorama", f"{name} ({seats})", how, "ours", f"{name} {task}")
        for name, seats in OURS.items()
        for how, task in ((many, "pool"), ("AEC", "AEC"))
    ]
    return [
        *ours,
        *[Row("PettingZoo", f"{name} (2)", "AEC", "pettingzoo", f"{name} AEC") for name in PETTINGZOO],
        *[Row("Pgx", f"{name} (2)", many, "pgx", f"{name} pool") for name in PGX],
        *[Row("OpenSpiel", name, "C++, from Python", "openspiel", f"{name} driven") for name in OPENSPIEL],
    ]


def tell(race: Race, row: Row) -> Told:
    laps, peer = race.laps.get(row.key), race.laps.get(TIC_TAC_TOE)
    if laps is None:
        missing = race.missing.get(row.lane, "not run")
        return Told(row.key, row.side, row.game, row.how, None, None, "", None, missing)
    found = figure(rates(laps, per_lap=False))
    pairs = zip(rates(laps, per_lap=False), rates(peer or [], per_lap=False), strict=False)
    ratio = figure([ours / theirs for ours, theirs in pairs]) if peer else None
    bar, met = held(row, found, ratio)
    return Told(row.key, row.side, row.game, row.how, found, ratio, bar, met, None)


def held(row: Row, found: Figure, ratio: Figure | None) -> tuple[str, bool | None]:
    """What we ask of ourselves, and whether the median has it."""
    name, _, how = row.task.partition(" ")
    if row.lane != "ours":
        return "", None
    if how == "pool":
        return short(POOL_BARS[name]), found.median >= POOL_BARS[name]
    return f"{AEC_BAR:g} x tic-tac-toe", None if ratio is None else ratio.median >= AEC_BAR


def draw(told: list[Told], lanes: dict[str, dict[str, str]], console: Console) -> None:
    for name, facts in lanes.items():
        console.print(f"  {name}: " + ", ".join(f"{fact} {value}" for fact, value in facts.items()), style="dim")
    table = new_table("side", "game", "how", "decisions/s", "times", "bar", "met")
    for row in told:
        met = "" if row.met is None else {True: "[green]yes[/]", False: "[red]no[/]"}[row.met]
        table.add_row(row.side, row.game, row.how, rate(row.rate), times(row.against_tic_tac_toe), row.bar, met)
    console.print(table)
    console.print("times: against PettingZoo's tic-tac-toe, round by round", style="dim")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench envs", description=__doc__)
    parser.add_argument("--games", type=int, default=1024, help="in a pool")
    parser.add_argument("--quick", action="store_true", help="few short rounds: the order of magnitude")
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--without", action="append", default=[], metavar="LANE=WHY", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    rounds, seconds = (3, 0.1) if asked.quick else (7, 0.5)
    core, todo = pinned(), rows(asked.games)
    race = open_lanes(commands(asked.games), {}, dict(why.split("=", 1) for why in asked.without))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(todo) * (rounds + 1))
        run(race, todo, rounds, seconds, lambda row: progress.update(bar, advance=1, description=row.key))
    told = [tell(race, row) for row in todo]
    lanes = {name: lane.facts for name, lane in race.lanes.items()}
    lanes |= {name: {"missing": why} for name, why in race.missing.items()}
    if asked.json:
        json.dump({"core": core, "lanes": lanes, "rows": [asdict(row) for row in told]}, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        draw(told, lanes, Console(width=None if sys.stdout.isatty() else WIDTH))
    for lane in race.lanes.values():
        lane.close()


if __name__ == "__main__":
    main()
