"""A table as a model reads it: text as the terminal draws it, or JSON as the schemas describe it."""

from typing import Any, Final

from rich.console import Console, RenderableType

from zoorama.engine.game import Action
from zoorama.engine.score import ranks
from zoorama.mcp.table import Question, Table
from zoorama.terminal.boards import board_for
from zoorama.terminal.prompts import prompt_for
from zoorama.terminal.scores import score_table, winners_line
from zoorama.terminal.table import numbered

WIDTH: Final = 100  # columns of a drawn board
JsonObject = dict[str, Any]


def drawn(part: RenderableType) -> str:
    """Plain text, without the colours of a terminal."""
    console = Console(width=WIDTH, color_system=None, force_terminal=False, highlight=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def choices(table: Table, question: Question) -> dict[int, Action]:
    """What may be done, by the number to name it with."""
    return numbered(question.legal, table.text, table.names)


def board(table: Table, question: Question) -> str:
    return drawn(board_for(table.game)(question.view, table.text, table.names))


def offer(table: Table, question: Question) -> str:
    """What the seat is asked, and its choices; or whom the table waits for; or how it ended."""
    text, names = table.text, table.names
    if question.over:
        scores = tuple(question.scores)
        return f"{drawn(score_table(text, names, scores))}\n{winners_line(text, names, scores)}"
    if not question.legal:
        return text.say("mcp-others", players=", ".join(names[seat] for seat in question.asked))
    prompt = prompt_for(table.game)(question.view, question.legal, text, names)
    lines = [f"{text.say('play-turn', player=names[table.seat])} {prompt}".rstrip()]
    lines += [f"{number:3}  {text.action(action, names)}" for number, action in choices(table, question).items()]
    return "\n".join(lines)


def news(table: Table) -> str:
    """What was told since the last time, the board, and what to decide."""
    with table.changing:
        question, new = table.question(), table.told[table.shown :]
        if question is None:
            return table.text.say("mcp-not-begun")
        table.shown += len(new)
    happened = "\n".join(told.words for told in new)
    return "\n\n".join(part for part in (happened, board(table, question), offer(table, question)) if part)


def view_json(table: Table, question: Question) -> JsonObject:
    encode, text, names = table.codec.encode, table.text, table.names
    return {
        "view": encode(question.view),
        "asked": list(question.asked),
        "over": question.over,
        "legal": [
            {"number": number, "action": encode(action), "words": text.action(action, names)}
            for number, action in choices(table, question).items()
        ],
    }


def result_json(table: Table, question: Question) -> JsonObject:
    """The score sheets, in the order of the seats."""
    scores, say = list(question.scores), table.text.say
    sheets = [
        {
            "player": name,
            "rank": rank,
            "points": score.points,
            "lines": [{"what": say(f"score-{line.what}"), "points": line.points} for line in score.lines],
            "tiebreaks": [{"what": say(f"score-{line.what}"), "value": line.points} for line in score.tiebreaks],
        }
        for name, rank, score in zip(table.names, ranks(scores), scores, strict=True)
    ]
    return {
        "seat": table.seat,
        "winners": [sheet["player"] for sheet in sheets if sheet["rank"] == 1],
        "sheets": sheets,
    }
