"""Files that the lab writes: pages, and games for one's own analysis. What would prevent them is told before anybody
plays."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import click

from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.installing import install_command
from zoorama.cli.parameters import FILE, F
from zoorama.lab.data import LINES, PARQUET, Sink, open_data
from zoorama.lab.pages.page import Page
from zoorama.text import Text

PAGE: Final = ".html"

data_option: Final = click.option("--data", metavar="FILE", type=FILE, help="argument-data")


def file_options(function: F) -> F:
    function = click.option("--report", metavar="FILE", type=FILE, help="argument-report")(function)
    return data_option(function)


@contextmanager
def data_file(file: Path | None) -> Iterator[Sink]:
    if file is not None and file.suffix not in (LINES, PARQUET):
        raise Mistake("error-data-file", file=str(file))
    if file is not None and file.suffix == PARQUET:
        try:
            import_module("pyarrow")
        except ModuleNotFoundError as error:
            raise Mistake("error-parquet-extra", name=str(error.name), install=install_command("parquet")) from error
    with open_data(file) as sink:
        yield sink


def claim_page(file: Path | None) -> None:
    if file is None:
        return
    if file.suffix != PAGE:
        raise Mistake("error-report-file", file=str(file))
    with lab_extra():
        import_module("matplotlib")
    check_writable(file)


def check_writable(file: Path) -> None:
    """Leaves nothing behind: a run that ends without results has no empty file to show."""
    existed = file.exists()
    file.open("a").close()
    if not existed:
        file.unlink()


def write_page(page: Page, file: Path | None, text: Text) -> None:
    if file is not None:
        from zoorama.lab.pages.html import as_html

        file.write_text(as_html(page, text), encoding="utf-8")
