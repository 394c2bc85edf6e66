"""Prints what was measured of evaluators as the tables of docs/analysis.md: `python -m zoorama.lab.studies.figures`"""

import sys
from collections.abc import Iterator
from typing import Any

from zoorama.analysis.measured import measured, read
from zoorama.games import GAMES

Figures = dict[str, Any]


def entries() -> Iterator[tuple[str, int, Figures]]:
    for game in GAMES:
        for seats, found in sorted(read().get(game.name, {}).items()):
            yield game.name, int(seats), found


def chances() -> list[str]:
    lines = [
        "| game | seats | boldness | 0–0.2 | 0.2–0.4 | 0.4–0.6 | 0.6–0.8 | 0.8–1 | Brier | base rate | below | games |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, seats, found in entries():
        if (check := found["check"]) is not None:
            fifths = " | ".join(fifth(one) for one in check["fifths"])
            below = 1 - check["brier"] / check["base_rate"]
            lines.append(
                f"| {game} | {seats} | {found['boldness']:.2f} | {fifths} | {check['brier']:.3f} "
                f"| {check['base_rate']:.3f} | {below:.0%} | {check['games']:,} |"
            )
    return lines


def fifth(one: Figures | None) -> str:
    return "–" if one is None else f"{one['said']:.2f} → {one['happened']:.2f} ± {one['spread']:.2f}"


def luck() -> list[str]:
    lines = ["| game | seats | slope | plain regression | mean luck | games | told |", "|---|---|---|---|---|---|---|"]
    for game, seats, found in entries():
        if (figures := found["luck"]) is None:
            lines.append(f"| {game} | {seats} | not measured | | | | no |")
            continue
        known = measured(game, seats)
        told = "yes" if known is not None and known.tells_luck else "no"
        lines.append(
            f"| {game} | {seats} | {figures['slope']:.2f} [{figures['low']:.2f}, {figures['high']:.2f}] "
            f"| {figures['plain_slope']:.2f} | {figures['mean']:+.4f} ± {figures['mean_spread']:.4f} "
            f"| {figures['games']:,} | {told} |"
        )
    return lines


def main() -> None:
    sys.stdout.write("\n".join([*chances(), "", *luck()]) + "\n")


if __name__ == "__main__":
    main()
