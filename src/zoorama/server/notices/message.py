"""What is sent to a person, and how it went."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Result = Literal["sent", "gone", "later", "failed"]  # gone: nobody is there any more


@dataclass(frozen=True)
class Message:
    """In the person's language. Says nothing but what they may see at the table."""

    kind: str
    language: str
    title: str
    body: str
    path: str  # of the page it leads to
    topic: str  # a newer message takes the place of an older one with the same topic
    urgency: Literal["low", "normal", "high"] = "normal"
    lasts: int = 86_400  # seconds, after which it is no news


class Delivery(NamedTuple):
    result: Result
    wait: float = 0.0  # seconds that whoever did not take it asks for


def judged(status: int, wait: float) -> Delivery:
    """What an HTTP status says about a delivery."""
    if 200 <= status < 300:
        return Delivery("sent")
    if status in (404, 410):
        return Delivery("gone")
    if status == 429 or status >= 500:
        return Delivery("later", wait)
    return Delivery("failed")
