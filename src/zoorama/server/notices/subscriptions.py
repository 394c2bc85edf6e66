"""What people choose: what to be told of, and where."""

import asyncio
from hashlib import sha256
from secrets import token_urlsafe

from zoorama.engine.errors import Unreadable
from zoorama.server.clock import Clock
from zoorama.server.errors import NotAllowed, TooMany
from zoorama.server.limits import RateLimiter, address_key
from zoorama.server.notices.compose import trial
from zoorama.server.notices.dispatcher import Dispatcher
from zoorama.server.notices.mail import read_address
from zoorama.server.notices.outbound import BadAddress
from zoorama.server.notices.own import shown_address
from zoorama.server.notices.planner import Planner
from zoorama.server.notices.push import read_keys
from zoorama.server.notices.wishes import read_wishes, save_wishes
from zoorama.server.protocol.notices import (
    Channel,
    Confirmed,
    NoticeInfo,
    NoticeTarget,
    NoticeTrial,
    NoticeWishes,
    PlainTarget,
    PushTarget,
)
from zoorama.server.settings import Notices
from zoorama.server.store.notices import TargetRow

DAY = 86_400
DEVICES = 10  # a person; one more takes the place of the oldest
ASKS = 5  # e-mails that ask for a confirmation: a day for one person, one address, one visitor
TRIALS, TRIAL_EVERY = 3, 300  # tests in a row, and seconds until there is one more


class Subscriptions:
    def __init__(self, planner: Planner, dispatcher: Dispatcher, clock: Clock, settings: Notices) -> None:
        self.planner = planner
        self.dispatcher = dispatcher
        self.store = planner.store
        self.channels = dispatcher.channels
        self.clock = clock
        self.settings = settings
        self.asks = RateLimiter(ASKS / DAY, ASKS, clock.monotonic)
        self.trials = RateLimiter(1 / TRIAL_EVERY, TRIALS, clock.monotonic)

    def shared_limits(self) -> dict[str, RateLimiter]:
        """Of all servers together."""
        return {"notice-mails": self.asks, "notice-tests": self.trials}

    async def info(self, person: str) -> NoticeInfo:
        channels = self.channels
        text = await self.store.wishes(person)
        return NoticeInfo(
            offered=[name for name in ("push", "email", "webhook") if name in channels.offered()],
            push_key=channels.push.vapid.public if channels.push is not None else "",
            wishes=None if text is None else await read_wishes(self.store, person),
            targets=[self._shown(target) for target in await self.store.targets(person)],
            daily=self.settings.daily,
        )

    async def choose(self, person: str, wishes: NoticeWishes) -> NoticeInfo:
        await save_wishes(self.store, person, wishes)
        return await self.info(person)

    async def add_device(self, person: str, wish: PushTarget) -> NoticeInfo:
        self._need("push")
        self._check(wish.endpoint, self.settings.push_hosts, "endpoint")
        name, keys = sha256(wish.endpoint.encode()).hexdigest()[:24], read_keys(wish.p256dh, wish.auth)
        await self._add(TargetRow(name, person, "push", wish.endpoint, keys, confirmed=True, created=self.clock.now()))
        devices = [target for target in await self.store.targets(person) if target.channel == "push"]
        for target in devices[:-DEVICES]:
            await self.store.drop_target(target.id)
        return await self.info(person)

    async def add_address(self, person: str, visitor: str, wish: PlainTarget) -> NoticeInfo:
        """An e-mail address or a webhook, in place of the one before."""
        self._need(wish.channel)
        if wish.channel == "email":
            address, confirmed = read_address(wish.address), False
            self._limit_asks(person, address.lower(), address_key(visitor))
        else:
            address, confirmed = wish.address, True
            self._check(address, self.settings.webhook_hosts, "address")
        await self.store.drop_channel(person, wish.channel)
        target = TargetRow(token_urlsafe(12), person, wish.channel, address, "", confirmed, self.clock.now())
        await self._add(target)
        if not confirmed:
            await self._ask(target, wish.language)
        return await self.info(person)

    async def drop(self, person: str, target: str) -> NoticeInfo:
        if any(one.id == target for one in await self.store.targets(person)):
            await self.store.drop_target(target)
        return await self.info(person)

    async def confirm(self, token: str) -> Confirmed:
        name = self.channels.tokens.read_confirming(token, self.clock.now())
        target = None if name is None else await self.store.target(name)
        if target is None:
            raise NotAllowed("notice-link-gone")
        await self.store.confirm(target.id)
        await self.planner.review_of(target.person)
        return Confirmed("email", target.address)

    async def unsubscribe(self, token: str) -> Confirmed:
        """Done twice it is done: whoever clicks again is told the same."""
        name = self.channels.tokens.read_stopping(token)
        if name is None:
            raise NotAllowed("notice-link-gone")
        target = await self.store.drop_target(name)
        return Confirmed("email", "" if target is None else target.address)

    async def try_out(self, person: str) -> NoticeTrial:
        if not self.trials.take(person):
            raise TooMany("notice-tests", TRIALS, self.trials.wait(person))
        wishes = await read_wishes(self.store, person)
        targets = [target for target in await self.store.targets(person) if target.confirmed]
        sent = await asyncio.gather(*(self.dispatcher.deliver(one, trial(wishes.language)) for one in targets))
        outcome: dict[bool, list[Channel]] = {True: [], False: []}
        for target, delivery in zip(targets, sent, strict=True):
            outcome[delivery.result == "sent"].append(as_channel(target.channel))
        return NoticeTrial(sent=outcome[True], failed=outcome[False])

    # Their parts

    def _need(self, channel: str) -> None:
        if channel not in self.channels.offered():
            raise NotAllowed("not-offered")

    def _check(self, address: str, hosts: tuple[str, ...], field: str) -> None:
        try:
            self.channels.outbound.check(address, hosts)
        except BadAddress as error:
            raise Unreadable(field, "closed-address") from error

    def _limit_asks(self, *keys: str) -> None:
        for key in keys:
            if not self.asks.take(key):
                raise TooMany("notice-mails", ASKS, self.asks.wait(key))

    async def _add(self, target: TargetRow) -> None:
        if await self.store.wishes(target.person) is None:
            await save_wishes(self.store, target.person, NoticeWishes())
        await self.store.save_target(target)
        if target.confirmed:
            await self.planner.review_of(target.person)

    async def _ask(self, target: TargetRow, language: str) -> None:
        assert self.channels.email is not None
        delivery = await self.channels.email.ask(target, language, self.clock.now())
        if delivery.result != "sent":
            await self.store.drop_target(target.id)
            raise NotAllowed("mail-refused")

    def _shown(self, target: TargetRow) -> NoticeTarget:
        hook = self.channels.webhook
        return NoticeTarget(
            id=target.id,
            channel=as_channel(target.channel),
            address=shown_address(target),
            confirmed=target.confirmed,
            created=round(target.created * 1000),
            secret=hook.secret_of(target) if target.channel == "webhook" and hook is not None else None,
        )


def as_channel(name: str) -> Channel:
    return "push" if name == "push" else "email" if name == "email" else "webhook"
