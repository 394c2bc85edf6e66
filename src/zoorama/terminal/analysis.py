"""The analysis of a finished game: a graph of chances, the errors, how well everybody decided, and luck's part."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text as Rich

from zoorama.analysis.report import Analysis, Draw, Error, Luck
from zoorama.codec import Codec, Json
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.record import Record
from zoorama.records.rounds import RoundCounter
from zoorama.records.walk import walk
from zoorama.terminal.chances import Graph, clipped
from zoorama.terminal.scores import winners_line
from zoorama.text import Text

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
WORST: Final = 10  # errors that are listed where not all are asked for
LUCKIEST: Final = 3
STYLES: Final = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow", "slight": ""}


def show_analysis(
    game: AnyGame,
    record: Record,
    found: Analysis,
    text: Text,
    console: Console,
    *,
    every: bool = False,
    given: int = 0,
) -> None:
    """`given` moves come from another game, from which a study begins."""
    shown = Shown(game, record, found, text, console)
    shown.all(every=every)
    if given:
        shown.tell(text.say("analysis-given", count=given), "dim")


class Shown:
    def __init__(self, game: AnyGame, record: Record, found: Analysis, text: Text, console: Console) -> None:
        self.codec = Codec(game)
        self.record = record
        self.names = record.names
        self.found = found
        self.text = text
        self.console = console
        counter = RoundCounter(game, len(record.players))
        self.rounds = [counter.of(position) for position in walk(game, record)]

    def all(self, *, every: bool) -> None:
        listed = self.found.errors if every else worst(self.found.errors)
        self.tell(self.text.say("play-welcome", game=self.text.say("name"), players=", ".join(self.names)), "bold")
        self.tell(winners_line(self.text, self.names, self.record.result), "bold green")
        self.show_graph(listed)
        self.show_errors(listed)
        self.console.print(self.rates())
        if self.found.luck is not None:
            self.show_draws(self.found.luck)
        self.tell(self.text.say("analysis-note", evaluator=self.found.evaluator), "dim")

    def show_graph(self, listed: Sequence[Error]) -> None:
        self.tell("\n" + self.text.say("analysis-chances"), "bold")
        marks: dict[int, dict[int, str]] = {}
        for letter, error in zip(LETTERS, listed, strict=False):
            marks.setdefault(error.seat, {})[error.move] = letter
        for line in Graph(self.found.chances, self.names, self.console.width, self.percent).drawn(marks, self.rounds):
            self.console.print(line, no_wrap=True, crop=True)
        self.tell(self.text.say("analysis-axis"), "dim")

    def show_errors(self, listed: Sequence[Error]) -> None:
        if not listed:
            self.tell("\n" + self.text.say("analysis-none") + "\n")
            return
        table = Table(title=self.text.say("analysis-errors"), title_justify="left", title_style="bold")
        for word in ("move", "round", "player", "choice", "lost"):
            justify: JustifyMethod = "right" if word in ("move", "round") else "left"
            table.add_column(
                self.text.say(f"analysis-{word}"), justify=justify, no_wrap=word == "lost", overflow="fold"
            )
        for place, error in enumerate(listed):
            table.add_row(*self.row(LETTERS[place] if place < len(LETTERS) else "", error))
        self.console.print(table)
        if len(listed) < len(self.found.errors):
            self.tell(self.text.say("analysis-worst", shown=len(listed), errors=len(self.found.errors)), "dim")

    def row(self, letter: str, error: Error) -> list[Rich | str]:
        played = self.text.say("analysis-played", action=self.words(error.played))
        better = self.text.say("analysis-better", action=self.words(error.better))
        lost = self.share(error.lost)
        if error.low < error.high:  # else it is exact
            lost += f" ({self.share(error.low)} – {self.share(error.high)})"
        return [
            f"{letter} {error.move + 1:3}",
            str(self.rounds[error.move + 1]),
            Rich(clipped(self.names[error.seat])),
            Rich(f"{played}\n{better}"),
            Rich(self.text.say(f"analysis-{error.grade}"), STYLES[error.grade]).append(f"\n{lost}", ""),
        ]

    def rates(self) -> Table:
        luck = self.found.luck
        table = Table(title=self.text.say("analysis-rates"), title_justify="left", title_style="bold")
        for word in ("player", "decisions", "errors-of", "rate", "interval", *(("luck", "skill") if luck else ())):
            table.add_column(self.text.say(f"analysis-{word}"), justify="left" if word == "player" else "right")
        for seat, (name, rate) in enumerate(zip(self.names, self.found.rates, strict=True)):
            errors = sum(error.seat == seat for error in self.found.errors)
            parts = [signed(self.text, one[seat]) for one in (luck.luck, luck.skill)] if luck else []
            between = f"{self.share(rate.low)} – {self.share(rate.high)}"
            row = (str(rate.decisions), str(errors), self.share(rate.lost), between, *parts)
            table.add_row(Rich(clipped(name)), *row)
        return table

    def show_draws(self, luck: Luck) -> None:
        """Those that gave or took most."""
        self.tell(self.text.say("analysis-luck-note"), "dim")
        self.tell("\n" + self.text.say("analysis-luckiest"), "bold")
        for draw in sorted(luck.draws, key=weight, reverse=True)[:LUCKIEST]:
            gained = max(draw.gained, key=abs)
            self.tell(
                self.text.say(
                    "analysis-draw",
                    move=draw.move + 1,
                    round=self.rounds[draw.move + 1],
                    drawn=self.words(draw.drawn),
                    player=self.names[draw.gained.index(gained)],
                    gained=signed(self.text, gained),
                )
            )

    def words(self, action: Json) -> str:
        return self.text.action(self.codec.decode(action, Action), self.names)

    def share(self, share: float) -> str:
        return self.text.say("simulate-share", share=share)

    def percent(self, share: float) -> str:
        return self.text.say("contest-percent", share=share)

    def tell(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, markup=False, highlight=False)


def worst(errors: Sequence[Error]) -> list[Error]:
    """The most costly, in the order of play."""
    return sorted(sorted(errors, key=lambda error: -error.lost)[:WORST], key=lambda error: error.move)


def weight(draw: Draw) -> float:
    return max(abs(one) for one in draw.gained)


def signed(text: Text, share: float) -> str:
    said = text.say("simulate-share", share=share)
    return f"+{said}" if share > 0 and said.strip("0.,\u00a0 %") else said
