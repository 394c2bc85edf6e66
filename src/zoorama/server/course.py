"""The course of a game at a table: the match, and all that was told of it, in order.

Knows no clock, no network and no database. `seq` counts what was announced; an undo takes a move back, never a chapter.
"""

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from msgspec import Raw, Struct, json

from zoorama.engine.game import LUCK, Action, AnyGame, Event, Fastest, Kind, Options, Turn
from zoorama.engine.match import Match, Step
from zoorama.engine.record import Player
from zoorama.engine.tally import Odds
from zoorama.fair.dealer import CommittedDealer
from zoorama.server.offices.scribe import Scribe, points
from zoorama.server.wire import CameBack, HintTaken, TableEvent, TakenOver, Undone

MARKS = attrgetter("points", "tiebreaks", "lines")  # all of a Score, to be compared faster than it compares itself


class WrittenMove(Struct, array_like=True):
    """A move as the log keeps it."""

    seat: int
    action: Raw
    arrival: bool = False  # luck's seat, but the clock decided


class Deed(Struct):
    """The body of a chapter in the log, as `Course.deed` writes it."""

    moves: list[WrittenMove]
    bot: str | None  # which one did it, or took the seat over


@dataclass
class Chapter:
    """One announced change. `kind`: start, act, undo, hint, away, back."""

    seq: int
    kind: str
    seat: int | None = None
    bot: str | None = None
    steps: list[Step] = field(default_factory=list)
    arrivals: set[int] = field(default_factory=set)  # which of the steps were races that arrival decided
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


