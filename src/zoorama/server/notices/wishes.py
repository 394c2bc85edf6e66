"""What a person wants to be told of, as the store keeps it."""

from msgspec import json

from zoorama.engine.errors import Unreadable
from zoorama.server.notices.quiet import is_zone
from zoorama.server.protocol.notices import NoticeWishes
from zoorama.server.store.notices import NoticeStore


async def read_wishes(store: NoticeStore, person: str) -> NoticeWishes:
    text = await store.wishes(person)
    return NoticeWishes() if text is None else json.decode(text, type=NoticeWishes)


async def save_wishes(store: NoticeStore, person: str, wishes: NoticeWishes) -> None:
    if not is_zone(wishes.zone):
        raise Unreadable("zone", "unknown-zone", {"given": wishes.zone})
    await store.save_wishes(person, json.encode(wishes).decode())
