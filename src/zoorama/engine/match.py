"""One game being played: the checked door to the rules."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

from zoorama.engine.dealer import Dealer
from zoorama.engine.errors import (
    CannotUndo,
    IllegalAction,
    NotYourTurn,
    UnknownVersion,
    Unreadable,
    WrongSeats,
)
from zoorama.engine.game import LUCK, Action, Event, Game, Kind, Options, Turn, View
from zoorama.engine.record import Move, Player, Record
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

Step = tuple[Move, list[Event]]  # a move and its events
Listener = Callable[[Move, list[Event]], None]


class Match(Generic[S, A, V]):
    """With a dealer, luck is dealt at once; without one, the match waits for `luck`.

    A player given as plain text is a person of that name.
    Listeners are told of every move, set-up luck included, after the luck that follows it has been played.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        players: Sequence[str | Player],
        options: Options | None = None,
        dealer: Dealer | None = None,
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        if len(players) not in game.seats:
            raise WrongSeats(game.name, len(players), game.seats[0], game.seats[-1])
        if options is not None and type(options) is not game.types.options:
            given, known = type(options).__name__, game.types.options.__name__
            raise Unreadable("options", "unknown-word", {"given": given, "known": known})
        self.game = game
        self.players = tuple([Player(who, "") if isinstance(who, str) else who for who in players])
        self.names = tuple([player.name for player in self.players])
        self.options = game.types.options() if options is None else options
        self.dealer = dealer
        self.moves: list[Move] = []
        self.listeners = list(listeners)
        self._state = game.start(len(players), self.options)
        self._lasting: list[bool] = []  # by move: whether it can never be taken back
        self._tell(self._settle())

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is a match of its own, with nobody listening; `copy.copy` shares the dealer."""
        kept = self.game, self.players, self.options, self.dealer, self.moves, self._lasting, self._state
        return continued, kept

    def turn(self) -> Turn:
        """Whose decision is owed now."""
        return self.game.turn(self._state)

    def legal(self, seat: int) -> list[A]:
        """What this seat may do now: nothing, unless it is asked."""
        return list(self.game.legal(self._state, seat)) if seat in self.turn().seats else []

    def chances(self) -> Odds[A]:
        """The odds of the outcome that the match waits for."""
        return self.game.chances(self._state)

    def scores(self) -> list[Score]:
        """The score sheets as they would be if the game ended now."""
        return self.game.scores(self._state)

    def view(self, seat: int | None) -> V:
        """All that this seat may know; of None, a spectator."""
        return self.game.view(self._state, seat)

    def state(self) -> S:
        """A copy: nobody outside can change the match's own state."""
        return self.game.copy(self._state)

    def check(self, seat: int, action: A) -> None:
        """Refuse what this seat may not do now."""
        turn = self.turn()
        if seat not in turn.seats:
            raise NotYourTurn(seat, turn.seats)
        if action not in self.game.legal(self._state, seat):
            raise IllegalAction(seat, str(action), self.game.refusal(self._state, seat, action))

    def act(self, seat: int, action: A) -> list[Step]:
        """Play the action and the luck that follows; returns every step played."""
        self.check(seat, action)
        return self._proceed(seat, action)

    def luck(self, outcome: A) -> list[Step]:
        """Play a stated outcome of luck: in replays, in tests, in a race decided by arrival."""
        turn = self.turn()
        if turn.kind is not Kind.CHANCE:
            raise NotYourTurn(LUCK, turn.seats)
        if outcome not in self.game.chances(self._state).outcomes:
            raise IllegalAction(LUCK, str(outcome), self.game.refusal(self._state, LUCK, outcome))
        return self._proceed(LUCK, outcome)

    def use_dealer(self, dealer: Dealer) -> list[Step]:
        """From now on this dealer deals the luck."""
        self.dealer = dealer
        return self._tell(self._settle())

    def can_undo(self, seat: int) -> bool:
        """Whether the last move is this seat's own, was not sealed, revealed nothing, and nothing followed it."""
        if seat == LUCK or not self.moves or self.turn().kind is Kind.OVER:
            return False
        return self.moves[-1].seat == seat and not self._lasting[-1]

    def undo(self, seat: int) -> None:
        """Takes the last move back, where `can_undo` allows it, or raises CannotUndo. Listeners are not told."""
        if not self.can_undo(seat):
            raise CannotUndo(seat)
        self.moves.pop()
        self._lasting.pop()
        self._state = position(self.game, self.record(), len(self.moves))

    def record(self) -> Record:
        """All that was played so far. It has a result once the game is over."""
        over = self.turn().kind is Kind.OVER
        result = tuple(self.game.scores(self._state)) if over else ()
        return Record(self.game.name, self.game.version, self.options, self.players, tuple(self.moves), result)

    def _proceed(self, seat: int, action: A) -> list[Step]:
        return self._tell([self._play(seat, action), *self._settle()])

    def _settle(self) -> list[Step]:
        steps: list[Step] = []
        while self.dealer is not None and self.turn().kind is Kind.CHANCE:
            steps.append(self._play(LUCK, self.dealer.deal(self.game.chances(self._state))))
        return steps

    def _play(self, seat: int, action: A) -> Step:
        sealed = self.turn().kind is Kind.TOGETHER
        events: list[Event] = []
        self.game.play(self._state, seat, action, events)
        move = Move(seat, action)
        self.moves.append(move)
        self._lasting.append(sealed or any(event.reveals() for event in events))
        return move, events

    def _tell(self, steps: list[Step]) -> list[Step]:
        for move, events in steps:
            for listener in self.listeners:
                listener(move, events)
        return steps


AnyMatch = Match[Any, Any, Any]


def continued(
    game: Game[S, A, V],
    players: tuple[Player, ...],
    options: Options,
    dealer: Dealer | None,
    moves: list[Move],
    lasting: list[bool],
    state: S,
) -> Match[S, A, V]:
    """A match that has come this far."""
    match = Match(game, players, options)
    match.dealer = dealer
    match.moves = moves[:]
    match._lasting = lasting[:]
    match._state = game.copy(state)
    return match


def position(game: Game[S, A, V], record: Record, moves: int) -> S:
    """The state after so many moves of a record."""
    state = game.start(len(record.players), record.options)
    for move in record.moves[:moves]:
        game.play(state, move.seat, cast(A, move.action))
    return state


def replay(game: Game[S, A, V], record: Record) -> Match[S, A, V]:
    """The match of a record, every move played through the checked door."""
    if (game.name, game.version) != (record.game, record.version):
        raise UnknownVersion(record.game, record.version, f"{game.name} {game.version}")
    match = Match(game, record.players, record.options)
    for number, move in enumerate(record.moves):
        action = cast(A, move.action)
        try:
            if move.seat == LUCK:
                match.luck(action)
            else:
                match.act(move.seat, action)
        except IllegalAction as illegal:  # two names: compiled code gives one name one class
            raise Unreadable(f"moves[{number}]", "refused-move", {"rule": illegal.rule}) from illegal
        except NotYourTurn as early:
            raise Unreadable(f"moves[{number}]", "out-of-turn", {"seat": early.seat + 1}) from early
    if match.record().result != record.result:
        raise Unreadable("result", "wrong-result")
    return match
