"""A table in this process: one seat for the model, bots in the others."""

from collections.abc import Sequence

from zoorama.bots.advice import Advice
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Event, Kind, Options
from zoorama.engine.match import Match
from zoorama.engine.record import Move, Player
from zoorama.mcp.table import Question, Table, Told
from zoorama.terminal.hint import ask
from zoorama.text import Text


class LocalTable(Table):
    def __init__(self, game: AnyGame, players: Sequence[Player], options: Options, seed: int, text: Text) -> None:
        seat = next(seat for seat, player in enumerate(players) if not player.bot)
        super().__init__(game, seat, text)
        self.rng = Rng(seed)
        self.bots = {seat: make_bot(player.bot, game) for seat, player in enumerate(players) if player.bot}
        self._names = tuple(player.name for player in players)
        self.match = Match(game, players, options, self.rng.split(), (self._hear,))
        self._let_bots_play()

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    def question(self) -> Question:
        return self.standing

    def act(self, action: Action) -> None:
        self.match.act(self.seat, action)
        self._let_bots_play()

    def hint(self) -> Advice:
        return ask(self.match, self.seat)

    def wait(self, seconds: float) -> None:
        """Bots have answered already."""

    def close(self) -> None:
        """Nobody else notices."""

    def _let_bots_play(self) -> None:
        """Where several are asked together, bots seal their choices first: so who is still asked tells nothing."""
        while bots := [seat for seat in self.match.turn().seats if seat in self.bots]:
            act_by_bot(self.match, bots[0], self.bots[bots[0]], self.rng)
        self.standing = self._how_it_stands()

    def _how_it_stands(self) -> Question:
        """Kept until the next act, so that it can be read while bots think."""
        match, turn = self.match, self.match.turn()
        over = turn.kind is Kind.OVER
        return Question(match.view(self.seat), match.legal(self.seat), turn.seats, over, match.scores())

    def _hear(self, move: Move, events: list[Event]) -> None:
        for event in events:
            shown = event.to(self.seat)
            if shown is not None:
                words = self.text.event(shown, self._names, self.seat)
                self.told.append(Told(self.codec.encode(shown), words))
