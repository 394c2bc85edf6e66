"""One live table: an inbox, whose work is done one by one, and a match. What is announced has been stored first."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any
from weakref import proxy

from msgspec import Raw, json

from zoorama.bots.registry import default_bot
from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import Kind, Options
from zoorama.fair.dealer import CommittedDealer
from zoorama.games import find
from zoorama.server.course import Chapter, Course
from zoorama.server.errors import NotAllowed, Stale
from zoorama.server.house import House
from zoorama.server.inbox import Inbox
from zoorama.server.offices.clerk import Clerk
from zoorama.server.offices.herald import Bulletin, Herald, Listener, foretell
from zoorama.server.offices.player import Player
from zoorama.server.offices.scribe import points
from zoorama.server.people import proper_line
from zoorama.server.seating import Seating, TableData
from zoorama.server.store.store import ChatRow, Entry
from zoorama.server.troubles import trouble
from zoorama.server.watch import Alarm
from zoorama.server.wire import (
    PROTOCOL,
    Ack,
    Act,
    AskHint,
    AskPreview,
    ChatLine,
    Hint,
    Incoming,
    Ping,
    Pong,
    Refusal,
    Return,
    Say,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
)

log = logging.getLogger("zoorama.table")

CHAT_SHOWN = 100
CALM = 0.1  # seconds in which changes of who is here are told together


class Table:
    def __init__(self, table: str, data: TableData, touched: float, house: House) -> None:
        self.id = table
        self.data = data
        self.house = house
        self.game = find(data.game, data.version)
        self.scribe = house.scribe(self.game)
        self.counter = house.metrics.acts_of(self.game.name)
        self.seating = Seating(data)
        self.clerk = Clerk(table, data, touched, house.store)
        self.time = self.clerk.time
        self.herald = Herald()
        me = proxy(self)  # no circles: a closed table goes at once, without the collector
        self.player = Player(me)
        self.course: Course | None = None
        self.chat: list[ChatRow] = []
        self.said: deque[tuple[str, str]] = deque(maxlen=CHAT_SHOWN)  # who said it under which id, to tell repeats
        self.inbox = Inbox(lambda: me.failed())
        self.do, self.here, self.post = self.inbox.do, self.inbox.here, self.inbox.post
        self.alarm: Alarm | None = None
        self.news: asyncio.TimerHandle | None = None
        self.idle_since = house.now()

    # Waking and sleeping

    def open(self) -> None:
        if self.course is not None:
            self.time.resume(self.course.fresh, self.house.opened)
            self._arrange()

    async def close(self) -> None:
        self.inbox.closed = True
        if self.alarm is not None:
            self.alarm.cancel()
        if self.news is not None:
            self.news.cancel()
        await self.player.stop()
        await self.inbox.close()

    def dismiss(self, why: str) -> None:
        for listener in self.herald.listeners:
            listener.dismiss(why)

    def is_idle(self, since: float) -> bool:
        busy = self.herald.listeners or self.player.thinking or not self.inbox.is_empty()
        return not busy and self.idle_since < since

    def failed(self) -> None:
        log.exception("table failed", extra={"table": self.id[:6]})
        self.house.distrust(self)

    # Coming and going

    async def join(self, listener: Listener, since: int) -> None:
        if not self.chat:
            self.chat = await self.house.store.chat(self.id, CHAT_SHOWN)
        await self._take_back(listener.person)
        self.herald.welcome(listener)
        self.herald.tell(
            listener,
            Welcome(
                v=PROTOCOL,
                now=round(self.house.now() * 1000),
                table=self.info(listener.person),
                chat=[chat_line(said) for said in self.chat],
                seats=self.data.seats_of(listener.person),
            ),
        )
        self.catch_up(listener, since)
        self.spread_news()

    async def part(self, listener: Listener) -> None:
        self.herald.part_with(listener)
        self.idle_since = self.house.now()
        self.spread_news()

    def catch_up(self, listener: Listener, since: int) -> None:
        if self.course is None:
            return
        since = since if since <= self.course.seq else 0
        bulletin = Bulletin(self.course, self.time)
        for seat in self.data.eyes_of(listener.person):
            listener.send(bulletin.to(seat, since))

    def info(self, person: str) -> TableInfo:
        here = self.herald.here()
        watchers = len([one for one in here if not self.data.seats_of(one)])
        return self.data.info(self.id, self.clerk.touched, person, here, watchers)

    def spread_news(self) -> None:
        """Tell everybody how the table looks, soon: what follows meanwhile is told with it."""
        if self.news is None:
            self.news = asyncio.get_running_loop().call_later(CALM, self._spread)

    def _spread(self) -> None:
        self.news = None
        for listener in self.herald.listeners:
            self.herald.tell(listener, TableChanged(table=self.info(listener.person)))

    # Before the game

    async def arrange(self, change: Callable[[Seating], object]) -> None:
        before = json.encode(self.data)
        try:
            change(self.seating)
            self.herald.reseat()
            await self._save()
        except Exception:
            self._revert(before)
            raise
        self.spread_news()

    async def start(self) -> None:
        before = json.encode(self.data)
        try:
            self.seating.start(self.game)
            self.herald.reseat()
            self.course = self._new_course()
            self.data.stage = "playing"
            self.time.begin()
            await self._keep([self.course.start()])
        except Exception:
            self.course = None
            self._revert(before)
            raise
        self.spread_news()

    async def leave(self, person: str) -> None:
        seats = self.seating.leave(person)
        left = [seat for seat in seats if self.data.stage == "playing" and not self.data.sitters[seat].away]
        if left and self.course is not None:
            await self._keep([self._give_to_bot(self.course, seat) for seat in left])
        else:
            await self._save()
        self.spread_news()

    # During the game

    async def hear(self, listener: Listener, message: Incoming) -> None:
        if isinstance(message, Ping):
            self.herald.tell(listener, Pong(now=round(self.house.now() * 1000)))
            return
        try:
            await self._heed(listener, message)
        except ZooramaError as error:
            self.house.metrics.refused(type(error).__name__)
            self.herald.tell(listener, Refusal(id=message.id, trouble=trouble(error)))
            if isinstance(error, Stale):
                self.catch_up(listener, message.seq if isinstance(message, Act | Undo) else 0)

    async def _heed(self, listener: Listener, message: Incoming) -> None:
        match message:
            case Say():
                if (listener.person, message.id) not in self.said:
                    await self.say(listener.person, message)
                    self.said.append((listener.person, message.id))
                self.herald.tell(listener, Ack(id=message.id, seq=self.course.seq if self.course else 0))
            case Act():
                await self._act(listener, message)
            case Undo():
                await self._undo(listener, message)
            case AskHint():
                course = self._playing(listener, message.seat)
                self.player.hint(course, message.seat, self._whisperer(course, listener, message))
            case AskPreview():
                course = self._playing(listener, message.seat)
                seen = foretell(course, message.id, message.seat, message.action)
                if seen is None:
                    raise NotAllowed("no-preview")
                self.herald.tell(listener, seen)
            case Return():
                self._playing(listener, message.seat)
                await self._take_back(listener.person)
                self.herald.tell(listener, Ack(id=message.id, seq=self.course.seq if self.course else 0))

    async def _act(self, listener: Listener, message: Act) -> None:
        course = self._playing(listener, message.seat)
        if not self._repeated(course, listener, message):
            await self._take_back(listener.person)
            if course.is_stale(message.seat, message.seq):
                raise Stale(message.seat)
            action = self.scribe.read_action(message.action)
            chapter = course.act(message.seat, action, message.id)
            self.time.answered(message.seat, self.house.now())
            await self._keep([chapter], act=message.id, acked=listener)

    async def _undo(self, listener: Listener, message: Undo) -> None:
        course = self._playing(listener, message.seat)
        if not self._repeated(course, listener, message):
            if message.seq != course.seq:
                raise Stale(message.seat)
            await self._keep([course.undo(message.seat, message.id)], act=message.id, acked=listener)

    def _repeated(self, course: Course, listener: Listener, message: Act | Undo) -> bool:
        seq = course.done.get((message.seat, message.id))
        if seq is not None:
            self.herald.tell(listener, Ack(id=message.id, seq=seq))
        return seq is not None

    async def act_for(self, seat: int, fresh: int, action: Any, bot: str) -> None:
        """A bot's decision, unless the question is gone."""
        course = self.course
        if course is None or course.fresh.get(seat) != fresh or seat not in course.turn.seats:
            return
        if self.data.sitters[seat].bot == bot:
            await self._keep([course.act(seat, action, bot=bot)])

    async def say(self, person: str, message: Say) -> None:
        name = self.name_of(person) or await self.house.people.name(person)
        said = ChatRow(
            self.chat[-1].number + 1 if self.chat else 1, self.house.now(), person, name, proper_line(message.text)
        )
        await self.house.store.say(self.id, said)
        self.chat = [*self.chat, said][-CHAT_SHOWN:]
        self.herald.tell_all(chat_line(said))

    def name_of(self, person: str) -> str | None:
        return next((self.data.sitters[seat].name for seat in self.data.seats_of(person)), None)

    def _playing(self, listener: Listener, seat: int) -> Course:
        if self.course is None:
            raise NotAllowed("not-started")
        if not self.data.sits(listener.person, seat):
            raise NotAllowed("not-your-seat", seat=seat + 1)
        return self.course

    def _whisperer(self, course: Course, listener: Listener, message: AskHint) -> Callable[[Any], None]:
        fresh = course.fresh.get(message.seat)

        async def whisper(action: Any) -> None:
            if course.fresh.get(message.seat) == fresh and action in course.match.legal(message.seat):
                await self._keep([course.note("hint", message.seat, default_bot(self.game))])
                hint = Hint(id=message.id, seat=message.seat, action=Raw(self.scribe.action(action)))
                self.herald.tell(listener, hint)
            else:
                self.herald.tell(listener, Refusal(id=message.id, trouble=trouble(Stale(message.seat))))

        return lambda action: self.post(lambda: whisper(action))

    # Time, bots, and those who are away

    async def _take_back(self, person: str) -> None:
        course = self.course
        if course is None or self.data.stage != "playing":
            return
        chapters = []
        for seat, sitter in enumerate(self.data.sitters):
            if sitter.away and self.data.sits(person, seat):
                sitter.away = False
                sitter.bot = ""
                self.time.returned(seat, self.house.now())
                chapters.append(course.note("back", seat))
        if chapters:
            await self._keep(chapters)
            self.spread_news()

    def _give_to_bot(self, course: Course, seat: int) -> Chapter:
        self.data.sitters[seat].away = True
        self.data.sitters[seat].bot = default_bot(self.game)
        return course.note("away", seat, self.data.sitters[seat].bot)

    async def on_time(self) -> None:
        course, now = self.course, self.house.now()
        if course is None or self.data.stage != "playing":
            return
        closes = self.time.closes()
        if closes is not None and closes <= now and course.turn.silence is not None:
            silence, silent = course.turn.silence, course.turn.seats
            await self._keep([course.act(seat, silence) for seat in silent])
            return
        late = [
            seat for seat in self.data.asked if not self.data.sitters[seat].away and is_past(self.time.due(seat), now)
        ]
        if late:
            for seat in late:
                self.time.answered(seat, now)
            await self._keep([self._give_to_bot(course, seat) for seat in late])
            self.spread_news()
        else:
            self._arrange()

    def _arrange(self) -> None:
        """Set the alarm, and have bots think that are asked."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.course is None or self.data.stage != "playing":
            return
        due = self.time.next_due()
        if due is not None:
            self.alarm = self.house.watch.wake_at(due, lambda: self.post(self.on_time))
        self.player.attend(self.course)

    # Keeping

    async def _keep(self, chapters: list[Chapter], act: str | None = None, acked: Listener | None = None) -> None:
        """Store what just happened, then tell it. If it cannot be stored, it has not happened."""
        course = self.course
        assert course is not None
        now = self.house.now()
        self.clerk.note(course, now)
        if course.turn.kind is Kind.OVER and self.data.stage == "playing":
            self.data.stage = "over"
            self.data.result = points(course.match.scores())
        began = perf_counter()
        try:
            await self.clerk.log(course, chapters, act, now)
        except BaseException:
            self.house.distrust(self)
            raise
        self.house.metrics.stored.observe(perf_counter() - began)
        self.counter.inc(len(chapters))
        if act is not None and acked is not None:
            self.herald.tell(acked, Ack(id=act, seq=course.seq))
        self.herald.announce(course, self.time, chapters[0].seq - 1)
        if self.data.stage == "over":
            self.spread_news()
        self._arrange()

    async def _save(self) -> None:
        await self.clerk.save(self.course, self.house.now())

    async def catch_up_row(self) -> None:
        if self.clerk.is_behind():
            await self.clerk.catch_up(self.course)

    def _revert(self, before: bytes) -> None:
        data = json.decode(before, type=TableData)
        for name in data.__struct_fields__:
            setattr(self.data, name, getattr(data, name))

    def _new_course(self) -> Course:
        data = self.data
        dealer = CommittedDealer(data.seed, tuple(sitter.contribution for sitter in data.sitters))
        options = self.scribe.codec.loads(bytes(data.options).decode(), Options)
        return Course(self.game, data.players(), options, self.scribe, dealer)

    def relive(self, entries: list[Entry]) -> None:
        self.course = self._new_course()
        for entry in entries:
            self.course.relive(entry.kind, entry.seat, entry.act, entry.body)
        if entries:
            self.clerk.relived(self.course, entries[-1].at)


def chat_line(said: ChatRow) -> ChatLine:
    return ChatLine(number=said.number, at=round(said.at * 1000), name=said.name, text=said.text)


def is_past(due: float | None, now: float) -> bool:
    return due is not None and due <= now
