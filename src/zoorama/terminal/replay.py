"""Stepping through a recorded game, forwards and backwards."""

from typing import Any

from rich.console import Console

from zoorama.codec import whole_number
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.match import replay
from zoorama.engine.record import Record
from zoorama.records.walk import Position, walk
from zoorama.terminal.boards import board_for
from zoorama.terminal.scores import show_scores
from zoorama.text import Text


class Replay:
    def __init__(self, game: AnyGame, record: Record, text: Text, console: Console) -> None:
        replay(game, record)  # refuses a record that breaks the rules
        self.game = game
        self.board = board_for(game)
        self.record = record
        self.text = text
        self.console = console
        self.ahead = walk(game, record)
        self.seen: list[Position[Any]] = []  # as far as somebody looked, for stepping back

    def all(self) -> None:
        last = next(self.ahead)
        for last in self.ahead:
            self.show_move(last)
        self.show_table(last)
        self.show_result()

    def steps(self) -> None:
        number = 0
        self.show(number)
        while True:
            try:
                said = self.console.input(self.text.say("replay-hint") + " > ", markup=False).strip().lower()
            except (KeyboardInterrupt, EOFError):
                said = "q"
            if said == "q":
                return
            wanted = self.target(said, number)
            if wanted is None:
                self.tell(self.text.say("play-not-a-choice", given=said, least=0, most=len(self.record.moves)), "red")
            else:
                number = wanted
                self.show(number)

    def target(self, said: str, number: int) -> int | None:
        """The move to go to: `b` is the one before, Enter the next, a number that move."""
        last = len(self.record.moves)
        if said == "":
            return min(number + 1, last)
        if said == "b":
            return max(number - 1, 0)
        wanted = whole_number(said)
        return wanted if wanted is not None and 0 <= wanted <= last else None

    def position(self, number: int) -> Position[Any]:
        """After so many moves."""
        while len(self.seen) <= number:
            self.seen.append(next(self.ahead))
        return self.seen[number]

    def show(self, number: int) -> None:
        position = self.position(number)
        self.show_table(position)
        if number == 0:
            self.tell(self.text.say("replay-start"), "bold")
        else:
            self.tell(self.text.say("replay-move", move=number, moves=len(self.record.moves)), "bold")
            self.show_move(position)
        if number == len(self.record.moves):
            self.show_result()

    def show_move(self, position: Position[Any]) -> None:
        """Who made the position's last move, and what it did."""
        move, names = position.move, self.record.names
        assert move is not None
        who = self.text.say("replay-luck") if move.seat == LUCK else names[move.seat]
        self.tell(f"{position.number:4}  {who}: {self.text.action(move.action, names)}")
        for event in position.events:
            self.tell(f"        {self.text.event(event, names)}", "dim")

    def show_table(self, position: Position[Any]) -> None:
        view = self.game.view(position.state, None)
        self.console.print(self.board(view, self.text, self.record.names))

    def show_result(self) -> None:
        if self.record.result:
            show_scores(self.console, self.text, self.record.names, self.record.result)

    def tell(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, markup=False, highlight=False)
