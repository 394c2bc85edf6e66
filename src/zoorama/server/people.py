"""Guests: an identity is a signed cookie, a name is kept once somebody gives one."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import replace

from zoorama.characters import ANIMALS
from zoorama.engine.errors import Unreadable
from zoorama.names import is_name, is_visible, tidy_name, with_few_marks
from zoorama.server.errors import NotAllowed
from zoorama.server.keys import KeyRing
from zoorama.server.protocol.messages import Me, Rename, Transfer
from zoorama.server.store.store import PersonRow, Store

COOKIE = "zoorama"
LASTS = 400 * 86_400  # seconds; browsers keep none longer
TRANSFER_LASTS = 15 * 60
DAY = 86_400
JOINERS = "\u200c\u200d"


class People:
    def __init__(self, store: Store, keys: KeyRing, now: Callable[[], float]) -> None:
        self.store = store
        self.keys = keys
        self.now = now
        self.generations: dict[str, int] = {}  # of those who have ended devices of theirs; else 0

    async def load(self) -> None:
        """Generations only grow: whoever ended devices since the store was asked keeps theirs."""
        for person, generation in (await self.store.personal.generations()).items():
            self.generations[person] = max(generation, self.generations.get(person, 0))

    def newcomer(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, person: str) -> str:
        """The cookie of somebody; generation 0 is left out, as in cookies from before there were generations."""
        generation = self.generations.get(person, 0)
        return self.keys.sign(f"{person}.{generation}" if generation else person)

    def read(self, cookie: str | None) -> str | None:
        """Who a cookie belongs to, if we gave it and its device was not ended since."""
        person, _, generation = (self.keys.read(cookie) or "").partition(".")
        current = (generation or "0") == str(self.generations.get(person, 0))
        return person if person and current else None

    async def me(self, person: str) -> Me:
        row, public = await self.store.person(person), public_id(person)
        if row is not None and row.seen < self.now() - DAY:
            await self.store.save_person(replace(row, seen=self.now()))
        name, animal = (row.name, row.animal) if row else ("", "")
        return Me(id=public, name=name or guest_name(public), animal=animal or guest_animal(public))

    async def rename(self, person: str, wish: Rename) -> Me:
        now, old = self.now(), await self.store.person(person)
        row = old or PersonRow(person, "", now, now)
        name = row.name if wish.name is None else proper_name(wish.name)
        animal = row.animal if wish.animal is None else proper_animal(wish.animal)
        await self.store.save_person(replace(row, name=name, animal=animal, seen=now))
        return await self.me(person)

    async def end_other_devices(self, person: str) -> None:
        """Every cookie given until now is void, and every link to another device."""
        generation = self.generations.get(person, 0) + 1
        if await self.store.person(person) is None:
            await self.store.save_person(PersonRow(person, "", self.now(), self.now()))
        await self.store.personal.set_generation(person, generation)
        await self.store.personal.revoke_transfers(person)
        self.generations[person] = generation

    async def offer_transfer(self, person: str) -> Transfer:
        token, until = secrets.token_urlsafe(24), self.now() + TRANSFER_LASTS
        await self.store.offer_transfer(digest(token), person, until)
        return Transfer(token=token, until=round(until * 1000))

    async def arrive(self, token: str) -> str:
        person = await self.store.take_transfer(digest(token), self.now())
        if person is None:
            raise NotAllowed("transfer-gone")
        return person


def proper_name(name: str) -> str:
    """Fit to be shown: visible and not too long."""
    tidy = tidy_name(name)
    if not is_name(tidy):
        raise NotAllowed("not-a-name", name=tidy[:40])
    return tidy


def proper_animal(animal: str) -> str:
    if animal not in ANIMALS:
        raise Unreadable("animal", "unknown-word", {"given": animal, "known": ", ".join(ANIMALS)})
    return animal


def guest_name(public: str) -> str:
    """No word, so that every client can say it in the reader's language."""
    return f"#{int(public[:4], 16) % 9000 + 1000}"


def guest_animal(public: str) -> str:
    return ANIMALS[int(public[4:8], 16) % len(ANIMALS)]


def proper_line(text: str) -> str:
    """Chat on one line, without invisible or direction-changing characters; joiners make letters and emoji."""
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable() or letter in JOINERS)
    if not is_visible(shown):
        raise Unreadable("text", "unprintable")
    return with_few_marks(shown)


def public_id(person: str) -> str:
    """The person's id itself is half a credential and never leaves."""
    return hashlib.sha256(b"public" + person.encode()).hexdigest()[:16]


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
