"""Which round of a game each of its positions belongs to."""

from typing import Any

from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.engine.record import Move
from zoorama.records.walk import Position


class RoundCounter:
    """Numbers the positions of one walk, in order.

    A round ends with the event that the game names (`Types.round_end`). A game that names none has rounds too: one ends
    when every seat has had a turn. What several seats decide together is nobody's turn.
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.round = 1
        self.ended = 0  # rounds that the last position ended: the next one is in a new round
        self.had_turn: list[int] = []  # seats, in this round; the last one may go on
        self.alone = False  # whether one seat is asked

    def of(self, position: Position[Any]) -> int:
        end = self.game.types.round_end
        if end is None:
            if position.move is not None:
                self._take_turn(position.move)
            self.alone = self.game.turn(position.state).kind is Kind.ONE
        else:
            self.round += self.ended
            self.ended = sum(isinstance(event, end) for event in position.events)
        return self.round

    def _take_turn(self, move: Move) -> None:
        if move.seat == LUCK or not self.alone or move.seat in self.had_turn[-1:]:
            return
        if len(set(self.had_turn)) == self.seats:
            self.round += 1
            self.had_turn = []
        self.had_turn.append(move.seat)
