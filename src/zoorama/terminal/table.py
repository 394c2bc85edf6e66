"""A match at one keyboard: draws the board, asks for a choice, plays it and tells what happened."""

from pathlib import Path
from typing import Final

from rich.console import Console

from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.codec import Codec, whole_number
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import CannotUndo
from zoorama.engine.game import Action, AnyGame, Event, Kind
from zoorama.engine.match import AnyMatch
from zoorama.engine.record import Move
from zoorama.records.files import save
from zoorama.terminal.boards import board_for
from zoorama.terminal.explain import explain_choices, explain_keys
from zoorama.terminal.hint import hint_lines
from zoorama.terminal.prompts import prompt_for
from zoorama.terminal.scores import show_scores
from zoorama.text import Text

LOG_LINES: Final = 40
Choices = dict[int, Action]  # by the number to type


class Quit(Exception):
    """The person at the keyboard stops playing."""


class TerminalTable:
    def __init__(
        self,
        match: AnyMatch,
        text: Text,
        console: Console,
        file: Path,
        rng: Rng,
    ) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.board = board_for(match.game)
        self.prompt = prompt_for(match.game)
        self.bots = {seat: make_bot(player.bot, match.game) for seat, player in enumerate(match.players) if player.bot}
        self.text = text
        self.console = console
        self.file = file
        self.rng = rng
        self.people = [seat for seat in range(len(match.players)) if seat not in self.bots]
        self.facing = self.people[0]  # the seat whose person looks at the screen
        self.log: list[str] = []
        self.read: dict[int, int] = {}  # by seat: how much of the log its person had seen when handing over
        match.listeners.append(self.tell_events)

    def play(self) -> bool:
        """Play on until the game is over or somebody stops; whether it is over."""
        try:
            while self.match.turn().kind is not Kind.OVER:
                self.step(self.match.turn().seats[0])
        except (Quit, KeyboardInterrupt, EOFError):
            self.console.print()
            return False
        finally:
            self.save()
        self.draw()
        show_scores(self.console, self.text, self.match.names, self.match.record().result)
        return True

    def step(self, seat: int) -> None:
        if seat in self.bots:
            act_by_bot(self.match, seat, self.bots[seat], self.rng)
        else:
            self.ask(seat)

    def tell_events(self, move: Move, events: list[Event]) -> None:
        self.save()
        # Several people at one screen share the log, so it tells only what everybody may know.
        reader = self.people[0] if len(self.people) == 1 else None
        for event in events:
            shown = event.to(reader)
            if shown is not None:
                line = self.text.event(shown, self.match.names, reader)
                self.log.append(line)
                self.tell(line, style="dim" if move.seat != self.facing else "")

    def save(self) -> None:
        save(self.game, self.match.record(), self.file)

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.draw()
        choices = numbered(self.match.legal(seat), self.text, self.match.names)
        self.offer(choices)
        while True:
            said = self.read_line(seat, choices)
            number = whole_number(said)
            if number is not None and number in choices:
                self.match.act(seat, choices[number])
                return
            if self.run_key(said, seat, choices):
                return

    def hand_over(self, seat: int) -> None:
        """Let the next person take the screen over, where they may know something the other may not."""
        if seat != self.facing and views_differ(self.match, seat, self.facing):
            self.read[self.facing] = len(self.log)
            self.console.clear()
            self.console.input(self.text.say("play-pass-screen", player=self.match.names[seat]) + " ", markup=False)
            for line in self.log[self.read.get(seat, 0) :]:
                self.tell(line, style="dim")
        self.facing = seat

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.board(self.match.view(self.facing), self.text, self.match.names))
        self.console.print()

    def offer(self, choices: Choices) -> None:
        names = self.match.names
        prompt = self.prompt(self.match.view(self.facing), list(choices.values()), self.text, names)
        self.tell(f"{self.text.say('play-turn', player=names[self.facing])} {prompt}".rstrip(), style="bold")
        for number, action in choices.items():
            self.tell(f"{number:3}  {self.text.action(action, names)}")

    def read_line(self, seat: int, choices: Choices) -> str:
        """What is typed. Where many are asked together and one choice is the only one, Enter takes it."""
        only = len(choices) == 1 and self.match.turn().kind is Kind.TOGETHER
        key = "play-hint-undo" if self.match.can_undo(seat) else "play-hint-only" if only else "play-hint"
        said = self.console.input(f"{self.text.say(key)} > ", markup=False).strip()
        return said or (str(min(choices)) if only else "")

    def run_key(self, said: str, seat: int, choices: Choices) -> bool:
        """Whatever is typed that is not a choice. True when the question has to be asked anew."""
        match said.lower():
            case "?":
                self.explain(choices)
            case "b":
                self.draw()
                self.offer(choices)
            case "l":
                for line in self.log[-LOG_LINES:]:
                    self.tell(line)
            case "h":
                for line in hint_lines(self.match, seat, self.text):
                    self.tell(line, style="bold")
            case "u":
                return self.undo(seat)
            case "q":
                raise Quit
            case rule if rule.upper() in self.text.rules:
                self.tell(f"{rule.upper()} {self.text.say(rule.upper(), 'title')}", style="bold")
                self.tell(self.text.say(rule.upper()))
            case _:
                least, most = min(choices), max(choices)
                self.tell(self.text.say("play-not-a-choice", given=said, least=least, most=most), style="red")
        return False

    def explain(self, choices: Choices) -> None:
        self.tell(self.text.say("play-help"), style="bold")
        for line in (*explain_keys(self.text), *explain_choices(self.text, choices.values())):
            self.tell(line)

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.tell(self.text.error(error), style="red")
            return False
        self.save()
        self.log.append(self.text.say("play-undone"))
        self.tell(self.log[-1], style="bold")
        return True

    def tell(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, markup=False, highlight=False)


def numbered(legal: list[Action], text: Text, players: tuple[str, ...]) -> Choices:
    """Actions by what to type for them: the numbers their messages give, if all do, else counted from 1."""
    said = [text.number(action, players) for action in legal]
    numbers = [number for number in said if number is not None]
    return dict(zip(numbers if len(numbers) == len(legal) else range(1, len(legal) + 1), legal, strict=True))


def views_differ(match: AnyMatch, seat: int, other: int) -> bool:
    codec = Codec(match.game)
    mine, theirs = codec.encode(match.view(seat)), codec.encode(match.view(other))
    return {**mine, "seat": None} != {**theirs, "seat": None}
