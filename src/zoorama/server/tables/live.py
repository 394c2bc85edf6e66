"""A game while it is played: each change is played, stored, announced and scheduled, in this order."""

import asyncio
from collections.abc import Sequence
from functools import partial

from zoorama.bots.advice import Advice
from zoorama.bots.registry import hint_bot
from zoorama.engine.game import Action, Kind
from zoorama.engine.record import Move
from zoorama.server.clock import Timer
from zoorama.server.errors import NotAllowed, Stale, TooMany
from zoorama.server.protocol.encode import score_sheets
from zoorama.server.protocol.messages import Ack, Act, AskHint, AskPreview, Preview, Refusal, Return, Undo
from zoorama.server.protocol.problems import problem_of
from zoorama.server.tables import answers, seating, timing
from zoorama.server.tables.bots import BotRunner, told
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.crowd import Listener
from zoorama.server.tables.model import Answer, TableModel
from zoorama.server.tables.session import Entry, Session

AT_ONCE = 8  # moves of another game that are played without others having their turn

GameMessage = Act | Undo | AskHint | AskPreview | Return


class LiveGame:
    def __init__(self, context: TableContext, session: Session) -> None:
        self.context = context
        self.session = session
        self.bots = BotRunner(context.services, context.encoder, context.id)
        self.quotas = context.services.quotas
        self.timer: Timer | None = None
        self.hints: dict[int, tuple[int, Advice]] = {}  # by seat: the last hint, and since when its question is put

    async def start(self, model: TableModel, given: Sequence[Move] = ()) -> None:
        """A study begins from the position after these moves."""
        entries = []
        for first in range(0, len(given), AT_ONCE):
            entries.append(self.session.give(given[first : first + AT_ONCE]))
            await asyncio.sleep(0)
        await self._commit(model, [*entries, self.session.start()])

    def resume(self) -> None:
        """After the game was loaded from the store."""
        timing.resume(self.context.model, self.context.server_started, self.context.now())
        self.schedule()

    async def close(self) -> None:
        self._cancel_timer()
        await self.bots.stop()

    # From people

    async def handle(self, listener: Listener, message: GameMessage) -> None:
        if not self.context.model.sits(listener.person, message.seat):
            raise NotAllowed("not-your-seat", seat=message.seat + 1)
        match message:
            case Act():
                await self.act(listener, message)
            case Undo():
                await self.undo(listener, message)
            case AskHint():
                self.hint(listener, message)
            case AskPreview():
                self.preview(listener, message)
            case Return():
                await self.return_person(listener.person)
                self._acknowledge(listener, message.id, self.session.seq)

    async def act(self, listener: Listener, message: Act) -> None:
        session, seat = self.session, message.seat
        if self._is_repeated(listener, message):
            return
        await self.return_person(listener.person)
        if session.is_stale(seat, message.seq):
            raise Stale(seat)
        action = self.context.encoder.read_action(message.action)
        if session.turn.silence is not None:
            await self._answer(self._sealed(seat, action, message.id), listener)
            return
        entry = session.act(seat, action, message.id)
        model = self.context.model.copy()
        timing.answer(model, seat, self.context.now())
        await self._commit(model, [entry], (listener, seat))

    async def undo(self, listener: Listener, message: Undo) -> None:
        if self._is_repeated(listener, message):
            return
        if message.seq != self.session.seq:
            raise Stale(message.seat)
        most = self.quotas.quotas.undos
        if self.session.undos(message.seat) >= most:
            raise TooMany("undos", most)
        entry = self.session.undo(message.seat, message.id)
        await self._commit(self.context.model.copy(), [entry], (listener, message.seat))

    def hint(self, listener: Listener, message: AskHint) -> None:
        answers.need_none(self.context.model, message.seat)
        since = self.session.asked_since.get(message.seat)
        known = self.hints.get(message.seat)
        if known is not None and known[0] == since:
            self._tell_hint(listener, message, known[1])
            return
        if self.session.hints(message.seat) >= self.quotas.quotas.hints:
            raise TooMany("hints", self.quotas.quotas.hints)

        def hinted(advice: Advice) -> None:
            self.context.mailbox.spawn(self._hinted, listener, message, since, advice)

        self.bots.hint(self.session, message.seat, hinted)

    def preview(self, listener: Listener, message: AskPreview) -> None:
        encoder, game, seat = self.context.encoder, self.context.game, message.seat
        self.quotas.previews.take(listener.person)
        seen = self.session.preview(seat, encoder.read_action(message.action))
        if seen is None:
            raise NotAllowed("no-preview")
        events, state = seen
        preview = Preview(
            id=message.id,
            seat=seat,
            events=[encoder.value(shown) for event in events if (shown := event.to(seat)) is not None],
            view=encoder.value(game.view(state, seat)),
            standings=score_sheets(game.scores(state)),
        )
        self.context.broadcast.tell(listener, preview)

    async def return_person(self, person: str) -> None:
        """Give the person's seats back that a bot played meanwhile."""
        model = self.context.model
        away = [seat for seat in model.seats_of(person) if model.sitters[seat].away]
        if away and model.stage == "playing":
            model = model.copy()
            for seat in away:
                seating.give_back(model, seat)
                timing.restart(model, seat, self.context.now())
            await self._commit(model, [self.session.note("back", seat) for seat in away])
            self.context.table_changed()

    async def take_over(self, model: TableModel, seats: Sequence[int]) -> None:
        """Bots play the seats of people who are away."""
        bot = self._strongest()
        for seat in seats:
            seating.take_over(model, seat, bot)
        await self._commit(model, [self.session.note("away", seat, bot) for seat in seats])
        self.context.table_changed()

    # Unasked

    async def on_time(self) -> None:
        """A reaction window closes, or somebody's time is up."""
        session, model, now = self.session, self.context.model.copy(), self.context.now()
        if model.stage != "playing":
            return
        closes, silence = timing.closes(model), session.turn.silence
        if closes is not None and closes <= now and silence is not None:
            await self._close_window(model)
        elif (late := timing.late(model, now)) and silence is not None:
            for seat in late:
                await self._answer(self._sealed(seat, silence))
        elif late:
            for seat in late:
                timing.answer(model, seat, now)
            await self.take_over(model, late)
        else:
            self.schedule()

    def _bot_decided(self, seat: int, since: int, bot: str, action: Action) -> None:
        self.context.mailbox.spawn(self._act_for_bot, seat, since, bot, action)

    async def _act_for_bot(self, seat: int, since: int, bot: str, action: Action) -> None:
        """Unless the question is gone, or another plays the seat now."""
        session = self.session
        asked = session.asked_since.get(seat) == since and seat in session.turn.seats
        if not asked or self.context.model.sitters[seat].bot != bot:
            return
        if session.turn.silence is not None:
            await self._answer(self._sealed(seat, action, bot=bot))
        else:
            await self._commit(self.context.model.copy(), [session.act(seat, action, bot=bot)])

    async def _hinted(self, listener: Listener, message: AskHint, since: int | None, advice: Advice) -> None:
        session, seat, broadcast = self.session, message.seat, self.context.broadcast
        open_still = answers.given_by(self.context.model, seat) is None
        current = since is not None and session.asked_since.get(seat) == since
        if open_still and current and advice.action in session.match.legal(seat):
            await self._note_hint(seat)
            self.hints[seat] = session.asked_since[seat], advice
            self._tell_hint(listener, message, advice)
        else:
            broadcast.tell(listener, Refusal(id=message.id, problem=problem_of(Stale(seat))))

    def _tell_hint(self, listener: Listener, message: AskHint, advice: Advice) -> None:
        self.context.broadcast.tell(listener, told(advice, message, self.context.encoder))

    async def _note_hint(self, seat: int) -> None:
        """Everybody is told of a hint; in an open window not before it closes."""
        session, model = self.session, self.context.model.copy()
        if session.turn.silence is None:
            await self._commit(model, [self._hint_entry(seat)])
        else:
            model.hinted[seat] = session.asked_since[seat]
            await self._save(model)

    def _hint_entry(self, seat: int) -> Entry:
        return self.session.note("hint", seat, self._strongest())

    def _strongest(self) -> str:
        return hint_bot(self.context.game, len(self.session.match.players))

    def schedule(self) -> None:
        """Set the timer, and have the bots decide that are asked."""
        context = self.context
        self._cancel_timer()
        if context.model.stage != "playing":
            return
        due = timing.next_due(context.model)
        if due is not None:
            self.timer = context.services.clock.call_at(due, partial(context.mailbox.spawn, self.on_time))
        watched = bool(context.broadcast.listeners)
        self.bots.start_decisions(self.session, context.model, self._bot_decided, watched=watched)

    def _cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # Reaction windows

    def _sealed(self, seat: int, action: Action, act_id: str = "", bot: str = "") -> Answer:
        """An answer to the question that is put, if the seat may give it."""
        context, session = self.context, self.session
        answers.need_none(context.model, seat)
        session.match.check(seat, action)
        return Answer(seat, context.encoder.action(action), session.asked_since[seat], context.now(), act_id, bot)

    async def _answer(self, answer: Answer, acked: Listener | None = None) -> None:
        """Store a sealed answer, and tell nobody but whose it is. The last closes a window that waits for everybody."""
        context, session, model = self.context, self.session, self.context.model.copy()
        model.answers.append(answer)
        if timing.closes(model) is None and answers.is_complete(model, session.turn):
            await self._close_window(model, None if acked is None else (acked, answer.seat))
            return
        await self._save(model)
        if not answer.bot:
            context.broadcast.tell_answered(session, model, answer.seat)
        if acked is not None:
            self._acknowledge(acked, answer.act_id, session.seq)
        self.schedule()

    async def _close_window(self, model: TableModel, acked: tuple[Listener, int] | None = None) -> None:
        """Play all answers at once: the calls as they arrived, then silence for everybody else."""
        for answer in model.answers:
            if not answer.bot:
                timing.answer(model, answer.seat, answer.at)
        given = list(answers.in_order(model, self.session.turn, self.context.encoder))
        entries = [self._hint_entry(seat) for seat in sorted(model.hinted)]
        entries += [self.session.act(one.seat, one.action, one.act_id, one.bot) for one in given]
        await self._commit(model, entries, acked)

    async def _save(self, model: TableModel) -> None:
        """Store what nobody else is told yet."""
        context = self.context
        try:
            await context.journal.save_row(model)
        except BaseException as error:
            context.lose(error)
            raise
        context.swap(model)

    # The transaction

    async def _commit(self, model: TableModel, entries: list[Entry], acked: tuple[Listener, int] | None = None) -> None:
        """What was just played is stored before it is announced. If it cannot be stored, it has not happened.

        `acked` is who waits for an acknowledgement, and the seat they acted for.
        `model` is a changed copy of the table's. It is swapped in once it is stored: until then nobody sees it.
        """
        context, session = self.context, self.session
        before = entries[0].seq - 1
        timing.ask(model, session.turn, session.asked_since, before, context.now())
        answers.drop_gone(model, session.asked_since)
        if session.turn.kind is Kind.OVER and model.stage == "playing":
            model.finish(score_sheets(session.match.scores()))
        try:
            await context.journal.append(model, entries)
        except BaseException as error:
            context.lose(error)
            raise
        context.swap(model)
        for entry in entries:
            if acked is not None and entry.act_id and entry.seat == acked[1]:
                self._acknowledge(acked[0], entry.act_id, entry.seq)
        context.broadcast.send(session, model, before)
        if model.stage == "over":
            context.table_changed()
        self.schedule()

    def _is_repeated(self, listener: Listener, message: Act | Undo) -> bool:
        """The same id again is the same act: it is acknowledged with the seq it got."""
        seq = self.session.done.get((message.seat, message.id))
        if seq is None and answers.is_repeated(self.context.model, message.seat, message.id):
            seq = self.session.seq
        if seq is not None:
            self._acknowledge(listener, message.id, seq)
        return seq is not None

    def _acknowledge(self, listener: Listener, message_id: str, seq: int) -> None:
        self.context.broadcast.tell(listener, Ack(id=message_id, seq=seq))
