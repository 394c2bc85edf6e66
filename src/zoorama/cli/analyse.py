"""`zoorama analyse`: what decided a finished game."""

import json
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from zoorama.analysis.analyse import Part, evaluator_of, look_at, put_together, stretches
from zoorama.analysis.offer import NotAnalysed
from zoorama.analysis.report import Analysis
from zoorama.cli.errors import Mistake
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE, Whole
from zoorama.codec import Codec
from zoorama.engine.game import AnyGame
from zoorama.engine.match import replay
from zoorama.engine.record import Record
from zoorama.fair.certificate import Certificate, read_certificate
from zoorama.lab.run import InProcess, InProcesses
from zoorama.records.files import content
from zoorama.records.read import read_record
from zoorama.terminal.analysis import show_analysis
from zoorama.terminal.standings import progress_bar
from zoorama.text import Text


@click.command("analyse", cls=Command, help="command-analyse")
@click.argument("file", metavar="FILE", type=FILE, help="argument-file")
@click.option("--all", "every", is_flag=True, help="argument-analyse-all")
@click.option("--jobs", metavar="N", type=Whole(1, 256), default=1, help="argument-jobs")
@click.option("--json", "as_json", is_flag=True, help="argument-json")
@click.pass_obj
def command(text: Text, *, file: Path, every: bool, jobs: int, as_json: bool) -> int:
    game, certificate = read_certificate(content(file), str(file))
    record, given = certificate.record, moves_given(certificate)
    replay(game, record)  # refuses a record that breaks the rules
    words = Text(text.language, game.name)
    check(game, record, words, file)
    found = analysed(game, record, given, jobs, text)
    if as_json:
        sys.stdout.write(json.dumps(asdict(found)) + "\n")
    else:
        show_analysis(game, record, found, words, Console(highlight=False), every=every, given=given)
    return 0


def moves_given(certificate: Certificate) -> int:
    """To a study, from another game."""
    return 0 if certificate.luck is None else certificate.luck.given


def check(game: AnyGame, record: Record, words: Text, file: Path) -> None:
    """Refuses a game that cannot be analysed, with all that its evaluator would have to know."""
    try:
        evaluator_of(game, record)
    except NotAnalysed as error:
        raise Mistake(
            f"not-analysed-{error.problem}",
            file=str(file),
            game=words.say("name"),
            version=game.version,
            seats=len(record.players),
            options=options_of(game, record),
        ) from error


def options_of(game: AnyGame, record: Record) -> str:
    """As they would be typed: `colours=3, games=1`."""
    given = Codec(game).encode(record.options)
    assert isinstance(given, dict)
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in given.items() if name != "type") or "–"


def analysed(game: AnyGame, record: Record, given: int, jobs: int, text: Text) -> Analysis:
    cut = stretches(record)
    parts: list[Part] = []
    with progress_bar(len(cut), text.say("analysis-progress")) as progress:
        runner = InProcess() if jobs == 1 else InProcesses(jobs)
        for part in runner.map(partial(look, Codec(game).dumps(record), given), cut):
            parts.append(part)
            progress(1)
    return put_together(game, record, parts, given)


def look(record: str, given: int, stretch: range) -> Part:
    """Records travel between processes as text."""
    return look_at(*read_record(record), stretch, given=given)
