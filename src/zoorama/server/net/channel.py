"""Messages in both directions between a device and its connection here, whatever carries them."""

from typing import Any, Protocol

EXTENSION = "zoorama.channel"


class Receiver(Protocol):
    def heard(self, text: str | None) -> None:
        """A whole message; None if it was not text."""

    def drained(self) -> None:
        """More can be written."""

    def lost(self) -> None:
        """The other side is gone. May be called more than once."""


class Channel(Protocol):
    """Messages of an accepted socket."""

    receiver: Receiver | None
    full: bool  # the other side must read before more is written

    def write(self, text: str) -> None: ...

    def pause(self) -> None:
        """Take nothing more in for now."""

    def resume(self) -> None: ...


def channel_of(scope: Any) -> Channel:
    channel: Channel = scope["extensions"][EXTENSION]
    return channel
