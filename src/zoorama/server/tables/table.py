"""A live table: each command is a method, and the table runs them one at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from math import inf
from random import SystemRandom

from zoorama.engine.errors import Unreadable, ZooramaError
from zoorama.engine.record import Move
from zoorama.server.errors import NotAllowed, Stale, TooMany
from zoorama.server.protocol.messages import (
    PROTOCOL,
    Ack,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    Problem,
    Refusal,
    Say,
    TableInfo,
    Welcome,
)
from zoorama.server.protocol.problems import problem_of
from zoorama.server.settings import Quotas
from zoorama.server.store.store import EntryRow
from zoorama.server.tables import answers, hosting, seating, timing
from zoorama.server.tables.chat import Chat
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.crowd import Listener
from zoorama.server.tables.live import LiveGame
from zoorama.server.tables.mailbox import Mailbox, command, shielded_command
from zoorama.server.tables.model import Study, TableModel, Wish
from zoorama.server.tables.replay import moves_by_step
from zoorama.server.tables.stored_log import restore_in_slices


class Table:
    def __init__(self, context: TableContext) -> None:
        self.id = context.id
        self.context = context
        self.mailbox: Mailbox = context.mailbox
        self.chat = Chat(context.id, context.services.store, context.lease)
        self.live: LiveGame | None = None  # once the game has begun
        self.idle_since = context.services.clock.monotonic()

    # Loading and unloading

    async def load(self, log: list[EntryRow]) -> None:
        """Replay the stored log. Where the row is behind it, the row's figures are rebuilt."""
        context, session = self.context, self.context.new_session(self.context.model)
        await restore_in_slices(session, log)
        session.resume()
        answers.drop_gone(context.model, session.asked_since)
        if log and log[-1].at > context.journal.touched:
            context.journal.touched = log[-1].at
            timing.ask(context.model, session.turn, session.asked_since, known=-1, now=log[-1].at)
        self.live = LiveGame(context, session)
        self.live.resume()

    def abandon(self) -> None:
        """Refuse all further commands, send everybody away, and close."""
        self.mailbox.closed = True
        self.dismiss("restart")
        asyncio.get_running_loop().create_task(self.close())

    async def close(self) -> None:
        """Drops every reference back to the table, so that it is freed without the garbage collector."""
        await self.mailbox.close()  # first: the command that runs may still set a timer
        self.context.broadcast.close()
        if self.live is not None:
            await self.live.close()

    def dismiss(self, reason: str) -> bool:
        """Send everybody away; whether anybody is still here."""
        self.context.broadcast.dismiss_all(reason)
        return bool(self.context.broadcast.listeners)

    def is_idle(self, since: float) -> bool:
        busy = self.context.broadcast.listeners or (self.live is not None and self.live.bots.is_busy())
        return not busy and self.mailbox.is_idle() and self.idle_since < since

    def is_played(self) -> bool:
        model, connected = self.context.model, self.context.broadcast.connected()
        return model.stage == "playing" and any(model.seats_of(person) for person in connected)

    def is_behind(self, until: float) -> bool:
        """Whether the row is behind the log, and nothing has happened since then."""
        return self.context.journal.is_behind(until)

    def is_timed(self) -> bool:
        """Whether a reaction window is open, or a clock runs by the second."""
        model = self.context.model
        return model.window is not None or model.pace.kind == "clock"

    @shielded_command
    async def save_row(self) -> None:
        await self.context.journal.save_row(self.context.model)

    @shielded_command
    async def retire(self) -> None:
        """The last command: all others are refused."""
        if self.is_behind(inf):
            await self.context.journal.save_row(self.context.model)
        self.mailbox.closed = True

    # Looking

    def info(self, person: str) -> TableInfo:
        return self.context.info(person)

    def moves_until(self, step: int) -> list[Move]:
        """Those of a finished game up to a step of its replay, after which there is something left to play."""
        assert self.live is not None
        match, steps = self.live.session.match, moves_by_step(self.live.session.entries)
        if step >= len(steps):
            raise Unreadable("step", "out-of-range", {"given": str(step), "low": 0, "high": len(steps) - 1})
        if steps[step] == len(match.moves):
            raise NotAllowed("study-of-the-end")
        return match.moves[: steps[step]]

    # Seats

    @shielded_command
    async def sit(self, seat: int | None, person: str, name: str, animal: str, contribution: str) -> None:
        """Take a seat, or ask the host for it."""
        quotas, model = self._changing(person), self.context.model
        hosting.need_welcome(model, person)
        seating.need_room(model, person, seat, quotas.seats)
        if hosting.must_ask(model, person, seat):
            wish = Wish(person=person, name=name, animal=animal, seat=seat, contribution=contribution)
            await self.change(partial(hosting.ask, wish=wish, most=quotas.wishes))
        else:
            sit = partial(seating.sit, seat=seat, person=person, name=name, animal=animal, contribution=contribution)
            await self.change(sit)

    @shielded_command
    async def stand(self, seat: int, person: str) -> None:
        self._changing(person)
        await self.change(partial(seating.stand, seat=seat, person=person))

    @shielded_command
    async def withdraw(self, person: str) -> None:
        """A wish to sit."""
        self._changing(person)
        await self.change(partial(hosting.withdraw, person=person))

    @shielded_command
    async def contribute(self, person: str, seat: int | None, contribution: str) -> None:
        self._changing(person)
        await self.change(partial(seating.contribute, person=person, seat=seat, contribution=contribution))

    @shielded_command
    async def seat_bot(self, host: str, seat: int | None, bot: str) -> None:
        seating.need_host(self.context.model, host)
        self._changing(host)
        await self.change(partial(seating.seat_bot, seat=seat, bot=bot))

    @shielded_command
    async def unseat(self, host: str, seat: int) -> None:
        seating.need_host(self.context.model, host)
        self._changing(host)
        await self.change(partial(seating.unseat, seat=seat))

    @shielded_command
    async def shuffle(self, host: str) -> None:
        seating.need_host(self.context.model, host)
        self._changing(host)
        order = list(range(len(self.context.model.sitters)))
        SystemRandom().shuffle(order)
        await self.change(partial(seating.shuffle, order=order))

    @shielded_command
    async def start(self, host: str) -> None:
        context, changed = self.context, self.context.model.copy()
        context.services.draining.refuse_newcomers()
        seating.need_host(changed, host)
        seating.need_others(changed, context.broadcast.connected(), context.services.clock.now())
        seating.drop_open_seats(changed, context.game)
        await self._begin(changed)

    @shielded_command
    async def start_study(self, study: Study, given: Sequence[Move]) -> None:
        """From the position after these moves of another game. This stores it first: a study is stored begun."""
        changed = self.context.model.copy()
        changed.study = study
        await self._begin(changed, given)

    async def _begin(self, changed: TableModel, given: Sequence[Move] = ()) -> None:
        context = self.context
        changed.begin()
        timing.begin(changed)
        live = LiveGame(context, context.new_session(changed))
        await live.start(changed, given)
        self.live = live
        context.table_changed()

    @shielded_command
    async def leave(self, person: str) -> None:
        """A bot plays on for whoever leaves a game."""
        self._changing(person)
        changed = self.context.model.copy()
        seating.leave(changed, person)
        present = [seat for seat in changed.seats_of(person) if not changed.sitters[seat].away]
        if self.live is not None and changed.stage == "playing" and present:
            await self.live.take_over(changed, present)
        else:
            await self._store(changed)

    @shielded_command
    async def rematch(self, person: str, create: Callable[[TableModel], Awaitable[str]]) -> str:
        """The table the same people go on to: however many ask, it is created once."""
        model = self.context.model
        if model.stage != "over":
            raise NotAllowed("not-over")
        if not model.seats_of(person):
            raise NotAllowed("not-a-player")
        if model.rematch is not None:
            return model.rematch
        table = await create(model)
        await self.change(partial(seating.link_rematch, table=table))
        return table

    # Connections

    @command
    async def join(self, listener: Listener, since: int) -> None:
        context = self.context
        self._need_entry(listener.person)
        await self.chat.load()
        if self.live is not None:
            await self.live.return_person(listener.person)
        context.broadcast.add(listener, self.live.session.seq if self.live is not None else 0)
        welcome = Welcome(
            v=PROTOCOL,
            now=round(context.now() * 1000),
            table=context.info(listener.person),
            chat=self.chat.lines(context.model),
            seats=context.model.seats_of(listener.person),
        )
        context.broadcast.tell(listener, welcome)
        self._catch_up(listener, since)
        context.table_changed()

    def part(self, listener: Listener) -> None:
        self.mailbox.spawn(self._part, listener)

    async def _part(self, listener: Listener) -> None:
        self.context.broadcast.remove(listener)
        self.idle_since = self.context.services.clock.monotonic()
        self.context.table_changed()

    @command
    async def hear(self, listener: Listener, message: Incoming) -> None:
        if isinstance(message, Ping):
            self.context.broadcast.tell(listener, self._pong())
            return
        try:
            if isinstance(message, Say):
                await self._say(listener, message)
            elif self.live is None:
                raise NotAllowed("not-started")
            else:
                await self.live.handle(listener, message)
        except ZooramaError as error:
            self.context.services.metrics.refused_by(error)
            self.context.broadcast.tell(listener, Refusal(id=message.id, problem=problem_of(error)))
            if isinstance(error, Stale) and self.live is not None:  # what it missed is on its way already
                session = self.live.session
                self.context.broadcast.show(listener, session, self.context.model, session.seq)

    def _pong(self) -> Pong:
        return Pong(now=round(self.context.now() * 1000), restarting=self.context.services.draining.is_on)

    async def _say(self, listener: Listener, message: Say) -> None:
        context, person = self.context, listener.person
        if not self.chat.has_said(person, message.id):
            context.services.moderation.need_voice(person)
            self._may_say(person)
            name = context.model.name_of(person) or (await context.services.people.me(person)).name
            line = await self.chat.add(
                context.model, person, name, message.text, message.id, context.services.clock.now()
            )
            if line is not None:
                context.broadcast.tell_all(line)
        seq = self.live.session.seq if self.live is not None else 0
        context.broadcast.tell(listener, Ack(id=message.id, seq=seq))

    def _may_say(self, person: str) -> None:
        quotas = self.context.services.quotas
        hosting.need_voice(self.context.model, person)
        if self.chat.count() >= quotas.quotas.chat_lines:
            raise TooMany("chat-lines", quotas.quotas.chat_lines)
        quotas.chat.take(person)
        quotas.chat_table.take(self.id)

    def _need_entry(self, person: str) -> None:
        context, most = self.context, self.context.services.quotas.quotas.spectators
        hosting.need_entry(context.model, person)
        if person not in context.broadcast.known and len(context.broadcast.crowd.seen) >= most:
            raise TooMany("spectators", most)

    def tell(self, person: str, message: Outgoing) -> None:
        for listener in self.context.broadcast.devices.get(person, ()):
            self.context.broadcast.tell(listener, message)

    def send_away(self, person: str, problem: Problem) -> None:
        for listener in self.context.broadcast.devices.get(person, ()):
            listener.dismiss("refused", problem)

    def _catch_up(self, listener: Listener, since: int) -> None:
        if self.live is not None:
            self.context.broadcast.catch_up(listener, self.live.session, self.context.model, since)

    async def change(self, change: Callable[[TableModel], None]) -> None:
        """Within a command."""
        changed = self.context.model.copy()
        change(changed)
        await self._store(changed)

    def _changing(self, person: str) -> Quotas:
        """So often, and no oftener, anybody changes who sits where."""
        quotas = self.context.services.quotas
        quotas.seat_changes.take(person)
        return quotas.quotas

    async def _store(self, changed: TableModel) -> None:
        """A changed copy of the model is swapped in once it is stored."""
        context = self.context
        await context.journal.save(changed)
        if (abandoned := seating.is_abandoned(changed)) != seating.is_abandoned(context.model):
            await context.services.store.openings.close(self.id, closed=abandoned)
        context.swap(changed)
        context.table_changed()
