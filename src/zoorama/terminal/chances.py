"""Everybody's chances in the course of a game, drawn with characters: a strip a seat, told apart without colours."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Rich

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_black", "white")
LONGEST_NAME: Final = 16
Percent = Callable[[float], str]
MANY_SEATS: Final = 5  # from which strips are lower, so that all of them fit a screen


class Graph:
    """The chances after so many moves, a line a position, in so many columns of the terminal."""

    def __init__(self, chances: Sequence[Sequence[float]], names: Sequence[str], width: int, percent: Percent) -> None:
        self.chances = chances
        self.moves = len(chances) - 1
        self.names = [clipped(name) for name in names]
        self.percent = percent
        self.margin = max(cell_len(percent(1.0)), *map(cell_len, self.names)) + 1
        self.columns = max(2, min(width - self.margin - 1 - cell_len(percent(1.0)), len(chances)))
        self.height = 3 if len(names) < MANY_SEATS else 2

    def column(self, number: int) -> int:
        """Where the position after so many moves is drawn."""
        return round(number * (self.columns - 1) / self.moves)

    def drawn(self, marks: Mapping[int, Mapping[int, str]], rounds: Sequence[int]) -> list[Rich]:
        """`marks` are letters by seat and move; `rounds` has the round of each position."""
        lines: list[Rich] = []
        for seat in range(len(self.names)):
            lines += self.strip(seat)
            lines.append(Rich(" " * self.margin + self.placed(marks.get(seat, {})), style="bold"))
        lines.append(Rich(" " * self.margin + self.axis(rounds), style="dim"))
        return lines

    def strip(self, seat: int) -> list[Rich]:
        share = [self.chances[round(column * self.moves / (self.columns - 1))][seat] for column in range(self.columns)]
        left = [self.names[seat], *[""] * (self.height - 2), self.percent(share[0])]
        right = [""] * (self.height - 1) + [self.percent(share[-1])]
        lines = []
        for row in range(self.height):
            line = Rich(set_cell_size(left[row], self.margin))
            line.append("".join(self.cell(one, self.height - 1 - row) for one in share), COLOURS[seat % len(COLOURS)])
            lines.append(line.append(f" {right[row]}".rstrip()))
        return lines

    def cell(self, share: float, row: int) -> str:
        """Rows from the bottom. The lowest is never empty, so that time goes on also for who has no chance."""
        filled = round(share * self.height * 8)
        return EIGHTHS[min(8, max(filled - 8 * row, 1 if row == 0 else 0))]

    def placed(self, letters: Mapping[int, str]) -> str:
        """Each below its move, or a little later where that place is taken."""
        line = [" "] * (self.columns + len(letters))
        for move, letter in letters.items():
            line[line.index(" ", self.column(move))] = letter
        return "".join(line).rstrip()

    def axis(self, rounds: Sequence[int]) -> str:
        """The number of a round where it begins, if there is room."""
        line, last = "", 0
        for number, one in enumerate(rounds):
            column = self.column(number)
            if one != last and (not line or column > len(line)) and column + len(str(one)) <= self.columns:
                line = line.ljust(column) + str(one)
            last = one
        return line


def clipped(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else set_cell_size(name, LONGEST_NAME - 1) + "…"
