"""A game at a table: the match, and the log of entries that were announced.

A study begins with the moves of another game, which are given: no luck of its own, and nothing to take back.
Knows no clock, no network and no database. An undo takes a move back, never an entry.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from zoorama.engine.errors import CannotUndo
from zoorama.engine.game import LUCK, Action, AnyGame, Event, Kind, Options, Turn
from zoorama.engine.match import Match, Step
from zoorama.engine.record import Move, Player
from zoorama.fair.dealer import CommittedDealer
from zoorama.server.protocol.encode import PlayedMove
from zoorama.server.protocol.messages import CameBack, HintTaken, TableEvent, TakenOver, Undone
from zoorama.server.tables.arrivals import ArrivalDealer

NOTES = ("hint", "away", "back")  # entries that leave the game as it is
POSITION = "position"  # the first entries of a study


@dataclass
class Entry:
    """One announced change. `kind`: position, start, act, undo, hint, away, back."""

    seq: int
    kind: str
    seat: int | None = None
    act_id: str | None = None  # chosen by the client
    bot: str | None = None
    steps: Sequence[Step] = ()
    arrivals: set[int] = field(default_factory=set)  # which of the steps were races decided by arrival
    before: int = 0  # how many moves there were
    undone: bool = False

    def table_event(self) -> TableEvent | None:
        seat = self.seat or 0
        match self.kind:
            case "undo":
                return Undone(seat=seat)
            case "hint":
                return HintTaken(seat=seat)
            case "away":
                return TakenOver(seat=seat, bot=self.bot or "")
            case "back":
                return CameBack(seat=seat)
        return None


class Session:
    def __init__(
        self, game: AnyGame, players: Sequence[str | Player], options: Options, dealer: CommittedDealer
    ) -> None:
        self.match: Match[Any, Any, Any] = Match(game, players, options)
        self.dealer = ArrivalDealer(dealer)
        self.entries: list[Entry] = []
        self.given = 0  # moves of another game that this one begins from
        self.done: dict[tuple[int, str], int] = {}  # by seat and id of an act: the seq it got
        self.asked_since: dict[int, int] = {}  # by seat that is asked: since which seq its question is the same
        self.turn: Turn = self.match.turn()

    @property
    def seq(self) -> int:
        """How many entries were announced."""
        return len(self.entries)

    def acts(self) -> int:
        """How many of them are acts that hold."""
        return sum(entry.kind == "act" and not entry.undone for entry in self.entries)

    def give(self, moves: Sequence[Move]) -> Entry:
        """Moves of another game, some at a time; `start` follows."""
        return self._give([PlayedMove(move.seat, move.action, arrival=False) for move in moves])

    def start(self) -> Entry:
        return self._add("start", None, steps=self.match.use_dealer(self.dealer))

    def act(self, seat: int, action: Action, act_id: str | None = None, bot: str | None = None) -> Entry:
        before, dealer = len(self.match.moves), self.dealer
        self.match.check(seat, action)
        dealer.begin()
        self._arrive(seat, action)
        steps = self.match.act(seat, action)
        arrivals = {number for number, decided in enumerate(dealer.decided, 1) if decided}  # step 0 is the act
        return self._add("act", seat, act_id, steps=steps, bot=bot, before=before, arrivals=arrivals)

    def can_undo(self, seat: int) -> bool:
        return len(self.match.moves) > self.given and self.match.can_undo(seat)

    def undo(self, seat: int, act_id: str | None = None) -> Entry:
        if not self.can_undo(seat):
            raise CannotUndo(seat)
        self.match.undo(seat)
        undone = next(entry for entry in reversed(self.entries) if entry.kind == "act" and not entry.undone)
        undone.undone = True
        return self._add("undo", seat, act_id, before=undone.before)

    def undos(self, seat: int) -> int:
        """How often this seat has taken back the decision that it could take back now."""
        last = next((entry for entry in reversed(self.entries) if entry.kind == "act" and not entry.undone), None)
        if last is None:
            return 0
        undone = [entry for entry in self.entries if entry.kind == "undo" and entry.seat == seat]
        return sum(entry.before == last.before for entry in undone)

    def hints(self, seat: int) -> int:
        """How many this seat has had."""
        return sum(entry.kind == "hint" and entry.seat == seat for entry in self.entries)

    def note(self, kind: str, seat: int, bot: str | None = None) -> Entry:
        return self._add(kind, seat, bot=bot, before=len(self.match.moves))

    def restore(
        self, kind: str, seat: int | None, act_id: str | None, moves: list[PlayedMove], bot: str | None
    ) -> None:
        """Add an entry of the stored log; `resume` follows the last."""
        if kind == "undo" and seat is not None:
            self.undo(seat, act_id)
            return
        if kind == POSITION:
            self._give(moves)
            return
        before, steps = len(self.match.moves), list[Step]()
        for move in moves:
            steps += self._restore_move(move)
        arrivals = {number for number, move in enumerate(moves) if move.arrival}
        self._add(kind, seat, act_id, steps=steps, bot=bot, before=before, arrivals=arrivals)

    def resume(self) -> None:
        """The stored log is complete: luck is dealt again from the next act on."""
        self.match.dealer = self.dealer

    def events_for(self, seat: int | None, since: int) -> list[Event | TableEvent]:
        """What this seat (None: a spectator) may know of the entries after a seq."""
        known: list[Event | TableEvent] = []
        for entry in self.entries[since:]:
            for _, events in entry.steps:
                known += [shown for event in events if (shown := event.to(seat)) is not None]
            if (event := entry.table_event()) is not None:
                known.append(event)
        return known

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether the question has changed since this seat last looked."""
        return seen < self.asked_since.get(seat, 0) or seen > self.seq

    def preview(self, seat: int, action: Action) -> tuple[list[Event], Any] | None:
        """What an act would lead to, if it could be undone: nothing sealed, drawn or revealed."""
        if self.turn.kind is not Kind.ONE or action not in self.match.legal(seat):
            return None
        game, state, events = self.match.game, self.match.state(), list[Event]()
        game.play(state, seat, action, events)
        if game.turn(state).kind is Kind.CHANCE or any(event.reveals() for event in events):
            return None
        return events, state

    def _give(self, moves: Sequence[PlayedMove]) -> Entry:
        steps = [step for move in moves for step in self._play_again(move)]
        before, self.given = self.given, len(self.match.moves)
        return self._add(POSITION, None, steps=steps, before=before)

    def _restore_move(self, move: PlayedMove) -> list[Step]:
        if move.seat == LUCK:
            self.dealer.committed.drawn += 1
        else:
            self._arrive(move.seat, move.action)
        return self._play_again(move)

    def _play_again(self, move: PlayedMove) -> list[Step]:
        return self.match.luck(move.action) if move.seat == LUCK else self.match.act(move.seat, move.action)

    def _arrive(self, seat: int, action: Action) -> None:
        """Silence is no call: it wins no race."""
        if action != self.match.turn().silence:
            self.dealer.order.append(seat)

    def _add(self, kind: str, seat: int | None, act_id: str | None = None, **details: Any) -> Entry:
        entry = Entry(self.seq + 1, kind, seat, act_id, **details)
        self.entries.append(entry)
        if act_id and seat is not None:
            self.done[seat, act_id] = entry.seq
        self._ask(entry)
        return entry

    def _ask(self, entry: Entry) -> None:
        """While others' sealed choices come in, the question to the rest stays the same."""
        asked = self.match.turn()
        same = entry.kind in NOTES or (
            entry.kind == "act"
            and self.turn.kind is asked.kind is Kind.TOGETHER
            and asked.seats == tuple(seat for seat in self.turn.seats if seat != entry.seat)
        )
        if not same:
            self.dealer.order = []
            self.asked_since = dict.fromkeys(asked.seats, entry.seq)
        self.turn = asked
