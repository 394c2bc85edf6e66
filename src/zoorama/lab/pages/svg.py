"""Pictures as SVG that stands in a page: narrow enough for a phone, in the page's own colours. Needs Matplotlib."""

import io
import re
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from zoorama.lab.pages.page import Histogram, Interval, Intervals, Matrix, Picture
from zoorama.text import Text

# Colours that stand for the page's: it has its own by day and by night.
INK: Final = "#010203"
FAINT: Final = "#040506"
MARK: Final = "#070809"
AGAINST: Final = "#0a0b0c"
COLOURS: Final = {INK: "ink", FAINT: "faint", MARK: "mark", AGAINST: "against"}
WIDTH: Final = 3.9  # inches
ROW: Final = 0.42
MOST_BINS: Final = 32
WITH_SIGNS: Final = 5  # columns that leave room for per cent signs
STYLE: Final[Any] = {  # typed by Matplotlib as one of four hundred words
    "axes.edgecolor": FAINT,
    "axes.facecolor": "none",
    "axes.labelcolor": INK,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.size": 10,
    "svg.fonttype": "none",  # text stays text
    "text.color": INK,
    "xtick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.left": False,
    "ytick.labelleft": False,
}
UNWANTED: Final = re.compile(r"<metadata>.*?</metadata>|<!--.*?-->|<\?xml.*?\?>|<!DOCTYPE.*?>", re.DOTALL)
NAMES: Final = re.compile(r' id="(?:figure|axes|patch|line2d|text|xtick|ytick|matplotlib\.axis|PolyCollection)_\d+"')
SIZE: Final = re.compile(r'(<svg [^>]*?)\s+width="[\d.]+pt" height="[\d.]+pt"([^>]*>)', re.DOTALL)


def svg(picture: Picture, text: Text, salt: str) -> str:
    """The same picture is the same text; `salt` keeps the names in it apart from those of another."""
    with rc_context(STYLE | {"svg.hashsalt": salt}):
        figure = Figure(figsize=(WIDTH, height(picture)), layout="constrained")
        axes = figure.subplots()
        match picture:
            case Intervals():
                draw_intervals(axes, picture, text)
            case Histogram():
                draw_histogram(axes, picture)
            case Matrix():
                draw_matrix(axes, picture, text)
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return coloured(drawn.getvalue())


def height(picture: Picture) -> float:
    match picture:
        case Intervals():
            return 0.5 + ROW * len(picture.rows)
        case Matrix():
            return 0.4 + ROW * len(picture.labels)
    return 2.2


def coloured(drawn: str) -> str:
    drawn = NAMES.sub("", UNWANTED.sub("", drawn)).strip()
    for colour, name in COLOURS.items():
        drawn = drawn.replace(colour, f"var(--{name})")
    return SIZE.sub(r'\1 aria-hidden="true"\2', drawn, count=1)


def draw_intervals(axes: Axes, picture: Intervals, text: Text) -> None:
    """Labels stand above their rows: beside them they would leave no room on a phone."""
    for place, row in enumerate(reversed(picture.rows)):
        draw_interval(axes, place, row)
    axes.set_ylim(-0.4, len(picture.rows) - 0.05)
    axes.margins(x=0.04)
    if picture.even is not None:
        axes.axvline(picture.even, color=FAINT, linestyle="--", linewidth=1, zorder=0)
    tick = share_tick if picture.is_share else number_tick
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: tick(float(value), text)))
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.grid(axis="x", color=FAINT, alpha=0.25, linewidth=0.6)


def share_tick(share: float, text: Text) -> str:
    return text.say("contest-percent", share=share)


def number_tick(value: float, text: Text) -> str:
    return text.say("lab-tick", value=value)


def draw_interval(axes: Axes, place: int, row: Interval) -> None:
    axes.plot([row.low, row.high], [place, place], color=MARK, linewidth=5, alpha=0.35, solid_capstyle="round")
    axes.plot(row.value, place, "o", color=MARK, markersize=7)
    across = axes.get_yaxis_transform()
    axes.text(0, place + 0.26, row.label, transform=across, va="bottom")
    axes.text(1, place + 0.26, row.shown, transform=across, va="bottom", ha="right", fontweight="bold")


def draw_histogram(axes: Axes, picture: Histogram) -> None:
    low, high = min(picture.values), max(picture.values)
    width = -(-(high - low + 1) // MOST_BINS)
    edges = [edge - 0.5 for edge in range(low, high + width + 1, width)]
    axes.hist(picture.values, bins=edges, color=MARK, alpha=0.75, rwidth=0.88)
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))


def draw_matrix(axes: Axes, picture: Matrix, text: Text) -> None:
    count = len(picture.labels)
    for row, (label, shares) in enumerate(zip(picture.labels, picture.shares, strict=True)):
        axes.text(-0.15, row + 0.5, f"{row + 1}  {label}", va="center", ha="right")
        axes.text(row + 0.5, -0.2, str(row + 1), va="bottom", ha="center")
        for column, share in enumerate(shares):
            if share is not None:
                said = text.say("contest-percent", share=share) if count <= WITH_SIGNS else f"{100 * share:.0f}"
                draw_cell(axes, row, column, share, said)
    axes.set_xlim(-0.9 - 0.17 * max(map(len, picture.labels)) * count / 4, count)
    axes.set_ylim(count, -0.8)
    axes.set_axis_off()


def draw_cell(axes: Axes, row: int, column: int, share: float, said: str) -> None:
    colour, weight = (MARK if share >= 0.5 else AGAINST), 0.06 + 1.1 * abs(share - 0.5)
    axes.add_patch(Rectangle((column + 0.03, row + 0.05), 0.94, 0.9, color=colour, alpha=weight, linewidth=0))
    axes.text(column + 0.5, row + 0.5, said, va="center", ha="center", fontsize=9)
