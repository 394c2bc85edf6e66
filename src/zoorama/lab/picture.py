"""A picture of a ladder: ratings and shares, with their intervals. Needs Matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.report import Rating
from zoorama.lab.shares import LEAST, shares_of
from zoorama.text import Text

# A panel of its own colour, so that the picture can be read on light and dark pages.
PAPER: Final = "#fbfaf6"
INK: Final = "#23302b"
FAINT: Final = "#8b968f"
MARK: Final = "#1f7a5c"
STYLE: Final[Any] = {  # typed by Matplotlib as one of four hundred words
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "axes.labelcolor": INK,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "svg.hashsalt": "zoorama",  # the same results give the same file
}
ROW: Final = 0.34  # inches
INTERVAL: Final = "_interval"  # no label that is shown
Interval = tuple[float, float, float]  # a value, and what it lies between


def draw(contest: Contest, rotations: Sequence[Rotation], ratings: Sequence[Rating], text: Text, file: Path) -> None:
    game = Text(text.language, contest.game.name).say("name")
    with rc_context(STYLE):
        figure = Figure(figsize=(11, 1.8 + ROW * max(4, len(contest.pairings))), layout="constrained")
        figure.suptitle(text.say("contest-title", game=game, seats=contest.seats, seed=str(contest.seed)))
        left, right = figure.subplots(1, 2)
        draw_ratings(left, ratings, text)
        draw_shares(right, contest, rotations, text)
        if len({one.number for one in rotations}) < LEAST:
            leave_intervals_out(left, right)
        figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix == ".svg" else None)


def leave_intervals_out(*panels: Axes) -> None:
    for axes in panels:
        for line in axes.lines:
            line.set_visible(line.get_label() != INTERVAL)


def draw_ratings(axes: Axes, ratings: Sequence[Rating], text: Text) -> None:
    rows = {one.bot: (one.value, one.low, one.high) for one in ratings}
    draw_rows(axes, rows, [f"{one.value:.0f}" for one in ratings])
    axes.set_xlabel(text.say("contest-rating-axis"))


def draw_shares(axes: Axes, contest: Contest, rotations: Sequence[Rotation], text: Text) -> None:
    found = zip(contest.pairings, shares_of(contest, rotations), strict=True)
    rows = {
        text.say("contest-pairing", one=pairing.one, rest=pairing.rest): (share.won, share.low, share.high)
        for pairing, share in found
        if share is not None
    }
    draw_rows(axes, rows, [text.say("simulate-share", share=won) for won, _, _ in rows.values()])
    axes.set_xlim(-0.02, 1.02)
    axes.axvline(1 / contest.seats, color=FAINT, linestyle="--", linewidth=1)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: text.say("contest-percent", share=float(share))))
    axes.set_xlabel(text.say("contest-share-axis", even=text.say("simulate-share", share=1 / contest.seats)))


def draw_rows(axes: Axes, rows: dict[str, Interval], labels: Sequence[str]) -> None:
    """The first row at the bottom, as on a ladder."""
    for row, ((value, low, high), label) in enumerate(zip(rows.values(), labels, strict=True)):
        axes.plot([low, high], [row, row], color=MARK, linewidth=2, solid_capstyle="butt", label=INTERVAL)
        axes.plot(value, row, "o", color=MARK, markersize=6)
        axes.annotate(label, (value, row), (0, 7), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(range(len(rows)), list(rows))
    axes.set_ylim(-0.6, len(rows) - 0.2)
    axes.grid(axis="x", color=FAINT, alpha=0.25)