class Course:
    def __init__(
        self, game: AnyGame, players: tuple[Player, ...], options: Options, scribe: Scribe, dealer: CommittedDealer
    ) -> None:
        self.match: Match[Any, Any, Any] = Match(game, players, options)
        self.scribe = scribe
        self.echo = scribe.echo()
        self.dealer = dealer
        self.chapters: list[Chapter] = []
        self.done: dict[tuple[int, str], int] = {}  # seat and id of an act: the seq it got
        self.fresh: dict[int, int] = {}  # by seat that is asked: since which seq its question has been the same
        self.order: list[int] = []  # seats whose sealed choices are in, as they came
        self.turn: Turn = self.match.turn()
        self.marks: list[tuple[Any, ...]] = []  # of the sheets as last written
        self.sheets = "[]"

    @property
    def seq(self) -> int:
        return len(self.chapters)

    def start(self) -> Chapter:
        return self._tell("start", None, self._settle(set()))

    def act(self, seat: int, action: Action, name: str | None = None, bot: str | None = None) -> Chapter:
        before = len(self.match.moves)
        steps, arrivals = self.match.act(seat, action), set[int]()
        self.order.append(seat)
        steps += self._settle(arrivals)
        chapter = self._tell("act", seat, steps, bot=bot, before=before, arrivals=arrivals)
        if name:
            self.done[seat, name] = chapter.seq
        return chapter

    def undo(self, seat: int, name: str | None = None) -> Chapter:
        self.match.undo(seat)
        undone = next(c for c in reversed(self.chapters) if c.kind == "act" and not c.undone)
        undone.undone = True
        chapter = self._tell("undo", seat, [], before=undone.before)
        if name:
            self.done[seat, name] = chapter.seq
        return chapter

    def note(self, kind: str, seat: int, bot: str | None = None) -> Chapter:
        return self._tell(kind, seat, [], bot=bot, before=len(self.match.moves))

    def deed(self, chapter: Chapter) -> str:
        """What the log keeps of a chapter; `relive` is its inverse."""
        moves = ",".join(
            f"[{move.seat},{self.scribe.action(move.action)},{'true' if number in chapter.arrivals else 'false'}]"
            for number, (move, _) in enumerate(chapter.steps)
        )
        bot = "null" if chapter.bot is None else f'"{chapter.bot}"'
        return f'{{"moves":[{moves}],"bot":{bot}}}'

    def relive(self, kind: str, seat: int | None, name: str | None, body: str) -> None:
        deed = json.decode(body, type=Deed)
        if kind == "undo" and seat is not None:
            self.undo(seat, name)
            return
        before, steps = len(self.match.moves), list[Step]()
        for move in deed.moves:
            steps += self._enter(move)
        arrivals = {number for number, move in enumerate(deed.moves) if move.arrival}
        chapter = self._tell(kind, seat, steps, bot=deed.bot, before=before, arrivals=arrivals)
        if name and seat is not None:
            self.done[seat, name] = chapter.seq

    def told(self, seat: int | None, since: int) -> list[Event | TableEvent]:
        """All that this seat (None: a spectator) was told after a seq."""
        heard: list[Event | TableEvent] = []
        for chapter in self.chapters[since:]:
            for _, events in chapter.steps:
                heard += [said for event in events if (said := event.to(seat)) is not None]
            if (event := chapter.table_event()) is not None:
                heard.append(event)
        return heard

    def standings(self) -> str:
        """The sheets as they stand, written again only when they change."""
        scores = self.match.scores()
        marks = list(map(MARKS, scores))
        if marks != self.marks:
            self.marks, self.sheets = marks, json.encode(points(scores)).decode()
        return self.sheets

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether the question has changed since this seat last looked."""
        return seen < self.fresh.get(seat, 0) or seen > self.seq

    def foresee(self, seat: int, action: Action) -> tuple[list[Event], Any] | None:
        """What an act would lead to, if it could be taken back: nothing sealed, drawn or shown."""
        if self.turn.kind is not Kind.ONE or action not in self.match.legal(seat):
            return None
        game, state, events = self.match.game, self.match.state(), list[Event]()
        game.play(state, seat, action, events)
        if game.turn(state).kind is Kind.CHANCE or any(event.reveals() for event in events):
            return None
        return events, state

    def _enter(self, move: WrittenMove) -> list[Step]:
        action = self.scribe.read_action(move.action)
        if move.seat != LUCK:
            self.order.append(move.seat)
            return self.match.act(move.seat, action)
        self.dealer.drawn += 1
        return self.match.luck(action)

    def _settle(self, arrivals: set[int]) -> list[Step]:
        steps: list[Step] = []
        while self.match.turn().kind is Kind.CHANCE:
            odds = self.match.chances()
            dealt = self.dealer.deal(odds)  # in a race too: what follows does not depend on who decided it
            first = self._first(odds) if isinstance(dealt, Fastest) else None
            if first is not None:
                arrivals.add(1 + len(steps))  # after the act that settled it
            steps += self.match.luck(dealt if first is None else first)
        return steps

    def _first(self, odds: Odds[Any]) -> Action | None:
        """The winner of a race between seats whose calls we saw come in."""
        outcomes = odds.outcomes
        racers = {outcome.seat: outcome for outcome in outcomes if isinstance(outcome, Fastest)}
        if len(racers) < len(outcomes) or not racers.keys() <= set(self.order):
            return None
        return next(racers[seat] for seat in self.order if seat in racers)

    def _tell(
        self,
        kind: str,
        seat: int | None,
        steps: list[Step],
        *,
        before: int = 0,
        bot: str | None = None,
        arrivals: set[int] | None = None,
    ) -> Chapter:
        chapter = Chapter(self.seq + 1, kind, seat, bot, steps, arrivals or set(), before)
        self.chapters.append(chapter)
        self._ask(chapter)
        return chapter

    def _ask(self, chapter: Chapter) -> None:
        """While others' sealed choices come in, the question to the rest stays the same."""
        asked = self.match.turn()
        same = chapter.kind in ("hint", "away", "back") or (
            self.turn.kind is asked.kind is Kind.TOGETHER
            and asked.seats == tuple(seat for seat in self.turn.seats if seat != chapter.seat)
        )
        if not same:
            self.order = []
            self.fresh = dict.fromkeys(asked.seats, chapter.seq)
        self.turn = asked
