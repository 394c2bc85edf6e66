"""What a host asks of their table over HTTP, and what those who sit add to its luck."""

from typing import Annotated, Literal

from msgspec import Meta

from zoorama.server.protocol.messages import Closed, Contribution, Seat

GuestId = Annotated[str, Meta(min_length=1, max_length=40)]  # as `wishes` and `kept_out` of a table name it


class Controls(Closed):
    """What is left out stays as it is."""

    approve: bool | None = None  # the host says who may sit
    chat: Literal["everybody", "seated", "off"] | None = None  # who may write


class KeepOut(Closed):
    """One of them: who sits there, who wrote this line, or who wishes to sit."""

    seat: Seat | None = None
    line: Annotated[int, Meta(ge=1, le=2**53 - 1)] | None = None
    guest: GuestId | None = None


class NamedGuest(Closed):
    guest: GuestId


class Reply(Closed):
    """To a wish to sit."""

    guest: GuestId
    yes: bool


class Contribute(Closed):
    """For all seats of one's own, or one."""

    contribution: Contribution
    seat: Seat | None = None


class Rematch(Closed):
    contribution: Contribution = ""  # of whoever asks
