"""`zoorama solve`: make the table of exact play, hold it against the rules, teach a net from it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console

from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import Choice, Whole, game_argument
from zoorama.terminal.standings import progress_bar
from zoorama.text import Text

if TYPE_CHECKING:  # needs NumPy
    from zoorama.bots.exact.table import Table

SOLVED: Final = "zooloretto_dice"
DEVICES: Final = ("auto", "gpu", "cpu")


@click.command("solve", cls=Command, help="command-solve")
@game_argument
@click.option("--folder", metavar="FOLDER", type=click.Path(path_type=Path), help="argument-solve-folder")
@click.option("--device", metavar="DEVICE", type=Choice(DEVICES), default="auto", help="argument-solve-device")
@click.option("--jobs", metavar="N", type=Whole(1, 256), default=os.cpu_count() or 1, help="argument-jobs")
@click.option("--bytes", "small", is_flag=True, help="argument-solve-bytes")
@click.option("--verify", metavar="N", type=Whole(0, 10_000), default=0, help="argument-solve-verify")
@click.option("--net", metavar="FILE", type=click.Path(path_type=Path), help="argument-solve-net")
@click.pass_obj
def command(
    text: Text, *, game: str, folder: Path | None, device: str, jobs: int, small: bool, verify: int, net: Path | None
) -> int:
    if game != SOLVED:
        raise Mistake("error-solve-game", known=SOLVED)
    with lab_extra():
        from zoorama.bots.exact.table import default_folder, is_there
    place = folder or default_folder()
    console = Console(highlight=False, soft_wrap=True)
    if not is_there(place):
        make(place, device, jobs, text, small=small)
    report(place, text, console)
    if verify:
        console.print(text.say("solve-verified", count=verify, off=f"{verified(place, verify):.1e}"), markup=False)
    if net is not None:
        console.print(text.say("solve-taught", file=str(net), off=f"{taught(place, net):.4f}"), markup=False)
    return 0


def make(place: Path, device: str, jobs: int, text: Text, *, small: bool) -> None:
    from zoorama.lab.solve.processor import NoCompiler
    from zoorama.lab.solve.solver import LAYERS, NoGpu, Order, solve

    try:
        with progress_bar(LAYERS, text.say("solve-progress")) as progress:
            solve(Order(place, device, jobs, small), progress)
    except NoCompiler as error:
        raise Mistake("error-solve-compiler") from error
    except NoGpu as error:
        raise Mistake("error-solve-gpu") from error


def report(place: Path, text: Text, console: Console) -> None:
    about = table_in(place).about
    first, residual = f"{about['first']:.6f}", f"{about['residual']:.1e}"
    console.print(text.say("solve-first", value=first, residual=residual), markup=False)
    console.print(text.say("solve-folder", folder=str(place)), markup=False)


def table_in(place: Path) -> "Table":
    from zoorama.bots.exact.table import BadTable, Table

    try:
        return Table(place)
    except BadTable as error:
        raise Mistake("error-solve-table", folder=str(place)) from error


def verified(place: Path, count: int) -> float:
    from zoorama.lab.solve.verify import verify

    return verify(table_in(place), count, seed=1)


def taught(place: Path, file: Path) -> float:
    from zoorama.lab.solve.distil import teach

    with lab_extra():
        return teach(table_in(place), file)
