"""`zoorama lab merge`: games that were played apart, put together."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import Mistake
from zoorama.cli.files import claim_page, data_file, file_options, write_page
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE
from zoorama.games import find
from zoorama.lab.data import Unusable, read_rows
from zoorama.lab.pages.page import Page
from zoorama.lab.pages.simulation import simulation_page
from zoorama.lab.pages.study import study_page
from zoorama.lab.pages.tournament import tournament_page
from zoorama.lab.rows import Key, Row
from zoorama.lab.study import LEAST
from zoorama.lab.tournament import have_met, rows_in, whole_rounds
from zoorama.terminal.pages import show_page
from zoorama.text import Text


@click.command("merge", cls=Command, help="command-merge")
@click.argument("files", metavar="FILE…", nargs=-1, required=True, type=FILE, help="argument-merge-files")
@file_options
@click.pass_obj
def command(text: Text, *, files: tuple[Path, ...], data: Path | None, report: Path | None) -> int:
    rows = merged(files)
    claim_page(report)
    page = page_of(rows, text)
    with data_file(data) as sink:
        for row in rows:
            sink.write(row)
    show_page(page, Console(highlight=False))
    write_page(page, report, text)
    return 0


def merged(files: Iterable[Path]) -> list[Row]:
    """Every game once, in the order of the numbers. A range that was played twice is no harm."""
    found: dict[Key, Row] = {}
    first: Row | None = None
    try:
        for file, row in read_rows(files):
            first = first or row
            if (row.game, row.version, row.seed) != (first.game, first.version, first.seed):
                raise Mistake("error-merge-mixed", file=str(file), game=row.game, seed=row.seed)
            if found.setdefault(row.key, row) != row:
                raise Mistake("error-merge-contradiction", file=str(file), number=str(row.number))
    except Unusable as error:
        raise Mistake("error-merge-line", file=str(error.file), line=error.line) from error
    if not found:
        raise Mistake("error-lab-no-games")
    return sorted(found.values(), key=lambda row: (row.number, row.seats))


def page_of(rows: Sequence[Row], text: Text) -> Page:
    """What the games show: of equals, of bots that keep their seats, or of bots that met in several seatings."""
    game = find(rows[0].game, rows[0].version)
    variants = Counter((row.seats, row.key[0]) for row in rows)
    bots = tuple(dict.fromkeys(bot for row in rows for bot in row.bots))
    if len(bots) == 1 and max(variants.values()) >= LEAST:
        return study_page(game, rows, text)
    if len(variants) == 1 and len({row.bots for row in rows}) == 1:
        return simulation_page(game, rows, text)
    if len(variants) == 1 and have_met(rows_in(whole_rounds(rows))):
        return tournament_page(game, bots, rows, text)
    raise Mistake("error-merge-variants")
