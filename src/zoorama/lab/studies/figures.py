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
        "| game | seats | boldness, even – sure | 0–0.2 | 0.2–0.4 | 0.4–0.6 | 0.6–0.8 | 0.8–1 "
        "| Brier | base rate | below | games |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, seats, found in entries():
        if (check := found["check"]) is not None:
            fifths = " | ".join(fifth(one) for one in check["fifths"])
            even, sure = found["boldness"]
            below = 1 - check["brier"] / check["base_rate"]
            lines.append(
                f"| {game} | {seats} | {even:.2f} – {sure:.2f} | {fifths} | {check['brier']:.3f} "
                f"| {check['base_rate']:.3f} | {below:.0%} | {check['games']:,} |"
            )
    return lines


def fifth(one: Figures | None) -> str:
    return "–" if one is None else f"{one['said']:.3f} → {one['happened']:.3f} ± {one['spread']:.3f}"


def luck() -> list[str]:
    lines = [
        "| game | seats | factor | slope with it | plain regression | mean luck | games | told |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, seats, found in entries():
        if (figures := found["luck"]) is None:
            lines.append(f"| {game} | {seats} | | not measured | | | | no |")
            continue
        known = measured(game, seats)
        told = "no" if known is None or known.luck_factor is None else "yes"
        lines.append(
            f"| {game} | {seats} | {figures['factor']:.2f} "
            f"| {figures['slope']:.2f} [{figures['low']:.2f}, {figures['high']:.2f}] "
            f"| {figures['plain_slope']:.2f} | {figures['mean']:+.4f} ± {figures['mean_spread']:.4f} "
            f"| {figures['games']:,} | {told} |"
        )
    return lines


def main() -> None:
    sys.stdout.write("\n".join([*chances(), "", *luck()]) + "\n")


if __name__ == "__main__":
    main()
