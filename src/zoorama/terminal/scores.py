"""The score sheet and who won."""

from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from zoorama.engine.score import Score, ranks
from zoorama.text import Text, figure, signed


def show_scores(console: Console, text: Text, players: tuple[str, ...], scores: tuple[Score, ...]) -> None:
    console.print(score_table(text, players, scores))
    console.print(winners_line(text, players, scores), style="bold green", markup=False)


def score_table(text: Text, players: tuple[str, ...], scores: tuple[Score, ...]) -> Table:
    table = Table(title=text.say("play-final"))
    table.add_column("")
    for name in players:
        table.add_column(Rich(name), justify="right")
    for number, line in enumerate(scores[0].lines):
        table.add_row(text.say(f"score-{line.what}"), *(signed(score.lines[number].points) for score in scores))
    table.add_section()
    table.add_row(text.say("score-total"), *(figure(score.points) for score in scores), style="bold")
    for number, line in enumerate(scores[0].tiebreaks):
        # A tie-break is a count; the sheet holds it negative where fewer is better.
        what = text.say("score-tiebreak", what=text.say(f"score-{line.what}"))
        table.add_row(what, *(str(abs(score.tiebreaks[number].points)) for score in scores), style="dim")
    return table


def winners_line(text: Text, players: tuple[str, ...], scores: tuple[Score, ...]) -> str:
    best = [name for name, rank in zip(players, ranks(list(scores)), strict=True) if rank == 1]
    return text.say("play-winner" if len(best) == 1 else "play-winners", players=", ".join(best))
