"""Stepping through a recorded game, forwards and backwards."""

from rich.console import Console

from zoorama.codec import whole_number
from zoorama.engine.game import LUCK, AnyGame, Event
from zoorama.engine.match import position, replay
from zoorama.engine.record import Record
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

    def all(self) -> None:
        for number in range(1, len(self.record.moves) + 1):
            self.show_move(number)
        self.show_table(len(self.record.moves))
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

    def show(self, number: int) -> None:
        self.show_table(number)
        if number == 0:
            self.tell(self.text.say("replay-start"), "bold")
        else:
            self.tell(self.text.say("replay-move", move=number, moves=len(self.record.moves)), "bold")
            self.show_move(number)
        if number == len(self.record.moves):
            self.show_result()

    def show_move(self, number: int) -> None:
        """Who did what as the `number`-th move, and what came of it."""
        move = self.record.moves[number - 1]
        who = self.text.say("replay-luck") if move.seat == LUCK else self.record.players[move.seat]
        self.tell(f"{number:4}  {who}: {self.text.action(move.action, self.record.players)}")
        state = position(self.game, self.record, number - 1)
        events: list[Event] = []
        self.game.play(state, move.seat, move.action, events)
        for event in events:
            self.tell(f"        {self.text.event(event, self.record.players)}", "dim")

    def show_table(self, number: int) -> None:
        view = self.game.view(position(self.game, self.record, number), None)
        self.console.print(self.board(view, self.text, self.record.players))

    def show_result(self) -> None:
        if self.record.result:
            show_scores(self.console, self.text, self.record.players, self.record.result)

    def tell(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, markup=False, highlight=False)
