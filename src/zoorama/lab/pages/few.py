"""Intervals are told where games of enough numbers show how much luck moves results."""

from dataclasses import replace
from typing import Final

from zoorama.lab.pages.page import Intervals, Table
from zoorama.lab.shares import LEAST
from zoorama.text import Text

UNTOLD: Final = "–"


def told(table: Table, numbers: int, text: Text) -> Table:
    """The table, with a dash for every interval and the reason why where there are too few numbers."""
    if numbers >= LEAST:
        return table
    intervals = [index for index, name in enumerate(table.columns) if name == text.say("contest-interval")]
    rows = tuple(
        tuple(UNTOLD if index in intervals and cell else cell for index, cell in enumerate(row)) for row in table.rows
    )
    return replace(table, rows=rows, note=f"{table.note} {text.say('lab-few-numbers', least=LEAST)}")


def drawn(picture: Intervals, numbers: int) -> Intervals:
    if numbers >= LEAST:
        return picture
    return replace(picture, rows=tuple(replace(row, low=row.value, high=row.value) for row in picture.rows))
