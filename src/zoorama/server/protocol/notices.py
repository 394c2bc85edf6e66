"""The messages of the HTTP API about notices: what a person wants to be told of, when and how."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from zoorama.server.protocol.messages import Closed

NoticeKind = Literal["turn", "reminder", "over", "rematch"]
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)  # at one table a later one makes an earlier one old news
Channel = Literal["push", "email", "webhook"]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
Token = Annotated[str, Meta(min_length=10, max_length=200)]


class NoticeWishes(Closed):
    """A notice that is due in quiet hours comes at their end."""

    kinds: list[NoticeKind] = field(default_factory=lambda: list(KINDS))
    language: Literal["en", "fr", "de", "ru"] = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # the person's time zone, such as Europe/Paris
    quiet: bool = False
    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 8 * 60


class NoticeTarget(Struct):
    """Where notices go. Of a device only what its owner needs to tell it from others."""

    id: str
    channel: Channel
    address: str  # of a device, the host of its push service
    confirmed: bool  # an e-mail address gets nothing before it is
    created: int
    secret: str | None = None  # of a webhook: its messages are signed with it


class NoticeInfo(Struct):
    offered: list[Channel]  # by this server; none: it sends no notices
    push_key: str  # the server's public key, for a browser's subscription
    wishes: NoticeWishes | None  # null until some are given
    targets: list[NoticeTarget]
    daily: int  # notices a day, at most


class PushTarget(Closed):
    """A browser's subscription, as its `toJSON` names the parts."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class PlainTarget(Closed):
    """An e-mail address or a webhook's address, and the language to write in."""

    channel: Literal["email", "webhook"]
    address: Address
    language: Literal["en", "fr", "de", "ru"] = "en"


class DropTarget(Closed):
    id: Annotated[str, Meta(max_length=40)]


class NoticeToken(Closed):
    token: Token


class NoticeTrial(Struct):
    """How a test went, by channel."""

    sent: list[Channel]
    failed: list[Channel]


class Confirmed(Struct):
    """The address a link belonged to."""

    channel: Channel
    address: str
