"""What the lab found, as tables in a terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid

from zoorama.lab.pages.page import Page, Table


def show_page(page: Page, console: Console) -> None:
    console.print(page.title, style="bold", markup=False)
    console.print(page.lead, style="dim", markup=False)
    for section in page.sections:
        console.print(f"\n{section.heading}", style="bold", markup=False)
        show_tables(section.tables, console)
    console.print("")
    for name, value in page.facts:
        console.print(f"{name}: {value}", style="dim", markup=False)


def show_tables(tables: Iterable[Table], console: Console) -> None:
    for table in tables:
        grid = Grid(title=table.title or None)
        for index, heading in enumerate(table.columns):
            grid.add_column(
                heading, justify="left" if index < table.words else "right", no_wrap=index > 0 or table.words > 1
            )
        for row in table.rows:
            grid.add_row(*row)
        console.print(grid)
        if table.note:
            console.print(table.note, style="dim", markup=False)
