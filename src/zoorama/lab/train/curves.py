"""The curve of a training as a picture: the share won against greedy opponents, by minutes and number of seats."""

from pathlib import Path

from zoorama.lab.train.card import Line
from zoorama.text import Text

TOGETHER = 8  # lines of the curve, averaged: single ones have few games


def draw(lines: list[Line], file: Path, text: Text) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for seats in sorted({seats for line in lines for seats in line["against_greedy"]}, key=int):
        minutes, shares = smooth(lines, seats)
        axes.plot(minutes, shares, label=text.say("train-seats", count=int(seats)))
    axes.set_xlabel(text.say("train-minutes"))
    axes.set_ylabel(text.say("train-share"))
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file)


def smooth(lines: list[Line], seats: str) -> tuple[list[float], list[float]]:
    measured = [line for line in lines if seats in line["against_greedy"]]
    minutes, shares = [], []
    for last in range(len(measured)):
        some = measured[max(0, last - TOGETHER + 1) : last + 1]
        games = sum(line["against_greedy"][seats]["games"] for line in some)
        minutes.append(measured[last]["minutes"])
        shares.append(
            sum(line["against_greedy"][seats]["share"] * line["against_greedy"][seats]["games"] for line in some)
            / games
        )
    return minutes, shares
