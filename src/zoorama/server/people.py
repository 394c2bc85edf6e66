"""Guests: an identity is a signed cookie, a name is kept once somebody gives one."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

from zoorama.engine.errors import Unreadable
from zoorama.names import is_name
from zoorama.server.errors import NotAllowed
from zoorama.server.protocol.messages import Me, Transfer
from zoorama.server.store.store import PersonRow, Store

COOKIE = "zoorama"
LASTS = 400 * 86_400  # seconds; browsers keep none longer
TRANSFER_LASTS = 15 * 60
JOINERS = "\u200c\u200d"


class People:
    def __init__(self, store: Store, key: str, now: Callable[[], float]) -> None:
        self.store = store
        self.key = bytes.fromhex(key)
        self.now = now

    def newcomer(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def read(self, cookie: str | None) -> str | None:
        """Who a cookie belongs to, if we gave it."""
        person, _, signature = (cookie or "").partition(".")
        valid = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if person and valid else None

    async def me(self, person: str) -> Me:
        return Me(id=public_id(person), name=await self.name(person))

    async def name(self, person: str) -> str:
        row = await self.store.person(person)
        return row.name if row else f"Guest {int(public_id(person)[:4], 16) % 9000 + 1000}"

    async def rename(self, person: str, name: str) -> Me:
        now, row = self.now(), await self.store.person(person)
        await self.store.save_person(PersonRow(person, proper_name(name), row.created if row else now, now))
        return await self.me(person)

    async def offer_transfer(self, person: str) -> Transfer:
        token, until = secrets.token_urlsafe(24), self.now() + TRANSFER_LASTS
        await self.store.offer_transfer(digest(token), person, until)
        return Transfer(token=token, until=round(until * 1000))

    async def arrive(self, token: str) -> str:
        person = await self.store.take_transfer(digest(token), self.now())
        if person is None:
            raise NotAllowed("transfer-gone")
        return person

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()


def proper_name(name: str) -> str:
    """Fit to be shown: printable and not too long."""
    trimmed = " ".join(name.split())
    if not is_name(trimmed):
        raise NotAllowed("not-a-name", name=trimmed[:40])
    return trimmed


def proper_line(text: str) -> str:
    """Chat on one line, without invisible or direction-changing characters; joiners make letters and emoji."""
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable() or letter in JOINERS)
    if not shown.strip(f" {JOINERS}"):
        raise Unreadable("text", "unprintable")
    return shown


def public_id(person: str) -> str:
    """The person's id itself is half a credential and never leaves."""
    return hashlib.sha256(b"public" + person.encode()).hexdigest()[:16]


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
