"""The channels that the operator has configured."""

import secrets
from dataclasses import dataclass
from typing import Protocol

from zoorama.server.notices.mail import MailChannel
from zoorama.server.notices.message import Delivery, Message
from zoorama.server.notices.outbound import BadAddress, Outbound, Unsendable
from zoorama.server.notices.push import PushChannel
from zoorama.server.notices.tokens import Tokens
from zoorama.server.notices.vapid import Vapid, fresh_key
from zoorama.server.notices.webhook import WebhookChannel
from zoorama.server.settings import Notices
from zoorama.server.store.notices import TargetRow
from zoorama.server.store.store import Store


class Channel(Protocol):
    async def send(self, target: TargetRow, message: Message, now: float) -> Delivery: ...


@dataclass(frozen=True)
class Channels:
    outbound: Outbound
    tokens: Tokens
    push: PushChannel | None = None
    email: MailChannel | None = None
    webhook: WebhookChannel | None = None

    def offered(self) -> dict[str, Channel]:
        named: dict[str, Channel | None] = {"push": self.push, "email": self.email, "webhook": self.webhook}
        return {name: channel for name, channel in named.items() if channel is not None}

    async def send(self, target: TargetRow, message: Message, now: float) -> Delivery:
        channel = self.offered().get(target.channel)
        if channel is None:
            return Delivery("failed")  # no longer configured
        try:
            return await channel.send(target, message, now)
        except BadAddress:
            return Delivery("failed")
        except Unsendable:
            return Delivery("later")

    def close(self) -> None:
        if self.email is not None:
            self.email.close()


async def open_channels(settings: Notices, store: Store) -> Channels:
    """Keys that are not configured are made at first need and kept in the store."""
    outbound = Outbound(settings.timeout, closed_network=settings.closed_network)
    key = await store.secrets.ensure("notices", secrets.token_hex(32))
    tokens, site = Tokens(key), settings.site.rstrip("/")
    if not site:
        return Channels(outbound, tokens)
    vapid = Vapid(await store.secrets.ensure("vapid", fresh_key()), settings.contact or site)
    signing = settings.webhook_secret or key
    return Channels(
        outbound,
        tokens,
        PushChannel(outbound, settings.push_hosts, vapid),
        MailChannel(settings, site, tokens) if settings.smtp_host and settings.smtp_from else None,
        WebhookChannel(outbound, settings.webhook_hosts, site, signing) if settings.webhooks else None,
    )
